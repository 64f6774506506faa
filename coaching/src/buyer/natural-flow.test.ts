import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup } from './index.ts'
import { stepDetailIn } from './heard/step.ts'

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

describe('a next step', () => {
  const opened = [
    "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?",
    'How do your people handle the work today?',
    'What goes wrong most?',
    'That sounds tiring. What does that cost you in an ordinary month?',
    'Who besides you would have to be comfortable?',
  ]
  const ask = 'Would it make sense to take fifteen minutes on Thursday at ten, to go through one of your bad days?'
  const agreedOn = (seed: number, words: string): BuyerReply | undefined => {
    const setup = castCall(seed, 'cold-call', 'easy')
    const calm = { ...setup, persona: { ...setup.persona, objections: [] } }
    return answersTo(calm, [...opened, words]).find(({ move }) => move === 'agree-next-step')
  }

  it('is agreed with the day and time that the rep named, and for no longer than was asked', () => {
    const replies = seeds.flatMap((seed) => agreedOn(seed, ask) ?? [])
    expect(replies.length).toBeGreaterThan(2)
    for (const { words } of replies) {
      expect(words).toMatch(/Thursday at ten/)
      expect(words).not.toMatch(/half (?:an )?hour|thirty/i)
    }
  })

  it('brings along whom the rep asked for by name', () => {
    const agreed = seeds.flatMap((seed) => {
      const colleague = castCall(seed, 'cold-call', 'easy').persona.colleagues.at(-1)?.name.split(' ')[0] ?? ''
      const reply = agreedOn(seed, ask.replace('Thursday at ten', `Thursday at ten with ${colleague}`))
      return reply === undefined ? [] : [{ colleague, words: reply.words }]
    })
    expect(agreed.length).toBeGreaterThan(2)
    for (const { colleague, words } of agreed) expect(words).toContain(colleague)
  })

  it('is asked for by plain words, however unsure the ear is of them', () => {
    for (const words of ['Could we set something up?', 'How about Thursday?']) {
      const [reply] = answersTo(castCall(22, 'cold-call', 'easy'), [...opened, words]).slice(-1)
      expect(['ask-next-step-detail', 'agree-next-step', 'object', 'refuse-next-step']).toContain(reply?.move)
    }
  })

  it('announced in the plan for the call asks for nothing yet', () => {
    for (const seed of seeds) {
      const [reply] = answersTo(castCall(seed, 'discovery', 'medium'), [
        "Thanks for the time. I'd like to spend twenty minutes on how you work today, and at the end we decide if there's a next step. Is that okay?",
      ])
      expect(reply?.move).not.toBe('refuse-next-step')
      expect(reasonsOf(reply)).not.toContain('You asked for a next step before they saw a reason')
    }
  })

  it('refused, the buyer says on being asked what it would take, and gives no fact away instead', () => {
    const questions = ['Why not?', 'What would make it worth half an hour for you?']
    const refused = seeds
      .flatMap((seed) =>
        questions.map((question) =>
          answersTo(castCall(seed, 'cold-call', 'hard'), [...opened.slice(0, 3), ask, question]),
        ),
      )
      .filter((replies) => replies.at(-2)?.move === 'refuse-next-step')
    expect(refused.length).toBeGreaterThan(3)
    for (const replies of refused) expect(replies.at(-1)).toMatchObject({ move: 'ask-question', facts: [] })
  })

  it('asked for by somebody who has been told what hurts is not refused for knowing nothing', () => {
    const told = seeds
      .map((seed) => answersTo(castCall(seed, 'cold-call', 'hard'), [...opened.slice(0, 3), ask]))
      .filter((replies) => replies.some(({ facts }) => facts.some((id) => id.includes('pain'))))
    expect(told.length).toBeGreaterThan(1)
    for (const replies of told)
      expect(replies.at(-1)?.words).not.toMatch(/don't know (?:yet )?what's (?:going )?wrong|hardly know us/)
  })
})

describe('an objection call', () => {
  it('begins with what was promised the last time, and then with the worry', () => {
    const setup = castCall(8, 'objection-handling', 'medium')
    const promise = "I'll send you our case study with the Allentown carrier tomorrow"
    const last = { type: 'discovery' as const, outcome: 'follow-up' as const, factsGiven: [], promise }
    const { reply } = openCall({ ...setup, memory: { ...setup.memory, earlierCalls: [last] } })
    expect(reply.words).toContain('case study')
    expect(reply.move).toBe('object')
  })
})
