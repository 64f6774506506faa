import { speakerSchema } from '@ringside/contract/simulations/vocabulary'
import { z } from 'zod'
import type { Example } from './fit-shown.ts'
import { placedLines } from './placed-turns.ts'
import { whoShows, type ShownCheck } from './shown-checks.ts'

const callSchema = z.object({
  id: z.string(),
  ends: z.enum(['end', 'middle']),
  turns: z.array(z.object({ speaker: speakerSchema, words: z.string().min(1) })),
})

const judgementSchema = z.object({
  level: z.union([z.number().int().min(1).max(5), z.enum(['not-shown', 'not-applicable'])]),
  /** The checks met, each with the turn that shows it best, counted from 0. */
  met: z.record(z.string(), z.number().int().min(0)),
  /** Where the buyer raised a worry. */
  worries: z.array(z.number().int().min(0)).optional(),
})
export const callsSchema = z.array(callSchema)
export const judgementsSchema = z.record(z.string(), z.record(z.string(), judgementSchema))

/** A call with what a reader found in it. */
export type JudgedCall = z.infer<typeof callSchema> & {
  readonly judged: Readonly<Record<string, z.infer<typeof judgementSchema>>>
}

/** A judged call with the features of its lines. */
export type PlacedCall = JudgedCall & { readonly placed: readonly Float64Array[] }

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

/** What is done about a worry comes after it. */
export function canShow(check: ShownCheck, call: JudgedCall, at: number): boolean {
  const ofWorry = check.startsWith('objections.') && check !== 'objections.worry'
  return call.turns[at]?.speaker === whoShows(check) && (!ofWorry || at > (firstWorry(call) ?? at))
}

/** The lines that show a check; null where nobody can say of this call. */
function linesShowing(check: ShownCheck, { judged, ends }: JudgedCall): readonly number[] | null {
  const found = judged[check.slice(0, check.indexOf('.'))]
  if (found === undefined || (check.startsWith('next-step.') && ends === 'middle')) return null
  if (check === 'objections.worry') return found.worries ?? []
  if (check.startsWith('objections.') && firstWorry({ judged }) === null) return null
  if (check === 'value.offer') return ofOffers.flatMap((key) => found.met[key] ?? [])
  const line = found.met[check] ?? found.met[alike[check] ?? '']
  return line === undefined ? [] : [line]
}

/**
 * The lines of a call that teach a check. Readers name the best line alone: of a call with one, the others teach nothing,
 * since they may show it too; worries are named one and all.
 */
export function examplesOf(check: ShownCheck, call: PlacedCall): Example[] {
  const lines = linesShowing(check, call)
  if (lines === null) return []
  const allNamed = check === 'objections.worry' || lines.length === 0
  return call.placed.flatMap((features, at) => {
    const shows = lines.includes(at)
    return canShow(check, call, at) && (shows || allNamed) ? [{ features, shows }] : []
  })
}

/** Whether a reader found it anywhere in the call; null where nobody can say. */
export function isShown(check: ShownCheck, call: JudgedCall): boolean | null {
  const lines = linesShowing(check, call)
  return lines === null ? null : lines.length > 0
}
