import { plainText } from '../../acts/tokens.ts'
import { denyIt } from './denied.ts'
import { asksWhoOfIt } from '../heard/who-of-it.ts'
import { isTheirMatter, ofTheRep } from '../heard/their-matter.ts'
import { count, countOf } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { chance } from '../random.ts'
import { calledBy, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Fillings } from '../speak.ts'
import type { Plan, Scene } from '../scene.ts'
import type { LineKey } from '../words/line-keys.ts'

/** Nobody asks back about what any buyer might be asked: what they earn, use, pay, how many of something they have. */
const usual = /\byour (?:annual|average|total|current)\b|\brevenue\b|\bturnover\b/

/** About the person themselves: no colleague could answer that. */
const personal =
  /\b(?:do|did|don't|would|are|were) you (?:personally |ever |really |still )*(?:like|enjoy|love|hate|think|feel|believe|regret|happy|proud|married|mind|prefer|wish|want)\b|\bhow do you (?:personally )?(?:feel|see)\b|\byour (?:job|career|hobb(?:y|ies)|opinion|view|favou?rite|dream|take|feeling)\b|\bwhat do you think\b|\bif you (?:could|had to)\b/

/** Asks what they would make of something, not what is. */
const offered =
  /\bwould you (?:be (?:willing|open|up|prepared|ready|happy)|consider|want to|like to|try)\b|\bwould (?:it|that|this) (?:be (?:an idea|useful|possible|worth|interesting|helpful|good)|help|make sense)\b|\bhow would you feel (?:about|if)\b.{0,12}\b(?:me|i|us|we|one of (?:us|ours|our \w+))\b|^(?:can|could|may|shall|should) i (?:just )?(?:come|visit|meet|drop|stop by|talk to|speak|see)\b/

/** About their own work: somebody who has no fact for it still knows how such things go. */
const ownWork = /\b(?:you|your|they|their|them|it|that|those|these)\b/
const wide: readonly [RegExp, LineKey][] = [
  [/^how (?:do|does|did|are|is|would|will|can)\b/, 'dependsHow'],
  [/^what (?:do|does|did|happens|would|will|can|kind|about)\b/, 'dependsWhat'],
  [/^who\b(?! (?:won|was|were|owns|pays|painted|built|invented)\b)/, 'dependsWho'],
  [/^which (?:one|of)\b/, 'dependsWhich'],
]

/** The end of a question, after the words that only make it polite. */
const politely =
  /^(?:(?:and|so|but|okay|ok|right|well|now|then|oh|hm|great|thanks|sorry|alright),? )*(?:(?:could|can|would|will) you (?:please |maybe |perhaps )?(?:tell|explain to|say to) (?:me|us),? |(?:may|can|could) i (?:just |maybe )?ask(?: you)?,? |(?:i'm|i am) (?:just )?(?:curious|wondering),? |do you know )?/

/** "Your auditors, do they complain?" asks whether they do. */
const named =
  /^(?:and |so |but )*(?:your|the|their|our) \w+(?: \w+)?,? (?=(?:do|does|did|are|is|was|were|have|has|can|will|would) (?:they|he|she|it)\b)/

/** What kind of thing is asked for: somebody who does not have it says what they do not have. */
const kinds: readonly [RegExp, LineKey | UnknownKind][] = [
  // Trouble is denied by nobody who has it.
  [
    /^(?:do|does|did|are|is|was|were|have|has|had|can|could|will)\b.*\b(?:los(?:e|es|ing|t)|complain\w*|late|miss(?:ed|ing)?|mistakes?|errors?|wrong|problems?|trouble|delay\w*|break\w*|fail\w*|leav(?:e|ing)|left|quit|stress\w*|angry|behind|conflict\w*|bottlenecks?|waste\w*|crash\w*|hard to|difficult to)\b/,
    'unknownTrouble',
  ],
  [
    /^(?:do|does|did|are|is|was|were|have|has|can|could|will|would)\b.*\b\w+ or (?!so\b|anything\b|something\b|not\b)\w+/,
    'bothWays',
  ],
  [/^(?:why|how come|what(?:'s| is| was) the reason)\b/, 'unknownWhy'],
  [/^(?:and )?how (?:long|quickly|soon|much time)\b/, 'duration'],
  [/^(?:and )?how (?:often|frequently|regularly)\b/, 'frequency'],
  [
    /\bhow (?:many|much|often|long|far|big|large|high|old)\b|\bwhat (?:percentage|percent|share|number|rate|proportion)\b|\b(?:rate|figure|percentage|average|ratio)\b/,
    'unknownNumber',
  ],
  [/^what (?:do|does|did|are|were) (?:you|they|we) (?:\w+ )?(?:pay\w*|spend\w*)\b/, 'unknownNumber'],
  [/^(?:can|could|may|shall) i\b/, 'permit'],
  [/^(?:when(?! [^?]*,)|since when|at what|what (?:day|date|month|year|time))\b/, 'unknownWhen'],
  [/^(?:do|does|did|are|is|was|were|have|has|had|can|could|will|you)\b/, 'unknownYesNo'],
]

/** Asked whether they have understood their work right, a person does not name a colleague for it. */
const confirms =
  /\b(?:is that|am i|have i got that|did i get that|do i have that) (?:right|correct|about right)\b|,? (?:right|correct|yes|yeah|no)\?$|\b(?:isn't|don't|doesn't|aren't|wasn't|haven't) (?:it|that|you|they|there)\?$/
const roughly: readonly string[] = [
  'Roughly, yes.',
  "That's about how it goes.",
  "More or less. It isn't always like that.",
]

/** Who does it, of a piece of their own work: the one who runs it is never far from it. */
const theDoer: readonly string[] = ['{colleague}, mostly.', "That's {colleague}, or whoever is in that day."]

type UnknownKind = 'duration' | 'frequency'
const uncounted: Record<UnknownKind, readonly string[]> = {
  duration: [
    "I couldn't tell you how long. Nobody times it.",
    "I've never timed it.",
    "How long, I don't know. I only notice when it's late.",
    "I'd be guessing at the time it takes.",
  ],
  frequency: [
    "I couldn't tell you how often. Nobody keeps a list.",
    "How often, I don't know. I hear about the bad ones.",
    "I've never kept count of it.",
    'Often enough to remember, not often enough to count.',
  ],
}

/** The right kind of not knowing: who was asked how long does not talk of a number of things. */
function notCounted(scene: Scene, kind: UnknownKind): Piece {
  const text = unsaid(scene, uncounted[kind])
  return text === null ? say(scene, ['unknownNumber', 'unknownAlone']) : plainPiece(text)
}

/** Nobody passes every second question to a colleague. */
const mostPassedOn = 3

/** Nobody asks three times in a call what was meant. */
const mostAskedBack = 2

/** A question that they have no answer to and nobody else would: what is meant by it, or an honest no. */
function askBack(scene: Scene): Plan {
  if (count(scene.mind, 'asked-back-meaning') > mostAskedBack)
    return { move: 'unknown-answer', pieces: [say(scene, ['unknownAlone'])] }
  scene.mind.question = { kind: 'own', turn: scene.mind.turn }
  return { move: 'ask-meaning', pieces: [say(scene, ['askMeaning', 'unknownAlone'])] }
}

/** "And who got the blame?": names nobody and nothing but what people do when something goes wrong. */
function whoOfIt(scene: Scene, plain: string): Plan | null {
  if (!asksWhoOfIt(plain) || scene.mind.topic === null) return null
  const theirs = unsaid(scene, theDoer)
  return theirs === null ? null : { move: 'answer-plain', pieces: [plainPiece(theirs)], knows: 'guess' }
}

/** Now and then a long question that is none of the usual ones is met with what it is for. */
function asksWhy({ heard, mind }: Scene, plain: string): boolean {
  return !usual.test(plain) && heard.wordCount >= 5 && countOf(mind, 'why-asked') < 1 && chance(mind, 0.2)
}

/** No fact answers it: the buyer says so in the way the question wants, names who would know, or asks what it is for. */
export function doNotKnow(scene: Scene): Plan {
  const { heard, mind } = scene
  const plain = plainText(heard.question).replace(politely, '').replace(named, '')
  const denied = denyIt(scene)
  if (denied !== null) return denied
  const confirmed = confirms.test(heard.plain) ? unsaid(scene, roughly) : null
  if (confirmed !== null) return { move: 'react', pieces: [plainPiece(confirmed)] }
  // Whether the caller did well, or what the two of them should do, nobody looks up.
  if (ofTheRep.test(plain) && !offered.test(plain) && !/^(?:can|could|may|shall) i\b/.test(plain)) return askBack(scene)
  if (offered.test(plain))
    return {
      move: 'react',
      pieces: [
        say(scene, mind.meters.interest >= 48 ? ['interestedYes', 'stepNotYet'] : ['interestedNo', 'stepNotYet']),
      ],
    }
  if (personal.test(plain)) return { move: 'unknown-answer', pieces: [say(scene, ['unknownOpinion', 'unknownAlone'])] }
  const kind = kinds.find(([pattern]) => pattern.test(plain))?.[1]
  if (kind === 'duration' || kind === 'frequency') return { move: 'unknown-answer', pieces: [notCounted(scene, kind)] }
  const general = ownWork.test(plain) ? wide.find(([pattern]) => pattern.test(plain))?.[1] : undefined
  const ofIt = whoOfIt(scene, plain)
  if (ofIt !== null) return ofIt
  if (general === undefined && kind === undefined && asksWhy(scene, plain)) {
    count(mind, 'why-asked')
    mind.question = { kind: 'own', turn: mind.turn }
    return { move: 'ask-question', pieces: [say(scene, ['whyAsk', 'unknown', 'unknownAlone'])] }
  }
  if (kind !== undefined)
    return { move: 'unknown-answer', pieces: [say(scene, [kind, 'unknownAlone', 'unknown'], whoKnows(scene))] }
  if (general === 'dependsWho') {
    const theirs = unsaid(scene, theDoer)
    if (theirs !== null) return { move: 'answer-plain', pieces: [plainPiece(theirs)], knows: 'guess' }
  }
  if (general !== undefined)
    return { move: 'unknown-answer', pieces: [say(scene, [general, 'unknownAlone', 'unknown'], whoKnows(scene))] }
  // What is no matter of the company's is handed to nobody in it.
  if (
    !isTheirMatter(scene.persona, plain) &&
    !/^(?:and |so |but )*who(?:'d|'s| would| might| could)? (?:else )?(?:know|knows|tell|be the one)\b/.test(plain)
  )
    return askBack(scene)
  const passesOn = count(mind, 'passed-on') <= mostPassedOn
  const keys = passesOn ? (['unknown', 'unknownAlone'] as const) : (['unknownAlone', 'unknown'] as const)
  return { move: 'unknown-answer', pieces: [say(scene, keys, whoKnows(scene))] }
}

const mattersOf: readonly [RegExp, RegExp][] = [
  [
    /\b(?:revenue|turnover|profit\w*|bank\w*|invoic\w*|pay\w*|salar\w*|tax\w*|cost\w*|budget\w*|spend\w*|money|price\w*|account\w*|audit\w*|insur\w*|leas\w*|margin\w*|loan\w*|contract\w*|sign\w*|approv\w*|decid\w*|decision)\b/,
    /\b(?:financ\w*|cfo|controller|bookkeeper|office manager)\b/i,
  ],
  // Money and signatures go up, never down: who has no finance colleague above them names the one at the top.
  [
    /\b(?:sign\w*|approv\w*|budget\w*|spend\w*|money|board|decid\w*|decision)\b/,
    /\b(?:ceo|chief executive\w*|owner|founder|business partner)\b/i,
  ],
  [
    /\b(?:software|system\w*|server\w*|security|gdpr|data\w*|cloud|integrat\w*|api|wi-?fi|password\w*|laptop\w*|tablet\w*|phones?|crm|erp|backup\w*|licen[cs]e\w*)\b/,
    /\b(?:in it|it|information|systems)\b/i,
  ],
  // Whatever is about the work itself belongs to those who do it.
  [
    /\b(?:you|your|they|them|it|that|there)\b/,
    /\blongest-serving\b|^our (?!.*\b(?:ceo|chief executive\w*|financ\w*|cfo|controller|bookkeeper)\b)/i,
  ],
]

/** The colleague such a question belongs to, if there is one; whoever is next otherwise. */
function whoKnows({ heard, persona }: Scene): Fillings {
  const matters = mattersOf.filter(([asked]) => asked.test(heard.plain))
  const [colleague] = matters.flatMap(([, theirs]) => persona.colleagues.find(({ title }) => theirs.test(title)) ?? [])
  if (colleague === undefined) return {}
  return { colleague: colleague.name.split(' ')[0] ?? colleague.name, colleagueTitle: calledBy(colleague.title) }
}
