export { parseTranscript } from './parse-transcript.ts'
export { asReviewTurns, buyerNameIn } from './review-turns.ts'
export { TranscriptError } from './transcript.ts'
export type { ParsedTranscript, TranscriptLine } from './transcript.ts'
