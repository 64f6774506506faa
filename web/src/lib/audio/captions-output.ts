import type { SpeechOutput } from './speech.ts'
import { wordsIn } from './spoken-words.ts'

/** Milliseconds a word stays before the next when nobody speaks aloud: a quick reader's pace. */
export const msPerWord = 90

export interface Pacing {
  msPerWord: number
  /** Runs once after `ms`; the answer cancels it. */
  after: (ms: number, run: () => void) => () => void
}

/** Says lines by captions only, a word at a time; with no time per word (reduced motion) all at once. */
export function captionsOutput({ msPerWord, after }: Pacing): SpeechOutput {
  return {
    say(line, _voice, { onWord, onEnd }) {
      const count = wordsIn(line).length
      let cancel = () => {}
      const showFrom = (begun: number) => {
        onWord(begun)
        cancel = after(msPerWord, begun < count ? () => showFrom(begun + 1) : onEnd)
      }
      cancel = after(0, () => {
        if (count === 0) return onEnd()
        if (msPerWord > 0) return showFrom(1)
        onWord(count)
        onEnd()
      })
      return { stop: () => cancel() }
    },
  }
}
