import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../../scoring/calls.fixture.ts'
import { outcomeFromWords } from '../../scoring/outcome.ts'
import { reviewCall } from '../../scoring/review-call.ts'

/** What the review makes of the worry about the budget, after this reply to it. */
function settledAfter(reply: string) {
  const turns = spokenCall(`
R: Hi Dana, this is Maya from Tallyport. What happens when a truck turns up on a Monday morning?
B: They queue out to the street, and two hours is normal.
R: What does that cost you, the waiting?
B: Detention was fourteen thousand last month.
R: We text every driver a slot. A company with four plants cut its detention by a third. It is nineteen hundred dollars a site.
B: That's not crazy. It's not in this year's budget, though.
R: ${reply}
B: Under fifty thousand a year I can sign it.
R: Then could we take half an hour on Thursday at two, with Pete?
B: Thursday at two works.`)
  const { result } = reviewCall(inputOf(turns, { outcome: outcomeFromWords(turns, 'discovery') }))
  const checks = result.state === 'scored' ? result.scores.flatMap((score) => score.checks) : []
  return checks.find(({ key }) => key === 'objections.settled')?.met
}

describe('a worry that is put off', () => {
  it.each([
    'Sure, no, I get that. We can look at that later. Who would have to say yes to it?',
    'Okay. Let’s talk about the money another time. Who else would have to say yes?',
    'I hear you. We’ll come back to that at the end. Who signs something like this?',
    'Let’s not worry about that for now. Who would have to say yes to it?',
  ])('is not settled, whatever is agreed after it: %s', (reply) => {
    expect(settledAfter(reply)).toBe(false)
  })

  it('is settled by an answer', () => {
    expect(
      settledAfter(
        'That’s fair. It comes out of what you pay in detention now: the first quarter costs you nothing until it drops.',
      ),
    ).toBe(true)
  })
})
