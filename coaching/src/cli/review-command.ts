import { basename } from 'node:path'
import { callTypes, callTypeSchema, rubricKeys, rubricKeySchema } from '@ringside/contract'
import { outcomeFromWords, reviewCall } from '../scoring/index.ts'
import { asReviewTurns, buyerNameIn, parseTranscript, TranscriptError } from '../transcripts/index.ts'
import { readText } from './read-file.ts'
import { reviewJson, type ReviewJson } from './review-json.ts'
import { UsageError } from './usage-error.ts'

type ReviewOptions = { rep: string | undefined; type: string | undefined; rubric: string | undefined }

/** `review FILE --rep NAME [--type CALLTYPE] [--rubric KEY]`: the review of a transcript file. */
export function reviewCommand(file: string, options: ReviewOptions): ReviewJson {
  if (options.rep === undefined || options.rep.trim() === '') {
    throw new UsageError('Say who the rep is with --rep NAME.')
  }
  const type = callTypeSchema.safeParse(options.type ?? 'discovery')
  if (!type.success) {
    throw new UsageError(`There is no call type “${options.type}”; the types are ${callTypes.join(', ')}.`)
  }
  const rubric = rubricKeySchema.safeParse(options.rubric ?? 'coachable')
  if (!rubric.success) {
    throw new UsageError(`There is no rubric “${options.rubric}”; the rubrics are ${rubricKeys.join(', ')}.`)
  }
  const content = readText(file)
  try {
    const parsed = parseTranscript(basename(file), content)
    const turns = asReviewTurns(parsed, options.rep)
    return reviewJson(
      reviewCall({
        turns,
        type: type.data,
        outcome: outcomeFromWords(turns, type.data),
        facts: [],
        objections: [],
        mindStart: null,
        rubric: rubric.data,
        buyerName: buyerNameIn(parsed.speakers, options.rep),
      }),
    )
  } catch (error) {
    if (error instanceof TranscriptError) throw new UsageError(`${file}: ${error.message}`)
    throw error
  }
}
