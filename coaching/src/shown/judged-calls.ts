import { callTypeSchema, speakerSchema } from '@ringside/contract/simulations/vocabulary'
import { z } from 'zod'
import type { Example } from './fit-shown.ts'
import { placedLines, type PlacedLine } from './placed-turns.ts'
import { whoShows, type ShownCheck } from './shown-checks.ts'

const callSchema = z.object({
  id: z.string(),
  type: callTypeSchema,
  starts: z.enum(['start', 'middle']),
  ends: z.enum(['end', 'middle']),
  turns: z.array(z.object({ speaker: speakerSchema, words: z.string().min(1) })),
})

const turnSchema = z.number().int().min(0)
const judgementSchema = z.object({
  level: z.union([z.number().int().min(1).max(5), z.enum(['not-shown', 'not-applicable'])]),
  /** The checks met, each with the turn that shows it best, or with all that do, counted from 0. */
  met: z.record(z.string(), z.union([turnSchema, z.array(turnSchema).min(1)])),
  /** Where the buyer raised a worry. */
  worries: z.array(turnSchema).optional(),
})
export const callsSchema = z.array(callSchema)
export const judgementsSchema = z.record(z.string(), z.record(z.string(), judgementSchema))

/** A call with what a reader found in it. */
export type JudgedCall = z.infer<typeof callSchema> & {
  readonly judged: Readonly<Record<string, z.infer<typeof judgementSchema>>>
}

/** A judged call with the features of its lines. */
export type PlacedCall = JudgedCall & { readonly placed: readonly PlacedLine[] }

export const placedCall = (call: JudgedCall): PlacedCall => ({ ...call, placed: placedLines(call.turns) })

/** Where the step is a decision, what asks for it, answers it, dates it and says what comes then stands under these names. */
const alike: Readonly<Record<string, string>> = {
  'next-step.asked': 'next-step.decision',
  'next-step.agreed': 'next-step.answer',
  'next-step.when': 'next-step.day',
  'next-step.what': 'next-step.after',
}

/** What of an offer was found can be found in an offer only; a question whether it fits comes after it. */
const ofOffers = ['value.tied', 'value.concrete', 'value.proof', 'value.after-need']

/** Where the first worry was raised; null where none was. */
function firstWorry({ judged }: Pick<JudgedCall, 'judged'>): number | null {
  const [first] = (judged.objections?.worries ?? []).toSorted((a, b) => a - b)
  return first ?? null
}

/** Whether a reader judged a criterion at all: what stands before a stretch, or after it, is not there to be judged. */
export function isJudged({ judged, starts, ends }: JudgedCall, criterion: string): boolean {
  const isCutOff = (criterion === 'opening' && starts === 'middle') || (criterion === 'next-step' && ends === 'middle')
  const level = judged[criterion]?.level
  return level !== undefined && level !== 'not-applicable' && !isCutOff
}

/** What is done about a worry comes after it. */
export function canShow(check: ShownCheck, call: JudgedCall, at: number): boolean {
  const ofWorry = check.startsWith('objections.') && check !== 'objections.worry'
  return call.turns[at]?.speaker === whoShows(check) && (!ofWorry || at > (firstWorry(call) ?? at))
}

/** The lines that show a check, and whether they are all that do: some readers named the best alone. */
type Named = { readonly lines: readonly number[]; readonly all: boolean }

const noneOf: Named = { lines: [], all: true }

/** The lines that a reader named for a check; null where nobody can say. */
function namedFor(check: ShownCheck, { judged, starts, ends }: JudgedCall): Named | null {
  const found = judged[check.slice(0, check.indexOf('.'))]
  if (check === 'listening.worries' && firstWorry({ judged }) === null) return null
  if (found === undefined || (check.startsWith('opening.') && starts === 'middle')) return null
  // What stands after the end of a stretch is not there to be judged; a step that was asked for before it is.
  if (check.startsWith('next-step.') && ends === 'middle' && Object.keys(found.met).length === 0) return null
  if (check === 'objections.worry') return { lines: found.worries ?? [], all: true }
  if (check.startsWith('objections.') && firstWorry({ judged }) === null) return null
  const of = (key: string): Named => {
    const lines = found.met[key]
    if (lines === undefined) return noneOf
    return typeof lines === 'number' ? { lines: [lines], all: false } : { lines, all: true }
  }
  if (check === 'value.offer') {
    const offers = ofOffers.map(of)
    return { lines: offers.flatMap(({ lines }) => lines), all: offers.every(({ all }) => all) }
  }
  return check in found.met ? of(check) : of(alike[check] ?? '')
}

/** Of a line that a reader passed over where others show a check less is sure than where none does. */
const passedOver = 0.3

/**
 * The lines of a call that teach a check. Where a reader named the best line alone, the others teach nothing, since they
 * may show it too.
 */
export function examplesOf(check: ShownCheck, call: PlacedCall): Example[] {
  const named = namedFor(check, call)
  if (named === null) return []
  const { lines, all } = named
  return call.placed.flatMap((line, at) => {
    const shows = lines.includes(at)
    if (!canShow(check, call, at) || !(shows || all)) return []
    const isSure = shows || lines.length === 0 || check === 'objections.worry'
    return [{ line, shows, counts: isSure ? 1 : passedOver }]
  })
}

/** Whether a reader found it anywhere in the call; null where nobody can say. */
export function isShown(check: ShownCheck, call: JudgedCall): boolean | null {
  const named = namedFor(check, call)
  return named === null ? null : named.lines.length > 0
}
