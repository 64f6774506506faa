import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import type { Move } from '@ringside/contract/simulations/vocabulary'
import { figureIn } from './doubts/doubt-answer.ts'
import { count, countOf } from './mind.ts'
import type { Piece } from './mind.ts'
import { chance, diceFor, pick } from './random.ts'
import { plainPiece } from './scene.ts'
import type { Plan, Scene } from './scene.ts'
import { unsaid } from './speak.ts'
import raggedFile from './words/ragged.json' with { type: 'json' }

const voiced = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))

/** What stands between the beginning of a sentence and its beginning once more; and how a word is asked back, by temperament. */
export const raggedWords = z.strictObject({ startsAgain: voiced, misheard: voiced }).parse(raggedFile)

/** How likely a sentence breaks off where one may, and a word is asked back where one may, 0 to 1. */
const likely: Record<Temperament, { startsAgain: number; misheard: number }> = {
  harried: { startsAgain: 0.4, misheard: 0.3 },
  warm: { startsAgain: 0.25, misheard: 0.2 },
  sceptical: { startsAgain: 0.14, misheard: 0.14 },
  direct: { startsAgain: 0.1, misheard: 0.12 },
  analytical: { startsAgain: 0.1, misheard: 0.12 },
  formal: { startsAgain: 0.06, misheard: 0.1 },
}

/** Nobody stumbles in their first words: those they have said a thousand times. */
const fromTurn = 2
const told: ReadonlySet<Move> = new Set<Move>(['reveal-fact', 'answer-plain'])

/** "We tried", "there's", "I bring": what a sentence begins with and may begin with once more. */
const beginning = /^(?:(?:we|i|they|you|it|there)'(?:ve|re|s|d|m)|(?:we|they|it) (?!is\b|was\b)[a-z]+)(?= )/i
/** A short sentence is out before anybody thinks better of it. */
const fewestWords = 7

const small = (text: string): string => (/^I\b/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`)

function begunAgain(scene: Scene, { text }: Piece): string | null {
  const [first = ''] = text.split(/(?<=[.?!]) /)
  const begun = beginning.exec(text)?.[0]
  if (begun === undefined || first.split(' ').length < fewestWords) return null
  const dice = diceFor(scene.setup.seed, 'starts again')
  return `${begun}, ${pick(dice, raggedWords.startsAgain[scene.persona.temperament] ?? [])} ${small(text)}`
}

/** A sentence breaks off and begins again, once a call at most and seldom. Null where none does. */
function startAgain(scene: Scene, plan: Plan): Plan | null {
  const { mind, persona, setup } = scene
  if (!told.has(plan.move) || countOf(mind, 'started-again') > 0) return null
  // What they tell, and no word before it: a yes or a no is out at once.
  const at = plan.pieces.findIndex(({ fact }) => fact !== null)
  const piece = plan.pieces[at]
  if (piece === undefined || plan.pieces[at - 1]?.text.endsWith(',') === true) return null
  const { startsAgain } = likely[persona.temperament]
  if (!chance(diceFor(setup.seed, `starts again:${mind.turn}`), startsAgain)) return null
  const text = begunAgain(scene, piece)
  if (text === null) return null
  count(mind, 'started-again')
  return { ...plan, pieces: plan.pieces.with(at, { ...piece, text }) }
}

/** A figure that the rep has told is asked back, once a call at most; never in the place of an answer. Null where it is not. */
function askBack(scene: Scene, plan: Plan): Plan | null {
  const { heard, mind, persona, setup } = scene
  const isOnlyHeard = plan.move === 'react' && plan.pieces.length === 1 && mind.step.agreed === null
  if (!isOnlyHeard || heard.asks || countOf(mind, 'misheard') > 0) return null
  const named = figureIn(heard)
  if (named === null) return null
  if (!chance(diceFor(setup.seed, `misheard:${mind.turn}`), likely[persona.temperament].misheard)) return null
  const text = unsaid(scene, raggedWords.misheard[persona.temperament] ?? [], { named })
  if (text === null) return null
  count(mind, 'misheard')
  return { ...plan, pieces: [plainPiece(text)] }
}

/** As people speak who do not read it out: now and then a sentence begins twice, or a word is asked back. */
export function withRaggedEdges(scene: Scene, plan: Plan): Plan {
  if (scene.mind.turn < fromTurn || plan.ends !== undefined) return plan
  return startAgain(scene, plan) ?? askBack(scene, plan) ?? plan
}
