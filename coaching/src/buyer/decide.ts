import { answerInKind } from './answers/answer-in-kind.ts'
import { meetEarly, meetEveryday, meetEverydayFirst, meetFancy } from './answers/everyday.ts'
import { goOnFromIt, meetBareQuestion } from './answers/bare-question.ts'
import { learnCaller, open } from './policy/opening.ts'
import { asksMore, openingObjection } from './policy/opening-objection.ts'
import { meetMurmuredOffer, meetOffer } from './policy/offer.ts'
import { asksAboutAnswer, meetCheck, meetWhatItTakes, relent } from './policy/objections.ts'
import { answerByEar } from './policy/by-ear.ts'
import { carryOn } from './policy/carry-on.ts'
import { meetComparison, meetDiscount, meetPrice } from './policy/price.ts'
import { meetDecision } from './policy/decision.ts'
import { meetCustomerQuestion, putOnTable } from './policy/customer.ts'
import { meetTakenBack, voiceDoubt } from './policy/doubts.ts'
import { meetCalledIn, meetMet } from './policy/conditions.ts'
import { meetCounter } from './policy/haggle-answer.ts'
import { meetGoodbye } from './policy/goodbye.ts'
import { meetOfTheLine } from './policy/of-the-line.ts'
import { meetNames } from './policy/names.ts'
import { sayWhatIsMissing } from './policy/refusal.ts'
import { before } from './policy/one-thing.ts'
import { answerAfterPitch } from './answers/after-pitch.ts'
import { afterSettled } from './policy/after-answer.ts'
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
} from './policy/talk.ts'
import { meetStandsInWay } from './policy/stands-in-way.ts'
import { meetOpposite } from './policy/opposite.ts'
import { meetSumUp, meetTheirOwnBack } from './policy/sum-up.ts'
import { meetTerms } from './policy/terms.ts'
import { meetCallQuestion } from './answers/call-questions.ts'
import { meetOfTheCall } from './answers/of-the-call.ts'
import { meetBrought } from './answers/brought-up.ts'
import { meetByTheBook } from './answers/by-the-book.ts'
import { goOnBesideWorry, meetBesideWorry } from './answers/beside-worry.ts'
import { meetContractEnd } from './answers/contract-end.ts'
import { meetDirectQuestion } from './answers/direct-question.ts'
import { meetFollowedUp } from './answers/followed-up.ts'
import { meetFigureCheck } from './answers/figure-check.ts'
import { meetOfThisWorry, meetPlainlyAsked } from './answers/plainly-asked.ts'
import { meetOccasion } from './answers/occasion.ts'
import { meetPastAttempt } from './answers/past-attempt.ts'
import { meetProductNamed } from './answers/product-named.ts'
import { meetPromiseAnswer } from './answers/promise-answer.ts'
import { meetPlainQuestion, meetWhoIsHere } from './answers/plain-questions.ts'
import { meetOfRivals } from './answers/of-rivals.ts'
import { meetOtherMatter } from './answers/topic-asked.ts'
import { meetOfferedContact } from './answers/offered-contact.ts'
import { meetOwnMatter } from './answers/own-matter.ts'
import { meetOwnWorry } from './answers/own-worry.ts'
import { meetUnknownName } from './answers/unknown-name.ts'
import { meetOnTheirLine } from './answers/on-their-line.ts'
import { meetNthThing } from './answers/nth-thing.ts'
import { meetInstead, meetOfDemand, meetOverDemand } from './answers/of-demand.ts'
import { meetPayoff, meetScreen, meetShowing } from './policy/showing.ts'
import { withOwnName } from './policy/own-name.ts'
import { maybe, say } from './speak.ts'
import { meetTakenUp } from './answers/taken-up.ts'
import { meetReminder } from './answers/remind.ts'
import { meetToldFigure } from './answers/told-figure.ts'
import { meetTwoQuestions } from './answers/two-questions.ts'
import { longestTurn } from './tuning.ts'
import { meetWhatWasSaid } from './answers/what-was-said.ts'
import { meetUptake } from './answers/uptake.ts'
import { meetUnanswered } from './answers/unanswered.ts'
import { meetWorryQuestion } from './policy/worry.ts'
import { meetAskedOverWorry, meetStanding } from './policy/asked-over-worry.ts'
import { meetWorryLeftOpen } from './policy/worry-again.ts'
import type { Plan, Scene } from './scene.ts'

/** Null when the turn is not this rule's: then the next one is asked. */
type Rule = (scene: Scene) => Plan | null

/** Before the buyer listens to the content: what would stop a person from doing so, and what only they can answer. */
const guards: readonly Rule[] = [
  // Nobody answers silence, code or an attack, however much of a question there is in it.
  meetStrange,
  meetRudeness,
  endOfPatience,
  meetOffTopic,
  // "Friday's fine, I'll send the invite, bye" takes the day first.
  meetCounter,
  // What their yes hung on may be refused on the way out.
  meetCalledIn,
  // A goodbye ends the call whatever else the turn holds, save what stands above it.
  meetGoodbye,
  // Before what is said twice: a bad line may be bad for long.
  meetOfTheLine,
  meetRepetition,
  // An answer that speaks to the worry and begs a question: that question, before anything the turn asks beside it.
  voiceDoubt,
  meetTakenBack,
  // Nobody agrees to the opposite of what they have told, or talks on past it.
  meetOpposite,
  // What they said in passing, before anything that a question about it might stand for elsewhere.
  meetFollowedUp,
  // "Why not?" and "what makes you say that?" are asked of the line just said, and of nothing before it.
  meetOnTheirLine,
  // Asked what their warehouse would be as an animal nobody tells of the warehouse.
  meetFancy,
  // What they have said of their contract and their system holds, whatever is asked in between.
  meetContractEnd,
  meetProductNamed,
  // Of the screen before them, of the terms, or of staying a customer: a view, which no fact and no kind of answer holds.
  meetCallQuestion,
  // What would do is answered with that, also where the bargain has been asked after.
  meetOverDemand,
  // In a bargain what is given and wanted decides, whatever else the words look like.
  meetTerms,
  meetInstead,
  // Where people they know are asked for, what is asked and promised for them decides.
  meetNames,
  // "If that were settled, would you sign?" is answered before the ask in it.
  meetOfThisWorry,
  // So does the ask, where the call is about the decision.
  meetDecision,
  // What every book on selling asks, before anything that its words might stand for elsewhere.
  meetByTheBook,
  // How the two get on no fact holds and no colleague knows.
  meetOfTheCall,
  // A talk with another customer is taken or left, and is no appointment.
  meetOfferedContact,
  // What a customer is asked of the time since they bought has its own answers, whatever else it sounds like.
  meetUptake,
  meetCustomerQuestion,
  // Of what was told beside a worry, before the worry takes every short question for its own.
  goOnBesideWorry,
  // Whether the screen can be seen is a yes, and neither of two things named with it.
  meetScreen,
  // "Do you have a works council?", where the owner has named that as a worry: it is theirs, said before or not.
  meetOwnWorry,
  // What the buyer has just said is taken up before anything that its words might stand for elsewhere.
  meetTakenUp,
  // Somebody who does not exist has said and done nothing.
  meetUnknownName,
  // What was told is told again before anything like it is told anew.
  meetToldFigure,
  meetReminder,
  // "When does it get quieter?" has one answer, whatever is on the table.
  meetPlainlyAsked,
  // "Why not?" after a refused date and "what worries you?" have words of their own that no fact matches.
  sayWhatIsMissing,
  // Of both, "any concerns?" asks for the worry itself, on the table or not.
  meetStandsInWay,
  // What the other vendor is like is asked of whoever weighs the two.
  meetOfRivals,
  // When, who, which of two: of that kind, before what the worry is made of.
  meetAskedOverWorry,
  meetWorryQuestion,
  // In the owner's own words, which patterns for any trade would take for something near.
  meetOwnMatter,
  // "Ana told me that ...": whether that is so comes before anything that is asked on top of it.
  meetBrought,
  // Asked for a price and told something else they say so, before anything is made of what they were told.
  meetUnanswered,
  // "I'll send it today", said of what was to come, asks for no next step.
  meetPromiseAnswer,
]

/** What the turn is about, most pressing first. Each stands before the rules that would take its turns for theirs. */
const subjects: readonly Rule[] = [
  // Asked beside the answer that settled a worry or a complaint.
  meetDecision,
  meetCustomerQuestion,
  // The first moments. Small talk on an arranged call comes before "what is it about?".
  meetWhoIsHere,
  meetEarly,
  // Before "go on": what was left open the last time is said first.
  meetWorryLeftOpen,
  open,
  openingObjection,
  // Takes nothing from an open worry: before all that would come back to it, or count it as passed over.
  meetSmallQuestion,
  // A day that is asked for is answered, even beside a question or a pitch.
  meetStep,
  // "What would that change for you?" is about the screen, and so is what is shown on it.
  meetPayoff,
  meetShowing,
  // Questions known by their own words, each narrower than a direct question further down.
  meetComparison,
  // A story of what went wrong, before any of what was tried against it.
  meetOccasion,
  meetPastAttempt,
  meetFigureCheck,
  // "Is that fair?" after their own words wants a yes to those.
  meetTheirOwnBack,
  meetCheck,
  meetPlainQuestion,
  // Before the rules for one question, which would answer one half and forget the other.
  meetTwoQuestions,
  // Known by its words in any trade, while no worry is open.
  meetDirectQuestion,
  meetOtherMatter,
  meetEverydayFirst,
  meetNthThing,
  meetOfDemand,
  // "Since when?" names nothing itself, so all that name something have been asked by now.
  goOnFromIt,
  // A worry is open: what is answered beside it, then what would settle it, then the worry itself (`meetStanding`).
  meetBesideWorry,
  meetWhatItTakes,
  meetDiscount,
  meetOffer,
  meetOtherQuestion,
  meetStanding,
  // Before questions: a sum of what was told ends in one, "is that right?".
  meetSumUp,
  // Everyday questions and asides again, now that the worry, if there is one, has had its turn.
  meetEveryday,
  meetAside,
  meetBareQuestion,
  // What they had asked for has just been promised.
  meetMet,
  // What they said a moment ago, before anything else that may be meant.
  meetWhatWasSaid,
  // From here on the acts that the ear heard decide, more than the words.
  meetClarify,
  meetQuestion,
  meetPrice,
  meetAnswer,
  meetSelling,
  // The ear was not sure of anything; `carryOn` is all that comes after.
  meetMurmuredOffer,
]

/** Chooses what the buyer does in answer to one turn. The first rule that has something to say decides. */
export function decide(scene: Scene): Plan {
  return putOnTable(scene, withOwnName(scene, chosen(scene)))
}

function chosen(scene: Scene): Plan {
  learnCaller(scene)
  for (const rule of guards) {
    const plan = rule(scene)
    if (plan !== null) return plan
  }
  const eased = relent(scene)
  const asked = eased === null ? answerAfterPitch(scene, (it) => answerInKind(it, firstOf)) : null
  if (asked !== null) return interrupted(scene, asked)
  if (eased === null)
    return interrupted(
      scene,
      answerByEar(scene, (it) => answerInKind(it, (one) => firstOf(one) ?? carryOn(one)) ?? carryOn(it)),
    )
  const plan = asksBeside(scene) ? answerInKind(scene, firstOf) : null
  // A habit that a question has undone is let go without a word: the answer is all there is to say.
  if (plan === null || (plan.move === 'react' && eased.pieces.length > 0)) return resolved(scene, eased)
  return { ...plan, pieces: before(scene, eased.pieces, plan), objection: plan.objection ?? eased.objection }
}

function resolved(scene: Scene, eased: Pick<Plan, 'pieces' | 'objection'>): Plan {
  return {
    ...eased,
    move: 'resolve-objection',
    pieces: eased.pieces.length > 0 ? [...eased.pieces, ...afterwards(scene, eased)] : [say(scene, ['goOn'])],
  }
}

/** What they add to a worry let go, where the turn held nothing else to answer. */
function afterwards(scene: Scene, { objection }: Pick<Plan, 'objection'>): Plan['pieces'] {
  const solved = scene.persona.objections.find(({ id }) => id === objection?.id)
  return solved === undefined ? [] : afterSettled(scene, solved)
}

function firstOf(scene: Scene): Plan | null {
  for (const rule of subjects) {
    const plan = rule(scene)
    if (plan !== null) return plan
  }
  return null
}

/** Beside the answer that settled an objection, the rep asks for something else. */
function asksBeside(scene: Scene): boolean {
  return asksForStep(scene) || (scene.heard.asks && asksMore(scene) && !asksAboutAnswer(scene))
}

/** Somebody who is talked at for too long cuts in first. */
function interrupted(scene: Scene, plan: Plan): Plan {
  const { heard } = scene
  if (heard.wordCount <= longestTurn(scene) || plan.ends !== undefined) return plan
  const cutIn = maybe(scene, 1, 'interrupt')
  if (cutIn.length === 0) return plan
  const rest =
    plan.move === 'react' || plan.move === 'push-back'
      ? [say(scene, ['reactPitchAgain', 'reactPitchEarly'])]
      : plan.pieces
  return { ...plan, move: 'interrupt', pieces: [...cutIn, ...rest] }
}
