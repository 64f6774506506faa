import type { Objection, Temperament } from '@ringside/contract/pipeline/buyer-profile'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { stemOf } from '../../acts/tokens.ts'
import { countOf } from '../mind.ts'
import type { ObjectionMemory } from '../mind.ts'
import { diceFor, pick, roll } from '../random.ts'
import type { Scene } from '../scene.ts'
import { doubtContent } from './content.ts'
import type { Doubt, DoubtAnswer } from './content.ts'

/** How many doubts a worry of middling force has in it, in the mean, and the most it can have. */
const depth: Record<Difficulty, { mean: number; most: number }> = {
  easy: { mean: 0, most: 0 },
  medium: { mean: 0.3, most: 1 },
  hard: { mean: 0.6, most: 1 },
  expert: { mean: 1.1, most: 2 },
}

const byTemperament: Record<Temperament, number> = {
  sceptical: 0.3,
  analytical: 0.15,
  formal: 0.1,
  direct: 0,
  harried: -0.15,
  warm: -0.15,
}

/** Force 1 to 4, and trust 0 to 100, at which neither adds nor takes. */
const middlingForce = 2.5
const middlingTrust = 45
/** Somebody who was rung out of the blue has no time to dig. */
const unexpected = 0.3
/** An answer that had its evidence with it leaves less to ask. */
const evidenced = 0.25

/** Doubts that a worry still has in it for an answer of this strength (0 to 2). Seeded by the call and the worry. */
function doubtsIn({ setup, persona, mind, traits }: Scene, { id, force }: Objection, strength: number): number {
  const { mean, most } = depth[setup.difficulty]
  const level =
    mean +
    (force - middlingForce) * 0.25 +
    byTemperament[persona.temperament] +
    (middlingTrust - mind.meters.trust) / 100 -
    (traits.expected ? 0 : unexpected) -
    (strength >= 2 ? evidenced : 0)
  return Math.max(0, Math.min(most, Math.floor(level + roll(diceFor(setup.seed, `doubt:${id}`)))))
}

const kindKey = (kind: string): string => `doubt:${kind}`
/** The doubt that asks nothing is kept under this kind. */
export const remark = 'remark'

function begged({ heard }: Scene, { begs }: Doubt): number {
  return begs.filter((cue) => (cue.includes(' ') ? heard.plain.includes(cue) : heard.stems.has(stemOf(cue)))).length
}

/** The doubts of a worry that have not been had in this call, those that the answer begs first. */
function openDoubts(scene: Scene, { family }: Objection): Doubt[] {
  const { mind } = scene
  const open = (doubtContent.families[family] ?? []).filter(({ kind }) => countOf(mind, kindKey(kind)) === 0)
  const fitting = open.filter((doubt) => doubt.begs.length === 0 || begged(scene, doubt) > 0)
  return fitting.toSorted((a, b) => begged(scene, b) - begged(scene, a))
}

/** A doubt without a question, now and then. */
const remarked = 0.2

/** The kind of what is still doubted after an answer that speaks to the worry; null where the answer is enough. */
export function doubtOf(scene: Scene, objection: Objection, memory: ObjectionMemory, strength: number): string | null {
  if (memory.doubts >= doubtsIn(scene, objection, strength)) return null
  const { mind, setup } = scene
  const [first, second] = openDoubts(scene, objection)
  if (first === undefined) return null
  const dice = diceFor(setup.seed, `doubt:${objection.id}:${memory.doubts}`)
  const isFirst = memory.doubts === 0 && countOf(mind, kindKey(remark)) === 0
  if (isFirst && roll(dice) < remarked) return remark
  // Of two that are begged alike either may come.
  const alike = second !== undefined && begged(scene, second) === begged(scene, first) ? [first, second] : [first]
  return pick(dice, alike).kind
}

/** Keeps that the buyer doubts the answer: one more of this worry, and none of this kind again. */
export function keepDoubt({ mind }: Scene, memory: ObjectionMemory, kind: string): void {
  memory.doubt = kind
  memory.doubts += 1
  mind.counts[kindKey(kind)] = mind.turn
}

/** What the doubt on the table asks for; null where it asks nothing. */
export function wantedBy({ family }: Objection, kind: string | null): DoubtAnswer | null {
  return doubtContent.families[family]?.find((doubt) => doubt.kind === kind)?.wants ?? null
}

/** The wordings of the doubt on the table. */
export function wordingsOf(kind: string, temperament: Temperament): readonly string[] {
  return (kind === remark ? doubtContent.remarks : doubtContent.kinds[kind])?.[temperament] ?? []
}
