import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { cutOff, hear, openCall, outcomeOf } from '../index.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'
import { played } from '../played.fixture.ts'
import { inFull } from '../formal-speech.ts'
import { withoutStamp } from '../stamps.ts'
import { voices } from '../words/lines.ts'
import { demands, returns } from './content.ts'
import { demandCount, demandsOf, sizeFor, spoken } from './demands.ts'

const onPrice = (difficulty: CallSetup['difficulty'], most = 80): CallSetup[] =>
  Array.from({ length: most }, (_, seed) => castCall(seed + 1, 'negotiation', difficulty)).filter(
    (setup) => demandsOf(setup)[0]?.id === 'discount',
  )
const [first] = onPrice('medium')
const setup = first ?? castCall(1, 'negotiation', 'medium')

const reasonsIn = (reply: BuyerReply | undefined): string[] => reply?.changes.map(({ reason }) => reason) ?? []
const trustAfter = (lines: readonly string[]): number => played(setup, lines).mind.meters.trust
const agreedIn = (mind: Mind) => mind.bargain?.demands.map(({ agreed }) => agreed)

describe('the demands', () => {
  it.each(demands.map((demand) => [demand.id, demand] as const))(
    '%s can be met in part, and said in words',
    (_, demand) => {
      for (const asked of demand.unit === null ? [1] : demand.asked) {
        const part = sizeFor(demand, 0.5, asked)
        expect(spoken(demand, part)).not.toMatch(/\{|undefined|NaN/)
        expect(spoken(demand, null)).toBe(demand.held)
      }
    },
  )

  it('are one more with each difficulty, and the price is always one of them', () => {
    for (const difficulty of difficulties) {
      for (let seed = 1; seed <= 20; seed += 1) {
        const made = demandsOf(castCall(seed, 'negotiation', difficulty)).slice(0, demandCount[difficulty])
        expect(made.map(({ id }) => id)).toContain('discount')
      }
    }
    expect(difficulties.map((difficulty) => demandCount[difficulty])).toEqual([1, 2, 3, 4])
  })

  it('open the call, whoever the buyer is', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { reply, mind } = openCall(castCall(seed, 'negotiation', 'hard'))
      expect(reply.objection?.id).toMatch(/^demand:/)
      expect(mind.bargain?.demands).toHaveLength(1)
    }
  })
})

describe('a proposal of the buyer’s own', () => {
  it('that is taken is no bargain of the rep’s, and nobody thanks them for asking something in return', () => {
    const calls = onPrice('hard', 40).map((each) => ({
      voice: voices[each.persona.temperament],
      replies: played(each, [
        'I could do two per cent off, if you could sign for two years.',
        'Agreed, I can live with that.',
      ]).replies,
    }))
    const taken = calls.filter(({ replies }) => replies[0]?.move === 'push-back' && replies[1]?.move !== 'push-back')
    expect(taken.length).toBeGreaterThan(0)
    const thanks = taken.flatMap(({ voice, replies }) => {
      const said = inFull(replies[1]?.words ?? '').toLowerCase()
      return voice.tradeTaken.some((text) => said.includes(inFull(withoutStamp(text)).toLowerCase())) ? [] : [said]
    })
    expect(thanks).toEqual([])
  })
})

describe('a concession', () => {
  it('given for nothing is taken, costs trust, and brings one more demand than there were, and a bigger one', () => {
    const lines = ['Okay, we can do that.', 'Sure, go on.', 'Sure, no problem.', 'What else?']
    const { replies, mind } = played(setup, lines)
    expect(reasonsIn(replies[0])).toContain('You gave it away and asked for nothing in return')
    expect(trustAfter(lines.slice(0, 1))).toBeLessThan(trustAfter([]))
    expect(mind.bargain?.demands.length).toBe(demandCount.medium + 1)
  })

  it('tied to something is worth more to the buyer than the same given for nothing', () => {
    const tied = trustAfter(['What is behind that?', 'If you sign for two years, I can do eight per cent.'])
    expect(tied).toBeGreaterThan(trustAfter(['What is behind that?', 'I can do eight per cent.']))
  })

  it('that is too small for what is wanted is countered, and the counter can be taken', () => {
    const { replies, mind } = played(setup, ['I can do two per cent if you sign for two years.', 'Deal.'])
    expect(replies[0]?.words).toMatch(/per cent off\b.*\bwe sign for two years/)
    expect(agreedIn(mind)?.[0]).toMatchObject({ kind: 'longer-term', months: 24, gift: false })
  })

  it('in part and for nothing is put away, and the rest asked for', () => {
    const { mind } = played(setup, ['I can do five per cent.'])
    expect(mind.bargain?.demands[0]).toMatchObject({ state: 'raised', pocketed: 5 })
  })

  it('is never paid twice with the same thing', () => {
    for (const one of onPrice('hard', 40)) {
      const trade = 'I can do that if you pay the year up front.'
      const { mind } = played(one, [trade, 'What else?', trade, 'Deal.', 'What else?', trade, 'Deal.'])
      const paid = agreedIn(mind)?.flatMap((agreed) => agreed?.kind ?? []) ?? []
      expect(new Set(paid).size).toBe(paid.length)
    }
  })
})

describe('other ways to meet a demand', () => {
  it('asked what lies behind it, the buyer says so, and then takes a little less', () => {
    const { replies, mind } = played(setup, ['Where does that come from?'])
    expect(reasonsIn(replies[0])).toContain('You asked what lies behind their demand')
    expect(mind.bargain?.demands[0]?.explained).toBe(true)
  })

  it('asked what they could give, they name something that then counts as paid', () => {
    const { mind } = played(setup, ['What could you do for us in return?', 'Good. Then I can do nine per cent.'])
    expect(agreedIn(mind)?.[0]).toMatchObject({ size: 9, gift: false })
  })

  it('held against what the problem costs them, it is let go where they trust and care enough', () => {
    const told = (one: CallSetup): string =>
      one.known?.find(({ factId }) => one.persona.facts.find(({ id }) => id === factId)?.topic === 'impact')?.summary ??
      ''
    const held = onPrice('easy', 40).map((one) => {
      const line = `I'd rather keep the price where it is. You told me this: ${told(one)}. That costs you more every month.`
      return played(one, ['What is behind that?', line]).mind.bargain?.demands[0]?.agreed?.size
    })
    expect(held.filter((size) => size === 0).length).toBe(held.length)
  })

  it('a bare no, a bluff and talk of something else cost patience', () => {
    const patience = (line: string): number => played(setup, [line]).mind.meters.patience
    const before = played(setup, []).mind.meters.patience
    for (const line of [
      "We don't give discounts.",
      'Take it or leave it.',
      'Our platform has forty modules and an app.',
    ])
      expect(patience(line)).toBeLessThan(before)
  })

  it('haggling over one demand without end ends the call', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `We don't give discounts, and that is number ${at}.`)
    expect(played(setup, lines).replies.some(({ ends }) => ends)).toBe(true)
  })
})

/** What they get, and then that they sign for two years, each in their own words. */
const twoYears = Object.values(returns['longer-term'].gives).map((text) => text.replace('{n}', 'two years'))
const saysTerms = new RegExp(`per cent off\\b.*\\b(?:${twoYears.join('|')})`, 'i')

describe('the end of a bargain', () => {
  const pay = 'I can do that if you sign for two years.'
  const refer = 'I can do that if you could be a reference for us.'
  const bargained = [pay, 'Deal. What else is there?', refer, 'Agreed, deal.']

  it('of a single demand has its terms said back by the buyer', () => {
    for (const one of onPrice('easy', 40)) {
      const { replies } = played(one, [pay, 'Deal.'])
      expect(replies.map(({ words }) => words).join(' ')).toMatch(saysTerms)
    }
  })

  it('of several is no list read out once more, and a day to sign', () => {
    const { mind, replies } = played(setup, [...bargained, 'Could we sign it on Thursday at ten?'])
    const last = replies.filter(({ move }) => move === 'agree-next-step' || move === 'ask-next-step-detail')
    expect(last.length).toBeGreaterThan(0)
    for (const { words } of last) expect(words).not.toMatch(/per cent off/)
    expect(outcomeOf(setup, mind, 'rep')).toBe('terms-agreed')
  })

  it('is called by its name where something was given for nothing', () => {
    const lines = ['Okay, we can do that.', 'What else?', refer, 'Deal.', 'And what else?', pay, 'Deal.']
    const { mind } = played(setup, [...lines, 'Could we sign it on Thursday at ten?'])
    expect(outcomeOf(setup, mind, 'rep')).toBe('terms-conceded')
  })

  it('is no agreement before the last demand is settled', () => {
    const { replies, mind } = played(setup, ['Could we sign it on Thursday at ten?'])
    expect(replies[0]?.move).toBe('refuse-next-step')
    expect(mind.step.agreed).toBeNull()
  })

  it('a wrong sum is put right at once', () => {
    const { replies } = played(setup, [...bargained, "So that's three per cent off and two years. Is that right?"])
    expect(replies.at(-1)?.words).toMatch(/ten per cent off/i)
    expect(reasonsIn(replies.at(-1))).toContain('You summed up terms that were not agreed')
  })
})

it('a demand that the rep cut off before it was said has not been made', () => {
  const opened = openCall(setup)
  const { mind, reply } = hear(setup, opened.mind, { words: 'Okay, we can do that.', elapsedMs: 4000 })
  const raised = hear(setup, mind, { words: 'Sure, what is it?', elapsedMs: 9000 })
  expect(reply.objection?.state).toBe('resolved')
  const cut = cutOff(setup, raised.mind, raised.reply, '')
  expect(cut.mind.bargain?.demands).toHaveLength(1)
})

describe('a question about the demand', () => {
  const hello = "Hi, it's Marcus. Thanks for going through the terms with me."

  it('that says the figure back gives nothing away', () => {
    const { mind } = played(setup, [hello, 'Okay, ten per cent. Help me understand where that number comes from.'])
    expect(mind.bargain?.demands[0]?.state).toBe('raised')
  })

  it('about what would happen without it refuses nothing', () => {
    const { replies } = played(setup, [hello, "What would happen if we couldn't do that?"])
    expect(reasonsIn(replies.at(-1)).some((reason) => /refus|said no|turned/i.test(reason))).toBe(false)
  })
})
