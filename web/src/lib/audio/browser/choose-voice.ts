import type { VoiceTraits } from '../speech.ts'

/** The part of a browser's voice that the choice depends on. */
export interface OfferedVoice {
  voiceURI: string
  name: string
  lang: string
  localService: boolean
}

/** Novelty voices that some systems list among the others. */
const jokes =
  /\b(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox)\b/i

const likedRegions = ['en-GB', 'en-US', 'en-AU', 'en-IE', 'en-CA']

/**
 * A voice for a buyer out of those the browser offers: English, one that tells when each word begins (those on this
 * machine do), and the same for the same traits. Null when there is no English one.
 */
export function chooseVoice<Voice extends OfferedVoice>(
  offered: readonly Voice[],
  { pitch }: VoiceTraits,
): Voice | null {
  const english = offered.filter((voice) => voice.lang.replace('_', '-').startsWith('en') && !jokes.test(voice.name))
  const local = english.filter((voice) => voice.localService)
  const rank = (voice: Voice) => {
    const at = likedRegions.indexOf(voice.lang.replace('_', '-'))
    return at < 0 ? likedRegions.length : at
  }
  const choice = (local.length > 0 ? local : english).toSorted(
    (a, b) => rank(a) - rank(b) || a.voiceURI.localeCompare(b.voiceURI),
  )
  const best = choice.filter((voice) => rank(voice) <= 1)
  const among = best.length > 0 ? best : choice
  return among[Math.min(among.length - 1, Math.floor(pitch * among.length))] ?? null
}

/** Traits as an engine takes them: pitch 0.75..1.25 and rate 0.9..1.2, so that nobody sounds like a cartoon. */
export const engineSettings = ({ pitch, pace }: VoiceTraits) => ({ pitch: 0.75 + pitch / 2, rate: 0.9 + pace * 0.3 })
