import { createStore, type Store } from '../../lib/store.ts'

const frameMs = 33
/** A word's loudness falls to this share of itself each frame: gone in about a quarter of a second. */
const decay = 0.8
const silent = 0.02
/** Words longer than this many letters are as loud as it gets. */
const longWord = 10

export interface VoiceLevel {
  /** 0..1 */
  store: Store<number>
  /** A word has begun: the level jumps and falls again. For voices whose sound the page can't measure. */
  pulse: (word: string) => void
  set: (level: number) => void
}

/** How loud somebody is now. */
export function createVoiceLevel(): VoiceLevel {
  const store = createStore(0)
  let timer: ReturnType<typeof setInterval> | undefined
  const fall = () => {
    const next = store.get() * decay
    store.set(next < silent ? 0 : next)
    if (next >= silent) return
    clearInterval(timer)
    timer = undefined
  }
  return {
    store,
    pulse(word) {
      store.set(Math.min(1, 0.45 + (0.55 * word.length) / longWord))
      timer ??= setInterval(fall, frameMs)
    },
    set: store.set,
  }
}
