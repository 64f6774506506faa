import { z } from 'zod'
import { uptakeAsked } from '../heard/uptake.ts'
import { hasGiven } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import uptakeFile from '../words/uptake.json' with { type: 'json' }
import { everydayWords, voicedSchema } from './everyday.ts'

/** What a customer says of how it caught on, and with whom it did not, by temperament. */
export const uptake = z
  .strictObject({ 'made-it': voicedSchema, 'kept-from': voicedSchema, 'bring-in': voicedSchema })
  .parse(uptakeFile)

const told = ['customer-works', 'customer-worth', 'customer-use'] as const

/** Those who have told how it goes say what it came from: whoever uses it, or does not, works down the corridor. */
export function meetUptake(scene: Scene): Plan | null {
  const { heard, mind, traits, persona } = scene
  if (!traits.customer || mind.pending !== null || !heard.asks) return null
  const asked = uptakeAsked(heard.plain)
  if (asked === null || !told.some((id) => hasGiven(mind, id))) return null
  if (asked !== 'made-it' && !hasGiven(mind, 'customer-use')) return null
  const text = unsaid(scene, uptake[asked][persona.temperament] ?? [], everydayWords(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
