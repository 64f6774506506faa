import { troubleAsked } from './direct-subjects.ts'
import { lastAsked } from '../heard/taken-up.ts'
import { meetBareQuestion } from './bare-question.ts'
import { answerDirectly } from './direct-question.ts'
import { asksWhatItTakes } from '../heard/what-it-takes.ts'
import { asksIfItDoes, pendingObjection } from '../judge/objections.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { didWithObjection } from '../objection-turn.ts'
import { actIn } from '../perceive.ts'
import { comeBack, inFullAgain } from '../policy/come-back.ts'
import { asksAboutAnswer } from '../policy/objections.ts'
import { shown } from '../policy/shown.ts'
import { slotKindsOf } from '../heard/matching.ts'
import { answer } from '../telling.ts'
import type { Plan, Scene } from '../scene.ts'
import { asksAboutWorry, asksBehind } from '../heard/worry-questions.ts'

/** The rep offers or names something beside what they ask. */
export function sells({ heard }: Scene): boolean {
  return (
    heard.pressure !== null ||
    (['next_step', 'pitch', 'value', 'pricing', 'social_proof'] as const).some((act) => actIn(heard, act) !== undefined)
  )
}

/**
 * A plain question about the business, put while a worry is on the table, is answered first; the worry follows in the same
 * breath, further than before if the question went to its heart.
 */
export function meetBesideWorry(scene: Scene): Plan | null {
  const { heard } = scene
  const open = pendingObjection(scene)
  if (open === null || !heard.asks || sells(scene) || asksIfItDoes(heard) || asksAboutAnswer(scene)) return null
  if (asksBehind(heard, open.objection.family) || asksAboutWorry(heard)) return null
  const plan = answerDirectly(scene) ?? (asksForFigure(scene, open) ? answer(scene) : null)
  if (plan === null) return null
  return { ...plan, pieces: [...plan.pieces, ...follows(scene, open)], objection: shown(scene, open.objection) }
}

/** The last line told something of their work, and no part of the worry. */
export const toldBeside = ({ mind }: Scene): boolean =>
  mind.pieces.some(({ fact, objection }) => fact !== null && objection === null)

/**
 * Something was told beside a worry that stands: a question that names nothing goes on from what was told. "What's stopping them?" after
 * "the newer ones don't use it" asks of those.
 */
export function goOnBesideWorry(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const open = pendingObjection(scene)
  if (open === null || mind.bargain !== null || !heard.asks || !toldBeside(scene)) return null
  if (sells(scene) || asksIfItDoes(heard) || asksWhatItTakes(heard) || asksAboutAnswer(scene)) return null
  const isOfTrouble = troubleAsked.test(lastAsked(heard).replace(/^(?:and|so|but|okay),? /, ''))
  const plan = meetBareQuestion(scene) ?? (isOfTrouble ? answerDirectly(scene) : null)
  return plan === null ? null : { ...plan, objection: plan.objection ?? shown(scene, open.objection) }
}

/** A count or a time is asked for, and no price: nothing that the worry could be made of. */
function asksForFigure({ heard }: Scene, { objection }: OpenObjection): boolean {
  const kinds = slotKindsOf(heard.question)
  return objection.family !== 'price' && (kinds.includes('how-many') || kinds.includes('where'))
}

function follows(scene: Scene, open: OpenObjection): Plan['pieces'] {
  const further = didWithObjection(scene.mind, 'explored') && !open.memory.explained ? inFullAgain(scene, open) : []
  return further.length === 0 ? comeBack(scene, open) : further
}
