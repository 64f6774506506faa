import type { Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { outcomeFromWords } from '../scoring/outcome.ts'
import { reviewCall } from '../scoring/review-call.ts'

/** An uploaded call to somebody who answers for a Mr Pugh, with these lines at its end. */
function atDoor(end: string): Review {
  const turns = spokenCall(`
B: Saint Mary's, school office.
R: Good morning, this is Maya from Drysill. We line flat roofs for schools, and I'm trying to reach Mr Pugh.
B: He's not in just now. What is it about?
R: It's about the hall roof: I saw the notice about the bucket in your newsletter.
B: Oh, that bucket. He's heard me on about it enough.
${end}`)
  return reviewCall(
    inputOf(turns, { type: 'gatekeeper', outcome: outcomeFromWords(turns, 'gatekeeper'), buyerName: 'Jean' }),
  )
}

const stepOf = ({ result }: Review) =>
  result.state === 'scored' ? result.scores.find(({ criterion }) => criterion === 'next-step') : undefined
const metIn = (review: Review): string[] => stepOf(review)?.checks.flatMap(({ key, met }) => (met ? [key] : [])) ?? []

describe('an uploaded call to somebody who answers', () => {
  it('has asked for something where it was asked when somebody can be reached, with the time that was given', () => {
    const review = atDoor(`
R: I can imagine. When is a good time to reach him?
B: He picks up his own phone before eight.
R: I'll try him tomorrow before eight then. Thank you, Jean.
B: Bye now.`)
    expect(metIn(review)).toEqual(expect.arrayContaining(['next-step.asked', 'next-step.when', 'next-step.agreed']))
    expect(stepOf(review)?.evidence.map(({ quote }) => quote)).toContain('When is a good time to reach him?')
    expect(review.verdict).not.toContain('without asking')
    expect(review.nextSteps[0]?.text).not.toContain('nothing was asked for')
  })

  it('has asked, and got nothing, where the answer was a no', () => {
    const review = atDoor(`
R: Could you give me his direct line?
B: I can't give that out, I'm afraid.
R: All right. Thank you anyway, and good luck with the bucket.
B: Bye now.`)
    expect(metIn(review)).toContain('next-step.asked')
    expect(metIn(review)).not.toContain('next-step.agreed')
    expect(stepOf(review)?.advice).toContain('“Could you give me his direct line?” and got no time for it')
  })

  it('is told what could still be asked where nothing was, and not to ask for half an hour', () => {
    const review = atDoor(`
R: Right. Well, I just wanted him to know that we are here.
B: I'll leave you to it, then.
R: Okay, goodbye then.
B: Bye now.`)
    expect(metIn(review)).not.toContain('next-step.asked')
    expect(stepOf(review)?.advice).toContain('ask when the one you want can be reached')
    expect(review.nextSteps[0]?.text).toContain('Ask when the one you want can be reached')
  })

  it('is not held to a summary of needs that nobody at a door has', () => {
    const review = atDoor(`
R: When is a good time to reach him?
B: He picks up his own phone before eight.
R: Thank you, Jean.
B: Bye now.`)
    expect(JSON.stringify(review)).not.toContain('You never summed up')
  })

  it.each([
    ['When is a good time to reach him?', 'He picks up his own phone before eight.', 'call-back'],
    ['Would tomorrow be any good, or is he away?', 'Tomorrow’s fine, he’s in from eight.', 'call-back'],
    ['Could I leave him a note?', 'Yes, I’ll put it on his desk.', 'message-taken'],
    ['Could you put me through?', 'Hold the line, I’ll put you through.', 'put-through'],
  ])('ends in what whoever answers can give, and in no meeting: %s %s', (ask, answer, outcome) => {
    const review = atDoor(`R: ${ask}\nB: ${answer}\nR: Thank you, Jean.\nB: Bye now.`)
    expect(review.outcome).toBe(outcome)
    expect(JSON.stringify(review.nextSteps)).not.toContain('Confirm the time in writing')
  })

  it('ends in a meeting where whoever was wanted agreed to one once they were on the line', () => {
    const review = atDoor(`
R: Could you put me through?
B: Hold on, I'm putting you through.
B: Pugh.
R: Mr Pugh, Maya from Drysill. It's about the bucket in the hall. Could I come and look at the roof on Thursday at ten?
B: Thursday at ten is fine.
R: Thank you, see you then.
B: Bye.`)
    expect(review.outcome).toBe('meeting')
  })

  it.each(['Good afternoon, Harcourt and Pell, how may I direct your call?', 'Saint Mary’s, how can I help?'])(
    'asks nothing that a beginning does not answer: %s',
    (words) => {
      const turns = spokenCall(`
B: ${words}
R: Hi, I wonder if you can help me. It's Maya from Drysill, and I'm trying to reach Mr Pugh about the hall roof.
B: Is he expecting you?
R: No, he's not, I'll be honest. When would be a good time to catch him?
B: He's in from eight tomorrow.
R: Then I'll try at eight tomorrow. Thank you for that.
B: Bye now.`)
      const review = reviewCall(inputOf(turns, { type: 'gatekeeper', outcome: 'call-back', buyerName: '' }))
      expect(JSON.stringify(review)).not.toContain('Let me answer that first')
      expect(JSON.stringify(review)).not.toContain('Answer the question first')
    },
  )
})
