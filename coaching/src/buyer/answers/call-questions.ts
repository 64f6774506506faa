import { markedQuestionsIn } from '../../speech/said.ts'
import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { callTypeSchema } from '@ringside/contract/simulations/vocabulary'
import { plainText } from '../../acts/tokens.ts'
import { asksHowTheyLean } from '../heard/renewal.ts'
import { askedIn } from '../heard/asked-kind.ts'
import { shownIn } from '../heard/showing.ts'
import { countOf, hasGiven } from '../mind.ts'
import { actIn } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { pendingObjection } from '../judge/objections.ts'
import { saidAgain } from '../policy/showing.ts'
import { shown } from '../policy/shown.ts'
import { sellingOf } from '../../product-summary/selling.ts'
import { openDemand, settledIn } from '../terms/bargain.ts'
import type { DemandMemory } from '../terms/bargain.ts'
import { demandNamed, returnSpoken, spoken, termsSpoken } from '../terms/demands.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import type { Fillings } from '../speak.ts'
import { tell } from '../telling.ts'
import callQuestionsFile from '../words/call-questions.json' with { type: 'json' }
import customerViewsFile from '../words/calls/customer-views.json' with { type: 'json' }
import shownViewsFile from '../words/calls/shown-views.json' with { type: 'json' }
import { everydayWords, patternsFor } from './everyday.ts'

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))

/**
 * Questions that only calls of some types bring: what somebody makes of the screen before them, whether a customer thinks
 * of staying. No fact holds the answer; it is a view, and depends on how the call has gone so far.
 */
const callQuestionsSchema = z.array(
  z.strictObject({
    id: z.string(),
    types: z.array(callTypeSchema).min(1),
    /** Ways to ask it. None where `ownWays` has them. */
    asked: z.array(z.string().min(1)),
    /** Is said, and asks nothing: an apology for being late. */
    statement: z.literal(true).optional(),
    /** Asked at the end of what is shown it is answered, and what was shown is left to their answer. */
    besideShowing: z.literal(true).optional(),
    /** Facts that answer it better, the first of them that has not been told. */
    tells: z.array(z.string()).optional(),
    /** What was told before is said once more, as long as the buyer has seen nothing of it. */
    recalls: z.array(z.enum(['pain', 'process', 'impact'])).optional(),
    /** Whatever the view; or one for a buyer who is for it, left to other rules where there is none, and one for who is not. */
    answers: z.union([
      z.strictObject({ any: voicedSchema }),
      z.strictObject({ for: voicedSchema.optional(), against: voicedSchema }),
    ]),
  }),
)
export type CallQuestion = z.infer<typeof callQuestionsSchema>[number]
export const callQuestions: readonly CallQuestion[] = callQuestionsSchema.parse([
  ...shownViewsFile,
  ...customerViewsFile,
  ...callQuestionsFile,
])

/** Questions that the buyer has to tell from others, and so are heard by rules of their own. */
const ownWays: Readonly<Record<string, (heard: Heard) => boolean>> = { stay: asksHowTheyLean }

const mostWords = 26
const mostWordsBefore = 80

/** Who is there, and on what they would see it: nothing that a worry could be made of, and answered beside it. */
const ofTheRoom: ReadonlySet<string> = new Set(['late', 'alone', 'on-what', 'how-many-users', 'corrects', 'jokes'])

/** A customer who trusts and cares less than this has one foot out of the door, whatever they complain of. */
const staysFrom = 45

/** Whether the call has won them so far: something of theirs was shown, or nothing stands between the two. */
function isFor({ mind, traits }: Scene, id: string): boolean {
  if (mind.bargain !== null)
    return id === 'agreed-so-far' ? settledIn(mind.bargain).length > 0 : openDemand(mind.bargain) === undefined
  if (traits.showing) return countOf(mind, 'cause:shown') > 0
  return mind.pending === null && (mind.meters.trust + mind.meters.interest) / 2 >= staysFrom
}

/** The question of this type of call that a turn asks, if it does. */
export function callQuestionIn(scene: Scene): CallQuestion | undefined {
  const { heard, persona, setup } = scene
  // What is shown before it may be long; the question at its end is not.
  if (heard.question.split(/\s+/).length > mostWords || heard.wordCount > mostWordsBefore) return undefined
  const isAsked = heard.asks || heard.plain.includes('?')
  const asked = [plainText(heard.question), markedQuestionsIn(heard.plain).join(' ')]
  const patterns = patternsFor(persona)
  const isChoice = askedIn(heard.question)?.kind === 'choice'
  return callQuestions.find((question) => {
    if (isChoice && question.id === 'would-use') return false
    if (!question.types.includes(setup.type) || (question.statement === true) === isAsked) return false
    if (ownWays[question.id]?.(heard) === true) return true
    const said = isAsked ? asked : [heard.plain]
    return patterns(question.asked).some((pattern) => said.some((text) => pattern.test(text)))
  })
}

/** What was never told answers it better than a view. */
function tellBetter(scene: Scene, { tells = [] }: CallQuestion): Plan | null {
  const { persona, mind } = scene
  for (const id of tells) {
    const fact = persona.facts.find((candidate) => candidate.id === id && !hasGiven(mind, candidate.id))
    const plan = fact === undefined ? null : tell(scene, fact)
    if (plan !== null) return plan
  }
  return null
}

/** What they ask for at present: their last proposal, once they have made one. */
function wishOf({ id, size, counter }: DemandMemory): string {
  const wish = spoken(demandNamed(id), counter?.size ?? size)
  const kind = counter?.kind ?? null
  return kind === null ? wish : `${wish} and ${returnSpoken(kind, counter?.months ?? null)}`
}

/** What is on the table and what was agreed, and the price that the rep's own offer has; nothing of what there is not. */
function termsIn({ mind, setup, persona }: Scene): Fillings {
  const { bargain } = mind
  if (bargain === null) return {}
  const open = openDemand(bargain)
  const terms = termsSpoken(bargain, persona.temperament)
  const price = sellingOf(setup.rep.product)?.price ?? null
  return {
    ...(open === undefined ? {} : { it: wishOf(open) }),
    ...(terms === '' ? {} : { terms }),
    ...(price === null ? {} : { price }),
  }
}

/** With the price known it is said; who has none speaks of the paper. */
function mostTelling(wordings: readonly string[], words: Fillings): readonly string[] {
  const priced = wordings.filter((wording) => wording.includes('{price}'))
  return words.price === undefined || priced.length === 0 ? wordings : priced
}

/** Answers a question that belongs to calls of this type, as this buyer sees it by now. */
export function meetCallQuestion(scene: Scene): Plan | null {
  const { mind, traits } = scene
  // A worry on the table is what "what do you think?" is about; a customer's complaint is a part of their view.
  const open = traits.customer ? null : pendingObjection(scene)
  // What a line does in a bargain comes before what it asks.
  if (mind.bargain !== null && mind.bargain.turn !== 'nothing') return null
  const question = callQuestionIn(scene)
  if (mind.bargain !== null && mind.step.agreed !== null && question?.id !== 'agreed-so-far') return null
  // A price that was just named is what they speak to, and not the screen.
  if (question?.id === 'opinion' && actIn(scene.heard, 'pricing') !== undefined) return null
  if (open !== null && !ofTheRoom.has(question?.id ?? '')) return null
  if (question === undefined || (question.besideShowing !== true && shownIn(scene) !== undefined)) return null
  const better = tellBetter(scene, question)
  if (better !== null) return better
  const { answers, recalls } = question
  const voiced = 'any' in answers ? answers.any : isFor(scene, question.id) ? answers.for : answers.against
  const words = { ...everydayWords(scene), ...termsIn(scene) }
  const text = unsaid(scene, mostTelling(voiced?.[scene.persona.temperament] ?? [], words), words)
  if (text === null) return null
  if (mind.phase === 'opening') mind.phase = 'talking'
  if (text.endsWith('?')) mind.question = { kind: 'own', turn: mind.turn }
  const own = recalls === undefined || isFor(scene, question.id) ? [] : saidAgain(scene, recalls)
  return {
    move: 'answer-plain',
    pieces: [plainPiece(text), ...own],
    ...(open === null ? {} : { objection: shown(scene, open.objection) }),
  }
}
