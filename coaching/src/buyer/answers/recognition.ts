import { hasGiven } from '../mind.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { meaningOf } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { tell, trustNeeded } from '../telling.ts'

/** Asks whether the trouble of others is theirs too. */
export const recognisingWays: Ways = {
  'is it the same with you':
    /\b(?:is|was) (?:it|that|this) (?:the (?:same|case)|similar|(?:a|an) (?:issue|problem|thing|topic|headache|trouble)|(?:also |the )?(?:true|like (?:that|this)|how it is)) (?:with|for|at|in|here|there)\b/,
  'is that something you see':
    /\b(?:is|was) (?:it|that|this) something (?:that )?(?:you(?:'d|'ve| have| would)?|your \w+) (?:know|see|recogni[sz]e|have|get|had|seen|run into|come across|find)\b/,
  'does that sound familiar':
    /\b(?:sounds?|rings?) (?:at all )?(?:familiar|a bell|true|like (?:you|your|yours|something|anything))\b/,
  'do you see that too?':
    /\bdo you (?:see|get|have|recogni[sz]e|find) (?:that|this|the same|something similar)(?: too| as well| here)?\W*$/,
  'same with you': /\bsame (?:with|for|at) you\b/,
  'is that your experience': /\bis that your experience\b/,
  'do you know the feeling': /^(?:do )?you know (?:this|that|the) (?:problem|feeling|story|situation|one)\b/,
  'is that you as well':
    /\b(?:is|are|isn't|was) (?:that|this|it) (?:you|yours|you guys|how it is|the case)(?: too| as well| there)?\W*$/,
  'are you one of them': /\bare you (?:one of (?:them|those)|in the same boat)\b/,
  'does that happen to you': /\bdoes (?:that|this|it) (?:happen|go on) (?:to|at|with) (?:you|yours)\b/,
  'do you have anything like that':
    /\b(?:do|would|did) you (?:also |ever |happen to )?(?:have|get|see|know|run into|come across|find|recogni[sz]e|struggle with) (?:any(?:thing|body|one)?|something|some)(?: of)? ?(?:like (?:that|this|it)|of (?:that|this|it)|that|this|similar)\b/,
  'is there anything like that at your place':
    /\banything like (?:that|this)(?: \w+){0,4} (?:at|with|for|on|in) (?:your|you|yours)\b/,
}
export const recognises = anyOf(recognisingWays)
const same: readonly string[] = ['Yes, that sounds like us.', 'Much the same here.', "That's us, yes."]
const different: readonly string[] = [
  "Partly. With us it's something else more.",
  'Not quite that. Ours is another one.',
  "A bit of that. It isn't the worst of it.",
]

/** Asked whether others' trouble is theirs too, a person says yes or no, and what theirs is. */
export function meetRecognition(scene: Scene, asked: string): Plan | null {
  const { mind, heard, persona } = scene
  if (!recognises.test(asked)) return null
  const pain = persona.facts.find(({ id }) => id === 'pain')
  if (pain === undefined) return null
  const own = meaningOf([pain.summary, ...pain.plain, ...pain.cues].join(' '))
  const shared = [...heard.stems].filter((stem) => own.has(stem)).length > 0
  const verdict = unsaid(scene, shared ? same : different)
  if (verdict === null) return null
  if (hasGiven(mind, pain.id) || trustNeeded(scene, pain) > mind.meters.trust)
    return { move: 'answer-plain', pieces: [plainPiece(shared ? verdict : (unsaid(scene, different) ?? verdict))] }
  const plan = tell(scene, pain)
  if (plan === null) return null
  return { ...plan, pieces: [plainPiece(verdict), ...plan.pieces.filter(({ fact }) => fact !== null)] }
}
