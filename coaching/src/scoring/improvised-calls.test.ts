import { describe, expect, it } from 'vitest'
import type { Review } from '@ringside/contract'
import { inputOf } from './calls.fixture.ts'
import { practisedCall, type Minded } from './practised.fixture.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

const meters = { trust: 40, interest: 40, patience: 60 }
const review = (lines: string, minds: Readonly<Record<number, Minded>> = {}, more: Partial<ReviewInput> = {}): Review =>
  reviewCall(inputOf(practisedCall(lines, minds), { mindStart: meters, buyerName: 'Dean Marsh', ...more }))
const scoreOf = ({ result }: Review, criterion: string) =>
  result.state === 'scored' ? result.scores.find((score) => score.criterion === criterion) : undefined
const checkOf = (reviewed: Review, key: string) =>
  scoreOf(reviewed, key.slice(0, key.indexOf('.')))?.checks.find((check) => check.key === key)

const opened = `B: Dean Marsh.
R: hi its tom from shelfwise, i saw you opened two more stores so thats why im calling. got two mins?
B: Two minutes, go on.`
const bye = 'R: ok thanks for your time today dean, speak soon, bye\nB: Bye.'

describe('a question of a practice buyer’s', () => {
  const worry = { id: 'w', family: 'incumbent', state: 'raised' } as const

  it('that only takes in what was just said has nothing left to answer', () => {
    const reviewed = review(
      `${opened}\nR: you keep what you have and nobody types anything twice, would that help?\nB: Nobody types it twice? Okay, I was afraid of that bit.\nR: good. who else should see it with you?\nB: Ross.\n${bye}`,
      { 4: { move: 'react' }, 6: { move: 'reveal-fact', facts: ['authority'] } },
    )
    expect(checkOf(reviewed, 'listening.answers')?.quote?.quote ?? '').not.toContain('Nobody types it twice?')
    expect(reviewed.verdict).not.toContain('went without an answer')
  })

  it('that asks for a shorter step is answered by whoever takes it', () => {
    const reviewed = review(
      `${opened}\nR: could we do wednesday at nine, half an hour with you and whoever signs?\nB: Half an hour, are you joking? Fifteen minutes, Wednesday at nine?\nR: great, i will send it today. thanks, bye\nB: Wednesday at nine, fine, yes.`,
      { 4: { move: 'ask-next-step-detail' }, 6: { move: 'agree-next-step' } },
    )
    expect(checkOf(reviewed, 'listening.answers')?.met).not.toBe(false)
  })

  it('for what the rep wants first is a courtesy', () => {
    const reviewed = review(
      `B: Dean Marsh.\nR: hello, ana here from platewell. do you have a moment?\nB: You may. What’s the first point?\nR: how do you plan the jobs, from the first order on?\nB: Seventeen people type it in by hand, customer by customer.\n${bye}\nR: and thank you again, dean, that was kind of you\nB: Bye.`,
      { 2: { move: 'grant-time' }, 4: { move: 'reveal-fact', facts: ['process'] } },
    )
    expect(checkOf(reviewed, 'listening.answers')).toBeUndefined()
  })

  it('is looked into by no “What do you think?”', () => {
    const objection = { ...worry }
    const asking = (line: string) =>
      review(
        `${opened}\nR: with us its all automatic, one click and it goes out\nB: We’ve got Korber open all day as it is.\nR: ${line}\nB: I said it.\n${bye}`,
        {
          4: { move: 'object', objection },
          6: { move: 'repeat-objection', objection },
        },
      )
    expect(checkOf(asking('what do you think?'), 'objections.explored')?.met).toBe(false)
    expect(checkOf(asking('what is it about that?'), 'objections.explored')?.met).toBe(true)
  })
})

describe('a review', () => {
  it('says of the ask for a step how it went at one place, and not at another that it was shown', () => {
    const reviewed = review(
      `${opened}\nR: what goes wrong most often?\nB: The old file goes to press and the whole run is scrapped.\nR: would it make sense if i come back on tuesday at two and show you how another plant dealt with that? half an hour, you and whoever signs, i send the invite\nB: Tuesday falls into the worst stretch we have.\n${bye}`,
      { 4: { move: 'reveal-fact', facts: ['pain'] }, 6: { move: 'react' } },
    )
    expect(reviewed.moments.filter(({ label }) => label.startsWith('Next step')).map(({ label }) => label)).toEqual([
      'Next step. Asked, not agreed',
    ])
  })

  it('builds no offer on a date where a trouble was told', () => {
    const reviewed = review(
      `${opened}\nR: what goes wrong?\nB: A month ago the allergen line moved two millimetres and the brand scrapped the lot.\nR: who decides?\nB: Nothing gets signed without Tuuli.\nR: when would you want it fixed?\nB: Before August, because after that it’s the holiday promotions and nobody touches anything.\nR: would a call on monday at nine work?\nB: No. Leave it there.\n${bye}`,
      {
        4: { move: 'reveal-fact', facts: ['pain'] },
        6: { move: 'reveal-fact', facts: ['authority'] },
        8: { move: 'reveal-fact', facts: ['timeline'] },
        10: { move: 'refuse-next-step' },
      },
    )
    expect(scoreOf(reviewed, 'value')?.advice).toContain('scrapped the lot')
  })

  it('shows what a trouble costs by the question for that, though how often brought a figure too', () => {
    const reviewed = review(
      `${opened}\nR: what goes wrong?\nB: The old file goes to press.\nR: hm. how often does that happen?\nB: Some weeks twice.\nR: what does it cost you, roughly, in a month?\nB: I put it at twenty-six thousand a month.\n${bye}`,
      {
        4: { move: 'reveal-fact', facts: ['pain'] },
        6: { move: 'answer-plain' },
        8: { move: 'reveal-fact', facts: ['cost'] },
      },
    )
    expect(checkOf(reviewed, 'discovery.impact')?.quote?.quote).toContain('what does it cost you')
  })

  it('answers what they would have from it by what changes for them, and tells nobody that there is nothing to sell', () => {
    const reviewed = review(
      `${opened}\nR: what goes wrong?\nB: The old file goes to press and the run is scrapped.\nR: would a call on monday at nine work?\nB: There’s something in it, but I don’t see the effect on our side.\n${bye}`,
      { 4: { move: 'reveal-fact', facts: ['pain'] }, 6: { move: 'refuse-next-step' } },
    )
    const moment = reviewed.moments.find(({ kind }) => kind === 'objection')
    expect(moment?.label).toBe('Objection: what they would have from it. Missed')
    expect(moment?.sayItBetter).toMatch(/^That’s fair, I owe you that first\. You said “The old file/u)
  })

  it('names a trouble that was put into the buyer’s mouth, and calls it no summary', () => {
    const reviewed = review(
      `${opened}\nR: do you have problems with stock at all?\nB: A bit of that. It isn’t what eats my day.\nR: so that hurts every month then, right?\nB: That’s about how it goes.\n${bye}`,
      {
        4: { move: 'answer-plain', reasons: ['You asked what gets in their way'] },
        6: { move: 'react', reasons: ['You checked that you had understood'] },
      },
    )
    expect(checkOf(reviewed, 'listening.recap')?.met).toBe(false)
    expect(scoreOf(reviewed, 'listening')?.advice).toContain(
      'Dean had not said “so that hurts every month then, right?”',
    )
  })
})
