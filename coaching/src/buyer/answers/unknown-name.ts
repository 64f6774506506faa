import { z } from 'zod'
import { isFirstName } from '../../acts/lexicon.ts'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import unknownNameFile from '../words/unknown-name.json' with { type: 'json' }

/** What is said to a question about somebody whom nobody there knows, by temperament. */
export const unknownName = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(unknownNameFile)

const askedAfter =
  /\b(?:what|how|who|where|when|why|did|does|has|is|was)(?: (?:did|does|do|has|is|was|would|will)|'s)? (\p{Lu}\p{Ll}+)\b( (?:says?|said|thinks?|thought|tells?|told|makes? of|made of)\b)?/u
/** Parts of a company that say and think as its people do, and whoever stands for any of them. */
const departments =
  /^(?:finance|accounts|accounting|legal|procurement|purchasing|operations|sales|marketing|support|service|management|compliance|payroll|corporate|quality|engineering|maintenance|production|logistics|security|facilities|research|design|training|customers?|everyone|everybody|nobody|people|parents|drivers|nurses|congress|head)$/i
const mostWords = 12

/** Everybody whose name has fallen between the two, or that this buyer knows. */
function isKnown({ setup, persona, mind, lastWords }: Scene, name: string): boolean {
  const { colleagues, firstName, lastName, company, vocabulary } = persona
  const { rep, gatekeeper } = setup
  const said = [
    lastWords,
    ...mind.used,
    ...mind.heard,
    ...colleagues.map((each) => each.name),
    ...Object.values(vocabulary),
  ]
  const people = [
    firstName,
    lastName,
    company.name,
    company.location,
    rep.firstName,
    rep.companyName,
    gatekeeper?.firstName ?? '',
  ]
  return [...said, ...people].join(' ').toLowerCase().includes(name.toLowerCase())
}

/** "What did Renee say?", where there is no Renee: nobody answers for somebody they have never heard of. */
export function meetUnknownName(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  if (!heard.asks || heard.wordCount > mostWords || mind.pending !== null || mind.names !== null) return null
  const [, name, speaks] = askedAfter.exec(heard.words.replace(/^\p{Lu}/u, (first) => first.toLowerCase())) ?? []
  if (name === undefined || departments.test(name) || isKnown(scene, name)) return null
  if (speaks === undefined && !isFirstName(name.toLowerCase())) return null
  const text = unsaid(scene, unknownName[persona.temperament], { named: name })
  return text === null ? null : { move: 'ask-question', pieces: [plainPiece(text)] }
}
