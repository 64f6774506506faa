import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { calledInBefore, metNow, openConditions } from '../conditions.ts'
import { conditionKinds, conditionsIn, meets, refusesIt } from '../heard/conditions.ts'
import type { ConditionKind } from '../heard/conditions.ts'
import { takesLeave } from '../heard/leave-taking.ts'
import { count } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import conditionFile from '../words/conditions.json' with { type: 'json' }

const wordings = z.array(z.string().min(1)).min(2)
const voiced = z.record(temperamentSchema, wordings)

/** What is said over a condition, by temperament. */
export const conditionWords = z
  .strictObject({
    /** With the yes that hangs on it. */
    calledIn: z.record(temperamentSchema, z.record(z.enum(conditionKinds), wordings)),
    /** With the yes to a contract: what has to come before the signature, and how. Said after the yes alone it would be a favour. */
    beforeSigning: voiced,
    firsts: z.partialRecord(z.enum(conditionKinds), z.string().min(1)),
    /** What each is called in the words below. */
    things: z.record(z.enum(conditionKinds), z.string().min(1)),
    /** To a rep who has made it part of what they ask for. */
    acknowledged: voiced,
    /** To one who went on without a word about it. */
    again: voiced,
    promised: voiced,
    refused: voiced,
  })
  .parse(conditionFile)

function partsOf({ persona }: Scene): Record<string, string> {
  const { system = '', peak = '', workers = 'people' } = persona.vocabulary
  return { workers, ...(system === '' ? {} : { system }), ...(peak === '' ? {} : { peak }) }
}

/** A wording with the name of a condition in it. Null where that has nothing to fill it, or all have been said. */
function named(scene: Scene, key: 'acknowledged' | 'again', kind: ConditionKind): string | null {
  const parts = partsOf(scene)
  const filled = conditionWords.things[kind].replaceAll(/\{(\w+)\}/g, (whole, part: string) => parts[part] ?? whole)
  if (filled.includes('{')) return null
  return unsaid(scene, conditionWords[key][scene.persona.temperament], { thing: filled })
}

/** How a condition is called in: where a contract is agreed to, as what has to be done before it is signed. */
function callingIn(scene: Scene, kind: ConditionKind): string | null {
  const { mind, persona } = scene
  const first = mind.decision === null ? undefined : conditionWords.firsts[kind]
  const once = first?.replaceAll(/\{(\w+)\}/g, (whole, part: string) => partsOf(scene)[part] ?? whole)
  const before =
    once === undefined ? null : unsaid(scene, conditionWords.beforeSigning[persona.temperament], { thing: once })
  return before ?? unsaid(scene, conditionWords.calledIn[persona.temperament][kind], partsOf(scene))
}

/** A condition was called in with this line. */
export const isCalledInNow = ({ mind }: Scene): boolean =>
  mind.conditions.some(({ state, turn }) => state === 'called-in' && turn === mind.turn)

/** ... and one that has to be met before anything is signed. */
export const isFirstNow = ({ mind }: Scene): boolean =>
  mind.decision !== null &&
  mind.conditions.some(
    ({ kind, state, turn }) => state === 'called-in' && turn === mind.turn && conditionWords.firsts[kind] !== undefined,
  )

/** With a yes: what they had made a condition of, and nobody has met since. Nothing where the yes itself says it. */
export function callIn(scene: Scene, yes: readonly Piece[], only?: readonly ConditionKind[]): Piece[] {
  const { mind } = scene
  const said = conditionsIn(yes.map(({ text }) => text).join(' '))
  const all = openConditions(scene).filter(({ kind }) => only?.includes(kind) !== false)
  for (const one of all) if (said.includes(one.kind)) Object.assign(one, { state: 'met', turn: mind.turn })
  const open = all.filter(({ state }) => state === 'open')
  // Nobody reads out a list: what comes before any money, else what was set last. The others wait until that is promised.
  const one = open.find(({ kind }) => kind === 'pilot') ?? open.at(-1)
  const text = one === undefined ? null : callingIn(scene, one.kind)
  if (one === undefined || text === null) return []
  Object.assign(one, { state: 'called-in', turn: mind.turn })
  return [plainPiece(text)]
}

/** What the rep has just made part of what they ask for is taken note of, once. */
export function acknowledge(scene: Scene): Piece[] {
  const kind = metNow(scene)
  const text = kind === null ? null : named(scene, 'acknowledged', kind)
  return text === null ? [] : [plainPiece(text)]
}

/** Said by the way, with nothing asked: the condition they had set is met. */
export function meetMet(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (heard.asks || mind.pending !== null) return null
  // Told what they had asked, they speak of that.
  if (mind.question !== null && mind.turn - mind.question.turn <= 1) return null
  const pieces = acknowledge(scene)
  return pieces.length === 0 ? null : { move: 'react', pieces }
}

/** The rep went on without a word about what the yes hangs on: they come back to it, once. */
export function comeBackToCondition(scene: Scene): Piece[] {
  const { heard, mind } = scene
  const [open] = calledInBefore(scene).filter(({ kind }) => !meets(heard, kind))
  if (open === undefined || refusesIt(heard)) return []
  if (heard.asks && !takesLeave(heard)) {
    // What is asked is answered first; the condition waits.
    open.turn = mind.turn
    return []
  }
  const text = count(mind, `called-again:${open.kind}`) > 1 ? null : named(scene, 'again', open.kind)
  if (text === null) return []
  open.turn = mind.turn
  return [plainPiece(text)]
}

/** The rep's answer to what was called in: promised, it stands; refused, the yes that hung on it falls; ignored, it comes back. */
export function meetCalledIn(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  const called = calledInBefore(scene)
  if (called.length === 0) return null
  const leaves = takesLeave(heard)
  const ends = leaves ? ({ ends: 'goodbye' } as const) : {}
  if (refusesIt(heard)) {
    const text = unsaid(scene, conditionWords.refused[persona.temperament])
    if (text === null) return null
    mind.step.agreed = null
    if (mind.decision !== null) mind.decision.answer = 'none'
    mind.phase = 'talking'
    return { move: 'refuse-next-step', pieces: [plainPiece(text)], ...ends }
  }
  // With a goodbye they come back to it in theirs.
  if (leaves) return null
  const again = comeBackToCondition(scene)
  if (again.length > 0) return { move: 'react', pieces: again }
  if (heard.asks || !called.every(({ kind }) => meets(heard, kind))) return null
  const next = callIn(scene, [])
  if (next.length > 0) return { move: 'react', pieces: next }
  const text = unsaid(scene, conditionWords.promised[persona.temperament])
  return text === null ? null : { move: 'react', pieces: [plainPiece(text)] }
}
