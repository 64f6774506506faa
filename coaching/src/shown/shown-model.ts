import { z } from 'zod'
import { bytesOf, packedWeightsSchema } from '../acts/model.ts'
import type { Learnt } from './fit-shown.ts'
import type { Span } from '../speech/said.ts'
import { placedLines, placedPieces, widthOf, type PlacedLine, type SpokenLine } from './placed-turns.ts'
import { checksOf, whoShows, shownChecks, type ShownCheck } from './shown-checks.ts'

/** How the place of a line is weighed for one check: a weight for each feature, as they come. */
const weighingSchema = z.object({ weights: z.array(z.number()), bias: z.number() })
/** How its words are weighed: a row for each word, with a weight for each check of the speaker. */
const wordsSchema = packedWeightsSchema.extend({ features: z.array(z.string()) })

export const shownFileSchema = z.object({
  checks: z.partialRecord(z.enum(shownChecks), weighingSchema),
  words: z.object({ rep: wordsSchema, buyer: wordsSchema }),
})
export type ShownFile = z.infer<typeof shownFileSchema>

/**
 * From this likelihood on it counts as shown: what is likelier than not. Nobody is scored on an objection that was never
 * raised, so a worry must be surer.
 */
export const leastFor = (check: ShownCheck): number => (check === 'objections.worry' ? 0.65 : 0.5)

/** A line that shows a check: its place in the call, and how surely. */
export type Showing = { readonly at: number; readonly likelihood: number }

/** What a call shows. */
export type Shown = {
  /** Every line of whoever can show a check, surest first. */
  readonly surest: (check: ShownCheck) => readonly Showing[]
  /** The lines that show it surely enough to be taken for it, surest first. */
  readonly lines: (check: ShownCheck) => readonly Showing[]
  /** The piece of a line that shows it most: a span of the line's words, of those that may be it where there are any. */
  readonly place: (check: ShownCheck, at: number, mayBe?: (span: Span) => boolean) => Span | null
}

const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

function placeScore({ weights, bias }: z.infer<typeof weighingSchema>, place: Float64Array): number {
  let score = bias
  for (let i = 0; i < place.length; i++) score += (place[i] ?? 0) * (weights[i] ?? 0)
  return score
}

/** How likely this line shows what was learnt, 0..1. */
export function likelihoodOf(learnt: Learnt, { place, words }: PlacedLine): number {
  const known = { weights: [...learnt.weights], bias: learnt.bias }
  return logistic(
    words.reduce((sum, [name, value]) => sum + value * (learnt.words.get(name) ?? 0), placeScore(known, place)),
  )
}

/** What the words of a line say towards each check of its speaker, in the order of `checksOf`. */
type WordScores = (line: PlacedLine) => Float64Array

function wordScores(speaker: 'rep' | 'buyer', file: z.infer<typeof wordsSchema>): WordScores {
  const bytes = bytesOf(file)
  const width = checksOf(speaker).length
  if (bytes.length !== file.features.length * width)
    throw new Error(`The words of the ${speaker} do not fit the checks. Train them again.`)
  const rows = new Map(file.features.map((name, row) => [name, row]))
  return ({ words }) => {
    const scores = new Float64Array(width)
    for (const [name, value] of words) {
      const row = rows.get(name)
      if (row === undefined) continue
      const by = value * (file.scales[row] ?? 0)
      for (let i = 0; i < width; i++) scores[i] = (scores[i] ?? 0) + by * (bytes[row * width + i] ?? 0)
    }
    return scores
  }
}

/** How likely a line of whoever can show a check shows it, for each check. */
function likelihoods({ checks, words }: ShownFile): (check: ShownCheck) => (line: PlacedLine) => number {
  const scores = { rep: wordScores('rep', words.rep), buyer: wordScores('buyer', words.buyer) }
  const heard = new WeakMap<PlacedLine, Float64Array>()
  return (check) => {
    const [weighing, speaker] = [checks[check], whoShows(check)]
    if (weighing?.weights.length !== widthOf(speaker))
      throw new Error(`The weights of ${check} do not fit the features. Train them again.`)
    const column = checksOf(speaker).indexOf(check)
    return (line) => {
      const ofWords = heard.get(line) ?? scores[speaker](line)
      heard.set(line, ofWords)
      return logistic(placeScore(weighing, line.place) + (ofWords[column] ?? 0))
    }
  }
}

/** The same answer for the same check, worked out once. */
function oncePerCheck(work: (check: ShownCheck) => readonly Showing[]): (check: ShownCheck) => readonly Showing[] {
  const done = new Map<ShownCheck, readonly Showing[]>()
  return (check) => {
    const known = done.get(check) ?? work(check)
    done.set(check, known)
    return known
  }
}

/** Unpacks a model file. Throws when its weights don't fit the features. */
export function loadShown(file: ShownFile): (lines: readonly SpokenLine[]) => Shown {
  const likelihood = likelihoods(file)
  const ears = new Map(shownChecks.map((check) => [check, likelihood(check)]))
  return (lines) => {
    const placed = placedLines(lines)
    const surest = oncePerCheck((check) =>
      lines
        .flatMap(({ speaker, words }, at): Showing[] => {
          const line = placed[at]
          if (line === undefined || speaker !== whoShows(check) || words.trim() === '') return []
          return [{ at, likelihood: ears.get(check)?.(line) ?? 0 }]
        })
        .toSorted((a, b) => b.likelihood - a.likelihood || a.at - b.at),
    )
    return {
      surest,
      lines: oncePerCheck((check) => surest(check).filter((line) => line.likelihood >= leastFor(check))),
      place: (check, at, mayBe = () => true) => {
        const line = placed[at]
        if (line === undefined) return null
        const pieces = placedPieces(lines, at, line).map(({ start, end, placed: own }) => ({
          span: { start, end },
          likely: ears.get(check)?.(own) ?? 0,
        }))
        const ranked = pieces.toSorted((a, b) => b.likely - a.likely || a.span.start - b.span.start)
        return (ranked.find(({ span }) => mayBe(span)) ?? ranked[0])?.span ?? null
      },
    }
  }
}
