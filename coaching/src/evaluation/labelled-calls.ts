import { callTypeSchema, speakerSchema } from '@ringside/contract/simulations/vocabulary'
import { z } from 'zod'
import type { PlainTurn } from '../metrics/heard/review-turn.ts'
import { coachable } from '../rubrics/coachable.ts'
import { outcomeFromWords, reviewCall } from '../scoring/index.ts'
import { asReviewTurns } from '../transcripts/index.ts'

/** A stretch of a call that somebody wrote who knew nothing of the engine. */
export const labelledCallSchema = z.object({
  id: z.string(),
  type: callTypeSchema,
  industry: z.string(),
  starts: z.enum(['start', 'middle']),
  ends: z.enum(['end', 'middle']),
  turns: z.array(z.object({ speaker: speakerSchema, words: z.string().min(1) })).min(2),
})
export type LabelledCall = z.infer<typeof labelledCallSchema>
/** What the engine reads of a call. */
export type JudgedWords = Pick<LabelledCall, 'id' | 'type' | 'turns'>

/** What somebody, or the engine, says of one criterion in one call: a level 1 to 5, 0 for not shown, null for not applicable. */
export type Judgement = { readonly call: string; readonly criterion: string; readonly level: number | null }

const levelOf: Readonly<Record<string, number | null>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((level) => [String(level), level])),
  'not-shown': 0,
  'not-applicable': null,
}

/**
 * A reader's judgements: lines `id<TAB>criterion<TAB>level<TAB>why` under a head line, a level being 1 to 5, `not-shown` or
 * `not-applicable`. Throws on a criterion the rubric lacks, on another level, and on a judgement given twice.
 */
export function parseJudgements(tsv: string): Judgement[] {
  const known = new Set(coachable.criteria.map(({ key }) => key))
  const seen = new Set<string>()
  const [, ...lines] = tsv.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [call = '', criterion = '', level = ''] = line.split('\t').map((cell) => cell.trim())
    if (!known.has(criterion)) throw new RangeError(`no criterion “${criterion}”: ${line}`)
    const found = levelOf[level]
    if (found === undefined) throw new RangeError(`no level “${level}”: ${line}`)
    const key = `${call} ${criterion}`
    if (seen.has(key)) throw new RangeError(`judged twice: ${line}`)
    seen.add(key)
    return { call, criterion, level: found }
  })
}

/** As an uploaded call is read: two speakers, no times. */
function turnsOf({ turns }: JudgedWords): PlainTurn[] {
  const lines = turns.map(({ speaker, words }) => ({ speaker, words, startMs: null, endMs: null }))
  return asReviewTurns({ speakers: ['rep', 'buyer'], turns: lines }, 'rep')
}

/** The engine's judgements of a call by the rubric that organisations start with; none of one too short to score. */
export function judgedByEngine(call: JudgedWords): Judgement[] {
  const turns = turnsOf(call)
  const { result } = reviewCall({
    turns,
    type: call.type,
    outcome: outcomeFromWords(turns, call.type),
    facts: [],
    objections: [],
    mindStart: null,
    buyerName: '',
  })
  if (result.state !== 'scored') return []
  return result.scores.map(({ criterion, state, level }) => ({
    call: call.id,
    criterion,
    level: state === 'not-applicable' ? null : (level ?? 0),
  }))
}
