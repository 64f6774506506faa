import { figuresWithin } from '../heard/figures.ts'
import { slotKindsOf } from '../heard/matching.ts'
import { lastAsked } from '../heard/taken-up.ts'
import { hasGiven } from '../mind.ts'
import { actIn, meaningOf } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { capitalised, maybe } from '../speak.ts'
import { guessOf } from './answer-in-kind.ts'

/** What points back to it, and is no part of what is asked for. */
const pointer =
  /\b(?:did you (?:just )?(?:say|mention|tell me)|(?:you|did you) (?:just |did )?(?:said|told me|mentioned|say|mention)|was it|again|exactly|roughly|sorry|in (?:all|total))\b/
const asksFigure = new Set(['how-many', 'how-much', 'how-long'])
const notCounted = meaningOf('percent percentage share number figure exactly total month week day year hour shift')
/** Words that say how much a figure is, and belong to it. */
const measure =
  /^(?: (?:of (?:them|us|those)|(?:per ?cent|percent|dollars|hours?|minutes?|days?|weeks?|months?|years?|people)\b)|(?: (?:a|an|per|each|every)) (?:day|week|month|year|hour|shift)\b)+/

/** "Three drivers", "about 6,600 a month": the figure with what it counts, out of the sentence in which it was told. */
function shortly(sentence: string, { start, end }: { start: number; end: number }, asked: ReadonlySet<string>): string {
  const before =
    /(?:about|around|roughly|some|nearly|almost|over|close to|call it) $/i.exec(sentence.slice(0, start))?.[0] ?? ''
  const after = sentence.slice(end)
  const unit = measure.exec(after)?.[0] ?? ''
  const thing = /^ [\p{L}'-]+/u.exec(after.slice(unit.length))?.[0] ?? ''
  const counts = unit === '' && [...meaningOf(thing)].some((stem) => asked.has(stem)) ? thing : ''
  return capitalised(`${before}${sentence.slice(start, end)}${unit}${counts}.`)
}

/**
 * "How many drivers have quit, did you say?": a figure that was told is told again, however long ago that was, and nothing
 * like it in its place. All that is asked for was in the one sentence.
 */
export function meetToldFigure(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  if (!heard.asks || mind.pending !== null || !slotKindsOf(heard.question).some((kind) => asksFigure.has(kind)))
    return null
  if ((['next_step', 'pitch', 'pricing'] as const).some((act) => actIn(heard, act) !== undefined)) return null
  const text = lastAsked(heard).toLowerCase()
  const asked = new Set([...meaningOf(text.replace(pointer, ' '))].filter((stem) => !notCounted.has(stem)))
  if (asked.size === 0) return null
  const told = persona.facts.filter(({ id }) => hasGiven(mind, id)).flatMap(({ plain, full }) => [...plain, ...full])
  for (const said of told.filter((wording) => mind.used.includes(wording))) {
    for (const sentence of said.split(/(?<=[.?!])\s+/)) {
      const own = meaningOf(sentence)
      const [figure] = figuresWithin(sentence)
      if (figure === undefined || ![...asked].every((stem) => own.has(stem))) continue
      const words = shortly(sentence, figure, asked)
      // A single word asks after the thing that was counted, and after nothing else in the sentence.
      if (asked.size === 1 && meaningOf(words).size === 0) continue
      return { move: 'answer-plain', pieces: [...maybe(scene, 0.5, 'leadAgain'), plainPiece(words)] }
    }
  }
  return pointer.test(text) ? (tellCount(scene, asked) ?? tellGuess(scene, asked)) : null
}

/** A guess is stood by. */
function tellGuess(scene: Scene, asked: ReadonlySet<string>): Plan | null {
  const guess = guessOf(scene, 'count', asked)
  return guess === null ? null : { move: 'answer-plain', pieces: [...maybe(scene, 1, 'leadAgain'), plainPiece(guess)] }
}

/** How many of those there are who do the work: told with how they work as often as by itself. */
function tellCount({ heard, persona, mind }: Scene, asked: ReadonlySet<string>): Plan | null {
  if (!slotKindsOf(heard.question).includes('how-many')) return null
  const told = persona.facts.filter(({ id }) => hasGiven(mind, id) || (id === 'team' && hasGiven(mind, 'process')))
  const slot = told
    .flatMap(({ slots }) => slots)
    .find(
      ({ kind, cues }) =>
        kind === 'how-many' && cues.some((cue) => [...meaningOf(cue)].some((stem) => asked.has(stem))),
    )
  return slot === undefined ? null : { move: 'slot-answer', pieces: [plainPiece(slot.value)] }
}
