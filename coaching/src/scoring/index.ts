export { reviewCall } from './review-call.ts'
export { FalseQuoteError, quotesIn, verifyQuotes } from './quotes.ts'
export { outcomeFromWords } from './outcome.ts'
export type { FindableFact, KnownObjection, ReviewInput } from './review-input.ts'
