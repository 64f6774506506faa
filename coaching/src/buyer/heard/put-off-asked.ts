import { countOf } from '../mind.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { ofAnything } from './of-anything.ts'
import { guessesReason } from './worry-questions.ts'

/** What a question after the reasons of somebody who has put off their answer is made of, beside words that any question has. */
const ofReasons = meaningOf(
  'kind sort factor point consider consideration decide decision mind main mean exactly specific specifically example other else think through over weigh hold back tell say share open bother worry concern unsure sure doubt reason detail peace aspect piece part matter issue question stick clear know depend particular rest bigger smaller heavier list anything something everything such',
)
const mostWords = 16
/** So many lines of the rep after it "what sort of things?" still goes back to it. */
const staysFor = 2

/**
 * They want to think it over, and the rep asks after that in words that name nothing else: "what sort of things?", "is one bigger than
 * the others?", "say more?". It asks what is in the way, in whatever words.
 */
export function asksAfterPuttingOff({ heard, mind }: Pick<Scene, 'heard' | 'mind'>): boolean {
  const at = countOf(mind, 'put-off-at')
  if (at === 0 || mind.turn - at > staysFor || mind.pending !== null) return false
  if (!heard.asks || heard.wordCount > mostWords) return false
  return (
    guessesReason.test(heard.plain) ||
    [...meaningOf(heard.question)].every((stem) => ofAnything.has(stem) || ofReasons.has(stem))
  )
}
