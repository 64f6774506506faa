import { describe, expect, it } from 'vitest'
import { objectionFamilySchema } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty, ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { figuresIn } from '../heard/figures.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'
import { asksAboutPast, supposesOfPast } from '../heard/past-questions.ts'
import { perceive } from '../perceive.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
const warmMind = (mind: Mind): Mind => ({ ...mind, meters: { trust: 72, interest: 70, patience: 90 } })
const hello = 'Hello, this is Marcus from Routewell. How do you do the work today?'

type Said = { mind: Mind; replies: BuyerReply[] }

function say(setup: CallSetup, lines: readonly string[], start: (mind: Mind) => Mind = (mind) => mind): Said {
  let mind = start(openCall(setup).mind)
  const replies = lines.map((words, index) => {
    const heard = hear(setup, mind, { words, elapsedMs: 3000 + index * 8000 })
    mind = heard.mind
    return heard.reply
  })
  return { mind, replies }
}

const reasons = (reply: BuyerReply | undefined): string[] => reply?.changes.map(({ reason }) => reason) ?? []

function worriedBy(family: ObjectionFamily, difficulty: Difficulty = 'medium', seed = 4): CallSetup {
  const setup = castCall(seed, 'objection-handling', difficulty)
  for (let other = 1; other < 80; other += 1) {
    // Only a customer complains.
    const type = family === 'complaint' ? 'check-in' : 'cold-call'
    const objection = castCall(other, type, 'medium').persona.objections.find((one) => one.family === family)
    if (objection !== undefined) return { ...setup, persona: { ...setup.persona, objections: [objection] } }
  }
  throw new Error(`nobody has ${family}`)
}

const pastQuestions = [
  'The scheduling tool two years back, why did you drop it?',
  'I heard you tried a scheduling system a couple of years ago. What happened there?',
  "How did the shift app fail, three years ago? I don't want to repeat it.",
  'Why did it not work out back then?',
  'What made the last one drag on?',
  'You bought a tool before. How did that go?',
]

describe('a question about a past attempt', () => {
  it.each(pastQuestions)('is known for one: %s', (words) => {
    expect(asksAboutPast(perceive(words, 0))).toBe(true)
  })

  it.each([
    'What happened last Friday night?',
    'How did you find the house?',
    'What goes wrong when two drivers call in?',
    'Why did the customer leave?',
    'What happens if nothing changes?',
  ])('is not heard in another question: %s', (words) => {
    expect(asksAboutPast(perceive(words, 0))).toBe(false)
  })

  it.each(pastQuestions)('gets the story of that attempt: %s', (words) => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'medium')
      const [, reply] = say(setup, [hello, words], warmMind).replies
      const tried = setup.persona.facts.some(({ id }) => id === 'why-failed')
      const tells = reply?.facts.includes('why-failed') === true
      expect(tells || (!tried && /never tried|no earlier attempt/iu.test(reply?.words ?? ''))).toBe(true)
    }
  })

  it.each(pastQuestions)('explores the worry that is about that attempt: %s', (words) => {
    const setup = worriedBy('tried-before')
    const { mind, replies } = say(setup, [words])
    expect(mind.objections).toMatchObject([{ state: 'raised', explained: true, brushed: 0 }])
    expect(reasons(replies[0])).toContain('You asked what lay behind their objection')
  })

  it('supposed otherwise, gets an opinion and no question back', () => {
    for (const words of [
      "So if it had known which runs can't follow each other, it would have been usable?",
      'Would it have worked if somebody had stayed with your people?',
      'If the app had shown who is qualified, would they have kept using it?',
    ]) {
      expect(supposesOfPast(perceive(words, 0))).toBe(true)
      const [reply] = say(worriedBy('tried-before'), [words]).replies
      expect(reply?.words).not.toContain('?')
      expect(reply?.words).toMatch(/\b(?:yes|would|might|perhaps|couldn't|could not|held|lasted)\b/iu)
    }
  })
})

describe('a trial with limits and proof', () => {
  const offers = [
    "There's nothing to install: it's a text message, one home, two weeks, and if it isn't filling shifts by then we stop. Harbour Care was up and running in three days. Would that keep your promise to them?",
    "That's fair. One site for three weeks, our people set it up, and if nothing changes you walk away. Dunmore Care was live in four days.",
    "I'd be careful too. We run a pilot of two weeks with one team, and you decide after that. Three companies like yours did the same.",
  ]

  it.each(offers)('answers a past attempt and the work it would be, and has its row: %s', (words) => {
    for (const family of ['tried-before', 'effort'] as const) {
      const { mind, replies } = say(worriedBy(family), ["That's fair. What was it that worries you most?", words])
      expect(mind.objections).toMatchObject([{ state: 'resolved' }])
      expect(reasons(replies[1])).toContain('You took their objection seriously and answered it')
    }
  })

  it('is not heard in the end of something else', () => {
    const [reply] = say(worriedBy('effort'), [
      'We have three weeks of work for one team, and you stop for lunch.',
    ]).replies
    expect(reply?.objection?.state).not.toBe('resolved')
  })
})

it.each([
  "What's taking up the room right now?",
  'What has to come first?',
  "What's keeping you so busy this quarter?",
  'What changes after that?',
])('a worry about the moment is looked into by: %s', (words) => {
  const { mind, replies } = say(worriedBy('timing'), [words])
  expect(mind.objections).toMatchObject([{ explained: true, brushed: 0 }])
  expect(reasons(replies[0])).toContain('You asked what lay behind their objection')
})

describe('figures', () => {
  it.each([
    ['170,000', [170_000]],
    ['about 170k a month', [170_000]],
    ['one hundred and seventy thousand', [170_000]],
    ['six thousand six hundred a month', [6600]],
    ['one point two million', [1_200_000]],
    ['nobody counts', []],
  ])('%s', (words, figures) => {
    expect(figuresIn(words)).toEqual(figures)
  })

  it('put to the buyer get a yes or a no, and the figure', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'medium')
      const cost = setup.persona.facts.find(({ id }) => id === 'cost')
      const [figure] = figuresIn(cost?.slots[0]?.value ?? '').filter((value) => value >= 100)
      if (figure === undefined) continue
      for (const [factor, verdict] of [
        [1, /\byes\b/iu],
        [4, /\bno\b/iu],
      ] as const) {
        const words = `Your colleague thought somewhere around ${String(figure * factor)} a month, does that match what you see?`
        const [, reply] = say(setup, [hello, words], warmMind).replies
        expect(reply?.words).toMatch(verdict)
        expect(figuresIn(reply?.words ?? '')).toContain(figure)
      }
    }
  })
})

it.each([
  'What does a late one cost you, roughly?',
  'And what does it run you now per agency shift, do you know?',
  'How much are you losing on that?',
])('what it costs is answered by the cost, or by not knowing it: %s', (words) => {
  for (const seed of seeds) {
    const [, reply] = say(castCall(seed, 'discovery', 'medium'), [hello, words], warmMind).replies
    expect(reply?.facts.filter((id) => id === 'pain' || id === 'pain2')).toEqual([])
    expect(/figure|worked it out/u.test(reply?.words ?? '') || figuresIn(reply?.words ?? '').length > 0).toBe(true)
  }
})

it.each([
  'And your team, are people leaving over it?',
  'Have people quit because of that?',
  'Are you losing staff over it?',
])('whether people leave gets a yes or a no: %s', (words) => {
  for (const seed of seeds) {
    const [, reply] = say(castCall(seed, 'discovery', 'medium'), [hello, words], warmMind).replies
    expect(reply?.words).toMatch(/\b(?:yes|no|not)\b/iu)
  }
})

it('whether a colleague is on the line gets an answer', () => {
  for (const seed of seeds) {
    const setup = castCall(seed, 'discovery', 'medium')
    const name = setup.persona.colleagues[0]?.name.split(' ')[0] ?? 'Paulo'
    for (const words of [
      `Is ${name} with us?`,
      `Hi, Marcus here. Is ${name} joining us?`,
      `Will ${name} be on the call too?`,
    ])
      expect(say(setup, [words]).replies[0]?.words).toMatch(/\bme\b/u)
  }
})

describe('after a yes', () => {
  const agreed = (mind: Mind): Mind => ({
    ...warmMind(mind),
    turn: 8,
    phase: 'closing',
    step: { ...mind.step, asks: 1, agreed: { kind: 'meeting', words: 'Tuesday at 10' } },
  })

  it.each([
    "Great, I'll send the invite for Tuesday 10am. Talk Tuesday!",
    "Perfect, I'll put it in the calendar. Thanks for your time.",
    'Wonderful, thank you. Speak on Tuesday, goodbye.',
  ])('rounding off costs nothing and goes past no worry: %s', (words) => {
    for (const family of objectionFamilySchema.options.filter((one) => one !== 'no-need' && one !== 'discretion')) {
      const [reply] = say(worriedBy(family), [words], agreed).replies
      expect(reply?.changes).toEqual([])
      expect(reply?.objection?.state).not.toBe('brushed-aside')
    }
  })

  it('no new worry comes up', () => {
    for (const family of ['price', 'timing', 'effort'] as const) {
      const start = (mind: Mind): Mind => ({ ...agreed(mind), pending: null, objections: [] })
      const { mind } = say(worriedBy(family), ['It is nine hundred a month, by the way. Who else should come?'], start)
      expect(mind.pending).toBeNull()
    }
  })
})

describe('a yes put into the mouth', () => {
  it.each([
    "Ok so you'd be interested, right?",
    'So you want to save money, correct?',
    "You'd love that, wouldn't you?",
  ])('is no curiosity and wins nothing: %s', (words) => {
    for (const seed of seeds) {
      const [, reply] = say(castCall(seed, 'discovery', 'medium'), [hello, words]).replies
      expect(reasons(reply)).toContain('You put the answer into your question')
      expect(reply?.changes.every(({ trust }) => trust <= 0)).toBe(true)
    }
  })

  it('telling them what goes wrong costs', () => {
    const words = "Everyone needs it really. You probably lose a lot of money on this and you don't even know it."
    const [, reply] = say(castCall(3, 'discovery', 'medium'), [hello, words]).replies
    expect(reasons(reply)).toContain('You told them what goes wrong without asking')
  })

  it.each(['So three people do that, right?', 'So you enter it twice, is that right?'])(
    'checking a fact is none: %s',
    (words) => {
      const [, reply] = say(castCall(3, 'discovery', 'medium'), [hello, words]).replies
      expect(reasons(reply)).not.toContain('You put the answer into your question')
    },
  )
})

it('a summing-up in the rep’s own words is confirmed whatever their customers did, and what it asks is answered', () => {
  for (const seed of seeds) {
    const setup = castCall(seed, 'discovery', 'medium')
    const pain = setup.persona.vocabulary['pain'] ?? 'it'
    const words = `So if I've heard you right: ${pain} lands on your people. We do that for you the same day. Harbour Care cut theirs by 31 percent in four months. Would that have helped?`
    const [, , reply] = say(setup, [hello, 'What goes wrong most often?', words], warmMind).replies
    expect(reply?.move).toBe('confirm-recap')
    expect(reply?.words).toMatch(/\bhelped|difference|it would have\b/iu)
    expect(reasons(reply)).toContain('You tied what you sell to what they had told you')
  }
})

describe('asked after another part of the work', () => {
  it.each([
    'How do you handle payroll today?',
    'What goes wrong with your marketing?',
    'Tell me about stocktaking, how do you do it?',
  ])('the buyer speaks of that, and of no other trouble: %s', (words) => {
    let met = 0
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'medium')
      const matter = /payroll|timesheet|marketing|campaign|advertis|stock|inventory/iu
      if (matter.test(JSON.stringify([setup.persona.facts, setup.persona.vocabulary, setup.persona.objections])))
        continue
      met += 1
      const [, reply] = say(setup, [hello, words], warmMind).replies
      expect(reply?.facts).toEqual([])
      expect(reply?.words).toMatch(/payroll|marketing|stock/iu)
    }
    expect(met).toBeGreaterThan(0)
  })
})

describe('an answer to what the buyer asked', () => {
  it.each([
    "We would walk through last month's changeovers, line by line, and you'd see which ones could have gone another way.",
    'You would see your own last month in it, and where two hours a day went.',
    'I would show you one ordinary day, with your numbers, and nothing else.',
  ])('is taken for one after “what would that be for?”: %s', (words) => {
    for (const seed of seeds) {
      const ask = (mind: Mind): Mind => ({ ...mind, meters: { trust: 40, interest: 40, patience: 90 } })
      const [, refused, reply] = say(
        castCall(seed, 'discovery', 'hard'),
        [hello, 'Could we meet on Tuesday at 10?', words],
        ask,
      ).replies
      expect(refused?.move).toBe('refuse-next-step')
      expect(reply?.words).not.toMatch(/what's behind it|do you mean|so you say|claim/iu)
      expect(reasons(reply)).not.toContain('You pitched something they had not asked about')
    }
  })

  it('what comes after a bad time keeps to the worry', () => {
    const { replies } = say(worriedBy('timing'), [
      "What's taking up the room right now?",
      'And after that, what changes?',
    ])
    expect(replies[1]?.facts).toEqual([])
    expect(replies[1]?.objection?.family).toBe('timing')
  })
})

it('a figure just told is confirmed with the figure, also without being named', () => {
  for (const seed of seeds) {
    const setup = castCall(seed, 'discovery', 'medium')
    const [, told, reply] = say(
      setup,
      [hello, 'Roughly, what is that costing you?', 'So you lose about that every month, is that right?'],
      warmMind,
    ).replies
    const figures = figuresIn(told?.words ?? '').filter((figure) => figure >= 100)
    expect(figuresIn(reply?.words ?? '')).toEqual(expect.arrayContaining(figures.slice(0, 1)))
  }
})

describe('a worry about an earlier attempt', () => {
  it.each(['And how did it end?', 'So what went wrong?', 'Had they trained your people, would it have lasted?'])(
    'is talked on about by: %s',
    (words) => {
      const { replies } = say(worriedBy('tried-before'), ["I get that. Why didn't it stick?", words])
      expect(replies[1]?.objection?.state).toBe('raised')
      expect(reasons(replies[1])).not.toContain('You went past their objection')
      expect(replies[1]?.move).not.toBe('unknown-answer')
    },
  )
})
