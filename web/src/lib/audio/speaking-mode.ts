import { storage } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { hasSpeechInput } from './browser/browser-speech-input.ts'

/** How the rep takes part in calls: by voice, or by typing with captions. Typing is always possible in a voice call. */
export type SpeakingMode = 'voice' | 'typing'

const key = 'speaking-mode'

/** Null before anybody chose in this browser. */
const chosen = createStore<SpeakingMode | null>(readMode())

function readMode(): SpeakingMode | null {
  const kept = storage.read(key)
  return kept === 'voice' || kept === 'typing' ? kept : null
}

/** Chooses how the rep takes part, now and in later calls. */
export function setSpeakingMode(mode: SpeakingMode): void {
  storage.write(key, mode)
  chosen.set(mode)
}

/** What was chosen in this browser, if anything was. */
export const useChosenMode = (): SpeakingMode | null => useStore(chosen)

/** Takes over what the rep chose elsewhere, where nothing was chosen in this browser. */
export function adoptSpeakingMode(mode: SpeakingMode): void {
  if (chosen.get() === null) setSpeakingMode(mode)
}

/** The mode chosen last, or voice where nothing was chosen; typing wherever the browser can't hear. */
export function useSpeakingMode(): SpeakingMode {
  const mode = useStore(chosen)
  return hasSpeechInput() ? (mode ?? 'voice') : 'typing'
}
