import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { nextStepDetail } from '../../acts/details.ts'
import { gaps, isSupplied } from '../heard/ask-put.ts'
import { asksForLess } from '../heard/step.ts'
import { easedBy, easings, newlySpared } from '../heard/time-asked.ts'
import { countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { capitalised, unsaid } from '../speak.ts'
import movedFile from '../words/what-moved.json' with { type: 'json' }

const kinds = [...easings, ...gaps, 'since', 'same', 'season'] as const
type Kind = (typeof kinds)[number]

/** What it was that turned a no into a yes, by temperament; what is said to the same ask put again, and to one that leaves a busy season as it is. */
export const whatMoved = z
  .record(z.enum(kinds), z.record(temperamentSchema, z.array(z.string().min(1)).min(2)))
  .parse(movedFile)

const lengthNamed =
  /\b(?:(?:just|only) )?((?:(?:a )?quarter of an hour)|half an? hour|(?:five|ten|fifteen|twenty|thirty|\d+) minutes|a (?:quick|short) (?:call|chat|word))\b/i

/** What fills such a wording: the length or the day that the rep has come down to. */
function partsOf({ heard, persona }: Scene, kind: Kind): { named?: string; when?: string; peak?: string } {
  if (kind === 'season') return { peak: persona.vocabulary['peak'] ?? '' }
  if (kind === 'smaller') {
    const named = lengthNamed.exec(heard.words)?.[1]?.toLowerCase()
    return named === undefined ? {} : { named }
  }
  const when = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(nextStepDetail(heard.words).day?.text ?? '')?.[0]
  return when === undefined ? {} : { when: capitalised(when) }
}

/** What the rep changed, in the buyer's words; null where nothing of that kind is left to say. */
export function sayWhatMoved(scene: Scene, kind: Kind): string | null {
  return unsaid(scene, whatMoved[kind][scene.persona.temperament], partsOf(scene, kind))
}

/** What this turn or an earlier one has changed about their time. */
export function easedSince(scene: Scene): Kind | null {
  const now = easedBy(scene)
  return now ?? easings.find((easing) => countOf(scene.mind, `eased:${easing}`) > 0) ?? null
}

/** Since the no that came before this yes: less is asked, or of fewer, what was missing has been brought, or more was talked about. */
function movedSince(scene: Scene): Kind {
  const { mind } = scene
  if (asksForLess(scene) && 'named' in partsOf(scene, 'smaller')) return 'smaller'
  const sparing = newlySpared(scene)
  if (sparing !== null) return sparing
  const refused = countOf(mind, 'refused-at')
  const brought = gaps.find((gap) => isSupplied(scene, gap) && countOf(mind, `supplied:${gap}`) >= refused)
  return brought ?? gaps.find((gap) => countOf(mind, `named:${gap}`) > refused) ?? 'since'
}

/** Before a yes to what was refused: what it was that moved them. Nothing where no no came before it. */
export function withWhatMoved(scene: Scene, yes: readonly Piece[]): Piece[] {
  const { mind } = scene
  // Of a worry that the same line has settled they have just said so.
  if (mind.step.refusals === 0 || countOf(mind, 'relented-at') === mind.turn) return [...yes]
  const text = sayWhatMoved(scene, movedSince(scene))
  return text === null ? [...yes] : [plainPiece(text), ...yes]
}
