import { sentencesIn } from '../../speech/said.ts'
import type { Heard } from '../perceive.ts'

const ofOurs = /\b(?:we|our|ours|us)\b/
const fewestWords = 8

/** The rep says something of what their own side does, whatever the ear makes of it. */
export function tellsOfOurs({ words }: Heard): boolean {
  return sentencesIn(words).some(
    (text) => !text.includes('?') && ofOurs.test(text.toLowerCase()) && text.trim().split(/\s+/).length >= fewestWords,
  )
}
