import { difficulties } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { withGatekeeper } from '../../generation/index.ts'
import { connect, hear, isConnecting, openCall, outcomeOf } from '../index.ts'
import type { Mind } from '../index.ts'
import { played } from '../played.fixture.ts'
import type { EarlierCall } from '../setup.ts'
import { startingMeters } from '../tuning.ts'
import { deskTunings } from './tuning.ts'
import { deskFaultsOf, deskVoices } from './words.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
const setupOf = (seed: number, difficulty: Difficulty) => castCall(seed, 'gatekeeper', difficulty)

const hello = "Good morning, it's Marcus from Routewell. I hope you can help me."
const claim = 'She is expecting my call.'

/** A reason about the company that is called, as anybody can read it off its page. */
function reasonFor(seed: number): string {
  const { persona } = setupOf(seed, 'medium')
  return `It's about ${persona.vocabulary['area']} at ${persona.company.name}. I noticed you're hiring, and I'd like to ask ${persona.firstName} one question.`
}

function after(seed: number, difficulty: Difficulty, lines: readonly string[]): Mind {
  return played(setupOf(seed, difficulty), lines).mind
}

describe('whoever answers for somebody', () => {
  it.each(Object.entries(deskVoices))('has every line in the manner %s, in enough wordings', (_, voice) => {
    expect(deskFaultsOf(voice)).toEqual([])
  })

  it('is the same person whenever the persona is called, and never talks as the persona does', () => {
    for (const seed of seeds) {
      const { gatekeeper, persona } = setupOf(seed, 'easy')
      const { gatekeeper: again } = withGatekeeper({
        ...setupOf(seed, 'hard'),
        gatekeeper: undefined,
        seed: seed + 999,
      })
      expect([again?.firstName, again?.title, again?.extension]).toEqual([
        gatekeeper?.firstName,
        gatekeeper?.title,
        gatekeeper?.extension,
      ])
      expect(gatekeeper?.temperament).not.toBe(persona.temperament)
      expect(gatekeeper?.firstName).not.toBe(persona.firstName)
    }
  })

  it('picks up in gatekeeper calls alone', () => {
    expect(openCall(setupOf(1, 'easy')).reply.by).toBe('gatekeeper')
    expect(openCall(castCall(1, 'cold-call', 'easy')).reply.by).toBeUndefined()
  })

  it('is asked for no more the easier the call is', () => {
    const columns = difficulties.map((difficulty) => deskTunings[difficulty])
    for (const [index, harder] of columns.entries()) {
      const easier = columns[index - 1]
      if (easier === undefined) continue
      expect(harder.tests).toBeGreaterThanOrEqual(easier.tests)
      expect(harder.reason).toBeGreaterThanOrEqual(easier.reason)
      expect(harder.through).toBeGreaterThan(easier.through)
      expect(harder.start.trust).toBeLessThan(easier.start.trust)
      expect(harder.start.patience).toBeLessThan(easier.start.patience)
      expect(harder.failures).toBeLessThanOrEqual(easier.failures)
    }
  })
})

describe('small questions at a desk', () => {
  it.each([
    ['mainLine', 'Is that the main line?'],
    ['mainLine', 'Have I got reception?'],
    ['assistant', 'Does he have an assistant I should talk to?'],
    ['assistant', 'Who keeps her diary?'],
    ['advice', 'What would make it worth her time, in your opinion?'],
    ['advice', 'Any tip for me?'],
    ['aboutMe', 'Have you worked there long?'],
    ['aboutMe', 'Busy day today?'],
    ['myName', "What's your name, by the way?"],
  ] as const)('%s is answered, even after a no: “%s”', (key, words) => {
    for (const seed of seeds) {
      const setup = setupOf(seed, 'hard')
      const { gatekeeper } = setup
      if (gatekeeper === undefined) throw new Error('somebody answers a gatekeeper call')
      const parts = deskVoices[gatekeeper.temperament][key].map((wording) =>
        (wording.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? '').trim().toLowerCase(),
      )
      const says = ({ words: said }: { words: string }) => parts.some((part) => said.toLowerCase().includes(part))
      const refused = [
        hello,
        "It's about savings.",
        "It's about money.",
        "It's about growth.",
        "It's about time.",
        words,
      ]
      expect(played(setup, [hello, words]).replies.slice(-1).every(says)).toBe(true)
      expect(played(setup, refused).replies.slice(-1).every(says)).toBe(true)
    }
  })

  it('no two temperaments share a sentence at the desk', () => {
    const owners = new Map<string, Set<string>>()
    for (const [temperament, voice] of Object.entries(deskVoices))
      for (const wording of Object.values(voice).flat())
        if (wording.split(' ').length >= 6 && !wording.includes('{'))
          owners.set(wording, (owners.get(wording) ?? new Set()).add(temperament))
    expect([...owners].filter(([, set]) => set.size > 1).map(([wording]) => wording)).toEqual([])
  })
})

describe('to be put through', () => {
  it('takes a name, a company and a reason on easy', () => {
    for (const seed of seeds) expect(isConnecting(after(seed, 'easy', [hello, reasonFor(seed)]))).toBe(true)
  })

  it('takes more than that on expert', () => {
    for (const seed of seeds) expect(isConnecting(after(seed, 'expert', [hello, reasonFor(seed)]))).toBe(false)
  })

  it('takes a reason of this company’s own on hard: what is said of everybody is asked about again', () => {
    const { mind, replies } = played(setupOf(2, 'hard'), [
      hello,
      'We work with companies of all kinds and I wanted to see if there is a fit.',
    ])
    expect(mind.desk?.knows.reason).toBe(1)
    expect(replies[1]?.move).toBe('ask-purpose')
  })

  it('brings the persona to the line in the same call, in their own words and with their own mind', () => {
    const setup = setupOf(3, 'easy')
    const { mind, replies } = played(setup, [hello, reasonFor(3)])
    expect(replies.map(({ by }) => by)).toEqual(['gatekeeper', 'gatekeeper'])
    expect(replies.at(-1)?.move).toBe('put-through')
    const picked = connect(setup, mind, 30_000)
    expect(picked.reply.by).toBeUndefined()
    expect(picked.reply.move).toBe('pick-up')
    expect(picked.mind.turn).toBe(0)
    expect(outcomeOf(setup, picked.mind, 'rep')).toBe('put-through')
  })

  it('is answered by the persona too when the rep says something on the way', () => {
    const setup = setupOf(3, 'easy')
    const { mind } = played(setup, [hello, reasonFor(3)])
    const { reply } = hear(setup, mind, { words: 'Thank you very much.', elapsedMs: 30_000 })
    expect(reply).toEqual(connect(setup, mind, 30_000).reply)
  })

  it('as somebody recommended wins trust with the persona, and after a lie costs it', () => {
    const setup = setupOf(3, 'easy')
    const { mind } = played(setup, [hello, reasonFor(3)])
    const start = startingMeters(setup).trust
    const trustAfter = (desk: Partial<NonNullable<Mind['desk']>>): number =>
      connect(setup, { ...mind, desk: mind.desk && { ...mind.desk, ...desk } }, 0).mind.meters.trust
    expect(trustAfter({ won: true, lies: 0 })).toBeGreaterThan(start)
    expect(trustAfter({ won: false, lies: 0 })).toBe(start)
    expect(trustAfter({ won: true, lies: 1 })).toBeLessThan(start)
  })
})

describe('at the desk', () => {
  it('a claimed appointment is looked up, and trust is gone', () => {
    for (const difficulty of difficulties) {
      const { replies, mind } = played(setupOf(4, difficulty), [hello, claim])
      expect(mind.desk?.lies).toBe(1)
      expect(replies[1]?.changes.map(({ reason }) => reason)).toContain('You claimed what the diary does not have')
      expect(replies[1]?.meters.trust).toBeLessThan(replies[0]?.meters.trust ?? 0)
    }
  })

  it('to be known is no lie where the persona has spoken with this rep', () => {
    const setup = setupOf(4, 'medium')
    const call: EarlierCall = { type: 'discovery', outcome: 'meeting', factsGiven: [], promise: null }
    const known = { ...setup, memory: { ...setup.memory, earlierCalls: [call] } }
    expect(played(known, [hello, claim]).mind.desk?.lies).toBe(0)
  })

  it('a pitch costs patience and brings nobody through', () => {
    const pitch = 'Our platform has live dashboards, automatic alerts, forty integrations and support around the clock.'
    const { replies, mind } = played(setupOf(5, 'easy'), [hello, pitch])
    expect(replies[1]?.meters.patience).toBeLessThan(replies[0]?.meters.patience ?? 0)
    expect(isConnecting(mind)).toBe(false)
  })

  it('asked politely, they say when the persona can be reached; the call then ends as a time to call back', () => {
    for (const seed of seeds) {
      const setup = setupOf(seed, 'easy')
      const { mind, replies } = played(setup, [hello, `When is ${setup.persona.firstName} usually at the desk?`])
      expect(replies[1]?.move).toBe('give-time')
      expect(replies[1]?.words.toLowerCase()).toContain(setup.gatekeeper?.freeAt.toLowerCase())
      expect(outcomeOf(setup, mind, 'rep')).toBe('call-back')
    }
  })

  it('a message is taken from whoever has a name', () => {
    const setup = setupOf(6, 'medium')
    const { mind } = played(setup, [hello, 'Could you take a message, please?'])
    expect(outcomeOf(setup, mind, 'rep')).toBe('message-taken')
    expect(played(setup, ['Could you take a message?']).replies[0]?.move).toBe('ask-who')
  })

  it('nobody tells what hurts or what money there is: no fact of the persona’s is given', () => {
    for (const seed of seeds) {
      const lines = [hello, 'What goes wrong most often over there?', 'What budget do you have for it?']
      expect(played(setupOf(seed, 'easy'), lines).mind.facts).toEqual([])
    }
  })

  it('who goes round them twice more after a warning is hung up on', () => {
    const { mind, replies } = played(setupOf(7, 'medium'), [
      'Just put me through.',
      'It is none of your business.',
      "I don't need to talk to you.",
    ])
    expect(replies.at(-1)?.move).toBe('hang-up')
    expect(outcomeOf(setupOf(7, 'medium'), mind, 'buyer')).toBe('hung-up')
  })

  it('an earlier call that got no further is theirs to remember, not the persona’s', () => {
    const setup = { ...setupOf(8, 'easy'), gatekeeper: undefined }
    const earlier: EarlierCall = { type: 'gatekeeper', outcome: 'call-back', factsGiven: [], promise: null }
    const again = withGatekeeper({ ...setup, memory: { ...setup.memory, earlierCalls: [earlier] } })
    expect(again.memory.earlierCalls).toEqual([])
    expect(again.gatekeeper?.remembers).toBe(true)
    expect(played(again, [hello]).replies[0]?.words).toMatch(/Marcus/)
  })

  it('does not ask whether somebody is expected who has said that they are not', () => {
    const asks = /expect|contact before|spoken|know (?:you|who)|appointment/i
    for (const seed of seeds) {
      const setup = setupOf(seed, 'hard')
      const lines = [`${hello} ${setup.persona.firstName} isn't expecting me.`, reasonFor(seed)]
      const words = played(setup, lines).replies.map((reply) => reply.words)
      expect(words.filter((text) => asks.test(text) && text.endsWith('?'))).toEqual([])
    }
  })

  it('takes a day that is asked for as asking when, and a day that is told of as no question', () => {
    const moves = (line: string): string[] =>
      seeds.flatMap((seed) => played(setupOf(seed, 'medium'), [hello, line]).replies.map(({ move }) => move))
    expect(moves('Would Thursday early be any good?')).toContain('give-time')
    expect(moves('On Thursday we were at your neighbours.')).not.toContain('give-time')
  })
})
