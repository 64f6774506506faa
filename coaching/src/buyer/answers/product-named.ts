import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { productNamed } from '../heard/product-named.ts'
import { hasGiven } from '../mind.ts'
import { oncePer } from '../once.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { tell } from '../telling.ts'
import productNamedFile from '../words/product-named.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What is said to "is it SAP?": that it is, that it is not, and what they have in its place. */
export const productWords = z
  .strictObject({ yes: voicedSchema, no: voicedSchema, ours: voicedSchema })
  .parse(productNamedFile)

const ownProducts = oncePer(({ facts, vocabulary }: BuyerProfile) =>
  [
    ...Object.values(vocabulary),
    ...facts.flatMap(({ summary, plain, full, slots }) => [
      summary,
      ...plain,
      ...full,
      ...slots.map(({ value }) => value),
    ]),
  ]
    .join(' ')
    .toLowerCase(),
)

/** What they run, as they tell it to this rep by now; the name alone where it was told, nothing where it is not earned. */
function ours(scene: Scene): Pick<Plan, 'pieces' | 'facts'> {
  const { persona, mind } = scene
  const fact = persona.facts.find(({ topic }) => topic === 'system')
  const told = fact === undefined || hasGiven(mind, fact.id) ? null : tell(scene, fact)
  const pieces = told?.pieces.filter((piece) => piece.fact !== null) ?? []
  if (told !== null && pieces.length > 0) return { pieces, facts: told.facts ?? [] }
  const { system = '' } = persona.vocabulary
  if (told !== null || system === '') return { pieces: [] }
  const text = unsaid(scene, productWords.ours[persona.temperament], { system })
  return { pieces: text === null ? [] : [plainPiece(text)] }
}

/** A product that is named is theirs or it is not: yes to the one they have, and what they have to any other. */
export function meetProductNamed(scene: Scene): Plan | null {
  const { persona, mind } = scene
  if (mind.pending !== null || mind.bargain !== null || mind.names !== null) return null
  const named = productNamed(scene)
  if (named === null) return null
  const isTheirs = ownProducts(persona).includes(named.toLowerCase())
  const verdict = unsaid(scene, productWords[isTheirs ? 'yes' : 'no'][persona.temperament], { named })
  if (verdict === null) return null
  if (mind.phase === 'opening') mind.phase = 'talking'
  if (isTheirs) return { move: 'answer-plain', pieces: [plainPiece(verdict)] }
  const { pieces, facts = [] } = ours(scene)
  return { move: facts.length > 0 ? 'reveal-fact' : 'answer-plain', pieces: [plainPiece(verdict), ...pieces], facts }
}
