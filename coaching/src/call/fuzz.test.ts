import { callEventSchema } from '@ringside/contract'
import type { BuyerTurn, CallEvent, Turn } from '@ringside/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mind } from '../buyer/index.ts'
import type { BuyerReply } from '../buyer/scene.ts'
import { newCall } from './call.ts'
import type { Call, Effect, Happening } from './call.ts'
import { restoreCall } from './restore.ts'
import type { KeptTurn } from './restore.ts'
import { ritasCall } from './rita.fixture.ts'
import { step } from './step.ts'

/** What a faithful keeper holds after the effects so far: the only source a restart has. */
class Record {
  readonly events: CallEvent[] = []
  readonly turns: KeptTurn[] = []

  keep(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.type === 'tell') this.events.push(effect.event)
      if (effect.type === 'keep-turn') this.turns.push(kept(effect))
      if (effect.type === 'change-turn') this.turns[effect.turn.turn] = kept(effect)
    }
  }
}

function kept(effect: { turn: Turn; mind?: Mind; reply?: BuyerReply }): KeptTurn {
  if (effect.turn.speaker === 'rep') return { turn: effect.turn }
  if (!effect.mind || !effect.reply) throw new Error('A buyer turn is kept with the mind after it.')
  return { turn: effect.turn, mind: effect.mind, reply: effect.reply }
}

const atMs = fc.integer({ min: 0, max: 1_400_000 })
const words = fc.constantFrom(
  'How do you pick your orders today?',
  'What goes wrong, and what does a late order cost?',
  'We make a tool that prints fewer lists.',
  'Could we take half an hour on Thursday at ten?',
  'You are an idiot.',
  '',
  'Thanks, goodbye.',
)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('line' as const),
      lineId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      words,
      mode: fc.constantFrom('typed' as const, 'voice' as const),
      startMs: fc.option(atMs, { nil: undefined }),
      atMs,
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer-ready' as const), atMs }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('interrupt' as const), turn: fc.nat(12), wordsSaid: fc.nat(20), atMs }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('spoken' as const), turn: fc.nat(12), atMs }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('whisper' as const),
      id: fc.constant('w'),
      from: fc.constant('Ada'),
      text: fc.constant('Wait'),
      atMs,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('join' as const, 'pick-up' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('time-passed' as const), atMs }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('hang-up' as const, 'abandon' as const),
      atMs: fc.integer({ min: 0, max: 20_000_000 }),
    }),
  },
)
const story = fc.array(happening, { minLength: 5, maxLength: 40 })

function expectSound({ events, turns }: Record): void {
  events.forEach((event, index) => {
    expect(event.seq).toBe(index + 1)
    expect(() => callEventSchema.parse(event)).not.toThrow()
  })
  const end = events.findIndex(({ type }) => type === 'ended')
  expect([-1, events.length - 1]).toContain(end)
  turns.forEach(({ turn }, index) => {
    expect(turn.turn).toBe(index)
    expect(turn.speaker).toBe(index % 2 === 0 ? 'buyer' : 'rep')
    expect(turn.endMs).toBeGreaterThanOrEqual(turn.startMs)
    expect(turn.startMs).toBeGreaterThanOrEqual(turns[index - 1]?.turn.startMs ?? 0)
  })
  const found = events.flatMap((event) => (event.type === 'fact-found' ? [event.item.factId] : []))
  expect(new Set(found).size).toBe(found.length)
  const told = turns.flatMap(({ turn }) => (turn.speaker === 'buyer' ? turn.facts : []))
  expect(found.every((fact) => told.includes(fact))).toBe(true)
  const ids = events.flatMap((event) => (event.type === 'rep-turn' ? [event.lineId] : []))
  expect(new Set(ids).size).toBe(ids.length)
}

const begin = (): { call: Call; record: Record } => {
  const record = new Record()
  let call = newCall(ritasCall())
  for (const type of ['join', 'pick-up'] as const) {
    const made = step(call, { type })
    record.keep(made.effects)
    call = made.call
  }
  return { call, record }
}

test('whatever happens in whatever order, the record stays sound', () => {
  fc.assert(
    fc.property(story, (happenings) => {
      const { record, ...start } = begin()
      let { call } = start
      for (const next of happenings) {
        const made = step(call, next)
        record.keep(made.effects)
        const changedAfterEnd = call.state.at === 'ended' && made.call !== call
        expect(changedAfterEnd).toBe(false)
        call = made.call
      }
      expectSound(record)
      expect(call.seq).toBe(record.events.length)
    }),
    { seed: 20_261, numRuns: 300 },
  )
})

test('a call that is taken up from its record after every single step comes to the same record', () => {
  fc.assert(
    fc.property(story, (happenings) => {
      const [steady, restarted] = [begin(), begin()]
      let call = steady.call
      let again = restarted.call
      for (const next of happenings) {
        // A restart can't know that the last turn was heard out: reports of it and its effects on time are left out here.
        if (next.type === 'spoken') continue
        const made = step(call, next)
        steady.record.keep(made.effects)
        call = made.call
        again = restoreCall({ setup: ritasCall(), events: restarted.record.events, turns: restarted.record.turns })
        const remade = step(again, next)
        restarted.record.keep(remade.effects)
      }
      const saidBy = (record: Record) => record.turns.map(({ turn }) => [turn.speaker, turn.words])
      expect(saidBy(restarted.record)).toEqual(saidBy(steady.record))
      expectSound(restarted.record)
    }),
    { seed: 20_262, numRuns: 100 },
  )
})

test('what a cut turn keeps is the beginning of what the buyer meant to say', () => {
  fc.assert(
    fc.property(fc.nat(60), (wordsSaid) => {
      const { call } = begin()
      const asked = step(call, {
        type: 'line',
        lineId: 'a',
        words: 'How do you pick your orders today?',
        mode: 'voice',
        atMs: 5000,
      }).call
      const answered = step(asked, { type: 'answer-ready', atMs: 5000 }).call
      const whole: BuyerTurn | null = answered.state.at === 'speaking' ? answered.state.turn : null
      const cut = step(answered, { type: 'interrupt', turn: 2, wordsSaid, atMs: 6000 }).call
      expect(whole?.words.startsWith(cut.lastTurn?.words ?? 'no turn')).toBe(true)
    }),
    { seed: 20_263, numRuns: 60 },
  )
})
