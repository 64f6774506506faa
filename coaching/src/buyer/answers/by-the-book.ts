import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { bookKindOf } from '../heard/by-the-book.ts'
import type { BookKind } from '../heard/by-the-book.ts'
import { pendingObjection } from '../judge/objections.ts'
import { count, countOf, hasGiven } from '../mind.ts'
import { actIn } from '../perceive.ts'
import { sayWhatItTakes } from '../policy/objections.ts'
import { shown } from '../policy/shown.ts'
import { asksForStep } from '../policy/step.ts'
import { plainPiece } from '../scene.ts'
import { sayCalled } from '../worry-called.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectionPiece, say, unsaid } from '../speak.ts'
import { tell, trustNeeded } from '../telling.ts'
import { everydayWords } from './everyday.ts'
import { whenNamed } from './promise.ts'
import byTheBookFile from '../words/by-the-book.json' with { type: 'json' }

const answerKinds = [
  'why-problem',
  'why-goal',
  'rate-it',
  'likely-well',
  'likely-badly',
  'more-likely',
  'how-decided',
  'others-some',
  'others-none',
  'think-worry',
  'think-well',
  'think-badly',
  'think-what',
  'next-well',
  'next-badly',
  'next-worry',
  'next-agreed',
  'typical-day',
  'no-questions',
  'shown-well',
  'shown-badly',
  'reference-well',
  'reference-badly',
  'did-say',
  'why-not-fixed',
  'why-not-ten',
  'risk',
  'help-you',
  'when-agreed',
  'change-subject',
] as const
type AnswerKind = (typeof answerKinds)[number]

/** What each temperament says to a question out of the book, where no fact answers it better. */
export const byTheBook = z
  .record(z.enum(answerKinds), z.record(temperamentSchema, z.array(z.string().min(1)).min(2)))
  .parse(byTheBookFile)

function voiced(scene: Scene, kind: AnswerKind): Plan | null {
  const text = unsaid(scene, byTheBook[kind][scene.persona.temperament], everydayWords(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** The first of some facts that has not been told and has been earned. */
function earned(scene: Scene, ids: readonly string[]): Plan | null {
  const { mind, persona } = scene
  const open = ids.flatMap((id) => persona.facts.find((fact) => fact.id === id) ?? [])
  const next = open.find((fact) => !hasGiven(mind, fact.id) && trustNeeded(scene, fact) <= mind.meters.trust)
  return next === undefined ? null : tell(scene, next)
}

const factOf = ({ persona }: Scene, id: string): Fact | undefined => persona.facts.find((fact) => fact.id === id)

/** From here, the mean of trust and interest, a call has won them over as far as they can be before they have seen anything. */
const wonFrom = 46
const isWon = ({ mind }: Scene): boolean => (mind.meters.trust + mind.meters.interest) / 2 >= wonFrom

/** What the trouble that was told, or the figure they are after, matters for. */
function sayWhyItMatters(scene: Scene): Plan | null {
  const { mind, heard } = scene
  const goal = factOf(scene, 'goal')
  const figure = /\b(?:\d+|percent|per cent|enough|goal|target|number|metric|[a-z]+ty(?:-[a-z]+)?)\b/
  if (goal !== undefined && hasGiven(mind, 'goal') && (mind.topic === 'goal' || figure.test(heard.plain)))
    return voiced(scene, 'why-goal')
  const isTold = factOf(scene, mind.topic ?? '') !== undefined || hasGiven(mind, 'pain')
  return isTold ? (earned(scene, ['hit', 'cost']) ?? voiced(scene, 'why-problem')) : null
}

/** Who else is in it: what they have looked at, else whether they hold another offer against this one. */
function sayWhoElse(scene: Scene): Plan | null {
  const looked = factOf(scene, 'looking')
  if (looked !== undefined && scene.mind.bargain === null) return tell(scene, looked)
  const compares = scene.mind.bargain !== null || scene.persona.objections.some(({ family }) => family === 'competitor')
  return voiced(scene, compares ? 'others-some' : 'others-none')
}

/** What they want to know of the rep: something of their own, while they have anything to ask. */
function askOwn(scene: Scene): Plan | null {
  const { mind } = scene
  if (count(mind, 'asked-for-questions') > mostOwn) return voiced(scene, 'no-questions')
  mind.question = { kind: 'own', turn: mind.turn }
  return {
    move: 'ask-question',
    pieces: [say(scene, countOf(mind, 'offered') > 0 ? ['reactCurious'] : ['ownQuestion'])],
  }
}
const mostOwn = 2

/** A view of what was offered; of nothing, where nothing was. */
function sayWhatTheyThink(scene: Scene): Plan | null {
  const { mind, traits, heard } = scene
  if ((['pitch', 'value', 'social_proof', 'pricing'] as const).some((act) => actIn(heard, act))) return null
  const isOffered = traits.offerKnown || countOf(mind, 'offered') > 0
  return voiced(scene, isOffered ? (isWon(scene) ? 'think-well' : 'think-badly') : 'think-what')
}

/** The day was agreed a moment ago, and they have it in the calendar. */
function sayTheDayAgain(scene: Scene): Plan | null {
  const { agreed } = scene.mind.step
  const when = agreed === null ? null : whenNamed(agreed.words)
  if (when === null) return null
  const text = unsaid(scene, byTheBook['when-agreed'][scene.persona.temperament], { when })
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

const isShown = ({ mind, traits }: Scene): boolean => traits.showing || traits.customer || mind.step.agreed !== null

const replies: Record<BookKind, (scene: Scene) => Plan | null> = {
  'why-problem': sayWhyItMatters,
  'rate-it': (scene) => {
    count(scene.mind, 'rated')
    return voiced(scene, 'rate-it')
  },
  'how-likely': (scene) => voiced(scene, isWon(scene) ? 'likely-well' : 'likely-badly'),
  'more-likely': (scene) => voiced(scene, countOf(scene.mind, 'rated') > 0 ? 'why-not-ten' : 'more-likely'),
  'how-decided': (scene) => earned(scene, ['authority', 'buying']) ?? voiced(scene, 'how-decided'),
  'others-looked': sayWhoElse,
  'questions-for-me': askOwn,
  'what-think': sayWhatTheyThink,
  'next-step': (scene) =>
    voiced(scene, scene.mind.step.agreed !== null ? 'next-agreed' : isWon(scene) ? 'next-well' : 'next-badly'),
  shown: (scene) => (isShown(scene) ? null : voiced(scene, isWon(scene) ? 'shown-well' : 'shown-badly')),
  reference: (scene) => voiced(scene, isWon(scene) ? 'reference-well' : 'reference-badly'),
  'why-not-fixed': (scene) => voiced(scene, 'why-not-fixed'),
  risk: (scene) => voiced(scene, 'risk'),
  'help-you': (scene) => voiced(scene, 'help-you'),
  'when-agreed': sayTheDayAgain,
  'change-subject': (scene) => voiced(scene, 'change-subject'),
  'as-i-said': () => null,
  'who-signs': () => null,
  'know-us': (scene) => ({ move: 'react', pieces: [say(scene, ['heardOfUs'])] }),
  'typical-day': (scene) =>
    ['process', 'handoff'].some((id) => !hasGiven(scene.mind, id)) ? null : voiced(scene, 'typical-day'),
}

/** The answer to a question out of the book, in whatever words it was asked, while no worry stands. */
export const answerOutOfBook = (scene: Scene, kind: BookKind): Plan | null => replies[kind](scene)

/** What is said over a worry that stands; whatever is not here is left to the rules of worries. */
const overWorry: Partial<Record<BookKind, AnswerKind>> = {
  'what-think': 'think-worry',
  'next-step': 'next-worry',
  'as-i-said': 'did-say',
  'how-likely': 'likely-badly',
  reference: 'reference-well',
}

function overTheirWorry(scene: Scene, kind: BookKind): Plan | null {
  const open = pendingObjection(scene)
  // Who says that it is not theirs to sign is asked whose it is.
  if (open?.objection.family === 'no-authority' && kind === 'who-signs') {
    const told = earned(scene, ['authority', 'hard'])
    return told === null ? null : { ...told, objection: shown(scene, open.objection) }
  }
  if (open !== null && (kind === 'help-you' || kind === 'more-likely')) return sayWhatItTakes(scene, open)
  const key = overWorry[kind]
  if (open === null || key === undefined) return null
  const text = sayCalled(scene, open.objection, byTheBook[key][scene.persona.temperament])
  if (text === null) return null
  return {
    move: 'repeat-objection',
    pieces: [objectionPiece(text, open.objection)],
    objection: shown(scene, open.objection),
  }
}

const ofCustomers: ReadonlySet<BookKind> = new Set<BookKind>([
  'what-think',
  'questions-for-me',
  'next-step',
  'help-you',
])

/** In a bargain, over names and over the decision the rules of those have the word. */
const inBargain: ReadonlySet<BookKind> = new Set<BookKind>(['others-looked', 'when-agreed', 'change-subject'])

/** Asked what every book on selling asks, a person has an answer, and knows what it is about. */
export function meetByTheBook(scene: Scene): Plan | null {
  const { heard, mind, traits } = scene
  if (mind.phase === 'opening' && !traits.expected) return null
  if (mind.names !== null) return null
  if (mind.decision !== null && mind.pending === null) return null
  const kind = bookKindOf(heard)
  // A day that is asked for is answered, whatever is to be shown on it.
  if (kind === 'shown' && asksForStep(scene)) return null
  if (kind === null || (mind.bargain !== null && !inBargain.has(kind))) return null
  // A customer is asked of what they have, and of nothing they might buy.
  if (traits.customer && !ofCustomers.has(kind)) return null
  const plan = mind.pending === null ? replies[kind](scene) : overTheirWorry(scene, kind)
  if (plan !== null && mind.phase === 'opening') mind.phase = 'talking'
  return plan
}
