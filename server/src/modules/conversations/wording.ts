import { briefOf, judgeWording, type Brief, type Decided } from '@ringside/coaching/wording/index'
import { guessedTokens, type LanguageModel, type Writing } from '../../integrations/language-model/language-model.ts'
import type { Log } from '../../platform/log.ts'
import type { CallKey, WordingBudget } from '../simulations/index.ts'

/** The rep waits for the buyer's first word no longer than this, in milliseconds; then the buyer has their own words. */
const firstWordMs = 1_200
/** A line is judged whole before a word of it is heard, so all of it has to come. */
const totalMs = 2_500

/** Other words for what buyers have decided to say. */
export interface Wording {
  /** Words for a decided line that hold to it; null when it is best said as decided. Never throws. */
  wordsFor(key: CallKey, decided: Decided, signal: AbortSignal): Promise<string | null>
}

export interface WordingNeeds {
  readonly model: LanguageModel
  readonly budget: WordingBudget
  readonly log: Log
}

/** Words lines by a language model, within its limits of time and money. */
export function createWording({ model, budget, log }: WordingNeeds): Wording {
  const ask = async (key: CallKey, decided: Decided, brief: Brief, signal: AbortSignal): Promise<string | null> => {
    const reserved = await budget.reserve(key, model.name, mostOf(brief))
    if ('limit' in reserved) {
      if (reserved.isNews) log.warn({ ...key, limit: reserved.limit }, 'The limit of what words may cost is reached')
      return null
    }
    const writing = await model.write({ ...brief, firstWordMs, totalMs, signal })
    const { words, problem } = judged(writing, decided)
    if (problem !== null) log.info({ ...key, model: model.name, ...problem }, 'A line is said as decided')
    await reserved.settle({ tokens: writing.tokens, said: words !== null })
    return words
  }

  return {
    async wordsFor(key, decided, signal) {
      const brief = briefOf(decided)
      if (brief === null || signal.aborted) return null
      try {
        return await ask(key, decided, brief, signal)
      } catch (error) {
        log.error({ err: error, ...key }, 'A line could not be given to the language model')
        return null
      }
    },
  }
}

const mostOf = ({ instructions, material, maxCharacters }: Brief): Writing['tokens'] => ({
  read: guessedTokens(instructions.length + material.length),
  written: guessedTokens(maxCharacters),
})

/** What of an answer may be said. The log is told what was wrong with it, not what it said: people's words are no log. */
function judged(writing: Writing, decided: Decided): { words: string | null; problem: object | null } {
  if (writing.state === 'failed') return { words: null, problem: { why: writing.why, detail: writing.detail } }
  const { fault, ...rest } = judgeWording(writing.text, decided)
  return 'words' in rest ? { words: rest.words, problem: null } : { words: null, problem: { why: fault } }
}
