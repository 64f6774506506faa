import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup } from './index.ts'
import { stepDetailIn } from './step.ts'

/** The answers to some lines, said one after the other. */
function answersTo(setup: CallSetup, lines: readonly string[]): BuyerReply[] {
  let { mind } = openCall(setup)
  return lines.map((words, index) => {
    const heard = hear(setup, mind, { words, elapsedMs: 3000 + index * 8000 })
    mind = heard.mind
    return heard.reply
  })
}

const seeds = [3, 5, 12, 22, 30]
const reasonsOf = (reply: BuyerReply | undefined): string[] => (reply?.changes ?? []).map(({ reason }) => reason)

describe('a call flows', () => {
  it('asking what was behind an objection is a way to take it seriously', () => {
    for (const seed of seeds) {
      const [reply] = answersTo(castCall(seed, 'objection-handling', 'medium'), [
        "That's fair. What was behind that for you?",
      ])
      expect(reasonsOf(reply)).toContain('You asked what lay behind their objection')
    }
  })

  it("the buyer's own figure said back is not taken for a price", () => {
    for (const seed of seeds) {
      const replies = answersTo(castCall(seed, 'cold-call', 'easy'), [
        "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?",
        'How do your people handle the work today?',
        'What goes wrong most?',
        'That sounds tiring. What does that cost you in an ordinary month?',
        'You said it costs you two thousand four hundred a month. We do the re-planning, so a change takes minutes.',
      ])
      expect(replies.at(-1)?.move).not.toBe('price-reaction')
    }
  })

  it('a slot booked without asking is refused, not taken for a riddle', () => {
    const replies = answersTo(castCall(19, 'cold-call', 'medium'), [
      'Hello, Marcus with Routewell, the number one in the country, and I have an offer for you.',
      'We have the best engine on the market, with real-time reporting, and everybody who sees it buys it.',
      "I've got Monday at eight open, I'm putting you in.",
    ])
    expect(replies.at(-1)?.move).toBe('refuse-next-step')
  })

  it('a pitch in an objection call is never called one before anything was asked: they have read the offer', () => {
    for (const seed of seeds) {
      const replies = answersTo(castCall(seed, 'objection-handling', 'medium'), [
        'Our platform has live dashboards, a mobile app and automatic alerts, and it integrates with everything.',
      ])
      expect(reasonsOf(replies[0])).not.toContain('You pitched before asking anything')
    }
  })

  it.each([
    'Would that have helped you there?',
    'Does that make sense?',
    'How does that sound?',
    'Would that be useful to you?',
  ])('“%s” at the end of an offer is no question about the line: the buyer answers the offer', (question) => {
    const offer =
      'We do the re-planning for your people, so a change takes minutes instead of hours, and it comes with alerts and a dashboard.'
    for (const seed of seeds) {
      const movesAfter = (words: string): string | undefined =>
        answersTo(castCall(seed, 'cold-call', 'hard'), [
          "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?",
          'How do your people handle the work today?',
          'What goes wrong most?',
          words,
        ]).at(-1)?.move
      expect(movesAfter(`${offer} ${question}`)).toBe(movesAfter(offer))
    }
  })

  it('asking again with a reason costs less than asking again with nothing new', () => {
    const patienceAfter = (again: string): number => {
      const replies = answersTo(castCall(12, 'cold-call', 'hard'), [
        "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?",
        'Could we meet on Thursday at ten for thirty minutes?',
        again,
      ])
      return replies.at(-1)?.meters.patience ?? 0
    }
    const reasoned =
      "That's fair. You'd see one of your own days worked through, with your own figures, and you'd know after thirty minutes on Thursday whether it's worth any more of your time. Could we do that?"
    expect(patienceAfter(reasoned)).toBeGreaterThan(patienceAfter('Could we meet on Friday at ten, then?'))
  })
})

describe('the detail of a next step', () => {
  it.each([
    ['Could we meet on Thursday at ten?', true],
    ['How about next week, on the fourteenth?', true],
    ['Shall we say at half past two?', true],
    ['How do you handle that today?', false],
    ['It should pay for itself in four months.', false],
    ['That happens at the end of the month.', false],
    ['The return is about four to one.', false],
  ])('“%s”: a day or time is named: %s', (words, named) => {
    expect(stepDetailIn(words).when !== null).toBe(named)
  })
})
