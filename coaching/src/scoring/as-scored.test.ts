import type { Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'

function reviewOf(lines: string, buyerName: string): Review {
  const turns = spokenCall(lines)
  return reviewCall(inputOf(turns, { type: 'discovery', outcome: outcomeFromWords(turns, 'discovery'), buyerName }))
}

const bargain = reviewOf(
  `R: Hi Carol. So you've had the proposal since Friday. Where are you with it?
B: We like it. It's just too expensive. Brightloop came in fifteen percent under you.
R: Okay. Thanks for being straight with me. Apart from the price, is there anything else that'd stop you signing this month?
B: No. It's purely the number.
R: Help me understand what's in Brightloop's price. Does it include the migration?
B: I don't think so. No, they said that's billed by the day.
R: For forty thousand records that was nineteen days at your sister company. So that's where the fifteen percent goes. Did you put that in the comparison?
B: I didn't. Still, I need something to show my boss.
R: I get that. I can't take it off the licence, but if you sign for three years instead of one I can do eight percent, and I'd want a reference call from you once you're live. Would that do it?
B: Make it ten and I'll sign this week.
R: Ten I can do if you pay the year up front rather than quarterly.
B: Annual up front... I'd need finance to okay it, but I think we can.
R: So three years, ten percent, paid yearly up front, and a reference call after go-live. I'll have the papers with you tomorrow by noon. Who signs on your side?
B: Me and Geoff in finance. Send it to both.
R: Will do. Can we say signed by Friday?
B: Friday's fine.`,
  'Carol',
)

const renewal = reviewOf(
  `R: Hi Beth, it's Sunil. You've had us in for ten months now, so I wanted to ask how it's really going before the renewal comes up in February.
B: Mixed. The scheduling's great. The reports nobody uses.
R: Thanks for telling me. What makes them not use the reports?
B: They can't find anything. Honestly we've complained about it twice and nothing happened. I'm not very happy.
R: I'm sorry, that shouldn't have happened, twice and no answer. Who did it go to?
B: The support address.
R: Okay. I'll find both tickets today and come back to you by tomorrow at five with what happens to them. On the good side, what has the scheduling changed for you?
B: We do the rota in two hours. It used to be a day and a half.
R: Shall I put that in a page for Ron before he sees the renewal?
B: That would help me actually.
R: Deal. Then let's sit down over the renewal and Derby, the week of the ninth, mornings are easiest for me. I'll send the invite.
B: Ninth, in the morning, before the drivers are in. Bring the tickets with you.`,
  'Beth',
)

const tickedAs = (review: Review, key: string) =>
  review.result.state === 'scored' &&
  review.result.scores.flatMap(({ checks }) => checks).some((check) => check.key === key && check.met)

describe('a review of which only the words are known', () => {
  it('does not tell a worry as open that it ticks as let go', () => {
    expect(tickedAs(bargain, 'objections.settled')).toBe(true)
    expect(bargain.moments.find(({ kind }) => kind === 'objection')).toMatchObject({
      label: 'Objection: price. Handled',
      caught: true,
      sayItBetter: null,
    })
    expect(bargain.nextSteps.map(({ text }) => text).join(' ')).not.toContain('worry about price')
  })

  it('does not tell a step as turned down to which it ticks a yes', () => {
    expect(tickedAs(renewal, 'next-step.agreed')).toBe(true)
    const told = [...renewal.moments.map(({ label }) => label), ...renewal.nextSteps.map(({ text }) => text)].join(' ')
    expect(told).not.toMatch(/not agreed/u)
    expect(renewal.metrics.find(({ key }) => key === 'nextStep')?.display).not.toContain('not agreed')
  })
})
