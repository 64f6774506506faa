import type { DecisionMemory } from '../decision/decision.ts'
import { whenNamed } from '../answers/promise.ts'
import { pendingObjection } from '../judge/objections.ts'
import { looksAhead, presumesDate, saysGoodbye, takesLeave } from '../heard/leave-taking.ts'
import { actIn, isAsking } from '../perceive.ts'
import { sureFrom } from '../../acts/confidence.ts'
import { agree, asksForStep, willRead } from './step.ts'
import { namedNow } from '../names/names.ts'
import { comeBackToCondition } from './conditions.ts'
import { partOverDecision } from './decision.ts'
import { say } from '../speak.ts'
import { isSettled } from '../terms/bargain.ts'
import type { Plan, Scene } from '../scene.ts'
import type { LineKey } from '../words/line-keys.ts'
import { ignoresNo } from './refusal.ts'
import { isEarned, onlySends, stepDetailIn } from '../heard/step.ts'

const byeOverDecision = ({ answer }: DecisionMemory): LineKey[] => {
  if (answer === 'yes') return ['byeSigned', 'byeMeeting']
  if (answer === 'day') return ['byeMeeting']
  return answer === 'no' ? ['byeNo', 'byeCold'] : ['byeUndecided', 'byeCold']
}

/** The goodbye that fits how the call went. */
export function bye(scene: Scene): Plan {
  const { mind, traits } = scene
  const { agreed, asks, brushedOff } = mind.step
  const settled = mind.objections.length > 0 && mind.objections.every(({ state }) => state === 'resolved')
  const warm = (mind.meters.trust + mind.meters.interest) / 2 >= 45 && mind.facts.length > 0
  const when = agreed === null ? null : whenNamed(agreed.words)
  const again = comeBackToCondition(scene)
  const end = (keys: Parameters<typeof say>[1]): Plan => ({
    move: 'goodbye',
    pieces: [...again, say(scene, keys, when === null ? {} : { when })],
    ends: 'goodbye',
  })
  if (mind.names !== null && namedNow(mind, scene.persona) > 0) return end(['byeNames', 'byeWarm'])
  if (mind.decision !== null) return end(byeOverDecision(mind.decision))
  if (agreed?.kind === 'meeting') return end(['byeMeeting'])
  if (agreed?.kind === 'follow-up') return end(['byeFollowUp'])
  if (traits.aboutWorries && settled) return end(['byeSettled', 'byeWarm'])
  // Whoever rang for names has asked for those, and for no meeting.
  if (warm && asks === 0 && !brushedOff && mind.names === null) return end(['byeNothing', 'byeWarm'])
  return end(warm ? ['byeWarm'] : ['byeCold'])
}

/** The rep says goodbye: that ends the call, whatever else the turn holds. */
export function meetGoodbye(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (!takesLeave(heard) && !murmursGoodbye(scene) && !partsUntil(scene)) return null
  if (mind.turn < 2 && !saysGoodbye(heard)) return null
  if (mind.decision !== null) return partOverDecision(scene) ?? bye(scene)
  // What is said on the way out of whoever was named asks for nothing.
  if (mind.names !== null || mind.step.agreed !== null || !(asksForStep(scene) || presumesDate(heard)))
    return bye(scene)
  return leaveWithAsk(scene)
}

/** "Perfect, thanks, talk Thursday": with the day agreed, that is how people part. */
function partsUntil({ heard, mind }: Scene): boolean {
  return mind.step.agreed !== null && !heard.asks && !heard.plain.includes('?') && looksAhead(heard)
}

/** A goodbye by the ear alone, with nothing asked beside it. */
function murmursGoodbye({ heard, mind }: Scene): boolean {
  if (actIn(heard, 'goodbye') === undefined || heard.asks || heard.plain.includes('?')) return false
  return !heard.acts.some(
    ({ act, confidence }) =>
      (isAsking(act) || (act === 'next_step' && mind.step.agreed === null)) && confidence >= sureFrom,
  )
}

/** What is asked for or taken for granted on the way out is answered in a word: yes where it is due, else no. */
function leaveWithAsk(scene: Scene): Plan {
  const { heard, mind } = scene
  mind.step.asks += 1
  if (onlySends(heard.words)) {
    const yes = willRead(scene)
    const plan = yes ?? { ...bye(scene), pieces: [say(scene, ['brushOff']), say(scene, ['byeCold'])] }
    return { ...plan, ends: 'goodbye' }
  }
  const named = stepDetailIn(heard.words).when ?? mind.step.proposed
  const isFree = pendingObjection(scene) === null && (mind.bargain === null || isSettled(mind.bargain))
  if (isEarned(scene) && !ignoresNo(scene) && isFree && named !== null) return { ...agree(scene), ends: 'goodbye' }
  mind.step.refusals += 1
  const goodbye = bye(scene)
  return { ...goodbye, pieces: [say(scene, heard.asks ? ['stepNo'] : ['notAgreed', 'stepNo']), ...goodbye.pieces] }
}
