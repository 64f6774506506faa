import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { askedIn } from '../heard/asked-kind.ts'
import type { Asked, AskedKind } from '../heard/asked-kind.ts'
import { goesBackTo } from '../heard/goes-back.ts'
import { isOfKind } from '../heard/of-kind.ts'
import { copyOf, hasGiven } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid, wordsOf } from '../speak.ts'
import { knowsAbout, tell, trustNeeded } from '../telling.ts'
import { everydayWords } from './everyday.ts'
import whatWasSaidFile from '../words/what-was-said.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What a person says of something they have just said, or of people they spoke of, when no fact holds it. */
export const whatWasSaid = z
  .strictObject({
    what: voicedSchema,
    why: voicedSchema,
    /** Why something that they told of a trouble came to that. */
    'why-it-came': voicedSchema,
    /** Who those people are. */
    'who-they-are': voicedSchema,
    /** What only those people know. */
    they: voicedSchema,
    'know-them': voicedSchema,
  })
  .parse(whatWasSaidFile)

function voiced(scene: Scene, key: keyof typeof whatWasSaid): Plan | null {
  const text = unsaid(scene, whatWasSaid[key][scene.persona.temperament] ?? [], everydayWords(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

const whoAre = /^who(?:'s| is| are|'re| were| was)\b/
const knowing = /\bhow (?:well|long|close\w*)\b[^?]*\b(?:know|known)\b|\bhow do you know\b/

/** "What would you tell them?" is theirs to answer. */
const ofTheBuyer = /\b(?:do|did|would|could|will|can|have) you\b/

function ofThem(scene: Scene, { kind, text }: Asked): Plan | null {
  if (knowing.test(text)) return voiced(scene, 'know-them')
  if (kind === 'who' && whoAre.test(text)) return voiced(scene, 'who-they-are')
  return voiced(scene, 'they')
}

/** A question of these is met by the next detail of the same story. */
const byStory: ReadonlySet<AskedKind> = new Set<AskedKind>(['what', 'which', 'how', 'why', 'happens', 'effect'])

/** Something that goes wrong was hinted at, and not told. */
const hint = /\b(?:changes?|wrong|trouble|bad|badly|problems?|slips?|late|until something|worse|hard|mess|fires?)\b/i

/** What there is left to tell of it: more of the fact it came from, else the trouble that was hinted at. */
function further(scene: Scene, asked: Asked): Plan | null {
  const { mind, persona, traits, lastWords } = scene
  const id = mind.pieces.find(({ fact }) => fact !== null)?.fact
  const topic = persona.facts.find((fact) => fact.id === id)?.topic
  const told = persona.facts.filter((fact) =>
    id === undefined
      ? !traits.customer && hint.test(lastWords) && fact.topic === 'pain' && fact.act === 'q_pain'
      : fact.needs === id && fact.topic === topic,
  )
  const next = told.find((fact) => !hasGiven(mind, fact.id) && trustNeeded(scene, fact) <= mind.meters.trust)
  if (next === undefined || !byStory.has(asked.kind)) return null
  const before = copyOf(mind)
  const plan = tell(scene, next)
  if (plan !== null && isOfKind(persona, asked.kind, wordsOf(plan, persona))) return plan
  Object.assign(mind, before)
  return null
}

/** Why it came to what they told: that was the trouble itself. */
function sayWhyItCame(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const id = mind.pieces.findLast(({ fact }) => fact !== null)?.fact
  const trouble = id === 'pain' || id === 'pain2' ? (persona.vocabulary[id] ?? '') : ''
  const wordings = (whatWasSaid['why-it-came'][persona.temperament] ?? []).map((wording) =>
    wording.replace('{pain}', trouble),
  )
  const text = trouble === '' ? null : unsaid(scene, wordings, everydayWords(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

const shapeOf: Partial<Record<AskedKind, keyof typeof whatWasSaid>> = {
  what: 'what',
  which: 'what',
  how: 'what',
  why: 'why',
}

/**
 * A question that goes back to what they have just said, and that no fact answers: the next detail of it, else plainly that they know
 * no more. Nothing of another matter is told, and no reason or person is made up. Over a worry and in a bargain other rules answer.
 */
export function stayWithIt(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (mind.pending !== null || mind.bargain !== null) return null
  const back = goesBackTo(scene)
  const asked = back === null ? null : askedIn(heard.question)
  if (asked === null) return null
  if (back === 'they') return ofTheBuyer.test(asked.text) && !knowing.test(asked.text) ? null : ofThem(scene, asked)
  if (asked.kind === 'who' && whoAre.test(asked.text)) return voiced(scene, 'who-they-are')
  const plan = further(scene, asked)
  if (plan !== null) return plan
  const came = asked.kind === 'why' ? sayWhyItCame(scene) : null
  if (came !== null) return came
  const key = shapeOf[asked.kind]
  return key === undefined ? null : voiced(scene, key)
}

/** The same, where no fact is clearly what the words are after. */
export function meetWhatWasSaid(scene: Scene): Plan | null {
  return knowsAbout(scene) ? null : stayWithIt(scene)
}
