import { oncePer } from '../../buyer/once.ts'
import { nextStepDetail } from '../../acts/details.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { definite } from './some-time.ts'
import { heardSentences, type Span } from './words.ts'

/** What happened on a day, or happens on every such day, is no day to meet on. */
const notAhead =
  /\b((?:we|they|it|i)(?:['’](?:re|s|m)| are| is| am) (?:all )?(?:done|finished|closed|out|through|gone|home|open)|last|yesterday|ago|was|were|did|had|have (done|been|had)|happened|went|used to|usually|normally|always|every|each|(mon|tues|wednes|thurs|fri|satur|sun)days)\b/iu

const meeting =
  /\b(look|see|spare|give me|take|meet|join|talk|speak|listen|sit|try|go (through|over)|walk|come|show|bring|do|make|run|put|book|find|have|manage|pop|swing|drive|ring|call|phone)\b/iu
const proposing = /\b(could|can|shall|would|will|may|should|might|let['’]?s|how about|what about|why don['’]?t)\b/iu
/** An offer to come and do something, before any day is named. */
const offeringToMeet =
  /\b(would it help if (I|we)|shall I|could I|how about (I|we)|what if (I|we)|why don['’]t I) (came|come|went through|go through|showed|show|sat|sit|walked|walk|spoke|speak|met|meet|presented|present|drove|drive)\b/iu
const coming =
  /\bI(['’]ll| will| can| could) (come|be (there|with you|round)|show|bring|pop|swing|drive|ring|call|phone|walk|set)\b/iu
/** "The twelfth at ten, then." "Good. Thursday week at two?" */
const longestEcho = 9
/** "How are you today?" fixes nothing. */
const nowadays = /\b(today|this (morning|afternoon|evening|week|month))\b/iu
const fixing = /\b(then|it is|that['’]s (set|agreed|fixed)|works|suits|perfect|fine|great|done)\b|\?\s*$/iu

function names(sentence: string): boolean {
  const { day, time } = nextStepDetail(sentence)
  return day !== undefined || (time !== undefined && !/\b(hours?|minutes?) (a|per|every)\b/iu.test(sentence))
}

function asksForTime(sentence: string): boolean {
  if (coming.test(sentence) || (proposing.test(sentence) && meeting.test(sentence))) return true
  return isEcho(sentence) && !costsInAMonth(sentence)
}

function isEcho(sentence: string): boolean {
  return fixing.test(sentence) && !nowadays.test(sentence) && sentence.split(/\s+/u).length <= longestEcho
}

/** "What does that cost you in a month?" asks for a sum: what is no day to be held to fixes none. */
function costsInAMonth(sentence: string): boolean {
  const { day, time } = nextStepDetail(sentence)
  return time === undefined && definite(day?.text ?? null) === null
}

/** "Shall I put you down for a trial?" */
const puttingDown =
  /\b(?:shall|can|could|may|should) (?:i|we) (?:just )?(?:put|sign|book|pencil|set|get) (?:you|it|that|something|us) (?:down|in|up)\b/iu

function proposes(sentence: string): boolean {
  if (puttingDown.test(sentence)) return true
  if (offeringToMeet.test(sentence) && !questionsAloud.test(sentence)) return true
  // The day is looked for last: it takes longest, and most sentences ask for nothing.
  return asksForTime(sentence) && !notAhead.test(sentence) && names(sentence)
}

/** "Shall I go through the figures?" is done at once. */
const questionsAloud = /\b(figures?|numbers?|that|it|them) (now|quickly|again|first)\b/iu

/** The sentence of a rep that proposes to meet on a day, by its plain words: the classifier may be unsure of it. */
export const proposalIn = oncePer((turn: HeardTurn): Span | undefined =>
  heardSentences(turn).find(({ start, end }) => proposes(turn.heard.slice(start, end))),
)

const otherwise =
  /\b(instead|rather|better|make (it|that)|how about|what about|could (you|we|i)|can (you|we)|I can do|let['’]?s (say|make))\b|\?\s*$/iu
const accepting =
  /\b(works|suits|perfect|fine|great|good|done|it is|okay|ok|yes|sure|lovely|brilliant|no problem|let['’]?s do)\b/iu
const turningDown = /^\W*(no\b|not\b|nope|hang on|wait|actually|on second thoughts)/iu

/** "Monday is no good. Tuesday." */
function dayAlone(sentence: string): boolean {
  const { day, time } = nextStepDetail(sentence)
  const rest = sentence.replace(day?.text ?? '', '').replace(time?.text ?? '', '')
  return day !== undefined && /^\W*(?:on|or|say|at|then|maybe)?\W*(?:then|at|maybe)?\W*$/iu.test(rest)
}

/** The words of a buyer's turn that name another day or time than the one proposed, or null. */
function counterIn(turn: HeardTurn): string | null {
  const found = heardSentences(turn).find(({ start, end }) => {
    const sentence = turn.heard.slice(start, end)
    return (otherwise.test(sentence) || dayAlone(sentence)) && !notAhead.test(sentence) && names(sentence)
  })
  return found === undefined ? null : turn.heard.slice(found.start, found.end)
}

/**
 * The buyer's own proposal ("Friday lunchtime?") that the rep takes up in this turn: whoever names a day and is taken at
 * their word has agreed to it. Null where nothing had been proposed before, or the buyer goes back on it.
 */
export function proposalTakenUp(call: HeardCall, turn: HeardTurn, proposedBefore: boolean): HeardTurn | null {
  const before = call.turns[turn.at - 1]
  const after = call.turns[turn.at + 1]
  if (!proposedBefore || before?.speaker !== 'buyer') return null
  const counter = counterIn(before)
  if (counter === null || (after !== undefined && turningDown.test(after.heard))) return null
  const theirs = nextStepDetail(counter)
  const same = [theirs.day, theirs.time].some(
    (detail) =>
      detail !== undefined && turn.heard.toLowerCase().includes(detail.text.toLowerCase().split(' ')[0] ?? ''),
  )
  return same || accepting.test(turn.heard.slice(0, 40)) ? before : null
}
