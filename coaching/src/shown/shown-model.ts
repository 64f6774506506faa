import { z } from 'zod'
import { whoShows, shownChecks, type ShownCheck } from './shown-checks.ts'
import { placedLines, placedPieces, widthOf, type SpokenLine } from './placed-turns.ts'

const weighingSchema = z.object({
  /** One for each feature of a line, as they come. */
  weights: z.array(z.number()),
  bias: z.number(),
  /** From this likelihood on it counts as shown. */
  least: z.number().min(0).max(1),
})
/** How the features of a line are weighed for one check. */
export type Weighing = z.infer<typeof weighingSchema>

export const shownFileSchema = z.object({ checks: z.partialRecord(z.enum(shownChecks), weighingSchema) })
export type ShownFile = z.infer<typeof shownFileSchema>

/** A line that shows a check: its place in the call, and how surely. */
export type Showing = { readonly at: number; readonly likelihood: number }

/** What a call shows. */
export type Shown = {
  /** The lines that show a check, surest first; empty where none does surely enough. */
  readonly lines: (check: ShownCheck) => readonly Showing[]
  /** The piece of a line that shows it most: a span of the line's words. */
  readonly place: (check: ShownCheck, at: number) => { readonly start: number; readonly end: number } | null
}

const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

/** How likely a line with these features shows what is weighed, 0..1. */
export function likelihoodOf({ weights, bias }: Pick<Weighing, 'weights' | 'bias'>, features: Float64Array): number {
  let score = bias
  for (let i = 0; i < features.length; i++) score += (features[i] ?? 0) * (weights[i] ?? 0)
  return logistic(score)
}

/** Unpacks a model file. Throws when its weights don't fit the features. */
export function loadShown({ checks }: ShownFile): (lines: readonly SpokenLine[]) => Shown {
  const weighings = new Map(
    shownChecks.map((check) => {
      const weighing = checks[check]
      if (weighing?.weights.length !== widthOf(whoShows(check)))
        throw new Error(`The weights of ${check} do not fit the features. Train them again.`)
      return [check, weighing] as const
    }),
  )
  return (lines) => {
    const placed = placedLines(lines)
    const known = new Map<ShownCheck, readonly Showing[]>()
    return {
      lines: (check) => {
        const before = known.get(check)
        if (before !== undefined) return before
        const weighing = weighings.get(check)
        if (weighing === undefined) return []
        const found = lines.flatMap(({ speaker, words }, at): Showing[] => {
          const features = placed[at]
          if (features === undefined || speaker !== whoShows(check) || words.trim() === '') return []
          const likelihood = likelihoodOf(weighing, features)
          return likelihood < weighing.least ? [] : [{ at, likelihood }]
        })
        const sorted = found.toSorted((a, b) => b.likelihood - a.likelihood || a.at - b.at)
        known.set(check, sorted)
        return sorted
      },
      place: (check, at) => {
        const [weighing, features] = [weighings.get(check), placed[at]]
        if (weighing === undefined || features === undefined) return null
        const pieces = placedPieces(lines, at, features).map(({ start, end, features: own }) => ({
          span: { start, end },
          likelihood: likelihoodOf(weighing, own),
        }))
        const [best] = pieces.toSorted((a, b) => b.likelihood - a.likelihood || a.span.start - b.span.start)
        return best?.span ?? null
      },
    }
  }
}
