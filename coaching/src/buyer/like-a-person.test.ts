import { describe, expect, it } from 'vitest'
import { plainText } from '../acts/tokens.ts'
import { castCall } from '../evaluation/casting.ts'
import { isContempt } from './heard/contempt.ts'
import { isGibberish } from './heard/gibberish.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup, Mind } from './index.ts'

const hello =
  "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?"
const seeds = [3, 7, 12, 21, 30]

/** Says some lines; all the answers, the first of them the words the buyer picks up with. */
function answersTo(setup: CallSetup, lines: readonly string[]): { replies: BuyerReply[]; mind: Mind } {
  let { mind, reply } = openCall(setup)
  const replies = [reply]
  for (const [index, words] of lines.entries()) {
    ;({ mind, reply } = hear(setup, mind, { words, elapsedMs: 3000 + index * 8000 }))
    replies.push(reply)
  }
  return { replies, mind }
}

describe('a question that fits no fact', () => {
  it.each([
    "What's your annual revenue?",
    'How often do your customers send invoices back?',
    'Which fire brigade is yours?',
    'Who won the tender last year?',
    'Do you export to Canada?',
    'How is the parking where you are?',
  ])('gets no neighbouring fact, and no thanks either: %s', (words) => {
    for (const seed of seeds) {
      const { replies } = answersTo(castCall(seed, 'cold-call', 'easy'), [hello, 'How do you work today?', words])
      expect(replies.at(-1)?.facts).toEqual([])
      expect(['unknown-answer', 'ask-question', 'answer-plain', 'deflect']).toContain(replies.at(-1)?.move)
    }
  })

  it('is passed to a colleague three times at most, and asked back about once', () => {
    // Asked who does it, they say who: that passes nothing on.
    const odd = [
      'Who won the tender?',
      'What do you pay for fuel?',
      'Which fire brigade is yours?',
      'Who paints the walls?',
    ]
    const more = [
      'What colour is the roof?',
      'Who waters the plants?',
      'Which bank are you with?',
      'What is in the cellar?',
    ]
    const all = [...odd, ...more]
    for (const seed of seeds) {
      const { persona, ...rest } = castCall(seed, 'cold-call', 'easy')
      const { replies } = answersTo({ persona, ...rest }, [hello, ...all])
      const answers = replies.slice(2)
      const names = persona.colleagues.map(({ name }) => name.split(' ')[0] ?? name)
      const passed = answers.filter(
        ({ words }, index) => !all[index]?.startsWith('Who') && names.some((name) => words.includes(name)),
      )
      expect(passed.length).toBeLessThanOrEqual(3)
      expect(answers.filter(({ move }) => move === 'ask-question').length).toBeLessThanOrEqual(1)
    }
  })
})

describe('the size of the company and of a team', () => {
  it.each([
    'How many people are you?',
    'How many people work there?',
    "What's your headcount?",
    'How big is the company?',
  ])('are two facts; this asks for the company: %s', (words) => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'easy')
      const size = setup.persona.facts.find(({ id }) => id === 'size')
      const said = size?.slots.find(({ cues }) => cues.includes('employees'))?.value ?? 'no number'
      const { replies } = answersTo(setup, [hello, words])
      expect(replies.at(-1)?.facts).toEqual(['size'])
      expect(size?.summary.toLowerCase()).toContain(said.split(',')[0]?.toLowerCase())
      expect(replies.at(-1)?.words.toLowerCase()).toContain(said.toLowerCase())
    }
  })

  it('and this for the team', () => {
    for (const seed of seeds) {
      const { replies } = answersTo(castCall(seed, 'discovery', 'easy'), [hello, 'How many people are on the team?'])
      expect(replies.at(-1)?.facts).toEqual(['team'])
    }
  })
})

describe('words that are none', () => {
  it.each([
    ['asdf', true],
    ['gjhk qwpo zxcv', true],
    ['kjsdhf kjshdf', true],
    ['hmm', false],
    ['CRM', false],
    ['What about asdf?', false],
    ['Schwarz', false],
    ['rhythm', false],
  ])('“%s” is gibberish: %s', (words, gibberish) => {
    expect(isGibberish(plainText(words))).toBe(gibberish)
  })

  it('are asked for again, in other words each time; only the first costs no patience', () => {
    for (const seed of seeds) {
      const { replies } = answersTo(castCall(seed, 'cold-call', 'medium'), [hello, 'asdf', 'qwpo zxcv'])
      const [, before, first, second] = replies
      expect(first?.move).toBe('ask-meaning')
      expect(second?.words).not.toBe(first?.words)
      expect(first?.meters.patience).toBe(before?.meters.patience)
      expect(second?.meters.patience).toBeLessThan(first?.meters.patience ?? 0)
    }
  })
})

describe('contempt without a bad word', () => {
  it.each([
    'Your team sounds useless.',
    "You clearly don't understand your own business.",
    'Can I speak to someone who actually knows something?',
    "No wonder you're losing customers.",
  ])('earns a warning, never agreement: %s', (words) => {
    for (const seed of seeds) {
      const { replies } = answersTo(castCall(seed, 'cold-call', 'medium'), [hello, words])
      expect(replies.at(-1)?.move).toBe('warn')
    }
  })

  it.each([
    "I clearly don't understand your business yet, so help me.",
    'Is that report useless to your team?',
    'That must be hard on your team.',
    'Who really knows how dispatch works with you?',
    'Your team is really good at this.',
  ])('is not found in: %s', (words) => {
    expect(isContempt(plainText(words))).toBe(false)
  })
})

it('on expert the first plain question gets nothing: trust has to be won first', () => {
  for (const type of ['cold-call', 'discovery'] as const) {
    for (const seed of seeds) {
      const { replies } = answersTo(castCall(seed, type, 'expert'), ['Hi, Marcus here.', 'How do you work today?'])
      expect(replies.flatMap(({ facts }) => facts)).toEqual([])
    }
  }
})

describe('a promise of the last call', () => {
  const promised = (type: 'cold-call' | 'discovery', promise: string, outcome: 'meeting' | 'follow-up'): CallSetup => ({
    ...castCall(3, type, 'medium'),
    memory: { earlierCalls: [{ type: 'cold-call', outcome, factsGiven: [], promise }], colleaguesHeard: [] },
  })

  it.each([
    ["I'll send you our case study tomorrow, and we talk then.", 'follow-up', 'your case study'],
    ['Thursday at ten', 'meeting', 'Thursday at ten'],
    ['Could we meet on Thursday at ten for thirty minutes?', 'meeting', 'Thursday at ten'],
  ] as const)('is recalled when they pick up, and by name on a cold call: %s', (promise, outcome, recalled) => {
    expect(answersTo(promised('discovery', promise, outcome), []).replies[0]?.words).toMatch(new RegExp(recalled, 'iu'))
    const { replies } = answersTo(promised('cold-call', promise, outcome), ['Hi, this is Marcus from Routewell.'])
    expect(replies[1]?.words).toMatch(new RegExp(recalled, 'iu'))
  })

  it('is not made up when there was none', () => {
    const setup = castCall(3, 'discovery', 'medium')
    expect(answersTo(setup, []).replies[0]?.words).not.toMatch(/you said|promised|agreed/iu)
  })
})

it('asked something else while an objection is open, a buyer answers, and the objection stands', () => {
  for (const seed of seeds) {
    const setup = castCall(seed, 'objection-handling', 'easy')
    const { replies, mind } = answersTo(setup, ['How many people work there?'])
    expect(replies[1]?.facts).toEqual(['size'])
    expect(mind.pending).toBe(replies[0]?.objection?.id)
    const odd = answersTo(setup, ['Do you export to Canada?']).replies[1]
    expect(['unknown-answer', 'ask-question']).toContain(odd?.move)
  }
})
