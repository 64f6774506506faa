import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { lettingGo } from '../doubts/content.ts'
import { trialStrength } from '../heard/trial-offer.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'

/** Words of any offer: sharing them is no sign that the two speak of the same. */
const countWords = new Set(
  meaningOf('one two three four five six seven eight nine ten day week month quarter hour minute year people customer'),
)

const wants =
  /\b(?:trial|try(?:ing)?|show me|see it|starting small|i can listen|we can talk|could work|ring one of them|i can say yes|then we know|get through it)\b/i

/** What they said when they let a worry go leans towards having it: a worry after that must not gainsay it. */
export function isLiking(words: string): boolean {
  return wants.test(words)
}

/** The wordings of giving in that have most in common with what the rep said: nobody thanks for what was not offered. */
export function givingIn({ heard, persona }: Scene, { family, resolved }: Objection): readonly string[] {
  if (trialStrength(heard, family) > 0) return lettingGo.trial[persona.temperament]
  const shared = resolved.map((text) => {
    const common = [...meaningOf(text)].filter((stem) => heard.stems.has(stem) && !countWords.has(stem))
    return { text, common: common.length }
  })
  const most = Math.max(...shared.map(({ common }) => common))
  // Whatever was offered for it was done about it: the words need have nothing in common.
  if (family === 'complaint' && most < 2) return lettingGo.repair[persona.temperament]
  return most === 0 ? [] : shared.filter(({ common }) => common === most).map(({ text }) => text)
}
