import { sentencesIn } from '../../speech/said.ts'
import { judgedFrom, likelyFrom } from '../../acts/confidence.ts'
import { recapOf } from '../../acts/details.ts'
import { asksWhetherRight } from '../../speech/asking-if-right.ts'
import { recapFault, saysBackTheirs, sumsUp } from '../heard/recap.ts'
import { isTied } from '../heard/tied.ts'
import { pendingObjection } from '../judge/objections.ts'
import { sharedCount } from '../mind.ts'
import { actIn, isAsking } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { say } from '../speak.ts'
import { confirmRecap } from './confirm-recap.ts'
import { sellsIn } from './talk.ts'

const complimented =
  /\b(?:impress\w*|great (?:team|job|company|people|work)|well done|amazing|brilliant|fantastic|wonderful)\b/

/** The last sentence asks for something that is no yes. */
function asksFurther({ plain }: Heard): boolean {
  const last = sentencesIn(plain).at(-1)?.trim() ?? ''
  return (
    last.endsWith('?') &&
    !asksWhetherRight(last) &&
    /^(?:(?:and|so|but|okay|right),? )*(?:what|how|who|where|when|which|why)\b(?! (?:did|have|am) i\b|(?:'s| is) missing)/.test(
      last,
    )
  )
}

/** The rep sums up what the buyer has said. */
export function meetSumUp(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const isBack = sumsUp(heard) && saysBackTheirs(scene)
  if (heard.wordCount < 9 || (sharedCount(mind) === 0 && !isBack)) return null
  // "We show every job in one place, is that right?" says nothing back, whatever it ends in.
  const ownWords = sellsIn(heard) || complimented.test(heard.plain)
  const checks =
    isBack || (heard.wordCount >= 15 && (recapOf(heard.words) || (asksWhetherRight(heard.plain) && !ownWords)))
  if (!isTied(scene) && !checks) return null
  // What is asked at the end is answered: "what do you do today when nobody knows?" wants no yes.
  if (asksFurther(heard)) return null
  if (!checks && (actIn(heard, 'pitch') !== undefined || actIn(heard, 'value') !== undefined)) return null
  if (!checks) {
    const goesOn = heard.acts.some(
      ({ act, confidence, start }) => isAsking(act) && confidence >= judgedFrom && start > 20,
    )
    const asksAnew = heard.asks && /^(?:(?:so|and|okay|right),? )*(?:how|what|who|when|which|where)\b/.test(heard.plain)
    if (goesOn || asksAnew || actIn(heard, 'clarify', likelyFrom) === undefined) return null
  }
  const fault = recapFault(scene)
  if (fault !== null) return { move: 'correct-recap', pieces: [say(scene, ['recapNo']), plainPiece(fault)] }
  return confirmRecap(scene, isBack)
}

/** The rep says back what they have said themselves, with nothing else open: that is what the turn is, whatever it ends in. */
export function meetTheirOwnBack(scene: Scene): Plan | null {
  const { heard } = scene
  if (pendingObjection(scene) !== null || !sumsUp(heard)) return null
  return isTied(scene) || saysBackTheirs(scene) ? meetSumUp(scene) : null
}
