/** What a model is asked for: the words of one line, and how long that may take. */
export interface WritingRequest {
  /** What it is to do. Ours alone: nothing that anybody said stands in it. */
  readonly instructions: string
  /** What it is to do it with. What people said stands in it as data. */
  readonly material: string
  /** Longer answers are broken off, in characters. */
  readonly maxCharacters: number
  /** The first letter of the answer must have come by then, in milliseconds from the asking. */
  readonly firstWordMs: number
  /** The whole answer must have come by then, in milliseconds from the asking. */
  readonly totalMs: number
  /** Nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** What an answer is paid by. Where the model did not say, guessed from the letters, rather too many than too few. */
export interface Tokens {
  readonly read: number
  readonly written: number
}

/**
 * Why there is no answer. slow: not begun in time. unfinished: not complete in time. aborted: nobody waited for it.
 * endless: longer than asked. empty: not one letter. failed: refused, unreachable, broken off or not to be understood.
 */
export const writingFailures = ['slow', 'unfinished', 'aborted', 'endless', 'empty', 'failed'] as const
export type WritingFailure = (typeof writingFailures)[number]

export type Writing =
  | { readonly state: 'written'; readonly text: string; readonly tokens: Tokens }
  | {
      readonly state: 'failed'
      readonly why: WritingFailure
      /** For the log; never shown to a rep. */
      readonly detail: string
      /** What was asked is read and paid for, whatever came of it. */
      readonly tokens: Tokens
    }

/** A language model that words a line. */
export interface LanguageModel {
  /** As reviews name it. */
  readonly name: string
  /**
   * Asks once and never again: whoever waits has something else to say by then. Always resolves, within `totalMs` or
   * promptly after the signal, and never throws.
   */
  write(request: WritingRequest): Promise<Writing>
}

/** English has about four letters a token; three never count too few by much. */
const lettersPerToken = 3

/** What a text of this many letters costs at most, when the model itself says nothing of it. */
export const guessedTokens = (letters: number): number => Math.ceil(letters / lettersPerToken)
