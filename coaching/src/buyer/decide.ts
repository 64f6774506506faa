import { sureFrom } from '../acts/confidence.ts'
import { answerInKind } from './answers/answer-in-kind.ts'
import { meetEarly, meetEveryday, meetEverydayFirst } from './answers/everyday.ts'
import { goOnFromIt, meetBareQuestion } from './answers/bare-question.ts'
import { actIn, isAsking } from './perceive.ts'
import { learnCaller, open } from './policy/opening.ts'
import { meetMurmuredOffer, meetOffer } from './policy/offer.ts'
import { asksAboutAnswer, meetCheck, meetWhatItTakes, objectTo, relent, standBy } from './policy/objections.ts'
import { carryOn } from './policy/carry-on.ts'
import { meetComparison, meetDiscount, meetPrice } from './policy/price.ts'
import { meetGoodbye } from './policy/goodbye.ts'
import { sayWhatIsMissing } from './policy/refusal.ts'
import { asksForStep, meetStep } from './policy/step.ts'
import { endOfPatience, meetOffTopic, meetRepetition, meetRudeness, meetStrange } from './policy/strange.ts'
import {
  meetAnswer,
  meetAside,
  meetClarify,
  meetOtherQuestion,
  meetQuestion,
  meetSelling,
  meetSmallQuestion,
  meetSumUp,
} from './policy/talk.ts'
import { meetBrought } from './answers/brought-up.ts'
import { meetBesideWorry } from './answers/beside-worry.ts'
import { meetDirectQuestion } from './answers/direct-question.ts'
import { meetFigureCheck } from './answers/figure-check.ts'
import { meetPastAttempt } from './answers/past-attempt.ts'
import { meetPlainQuestion, meetWhoIsHere } from './answers/plain-questions.ts'
import { meetOtherMatter } from './answers/topic-asked.ts'
import { meetOwnMatter } from './answers/own-matter.ts'
import { meetNthThing } from './answers/nth-thing.ts'
import { maybe, say } from './speak.ts'
import { meetTwoQuestions } from './answers/two-questions.ts'
import { meetWorryQuestion } from './policy/worry.ts'
import type { Plan, Scene } from './scene.ts'

type Rule = (scene: Scene) => Plan | null

/** Before the buyer listens to the content: what would stop a person from doing so, and what only they can answer. */
const guards: readonly Rule[] = [
  meetStrange,
  meetRudeness,
  endOfPatience,
  meetOffTopic,
  meetGoodbye,
  meetRepetition,
  sayWhatIsMissing,
  meetWorryQuestion,
  meetOwnMatter,
  meetBrought,
]

/** What the turn is about, most pressing first. */
const subjects: readonly Rule[] = [
  meetWhoIsHere,
  meetEarly,
  open,
  openingObjection,
  meetSmallQuestion,
  meetStep,
  meetComparison,
  meetPastAttempt,
  meetFigureCheck,
  meetCheck,
  meetPlainQuestion,
  meetTwoQuestions,
  meetDirectQuestion,
  meetOtherMatter,
  meetEverydayFirst,
  meetNthThing,
  goOnFromIt,
  meetBesideWorry,
  meetWhatItTakes,
  meetDiscount,
  meetOffer,
  meetOtherQuestion,
  standBy,
  meetSumUp,
  meetEveryday,
  meetAside,
  meetBareQuestion,
  meetClarify,
  meetQuestion,
  meetPrice,
  meetAnswer,
  meetSelling,
  meetMurmuredOffer,
]

/** Chooses what the buyer does in answer to one turn. The first rule that has something to say decides. */
export function decide(scene: Scene): Plan {
  learnCaller(scene)
  for (const rule of guards) {
    const plan = rule(scene)
    if (plan !== null) return plan
  }
  const eased = relent(scene)
  if (eased === null)
    return interrupted(scene, answerInKind(scene, (it) => firstOf(it) ?? carryOn(it)) ?? carryOn(scene))
  const plan = asksBeside(scene) ? answerInKind(scene, firstOf) : null
  // A habit that a question has undone is let go without a word: the answer is all there is to say.
  if (plan === null || (plan.move === 'react' && eased.pieces.length > 0)) return resolved(scene, eased)
  return { ...plan, pieces: [...eased.pieces, ...plan.pieces], objection: plan.objection ?? eased.objection }
}

function resolved(scene: Scene, eased: Pick<Plan, 'pieces' | 'objection'>): Plan {
  return {
    ...eased,
    move: 'resolve-objection',
    pieces: eased.pieces.length > 0 ? eased.pieces : [say(scene, ['goOn'])],
  }
}

function firstOf(scene: Scene): Plan | null {
  for (const rule of subjects) {
    const plan = rule(scene)
    if (plan !== null) return plan
  }
  return null
}

function asksMore(scene: Scene): boolean {
  return asksForStep(scene) || scene.heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
}

/** Beside the answer that settled an objection, the rep asks for something else. */
function asksBeside(scene: Scene): boolean {
  return asksForStep(scene) || (scene.heard.asks && asksMore(scene) && !asksAboutAnswer(scene))
}

/** Some buyers try to be rid of the caller before the call has begun. */
function openingObjection(scene: Scene): Plan | null {
  const { mind, setup } = scene
  if (setup.type !== 'cold-call' || mind.turn > 4 || mind.objections.length > 0 || asksMore(scene)) return null
  if (
    mind.phase === 'talking' &&
    actIn(scene.heard, 'intro') === undefined &&
    actIn(scene.heard, 'permission') === undefined
  )
    return null
  const likelihood = { easy: 0, medium: 0.1, hard: 0.35, expert: 0.5 }[setup.difficulty]
  return objectTo(scene, 'intro', likelihood)
}

/** Somebody who is talked at for too long cuts in first. */
function interrupted(scene: Scene, plan: Plan): Plan {
  const { heard, tuning } = scene
  if (heard.wordCount <= tuning.monologueWords || plan.ends !== undefined) return plan
  const cutIn = maybe(scene, 1, 'interrupt')
  if (cutIn.length === 0) return plan
  const rest =
    plan.move === 'react' || plan.move === 'push-back'
      ? [say(scene, ['reactPitchAgain', 'reactPitchEarly'])]
      : plan.pieces
  return { ...plan, move: 'interrupt', pieces: [...cutIn, ...rest] }
}
