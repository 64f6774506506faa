import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { offersContact } from '../heard/offered-contact.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import offeredFile from '../words/offered-contact.json' with { type: 'json' }

const voiced = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What is said to the offer of a talk with another customer, by temperament: gladly, or not yet. */
export const offeredContact = z.strictObject({ yes: voiced, later: voiced }).parse(offeredFile)

/** Trust and interest, in the mean, from which somebody takes the trouble of talking to a customer of the seller's. */
const gladFrom = 38

/** "Shall I put you in touch with them?" wants a yes or a no, and fixes no day. Over a worry it is an answer to that. */
export function meetOfferedContact(scene: Scene): Plan | null {
  const { heard, mind, traits, persona } = scene
  if (mind.pending !== null || mind.bargain !== null || traits.aboutNames || traits.customer) return null
  if (mind.phase === 'opening' || mind.step.agreed !== null || !offersContact(heard)) return null
  const isGlad = (mind.meters.trust + mind.meters.interest) / 2 >= gladFrom
  const text = unsaid(scene, offeredContact[isGlad ? 'yes' : 'later'][persona.temperament])
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
