import { sureFrom } from '../../acts/confidence.ts'
import { promiseAnswer } from '../heard/promise-answer.ts'
import { pendingObjection } from '../judge/objections.ts'
import { isAsking } from '../perceive.ts'
import { comeBack } from '../policy/come-back.ts'
import { shown } from '../policy/shown.ts'
import { say } from '../speak.ts'
import type { Plan, Scene } from '../scene.ts'
import { isPromiseAnswered } from './promise.ts'

/**
 * The rep says what became of what they had promised: that is taken, and not asked again. A worry that stands waits a turn
 * longer; a question about the business in the same breath has its own answer.
 */
export function meetPromiseAnswer(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (!isPromiseAnswered(mind)) return null
  if (heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)) return null
  const taken = say(scene, [promiseAnswer(heard) === 'owned' ? 'promiseOwned' : 'promiseKept', 'reactAnswer'])
  const open = pendingObjection(scene)
  if (open !== null)
    return { move: 'react', pieces: [taken, ...comeBack(scene, open)], objection: shown(scene, open.objection) }
  if (mind.phase !== 'opening') return { move: 'react', pieces: [taken] }
  mind.phase = 'talking'
  return { move: 'grant-time', pieces: [taken, say(scene, ['goOn'])] }
}
