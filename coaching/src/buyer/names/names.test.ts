import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { isAcquaintance } from '../../generation/acquaintances.ts'
import { outcomeOf } from '../index.ts'
import { played } from '../played.fixture.ts'
import { voices } from '../words/lines.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
const hello = "Hi, thanks for the time. I'd like to hear how you've been getting on with it, and then ask you a favour."
const ask = 'Is there somebody in your position at another company about your size who still does it by hand?'
const safe =
  "That's fair. I'd only say that you use it, I'd ring once, and if they say no I leave it there. I don't need a number, and you can ask them first if you like."
const plan = "Thank you. I'll ring there on Thursday, and on Friday I'll let you know how it went."
const leave = 'May I mention your name when I ring?'
const another = 'Is there anybody else like that?'

const call = (seed: number, lines: readonly string[], difficulty: Difficulty = 'medium') => {
  const setup = castCall(seed, 'referral', difficulty)
  const { replies, ...rest } = played(setup, lines)
  const named = replies.map(({ facts }) => facts.filter(isAcquaintance).length)
  return { setup, replies, named, outcome: outcomeOf(setup, rest.mind, 'rep'), ...rest }
}
const last = <Item>(items: readonly Item[]): Item | undefined => items.at(-1)
const saidOf = (
  seed: number,
  lines: readonly string[],
  key: keyof (typeof voices)['warm'],
  difficulty?: Difficulty,
) => {
  const { setup, replies, mind } = call(seed, lines, difficulty)
  const used = voices[setup.persona.temperament][key].some((wording) => mind.used.includes(wording))
  return { used, reply: last(replies) }
}

describe('a customer who is asked for people they know', () => {
  it('names nobody before being asked how it goes, at any difficulty, and trusts less', () => {
    for (const difficulty of difficulties)
      for (const seed of seeds) {
        const { used, reply } = saidOf(seed, [ask], 'namesUnheard', difficulty)
        expect([seed, used, reply?.facts]).toEqual([seed, true, []])
        expect(reply?.changes.map(({ trust }) => trust < 0)).toContain(true)
      }
  })

  it.each([
    'Do you know anybody else who could use it?',
    'Who do you know that might be interested?',
    'Is there anyone in your network who would benefit from something like this?',
    'So, any names for me?',
  ])('has nobody in mind for whoever asks for anybody: %s', (vague) => {
    for (const seed of seeds) expect(saidOf(seed, [hello, vague], 'namesVague').used).toBe(true)
  })

  it('names somebody once they hear who is meant, in the ask or in answer to who it would help', () => {
    for (const seed of seeds) {
      const asked = call(seed, [hello, 'Do you know anybody who could use it?', `${ask} ${safe}`], 'easy')
      expect([seed, asked.named.at(-1)]).toEqual([seed, 1])
      const told = call(
        seed,
        [hello, 'Do you know anybody who could use it?', 'People who run the planning at firms with twenty drivers.'],
        'easy',
      )
      expect([
        seed,
        last(told.replies)?.facts.length === 1 || last(told.replies)?.objection?.family === 'discretion',
      ]).toEqual([seed, true])
    }
  })

  it('says what they fear for that person, lets it go over what answers it, and then names them', () => {
    const worried = seeds.filter((seed) => last(call(seed, [hello, ask]).replies)?.objection?.family === 'discretion')
    expect(worried.length).toBe(seeds.length)
    for (const seed of worried) {
      const met = call(seed, [hello, ask, safe])
      expect([seed, last(met.replies)?.objection?.state, met.named.at(-1)]).toEqual([seed, 'resolved', 1])
      const brushed = call(seed, [hello, ask, 'Our product is really the best on the market, they will love it.'])
      expect(brushed.named.at(-1)).toBe(0)
    }
  })

  it('lets each worry go over the line that the review suggests for it', () => {
    for (const seed of seeds) {
      const { setup, replies } = call(seed, [hello, ask])
      const worry = setup.persona.objections.find(({ id }) => id === last(replies)?.objection?.id)
      const met = call(seed, [hello, ask, worry?.goodAnswer ?? ''])
      expect([worry?.id, last(met.replies)?.objection?.state]).toEqual([worry?.id, 'resolved'])
    }
  })

  it('has no worry that the ask itself has answered', () => {
    for (const seed of seeds) {
      const all = `${safe} You hear from me on Friday how it went, and I'd write you two lines to send on. ${ask}`
      expect([seed, call(seed, [hello, all]).named.at(-1)]).toEqual([seed, 1])
    }
  })

  it('wants to know what becomes of the first before they think of a second', () => {
    for (const seed of seeds) {
      const greedy = call(
        seed,
        [
          hello,
          ask,
          "That's fair. I don't need a number, I'd only say you use it, I'd ring once, and you can ask them first.",
          another,
        ],
        'hard',
      )
      if (greedy.named[2] !== 1) continue
      expect(greedy.named[3]).toBe(0)
    }
    const second = seeds.filter((seed) => last(call(seed, [hello, ask, safe, plan, another]).named) === 1)
    expect(second.length).toBeGreaterThan(seeds.length * 0.8)
  })

  it('ends with names given where two were named and leave was given, and with less otherwise', () => {
    const whole = seeds.map((seed) => call(seed, [hello, ask, safe, plan, leave, another]).outcome)
    expect(whole.filter((outcome) => outcome === 'names-given').length).toBeGreaterThan(seeds.length * 0.8)
    for (const seed of seeds) {
      expect(call(seed, [hello, ask, safe, plan, another]).outcome).toBe('name-given')
      expect(call(seed, [hello, ask, safe, plan, leave]).outcome).toBe('name-given')
    }
  })

  it('gives leave for nobody: to use a name comes after a name', () => {
    for (const seed of seeds) expect(saidOf(seed, [hello, leave], 'leaveForWhat').used).toBe(true)
  })

  it.each([
    ['Give me ten names and their numbers.', 'namesPush'],
    ['Just send me your list of contacts.', 'namesPush'],
    ["If you give me three names I'll take ten per cent off your next bill.", 'namesReward'],
    ["There's a voucher in it for every name.", 'namesReward'],
  ] as const)('loses trust in whoever pushes or pays: %s', (line, key) => {
    for (const seed of seeds) {
      const { used, reply } = saidOf(seed, [hello, line], key)
      expect([seed, used, reply?.facts]).toEqual([seed, true, []])
      expect(reply?.changes.some(({ trust }) => trust <= -5)).toBe(true)
    }
  })

  it('puts what annoys them first where they are hard to please and were not asked', () => {
    for (const seed of seeds) {
      const { replies } = call(seed, [hello, ask], 'hard')
      expect(last(replies)?.objection?.family).toBe('complaint')
    }
  })

  it('names whom they named once, and others in a call after that', () => {
    for (const seed of seeds.slice(0, 10)) {
      const first = call(seed, [hello, ask, safe])
      const given = first.replies.flatMap(({ facts }) => facts.filter(isAcquaintance))
      const { setup } = first
      const earlier = { type: 'referral' as const, outcome: 'name-given' as const, factsGiven: given, promise: null }
      const memory = { ...setup.memory, earlierCalls: [...setup.memory.earlierCalls, earlier] }
      const again = played({ ...setup, memory }, [hello, ask, safe, plan])
      const named = again.replies.flatMap(({ facts }) => facts.filter(isAcquaintance))
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((id) => given.includes(id))).toEqual([])
    }
  })

  it('does not tell of two people in one mould', () => {
    const told = seeds.flatMap((seed) => {
      const { replies } = call(seed, [hello, safe, ask, plan, leave, another], 'easy')
      const tails = replies
        .filter(({ facts }) => facts.some(isAcquaintance))
        .map(({ words }) => /, and ([^.]+)\.$/.exec(words)?.[1] ?? words)
      return tails.length === 2 ? [tails] : []
    })
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter(([first, second]) => first === second)).toEqual([])
  })
})
