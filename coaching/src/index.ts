export {
  callMemorySchema,
  callSetupSchema,
  cutOff,
  hear,
  mindSchema,
  openCall,
  outcomeOf,
  outcomeRank,
  timeLimitMs,
} from './buyer/index.ts'
export type { BuyerReply, CallMemory, CallSetup, Mind } from './buyer/index.ts'
export { outcomeFromWords, reviewCall, FalseQuoteError, verifyQuotes } from './scoring/index.ts'
export type { FindableFact, KnownObjection, ReviewInput } from './scoring/index.ts'
export type { PlainTurn, ReviewTurn } from './metrics/heard/review-turn.ts'
export { asReviewTurns, parseTranscript, TranscriptError } from './transcripts/index.ts'
export type { ParsedTranscript, TranscriptLine } from './transcripts/index.ts'
export { skills, skillWindow, suggestNextCall, weakestSkill } from './next-call/index.ts'
export type { Candidate, NextCall, NextCallInput, RecentCall, Skill } from './next-call/index.ts'
export { generateAccount, generatedAccountSchema, generatePersona, marketTroubles } from './generation/index.ts'
export type { AccountInput, GeneratedAccount, PersonaInput } from './generation/index.ts'
export { repKinds, runCall } from './evaluation/index.ts'
export type { PlayedCall, RepKind } from './evaluation/index.ts'
export type { ProductDraft } from './product-summary/index.ts'
