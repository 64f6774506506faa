import { stepDetailIn } from '../heard/step-detail.ts'

/** The words of a line that names a day for it, in the length that is kept; null where it names none, or only a week. */
export function dayNamed(words: string): string | null {
  const { when } = stepDetailIn(words)
  return when === null || /week|month/i.test(when) ? null : words.slice(0, 400)
}
