import { describe, expect, it } from 'vitest'
import type { Turn } from '@ringside/contract/simulations/turn'
import { play } from '../../evaluation/play-all.ts'
import { casts } from '../../evaluation/transcript-casts.ts'
import { voices } from '../words/lines.ts'
import { leadIns } from './lead-in.ts'

type BuyerTurn = Extract<Turn, { speaker: 'buyer' }>

const known = Object.entries(leadIns.tied).flatMap(([temperament, families]) =>
  [
    ...Object.values(families).flat(),
    ...leadIns.atDate[temperament as keyof typeof leadIns.atDate].any,
    ...leadIns.atDate[temperament as keyof typeof leadIns.atDate].timing,
    ...voices[temperament as keyof typeof voices].objectionLead,
  ].map((text) => ({ temperament, text })),
)
const patternOf = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '\\w+'))
const patterns = known.map(({ text }) => patternOf(text))

/** What leads in the worry of a line, of all that can. */
const leadOf = ({ words }: BuyerTurn): string | undefined => {
  const at = patterns.findIndex((pattern) => pattern.test(words))
  return known[at]?.text
}
const raisedIn = ({ call }: ReturnType<typeof play>): BuyerTurn[] =>
  call.turns.flatMap((turn) =>
    turn.speaker === 'buyer' && turn.move === 'object' && turn.turn > 0 && !turn.objection?.id.startsWith('demand')
      ? [turn]
      : [],
  )

const announcing =
  /\b(?:next one|off the list|(?:there's|got|have) (?:just )?(?:one|another) (?:more )?(?:thing|point|reservation)|one thing,? though|the other(?:'s| is| thing)|what's left|tick off|here's (?:the next|my problem)|to the next)\b/i

describe('how a worry is led in', () => {
  const calls = Array.from({ length: 16 }, (_, index) => index + 1).flatMap((seed) =>
    (['discovery', 'objection-handling', 'demo'] as const).map((type) => play(type, 'hard', 'excellent', seed)),
  )
  const raised = calls.flatMap(raisedIn)

  it('most are simply said, and some go on with half a thought', () => {
    expect(raised.length).toBeGreaterThan(40)
    const led = raised.filter((turn) => leadOf(turn) !== undefined).length
    expect(led).toBeGreaterThan(raised.length / 10)
    expect(led).toBeLessThan(raised.length / 2)
  })

  it('nobody announces that another one is to come', () => {
    for (const { words } of raised) expect(words).not.toMatch(announcing)
    for (const { text } of known) expect(text).not.toMatch(announcing)
  })

  it('no two temperaments lead in with the same words', () => {
    const words = known.map(({ text }) => text.toLowerCase())
    expect(new Set(words).size).toBe(words.length)
  })

  it('no two of the twelve calls that are written down share a lead-in', () => {
    const led = casts.flatMap(({ type, difficulty, kind, seed }) =>
      raisedIn(play(type, difficulty, kind, seed)).flatMap((turn) => leadOf(turn) ?? []),
    )
    expect(new Set(led).size).toBe(led.length)
  })
})

describe('having said yes', () => {
  const lastWords = Object.values(leadIns.lastWord)
    .flatMap((families) => Object.values(families).flat())
    .map(patternOf)
  const agreed = Array.from({ length: 40 }, (_, index) => index + 1)
    .map((seed) => play('objection-handling', 'medium', 'excellent', seed))
    .flatMap(({ call }) => {
      const at = call.turns.findIndex((turn) => turn.speaker === 'buyer' && turn.move === 'agree-next-step')
      return at < 0 ? [] : [{ call, turn: call.turns[at] }]
    })
  const later = agreed.filter(({ turn }) => lastWords.some((pattern) => pattern.test(turn?.words ?? '')))

  it('some come back to a worry that was settled, and it stays settled', () => {
    expect(later.length).toBeGreaterThan(agreed.length / 10)
    expect(later.length).toBeLessThan(agreed.length / 2)
    for (const { call } of later) {
      expect(call.outcome).toBe('meeting')
      expect(call.mind.objections.every(({ state }) => state === 'resolved')).toBe(true)
    }
  })
})
