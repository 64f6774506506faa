import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { outcomeRank } from './outcome.ts'
import { signerOf } from './decision/signer.ts'
import { cutOff, hear, openCall, outcomeOf } from './index.ts'
import { played } from './played.fixture.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
const hello = 'Hi, thanks for the time. I wanted to come back to the proposal that you have in front of you.'
const ask = 'Then I would like to ask you plainly: shall we go ahead?'
const dated = 'Shall we go ahead then, with a start on Monday the second?'
const maybe = 'So, what do you think about it, no rush at all?'
const bye = 'Alright, thank you for your time. Goodbye.'

const call = (seed: number, lines: readonly string[], difficulty: Difficulty = 'medium') => {
  const setup = castCall(seed, 'closing', difficulty)
  const result = played(setup, lines)
  return { setup, ...result, outcome: outcomeOf(setup, result.mind, 'rep') }
}
const last = <Item>(items: readonly Item[]): Item | undefined => items.at(-1)

/** Plays on, each worry answered with the line that closes it, and asks again after each. */
function settled(seed: number, difficulty: Difficulty, again: string) {
  const setup = castCall(seed, 'closing', difficulty)
  let { mind } = openCall(setup)
  const say = (words: string) => {
    const heard = hear(setup, mind, { words, elapsedMs: 4000 + mind.turn * 9000 })
    mind = heard.mind
    return heard.reply
  }
  say(hello)
  let reply = say(again)
  for (let round = 0; round < 5 && mind.pending !== null; round += 1) {
    const worry = setup.persona.objections.find(({ id }) => id === mind.pending)
    say("That's fair. What lies behind that for you?")
    say(worry?.goodAnswer ?? '')
    reply = say(`Thank you. ${again}`)
  }
  return { setup, reply, say, mindNow: () => mind }
}

describe('a closing call', () => {
  it('begins with the offer read, and with what was told before known to both', () => {
    for (const seed of seeds) {
      const { setup, mind, first } = call(seed, [])
      expect(setup.known?.length).toBeGreaterThanOrEqual(3)
      expect(mind.facts.length).toBeGreaterThanOrEqual(3)
      expect(first.objection).toBeUndefined()
    }
  })

  it('brings up no worry before the decision is asked for, whatever else is said', () => {
    const before = [hello, 'We have live dashboards, alerts and an app, and the price is four thousand a month.', maybe]
    for (const difficulty of difficulties)
      for (const seed of seeds) expect(call(seed, before, difficulty).mind.objections).toEqual([])
  })

  it('brings up a worry at the ask where the buyer has one, and more of them the harder the call is', () => {
    const worries = (difficulty: Difficulty) =>
      seeds.reduce((sum, seed) => sum + settled(seed, difficulty, ask).mindNow().objections.length, 0)
    const [easy = 0, medium = 0, hard = 0] = difficulties.map(worries)
    expect(easy).toBeGreaterThan(0)
    expect(medium).toBeGreaterThan(easy)
    expect(hard).toBeGreaterThan(medium)
  })

  it('is put off by an ask that needs no answer, and asks back when it comes again', () => {
    for (const seed of seeds) {
      const { mind, replies } = call(seed, [hello, maybe, 'How do you feel about it all, then?'])
      expect(mind.decision).toMatchObject({ asks: 0, hedges: 2, answer: 'none' })
      expect(last(replies)?.words).not.toBe(replies.at(-2)?.words)
      expect(last(replies)?.meters.patience).toBeLessThan(replies[0]?.meters.patience ?? 0)
    }
  })

  it('ends signed with every worry settled, a day named and the signature seen to', () => {
    const outcomes = seeds.map((seed) => {
      const { setup, say, mindNow } = settled(seed, 'easy', dated)
      const signer = signerOf(setup.persona)
      if (mindNow().step.agreed === null && signer !== null)
        say(`Then I'll send the contract to ${signer.name} today, and we go through it together.`)
      return outcomeOf(setup, mindNow(), 'rep')
    })
    expect(outcomes.filter((outcome) => outcome === 'signed').length).toBeGreaterThan(seeds.length * 0.8)
  })

  it('gives no last yes before it is known how somebody else comes to sign', () => {
    const others = seeds.filter((seed) => signerOf(castCall(seed, 'closing', 'easy').persona) !== null)
    expect(others.length).toBeGreaterThan(10)
    for (const seed of others) expect(settled(seed, 'easy', dated).mindNow().step.agreed).toBeNull()
  })

  it('answers a plain ask past an open worry with the worry, and the next with a no and its reason', () => {
    const raised = seeds.filter((seed) => call(seed, [hello, ask]).mind.pending !== null)
    expect(raised.length).toBeGreaterThan(20)
    for (const seed of raised) {
      const { outcome, replies } = call(seed, [hello, ask, 'And shall we go ahead?', 'So is it a yes or a no?', bye])
      expect([seed, outcome]).toEqual([seed, 'clear-no'])
      expect(last(replies)?.ends).toBe(true)
    }
  })

  it('ends undecided where nobody asked, or only in words that need no answer', () => {
    for (const seed of seeds) {
      expect(call(seed, [hello, 'The proposal has everything in it, I think.', bye]).outcome).toBe('undecided')
      expect(call(seed, [hello, maybe, bye]).outcome).toBe('undecided')
    }
  })

  it('ends with a meeting where a day for the decision was asked for', () => {
    const day = 'Could we speak on Thursday at ten, and you tell me yes or no?'
    const outcomes = seeds.map((seed) => call(seed, [hello, day]).outcome)
    expect(outcomes.filter((outcome) => outcome === 'meeting').length).toBeGreaterThan(seeds.length * 0.9)
  })

  it('is worth more with a no than without an answer, more with a day, and most with a yes', () => {
    const ranks = (['undecided', 'clear-no', 'meeting', 'signed'] as const).map((one) => outcomeRank('closing', one))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(outcomeRank('closing', 'hung-up')).toBeLessThan(outcomeRank('closing', 'undecided'))
  })

  it('costs patience when it is sold again, when what was told is asked again, and when a discount is thrown in', () => {
    const costs = (line: string) =>
      seeds.filter((seed) => {
        const { replies } = call(seed, [hello, line])
        return (last(replies)?.meters.patience ?? 0) < (replies[0]?.meters.patience ?? 0) - 2
      })
    for (const line of [
      'Our platform has smart optimisation, a mobile app, automatic alerts and unlimited users.',
      'How do you do all that today, from the morning on?',
      'I could also do fifteen per cent off the price for you.',
    ])
      expect([line, costs(line).length > seeds.length * 0.8]).toEqual([line, true])
  })

  it('takes a made-up hurry for pressure, and a plain question for a signature for none', () => {
    for (const seed of seeds) {
      const pushed = call(seed, [hello, 'The price is only good until Friday, and others are waiting for the slot.'])
      expect(last(pushed.replies)?.changes.map(({ reason }) => reason)).toContain('You pushed for a yes')
      const asked = call(seed, [hello, 'Are you ready to sign it this week?'])
      expect(last(asked.replies)?.changes.map(({ reason }) => reason)).not.toContain('You pushed for a yes')
    }
  })

  it('has selling on after the yes cost trust', () => {
    const lines = [ask, 'And our platform also has live dashboards and unlimited users, it is really revolutionary.']
    let sold = 0
    for (const seed of seeds) {
      const { setup, say, mindNow } = settled(seed, 'easy', dated)
      const signer = signerOf(setup.persona)
      if (signer !== null) say(`I'll send the contract to ${signer.name} today.`)
      if (mindNow().step.agreed === null) continue
      const before = mindNow().meters.trust
      say(lines[1] ?? '')
      if (mindNow().meters.trust < before) sold += 1
    }
    expect(sold).toBeGreaterThan(seeds.length * 0.6)
  })

  it('takes back a no that the rep did not hear to its end', () => {
    const setup = castCall(3, 'closing', 'medium')
    let { mind, reply } = openCall(setup)
    for (const words of [hello, ask, 'And shall we go ahead?', 'So is it a yes or a no?'])
      ({ mind, reply } = hear(setup, mind, { words, elapsedMs: 9000 }))
    expect(mind.decision?.answer).toBe('no')
    expect(cutOff(setup, mind, reply, '').mind.decision?.answer).toBe('none')
  })
})
