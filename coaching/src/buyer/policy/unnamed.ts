import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { kindReplies } from '../answers/kind-replies.ts'
import { pendingObjection } from '../judge/objections.ts'
import type { Piece } from '../mind.ts'
import { namedNow } from '../names/names.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import unnamedFile from '../words/unnamed.json' with { type: 'json' }
import { shown } from './shown.ts'

/** What somebody says who is asked about a person they have not named, by temperament. */
export const notNamedYet = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(unnamedFile)

const ofThePerson = /\b(?:he|she|him|her|his|they|them|their|who is it|who's that|that person|this person|the person)\b/
const mostWords = 18

/** Asked who it is, or what they are like, before the worry about naming anybody is gone: there is nobody to speak of yet. */
export function askedBeforeNamed(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  const open = pendingObjection(scene)
  if (open?.objection.family !== 'discretion' || namedNow(mind, persona) > 0) return null
  if (!heard.asks || heard.wordCount > mostWords || !ofThePerson.test(heard.plain)) return null
  const text = unsaid(scene, notNamedYet[persona.temperament] ?? [])
  return text === null
    ? null
    : { move: 'repeat-objection', pieces: [plainPiece(text)], objection: shown(scene, open.objection) }
}

/** "Would you mind if I said it came from you?": a yes to that would be a no. */
export function doNotMind(scene: Scene): Piece | null {
  if (!/\b(?:would|do) you mind\b/.test(scene.heard.plain)) return null
  const { any = [], ...own } = kindReplies['permit-mind'] ?? {}
  const text = unsaid(scene, [...(own[scene.persona.temperament] ?? []), ...any])
  return text === null ? null : plainPiece(text)
}
