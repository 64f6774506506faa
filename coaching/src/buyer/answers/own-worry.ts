import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { isOfOwner } from '../heard/owners-worry.ts'
import { asksForHaving, ownWorryIn } from '../heard/own-worry.ts'
import { pendingObjection } from '../judge/objections.ts'
import { isJustSettled } from '../objection-turn.ts'
import { actIn } from '../perceive.ts'
import { comeBack } from '../policy/come-back.ts'
import { explain, objectWith } from '../policy/objections.ts'
import { shown } from '../policy/shown.ts'
import { worriesLeft } from '../policy/worries-left.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import ownWorryFile from '../words/own-worry.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))

/** What is said of a worry of theirs that the rep asks for by name, by temperament. */
export const ownWorryWords = z
  .strictObject({
    /** Before it, where it is asked whether they have the thing: "do you have a works council?" */
    has: voicedSchema,
    /** It is on the table. */
    stands: voicedSchema,
    /** It was settled before. */
    settled: voicedSchema,
  })
  .parse(ownWorryFile)

const offers = ['next_step', 'pricing'] as const

/**
 * Asked for the very thing that the owner of the segment expects them to worry about, a person owns it: as that worry,
 * where the call has room for one more, else as what it is. Nobody denies what they would say themselves a minute later.
 */
export function meetOwnWorry(scene: Scene): Plan | null {
  const { heard, mind, persona, traits } = scene
  if (!persona.objections.some(isOfOwner) || (mind.phase === 'opening' && !traits.expected)) return null
  if (offers.some((act) => actIn(heard, act) !== undefined)) return null
  const worry = ownWorryIn(persona, heard)
  if (worry === null) return null
  const memory = mind.objections.find(({ id }) => id === worry.id)
  if (memory === undefined) return own(scene, worry)
  if (mind.pending === worry.id) return standBySame(scene, worry)
  if (memory.state !== 'resolved' || isJustSettled(mind, worry.id)) return null
  const text = unsaid(scene, ownWorryWords.settled[persona.temperament])
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

function own(scene: Scene, worry: Objection): Plan | null {
  const { mind, persona, heard } = scene
  const open = pendingObjection(scene)
  const has = asksForHaving(heard, worry) ? unsaid(scene, ownWorryWords.has[persona.temperament]) : null
  const lead = has === null ? [] : [plainPiece(has)]
  const hasRoom = open === null && mind.step.agreed === null && worriesLeft(scene).some(({ id }) => id === worry.id)
  const raised = hasRoom ? objectWith(scene, worry) : null
  if (raised !== null) return { ...raised, pieces: [...lead, ...raised.pieces] }
  const text = unsaid(scene, worry.say)
  if (text === null && has === null) return null
  const said = [...lead, ...(text === null ? [] : [plainPiece(text)])]
  if (open === null) return { move: 'answer-plain', pieces: said }
  // Another worry is on the table, and stays there.
  return {
    move: 'answer-plain',
    pieces: [...said, ...comeBack(scene, open)],
    objection: shown(scene, open.objection),
  }
}

/** It is theirs, and on the table: yes, and what lies behind it where that was not told. */
function standBySame(scene: Scene, worry: Objection): Plan | null {
  const text = unsaid(scene, ownWorryWords.stands[scene.persona.temperament])
  if (text === null) return null
  const isExplained = scene.mind.objections.some(({ id, explained }) => id === worry.id && explained)
  const behind = isExplained ? [] : (explain(scene, worry)?.pieces.slice(-1) ?? [])
  return {
    move: 'repeat-objection',
    pieces: [objectionPiece(text, worry), ...behind],
    objection: shown(scene, worry),
  }
}
