import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { hasGiven } from '../mind.ts'
import { saidAgain } from '../policy/showing.ts'
import type { Plan, Scene } from '../scene.ts'
import { maybe } from '../speak.ts'

const named = String.raw`[^.?!]{0,60}`

/** The rep has lost something that they were told, and asks for that and for nothing new. */
export const remindWays: Ways = {
  'remind me': /\b(?:remind|refresh) (?:me|my memory|us)\b/,
  'what was it again': new RegExp(
    String.raw`\b(?:what|how|who|which)(?:'s| was| were| is| are| did| do)\b${named}\bagain\b`,
  ),
  'what did you tell me last time': new RegExp(
    String.raw`\b(?:what|how|which)\b${named}\b(?:you|we) (?:told|tell|said|say|mentioned|gave|spoke|talked|discussed?)\b${named}\b(?:last time|before|the other day|earlier|when we (?:last )?spoke)\b`,
  ),
  'i wrote it down somewhere': new RegExp(
    String.raw`\bi(?:'ve| have)? (?:wrote|written|noted) (?:it|that|them) (?:down|somewhere)\b|\bi(?:'ve| have)? (?:forgot\w*|lost my notes)\b|\bi (?:can't|don't|cannot) (?:quite )?(?:remember|recall)\b`,
  ),
}
const reminded = anyOf(remindWays)

/** What of it they have lost, by the words they have left. */
const topics: readonly (readonly [RegExp, Fact['topic']])[] = [
  [/\b(?:costs?|figures?|numbers?|money|sum|los(?:e|ing|t)|hours|damage|amount)\b/, 'impact'],
  [
    /\b(?:problems?|troubles?|pains?|headaches?|issues?|challenges?|wrong|bother\w*|hurts?|annoy\w*|priority|worst)\b/,
    'pain',
  ],
  [/\b(?:how (?:you|it|your|they|that)|works?|working|process|set ?up)\b/, 'process'],
]

/** "Remind me, what was your main problem?": what was told is told again, in other words, and nothing in its place. */
export function meetReminder(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  if (mind.pending !== null || !(heard.asks || heard.plain.includes('?')) || !reminded.test(heard.plain)) return null
  const topic = topics.find(([words]) => words.test(heard.plain))?.[1] ?? 'pain'
  if (!persona.facts.some((fact) => fact.topic === topic && hasGiven(mind, fact.id))) return null
  const told = saidAgain(scene, [topic])
  if (told.length === 0) return null
  if (mind.phase === 'opening') mind.phase = 'talking'
  return { move: 'answer-plain', pieces: [...maybe(scene, 0.5, 'leadAgain'), ...told] }
}
