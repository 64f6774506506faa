import { asksCustomer } from '../buyer/heard/customer-questions.ts'
import { deskReasonWays } from '../buyer/desk/ways.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { wasRude } from '../metrics/heard/credits.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import {
  allDoing,
  answersItself,
  discoveryActs,
  does,
  offeringActs,
  offersIn,
  quoteOfAct,
} from '../metrics/heard/acts-done.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { spanQuote } from '../metrics/heard/spans.ts'
import { takesTime } from '../speech/no-asking.ts'
import { anyOf } from '../speech/ways.ts'
import type { Ways } from '../speech/ways.ts'
import { adviceOnAskingFirst, adviceOnLength, adviceOnReason, adviceOnTime, adviceOnWho } from './opening-advice.ts'
import { adviceAtDoor, courtesyAtDoor } from './courtesy-at-door.ts'
import { met, noOccasion, unmet, isCustomer, isExpected, needsFound, type Criterion, type Finding } from './rubric.ts'

/** The opening is over by the rep's fourth turn, or when discovery has begun. */
const openingTurns = 4
/** A buyer who did not expect the call follows about this many words before they want the floor. */
const mostWords = 75

/** The lines of the rep's that open a call. */
export function openingOfCall({ call, desk }: CallEvidence): readonly HeardTurn[] {
  // At a desk all of it is opening: they ask until they know who it is and why.
  // What was said in one breath with an insult is nobody's good opening.
  return (desk?.rep ?? call.rep.slice(0, openingTurns)).filter((turn) => !wasRude(call, turn))
}

const named =
  /\b(my name(['’]s| is)|i['’]m|i am|this is|it['’]s|here from|calling from|calling on behalf of|with you (is|from)|from [A-Z])/u
const namedLoose =
  /\b(this is|it['’]s|i['’]m|my name is|here is) [A-Z][\p{L}'’-]+|\b[A-Z][\p{L}'’-]+[.,]? (here )?([Ff]rom|[Ww]ith|at|over at) [A-Z]/u

/** A transcript without capitals: "im dev from purelinen". */
const namedSmall =
  /\b(?:this is|it['’]?s|i['’]?m|i am|my name['’]?s|my name is) (?!\w+ing\b|just\b|not\b|here\b|about\b|out\b|back\b)\p{L}+ (?:here )?(?:from|with|at|of) \p{L}/u

/** What a rep says who tells why they call. */
export const reasonWays: Ways = {
  'the reason': /the reason/iu,
  'reason for my call': /reason (for|i)/iu,
  'which is why I': /(which|that)(['’]?s| is| was) (why|what made me|how come) /iu,
  'why I picked you': /why i (thought|picked|chose|wanted|came|rang|called)/iu,
  "I'm calling about": /i('m| am|’m) (calling|ringing|phoning) (because|about|to|after)/iu,
  'calling because': /(calling|ringing|phoning|reaching out) (you )?(because|about|after|to|regarding|as)\b/iu,
  'this is about your': /(it['’]s|this is) about (your|the|how)\b/iu,
  'I saw you': /(i|and|just|we) (saw|noticed|read|heard|spotted) /iu,
  'I understand that you': /i (understand|see) (that |you|your|the |in )/iu,
  "I'd like to hear more":
    /i ?((just )?(wanted|want)|['’]?d (just )?(like|love)|['’]?m (hoping|keen|here)|was hoping) to (talk|speak|ask|understand|see|find out|learn|hear|check|show|look|get|know|go (through|over)) /iu,
  'I thought we could talk': /i thought (i['’]?d|we['’]?d|we could|i could|it) /iu,
  "that's why I": /that['’]s why i/iu,
  'what I wanted': /(what|all) i ?(want|wanted|['’]?d like)/iu,
  'I was on your website': /i was on your (website|site|page)/iu,
  "why I'm calling": /why i(['’]m| am|['’]ve)? (call|ring)(ed|ing)?\b/iu,
  'I was looking at': /i (was )?(looking|reading) (at|through|about)/iu,
  'following up on': /(following|follow) up (on|from)/iu,
  'you asked':
    /you (mentioned|asked|said|wrote|requested|downloaded|told|booked|arranged|set this up|put this in|signed up|agreed)\b/iu,
  'last time': /last time/iu,
  'we spoke': /we (spoke|talked|met|agreed)/iu,
  "we said we'd talk": /we (said (that )?(we['’]?d|we would)|(were going|were meant|had planned) to)\b/iu,
  'when we': /when we/iu,
  'she suggested I talk to you': /(referred|suggested|introduced|pointed)\b.{0,30}\bto you/iu,
  'mentioned you': /mentioned (you|your)/iu,
}
const reason = new RegExp(String.raw`\b(${anyOf(reasonWays).source})\b`, 'iu')

/** True for words that say why the rep calls. */
export const saysWhyCalling = (words: string): boolean => reason.test(words)

const atTheDesk = anyOf(deskReasonWays, 'iu')

const purpose =
  /\b(my idea (was|is)|i['’]d like to|i (wanted|want|thought) (we|to|i)|what i had in mind|the plan|agenda|spend (most|the first|some|this)|(today|this call|this half hour|the next (half hour|\w+ minutes)) (is|we|i)|you (asked|wanted)|purpose|goal for)\b/iu

function saysReason(evidence: CallEvidence): Finding {
  const expected = isExpected(evidence.call.type)
  for (const turn of openingOfCall(evidence)) {
    // "I'd like to speak to Dana" is what everybody wants of a desk, and no reason.
    const match =
      (evidence.desk === null ? reason : atTheDesk).exec(turn.heard) ?? (expected ? purpose.exec(turn.heard) : null)
    if (match !== null) return met(spanQuote(turn, match.index))
  }
  return unmet(openingQuote(evidence))
}

function openingQuote(evidence: CallEvidence) {
  const [first] = evidence.call.rep
  return first === undefined ? null : openingOf(first)
}

function saysWho(evidence: CallEvidence): Finding {
  if (isExpected(evidence.call.type)) return noOccasion
  for (const turn of openingOfCall(evidence)) {
    const match = namedLoose.exec(turn.heard) ?? (/\p{Lu}/u.test(turn.heard) ? null : namedSmall.exec(turn.heard))
    if (match !== null) return met(spanQuote(turn, match.index))
    const done = does(turn, ['intro'])
    if (done !== null && named.test(turn.heard)) return met(quoteOfAct(done))
  }
  return unmet(openingQuote(evidence))
}

/** How a rep asks for the time, or whether it suits. */
export const leaveWays: Ways = {
  'bad time': /(bad|good|okay|right|awkward|terrible) (time|moment)/iu,
  'caught you at': /caught you(?= at\b| in the middle\b|[^.?!]*\?)/iu,
  'half an hour': /half an hour/iu,
  'an hour in': /(an|one) hour in/iu,
  'okay with you?':
    /(?<!\b(?:everything|everybody|everyone|things|all|you|they|it|he|she)(?:['’]s|['’]re| is| are| go| going| been)? (?:all )?)(okay|ok|all right|alright|fair)( with you| by you| for you)?(?=\?)/iu,
  'do you have a': /do you have (a|two|thirty|five|\d+)/iu,
  'have you got two': /have you got (a|two|thirty|five|\d+)/iu,
  'thirty seconds':
    /(\d+|two|three|four|five|ten|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|couple of|few) (minutes?|seconds?|secs?|mins?)\b/iu,
  'a minute': /a (minute|moment|second|sec|min)(?=\W*$|[?.,!]| (to|of|for|now|please|or|and|before|on|about|with)\b)/iu,
  'is this a bad moment':
    /(?:is (?:now|this) (?:a|an) (?:\p{L}+ )?(?:bad|terrible|awful|good|okay|ok|decent|better|inconvenient) (?:moment|time)|(?:have i |did i |i['’]ve )?(?:caught|catch|got) you at (?:a|an) \p{L}+ (?:moment|time))/iu,
  'is now okay': /is (now|this) (still )?(ok|okay|all right|alright|fine|good)/iu,
  'is that all right': /is that (all right|alright|ok|okay)/iu,
  'does that suit': /does that (work|suit|sound)/iu,
  'sound good': /sound (ok|okay|good|fair)/iu,
  "anything you'd like": /anything you['’]?(d| would) (add|like)/iu,
  'still okay': /still (all right|alright|good|okay|ok|fine|suit\w*)\b/iu,
  'mind if': /mind if/iu,
  'is it okay': /is it (ok|okay|all right)/iu,
  permission: /permission/iu,
  'may I': /may i/iu,
  'can I ask': /can i (ask|tell|take)/iu,
  'plan for today': /plan for (today|the)/iu,
  agenda: /agenda/iu,
  'by the end of': /by the end of/iu,
}
const asksLeave = new RegExp(String.raw`\b(${anyOf(leaveWays).source})\b`, 'iu')

/** "Can you hear me all right?" asks for nobody's time, and "Thanks for the ten minutes" thanks for it. */
const ofTheLine =
  /\b(?:can|do) you (?:hear|see) (?:me|my screen|this|it)\b[^.?!]*|\bthank(?:s| you)(?: so much| very much| again)? for (?:the|your|those|these|taking|making|giving|having)\b[^.?!,]*/giu

/** Who answers for somebody gives none of the buyer's time, and knows nothing to be asked about the buyer. */
const isAtDoor = ({ call }: CallEvidence): boolean => call.type === 'gatekeeper'

const ofOthers =
  /\b(?:is|are|was|were) (?:he|she|they|everybody|everyone|your \p{L}+)(?: \p{L}+)? (?:all right|alright|ok|okay|well|fine|better)\b/iu

function asksForTime(evidence: CallEvidence): Finding {
  if (isAtDoor(evidence)) return noOccasion
  const calm = openingOfCall(evidence).filter((each) => !takesTime(each.heard) && !isPressing(each))
  for (const turn of calm) {
    const match = asksLeave.exec(turn.heard.replaceAll(ofTheLine, (words) => ' '.repeat(words.length)))
    if (match !== null) return met(spanQuote(turn, match.index))
  }
  // What only sounds like it is looked for last, and asks after nobody else: "Is he all right?"
  for (const done of allDoing(calm, ['permission'])) {
    if (!ofOthers.test(done.turn.heard.slice(done.act.start, done.act.end))) return met(quoteOfAct(done))
  }
  return unmet(openingQuote(evidence))
}

/** Where in the call something begins, with the words that show it. */
interface Begun {
  readonly turn: HeardTurn
  readonly start: number
  readonly quote: ReturnType<typeof quoteOfAct>
}

/** The first real question; a customer is asked how it has gone, which is no question of discovery. */
function firstQuestion({ call }: CallEvidence): Begun | undefined {
  const asking = call.rep.filter((turn) => !isPressing(turn) && !answersItself(turn))
  const found = allDoing(asking, discoveryActs)
    .slice(0, 1)
    .map((done): Begun => ({ turn: done.turn, start: done.act.start, quote: quoteOfAct(done) }))
  const ofUse = (isCustomer(call.type) ? asking : []).flatMap((turn) =>
    turn.questions
      .filter(({ text }) => asksCustomer(text))
      .map(({ start }): Begun => ({ turn, start, quote: spanQuote(turn, start) })),
  )
  return [...found, ...ofUse].toSorted((a, b) => a.turn.at - b.turn.at || a.start - b.start)[0]
}

/** A real question, before anything is offered. */
function asksFirst(evidence: CallEvidence): Finding {
  if (isAtDoor(evidence)) return noOccasion
  const { call, names } = evidence
  // A name asked for is a favour, and asked for before anything was heard it is worse than an offer.
  const [favour] = names?.asks ?? []
  if (favour?.early === true) return unmet(openingOf(favour.turn))
  if (names?.pushed) return unmet(openingOf(names.pushed))
  const question = firstQuestion(evidence)
  const [offer] = offersIn(call.rep, offeringActs)
  if (question === undefined) {
    const early = offer !== undefined && openingOfCall(evidence).includes(offer.turn)
    return unmet(early ? quoteOfAct(offer) : null)
  }
  const first =
    offer === undefined ||
    question.turn.at < offer.turn.at ||
    (question.turn.at === offer.turn.at && question.start < offer.act.start)
  const shown = first ? question : { turn: offer.turn, quote: quoteOfAct(offer) }
  // What was said after the opening shows nothing of the opening.
  const quote = openingOfCall(evidence).includes(shown.turn) ? shown.quote : null
  return first ? met(quote) : unmet(quote)
}

const longestOf = (turns: readonly HeardTurn[]): HeardTurn | null =>
  turns.reduce<HeardTurn | null>((a, b) => (a === null || b.wordCount > a.wordCount ? b : a), null)

function keepsItShort(evidence: CallEvidence): Finding {
  const longest = longestOf(openingOfCall(evidence))
  if (longest === null) return noOccasion
  return longest.wordCount <= mostWords ? met() : unmet(openingOf(longest))
}

export const opening: Criterion = {
  key: 'opening',
  label: 'Opening',
  weight: 10,
  descriptors: [
    'Nearly all of who, why and how long was left to the buyer.',
    'Part of who, why and how long was said; the rest was left to the buyer.',
    'About half of a clear opening was there.',
    'A clear, short opening with one thing missing.',
    'Said who and why for this buyer, asked for the time, and gave the floor with a question.',
  ],
  notShown: 'The call started without an opening.',
  notApplicable: 'The call went straight to the offer on the table, so it needed no opening.',
  applies: ({ call }) => !needsFound(call.type),
  checks: [
    {
      key: 'opening.reason',
      text: 'Said what this call is for, or why this buyer',
      find: saysReason,
      advice: adviceOnReason,
    },
    {
      key: 'opening.courtesy',
      text: 'Treated whoever answered as a person, and pitched nothing to them',
      find: (evidence) => {
        const { desk } = evidence
        if (desk === null) return isAtDoor(evidence) ? courtesyAtDoor(evidence) : noOccasion
        if (desk.pitch !== null) return unmet(openingOf(desk.pitch))
        if (desk.rude !== null) return unmet(openingOf(desk.rude))
        return desk.courteous === null ? unmet() : met(openingOf(desk.courteous))
      },
      advice: (evidence) => {
        const { desk } = evidence
        if (desk === null) return adviceAtDoor(evidence)
        if (desk.pitch !== null)
          return `Give ${desk.who} one sentence of why you call, and keep the offer for ${desk.wanted}.`
        return `${desk.rude === null ? '' : 'What belittles whoever answers ends the call. '}Ask ${desk.who} for their help, and thank them for it: they decide whom you speak to.`
      },
    },
    {
      key: 'opening.question-first',
      text: 'Asked about the buyer before offering anything',
      textOfNames: 'Asked how they get on before asking for anything',
      find: asksFirst,
      advice: adviceOnAskingFirst,
    },
    {
      key: 'opening.who',
      text: 'Said who they are and where from',
      find: saysWho,
      advice: adviceOnWho,
    },
    {
      key: 'opening.time',
      text: 'Asked for the buyer’s time or set out the plan',
      find: asksForTime,
      advice: adviceOnTime,
    },
    {
      key: 'opening.short',
      text: `Handed over within ${mostWords} words`,
      restraint: true,
      find: keepsItShort,
      advice: (evidence) => adviceOnLength(evidence, longestOf(openingOfCall(evidence))),
    },
  ],
}
