import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { inFull } from './formal-speech.ts'
import type { CallSetup } from './index.ts'
import { cutOff, hear, openCall } from './index.ts'
import { played } from './played.fixture.ts'
import { callSetupSchema } from './setup.ts'
import type { EarlierCall } from './setup.ts'
import { worriedBy } from './worried-call.fixture.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
const again = 'Hello, this is Marcus from Routewell again.'
const pitch = 'We help companies like yours to plan the week with our software, and it saves them hours.'

const lastCall = (more: Partial<EarlierCall>): EarlierCall => ({
  type: 'discovery',
  outcome: 'open',
  factsGiven: [],
  promise: null,
  ...more,
})
const after = (setup: CallSetup, ...earlierCalls: EarlierCall[]): CallSetup => ({
  ...setup,
  memory: { ...setup.memory, earlierCalls },
})

/** What a rep brings up by going through a whole call: a greeting, an offer, a price, two dates, and what else there is. */
const everything = [
  again,
  pitch,
  'It costs about four thousand a month.',
  'Could we meet on Thursday at ten for thirty minutes?',
  'Do you have any other concerns?',
  'Is there anything else that worries you?',
  'What would it take?',
]

function raisedIn(setup: CallSetup, lines: readonly string[]): string[] {
  const { first, replies } = played(setup, lines)
  return [first, ...replies].flatMap(({ move, objection }) =>
    move === 'object' && objection !== undefined ? [objection.id] : [],
  )
}

describe('a worry that was settled in an earlier call', () => {
  it.each(['cold-call', 'discovery', 'objection-handling'] as const)('is not raised anew in a %s', (type) => {
    const raisedBefore: string[] = []
    for (const seed of seeds) {
      const setup = castCall(seed, type, 'expert')
      raisedBefore.push(...raisedIn(setup, everything))
      const settled = setup.persona.objections.map(({ id }) => ({ id, state: 'resolved' as const }))
      expect(raisedIn(after(setup, lastCall({ objections: settled })), everything)).toEqual([])
    }
    expect(raisedBefore.length).toBeGreaterThanOrEqual(seeds.length)
  })

  it('stays settled when a later call was about something else', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'objection-handling', 'medium')
      const [settled] = raisedIn(setup, [])
      const objections = [{ id: settled ?? '', state: 'resolved' as const }]
      const remembered = after(setup, lastCall({ objections }), lastCall({ objections: [] }), lastCall({}))
      expect(raisedIn(remembered, everything)).not.toContain(settled)
    }
  })

  it('leaves the others: the call is about the next one', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'objection-handling', 'medium')
      const [settled] = raisedIn(setup, [])
      const [next] = raisedIn(after(setup, lastCall({ objections: [{ id: settled ?? '', state: 'resolved' }] })), [])
      expect(next).toBeDefined()
      expect(next).not.toBe(settled)
    }
  })

  it('was the last one: the buyer picks up by saying that nothing is left, and a date can be had', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'objection-handling', 'easy')
      const settled = setup.persona.objections.map(({ id }) => ({ id, state: 'resolved' as const }))
      const { first, mind } = played(after(setup, lastCall({ outcome: 'objection-settled', objections: settled })), [
        'Glad to hear it. Could we meet on Thursday at ten for thirty minutes, so that you see it with your own people?',
        // Whoever wants another day than that has it.
        'Sure, that works for me.',
      ])
      expect(first.move).toBe('pick-up')
      expect(first.objection).toBeUndefined()
      expect(mind.step.agreed?.kind).toBe('meeting')
    }
  })
})

describe('a worry that an earlier call left open', () => {
  const open = (setup: CallSetup, state: 'raised' | 'brushed-aside'): CallSetup => {
    const [objection] = setup.persona.objections
    return after(setup, lastCall({ objections: [{ id: objection?.id ?? '', state }] }))
  }
  const isNamed = ({ persona }: CallSetup, id: string | undefined, words: string): boolean => {
    const called = persona.objections.find((objection) => objection.id === id)?.called ?? []
    return called.some((name) => inFull(words).toLowerCase().includes(inFull(name).toLowerCase()))
  }

  it.each(['raised', 'brushed-aside'] as const)(
    'and was %s is what an objection call begins with, by its name',
    (state) => {
      for (const seed of seeds) {
        const cast = castCall(seed, 'objection-handling', 'medium')
        for (const { id } of cast.persona.objections) {
          const { reply } = openCall(after(cast, lastCall({ objections: [{ id, state }] })))
          expect(reply.objection?.id).toBe(id)
          expect(isNamed(cast, id, reply.words)).toBe(true)
        }
      }
    },
  )

  it('comes back on an arranged call once the rep has said hello, and not before', () => {
    for (const seed of seeds) {
      const setup = open(castCall(seed, 'discovery', 'medium'), 'raised')
      const { first, replies } = played(setup, [again])
      expect(first.objection).toBeUndefined()
      expect(replies[0]?.objection?.id).toBe(setup.persona.objections[0]?.id)
      expect(isNamed(setup, replies[0]?.objection?.id, replies[0]?.words ?? '')).toBe(true)
    }
  })

  it('waits while the rep asks, and comes when they offer', () => {
    for (const seed of seeds) {
      const setup = open(castCall(seed, 'discovery', 'medium'), 'raised')
      const { replies } = played(setup, ['Hello. What takes most of your time at the moment?', pitch])
      expect(replies[0]?.objection).toBeUndefined()
      expect(replies[1]?.objection?.id).toBe(setup.persona.objections[0]?.id)
    }
  })

  it('is not mentioned to a stranger on the phone: the buyer hears a name first', () => {
    for (const seed of seeds) {
      const setup = open(castCall(seed, 'cold-call', 'medium'), 'raised')
      const [worry] = setup.persona.objections
      const isIn = (said: readonly { words: string }[]): boolean =>
        said.some(({ words }) => isNamed(setup, worry?.id, words))
      const { first, replies } = played(setup, ['Hello, do you have a minute?', again, 'I have some news for you.'])
      expect(isIn([first, ...replies.slice(0, 1)])).toBe(false)
      expect(isIn(replies.slice(1))).toBe(true)
    }
  })

  it('is said differently to somebody who went past it', () => {
    const setup = worriedBy('price', 'medium')
    const heard = (state: 'raised' | 'brushed-aside'): Set<string> =>
      new Set(seeds.map((seed) => openCall({ ...open(setup, state), seed }).reply.words))
    const [waited, passed] = [heard('raised'), heard('brushed-aside')]
    expect([...waited].filter((words) => passed.has(words))).toEqual([])
  })

  it('is settled like any other, and then is not raised again in the same call', () => {
    const setup = worriedBy('price', 'easy')
    const { replies, mind } = played(open(setup, 'raised'), [
      "That's fair, it has to pay for itself. It saves what the trouble costs you today, and you can stop after a month.",
      pitch,
      'Could we meet on Thursday at ten for thirty minutes?',
    ])
    expect(mind.objections.map(({ state }) => state)).toEqual(['resolved'])
    expect(replies.filter(({ move }) => move === 'object')).toEqual([])
  })
})

it('a call kept before worries were remembered plays as it did', () => {
  for (const seed of seeds) {
    const setup = after(castCall(seed, 'objection-handling', 'medium'), lastCall({}))
    expect(callSetupSchema.parse(structuredClone(setup))).toEqual(setup)
    expect(played(setup, everything)).toEqual(played(after(setup, lastCall({ objections: [] })), everything))
  }
})

it('a rep who cuts in before the worry is said hears it later in the call', () => {
  for (const seed of seeds) {
    const cast = castCall(seed, 'discovery', 'medium')
    const [{ id } = { id: '' }] = cast.persona.objections
    const setup = after(cast, lastCall({ objections: [{ id, state: 'raised' }] }))
    const { mind, reply } = hear(setup, openCall(setup).mind, { words: again, elapsedMs: 3000 })
    const cut = cutOff(setup, mind, reply, reply.words.slice(0, 3))
    expect([reply.objection?.id, cut.reply.objection]).toEqual([id, undefined])
    expect(hear(setup, cut.mind, { words: pitch, elapsedMs: 9000 }).reply.objection?.id).toBe(id)
  }
})
