import { sentencesIn } from '../speech/said.ts'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { meaningOf } from '../buyer/perceive.ts'
import { afterAnswer } from '../buyer/policy/after-answer.ts'
import { unheard, wantsProof } from '../buyer/policy/objections.ts'
import { recapWords } from '../buyer/policy/confirm-recap.ts'
import { whatMoved } from '../buyer/policy/what-moved.ts'
import { questionTopics, thingAsked, topicAskedIn } from '../buyer/answers/question-topics.ts'
import type { QuestionTopic } from '../buyer/answers/question-topics.ts'
import { unanswered } from '../buyer/answers/unanswered.ts'
import { doubtContent } from '../buyer/doubts/content.ts'
import { remark } from '../buyer/doubts/doubting.ts'
import { counterIn, wantsOtherDays } from './rep-counter.ts'
import { inFull } from '../buyer/formal-speech.ts'
import { voices } from '../buyer/words/lines.ts'
import { customerContent, objectionTemplates } from '../generation/content/content.ts'
import {
  agrees,
  asksOthers,
  asksPurpose,
  asksWho,
  declines,
  ends,
  givesIn,
  refuses,
  unmoved,
  wantsDetail,
  wantsQuestions,
} from './buyer-phrases.ts'

/** What a scripted rep makes of the buyer's words. They hear words only; nothing of the buyer's mind reaches them. */
export type Ear = {
  asksWho: boolean
  asksPurpose: boolean
  asksOthers: boolean
  asks: boolean
  objection: ObjectionFamily | 'other' | null
  /** The worry that the buyer comes back to, in other words than those it was raised with. */
  deeper: ObjectionFamily | null
  /** What the buyer doubts of the answer they have just had, by the kind of question. */
  doubt: string | null
  /** What they ask of a customer they were told of. */
  proof: ProofKind | null
  /** What the buyer asks of what they are shown. */
  topic: QuestionTopic | null
  /** The kind of thing the buyer asks to know for themselves (`afterAnswer`). */
  askedOwn: string | null
  unmoved: boolean
  wantsDetail: boolean
  /** A summing-up is completed, and nothing new is raised. */
  adds: boolean
  /** They would read about it before they name a day. */
  wantsPage: boolean
  /** The day that they would have instead of the one proposed. */
  counter: string | null
  agrees: boolean
  refuses: boolean
  wantsQuestions: boolean
  ends: boolean
  /** Holds a no of any kind. */
  declines: boolean
}

/** A phrase is known as it stands, and by its words where it has enough of its own. */
type Phrase = { family: ObjectionFamily; stems: ReadonlySet<string>; whole: readonly RegExp[] }
const fewestStems = 3

/** Contractions are spoken out by some buyers, names are the account's own, and any sentence may have a number in it. */
const stemsOf = (text: string): string[] =>
  [...meaningOf(text.replaceAll(/\{\w+\}/g, ' '))].filter((stem) => !stem.includes("'") && stem !== '#num')

const fewestWords = 3

/**
 * A wording as it is heard: spoken out by some buyers, and with a name of theirs where it leaves room for one. What has
 * fewer words than that is heard where it is all that is said.
 */
const wordingsOf = (text: string): RegExp[] =>
  [text, inFull(text)].map((wording) => {
    const plain = wording.replace(/[.!]+$/, '').replaceAll(/[.?]/g, String.raw`\$&`)
    // A worry has names of more words than people and things have.
    const called = plain.replaceAll('{worry}', String.raw`[\w'&-]+(?:,? [\w'&-]+){0,8}`)
    const filled = called.replaceAll(/\{\w+\}/g, String.raw`[\w'&-]+(?: [\w'&-]+){0,3}`)
    const isShort =
      wording
        .replaceAll(/\{\w+\}/g, ' ')
        .trim()
        .split(/\s+/).length < fewestWords
    return new RegExp(isShort ? String.raw`^${filled}\W*$` : String.raw`\b${filled}`, 'i')
  })

/** How buyers put their worries, and how they come back to them: a rep who has heard many calls knows the phrases. */
function phrasesOf(part: 'say' | 'deeper', ofCustomers: boolean): readonly Phrase[] {
  const told = objectionTemplates.flatMap(({ family, threads }) =>
    threads.flatMap((thread) => Object.values(thread[part]).flat()).map((text) => ({ family, text })),
  )
  // Who has bought has worries of their own: whether one would buy is none of them.
  return (ofCustomers ? customersPhrases(part) : told).map(({ family, text }) => ({
    family,
    stems: new Set(stemsOf(text)),
    whole: wordingsOf(text),
  }))
}

/** A customer raises a complaint by telling what went wrong, at more length to a rep they trust. */
function customersPhrases(part: 'say' | 'deeper'): { family: ObjectionFamily; text: string }[] {
  const { promise, troubles, worries } = customerContent
  const complaints = [
    ...troubles.map(({ fact, complaint }) => ({ say: [...fact.plain, ...fact.full], deeper: complaint.deeper })),
    { say: [...promise.open.plain, ...promise.open.full], deeper: promise.complaint.deeper },
  ]
  return [
    ...complaints.flatMap((each) => each[part].map((text) => ({ family: 'complaint' as const, text }))),
    ...worries.flatMap(({ family, [part]: texts }) => texts.map((text) => ({ family, text }))),
  ]
}

const stillOpen = ['decideFirst', 'stepPending', 'objectionHeard', 'objectionStill', 'hearMe'] as const

const prospects = { raised: phrasesOf('say', false), comesBack: phrasesOf('deeper', false) }
const customers = { raised: phrasesOf('say', true), comesBack: phrasesOf('deeper', true) }
type Phrases = typeof prospects

/** As many of a phrase's words have to be heard: buyers fill in names and leave out a word. */
const shareHeard = 0.75

const asItStands = (text: string, phrases: readonly Phrase[]): ObjectionFamily | null =>
  phrases.find(({ whole }) => whole.some((wording) => wording.test(text)))?.family ?? null

function familyIn(text: string, phrases: readonly Phrase[]): ObjectionFamily | null {
  const known = asItStands(text, phrases)
  if (known !== null) return known
  const heard = new Set(stemsOf(text))
  const scored = phrases.map(({ family, stems }) => {
    const common = [...stems].filter((stem) => heard.has(stem)).length
    return { family, common, share: common / stems.size }
  })
  const likely = scored.filter(({ common, share }) => common >= fewestStems && share >= shareHeard)
  return likely.toSorted((a, b) => b.common - a.common)[0]?.family ?? null
}

/** "We can talk now, if nothing starts before then"; "I'd feel easier if I knew somebody" is none, and neither is "I can't tell yet". */
const conditional =
  /(?:^|[,;:] )(?:(?:and|so|but|then) )?if\b|\b(?:that's (?:a|an|different|better|worth|the)|i can(?!not|'t)|nothing gets|show me)\b/

/** A worry is raised in a sentence or two; words met over a longer answer meet by chance. */
function raisedIn(plain: string, phrases: readonly Phrase[]): ObjectionFamily | null {
  const known = asItStands(plain, phrases)
  if (known !== null) return known
  const sentences = sentencesIn(plain)
  const spans = sentences.length <= 2 ? [plain] : sentences.slice(1).map((next, at) => `${sentences[at] ?? ''} ${next}`)
  for (const span of spans) {
    const family = familyIn(span, phrases)
    if (family !== null) return family
  }
  return null
}

/** The objection in some words. A buyer who gives in may name it once more, and may then come up with another. */
function objectionIn(plain: string, { raised }: Phrases): ObjectionFamily | null {
  if (!givesIn.test(plain) || plain.includes('?') || plain.includes(' but')) return raisedIn(plain, raised)
  const [, ...rest] = sentencesIn(plain).map((sentence) => sentence.trim())
  return familyIn(rest.filter((sentence) => !conditional.test(sentence)).join(' '), raised)
}

/** A worry comes back in a few words, which meet by chance in a turn that tells something: it is heard in one sentence. */
function comesBackIn(plain: string, { comesBack }: Phrases): ObjectionFamily | null {
  const known = asItStands(plain, comesBack)
  if (known !== null) return known
  for (const sentence of plain.match(/[^.?!]+/g) ?? []) {
    const family = familyIn(sentence, comesBack)
    if (family !== null) return family
  }
  return null
}

/** How people doubt an answer: whoever has been doubted often knows the questions. */
const doubts: readonly (readonly [kind: string, phrases: readonly string[]])[] = [
  ...Object.entries(doubtContent.kinds).map(([kind, say]) => [kind, Object.values(say).flat()] as const),
  [remark, Object.values(doubtContent.remarks).flat()],
]
const doubtPhrases = doubts.flatMap(([kind, phrases]) =>
  phrases.flatMap((phrase) => [phrase, inFull(phrase)].map((text) => [kind, text.toLowerCase()] as const)),
)

function doubtIn(plain: string): string | null {
  return doubtPhrases.find(([, phrase]) => plain.includes(phrase))?.[0] ?? null
}

/** How buyers say, each in a voice of their own, that their worry stands where it stood. */
const standsStill = Object.values(voices)
  .flatMap((voice) => stillOpen.flatMap((key) => voice[key]))
  .concat(wantsProof, unheard)
  .flatMap(wordingsOf)

/** The same was asked again, and nothing about it is different. */
const wantsOther = Object.values(whatMoved.same)
  .flat()
  .flatMap((phrase) => [phrase, inFull(phrase)].map((text) => text.toLowerCase()))

/** What was asked for and not told, by the kind of thing that a rep then tells. */
const askedAgain = { price: unanswered.price, time: unanswered.time, who: unanswered.who, data: unanswered.where }

const askedPhrases = [...Object.entries(afterAnswer.asks), ...Object.entries(askedAgain)].flatMap(([kind, voices]) =>
  Object.values(voices)
    .flat()
    .flatMap((phrase) => [phrase, inFull(phrase)].map((text) => [kind, text.toLowerCase()] as const)),
)

/** What the buyer wants to know for themselves: the price, who else has it, what becomes of their data. */
function askedOwnIn(plain: string): string | null {
  return askedPhrases.find(([, phrase]) => plain.includes(phrase))?.[0] ?? null
}

/** How buyers add to a summing-up what it left out. */
const addsOnTop = Object.values(recapWords.onTop)
  .flat()
  .flatMap((wording) => [wording, inFull(wording)])
  .map((wording) => new RegExp(wording.replace(/[.]$/, '').replaceAll(/\{\w+\}/g, '[^.?!]+'), 'i'))

/** How buyers ask to read it before they name a day. */
const readsFirst = Object.values(voices)
  .flatMap(({ stepCounter }) => stepCounter)
  .flatMap((wording) => [wording, inFull(wording)].map((text) => text.toLowerCase()))

/** What is asked of a customer that the rep has told of. */
const proofAsked = Object.values(voices)
  .flatMap(({ reactProof }) => reactProof)
  .filter((wording) => wording.endsWith('?') && !wording.includes('{'))
  .flatMap((wording) => [wording, inFull(wording)].map((text) => text.toLowerCase()))

/** What of a customer is asked after, by the words of the question; who they are where it is none of these. */
const proofKinds = {
  like: /\blike us\b|\bcomparable\b|\bstarting point\b|\bhave before\b|\bswamped\b|\bsize\b/,
  long: /\bhow long\b|\bstill use\b|\bwhat (?:time|period)\b/,
  went: /\bwent wrong\b|\bfirst month\b|\bsleep\b|\bstaff take\b|\bpeople happy\b|\bput in\b|\bhow many people\b/,
  ring: /\brang them\b|\btalk to us\b|\bwhat they say\b|\bmeasured it\b|\bin writing\b|\bone case\b|\bthe rule\b/,
} as const
type ProofKind = keyof typeof proofKinds
const proofOrder: readonly ProofKind[] = ['like', 'long', 'went', 'ring']

function proofIn(plain: string): ProofKind | null {
  const asked = proofAsked.find((phrase) => plain.includes(phrase))
  return asked === undefined ? null : (proofOrder.find((kind) => proofKinds[kind].test(asked)) ?? null)
}

const comesBackTo = Object.entries(thingAsked)

/** What is asked, or come back to, of what is shown. */
function topicIn(words: string, plain: string): QuestionTopic | null {
  // "So that's what it is" has the answer.
  if (/^so,? that's/.test(plain)) return null
  const again = comesBackTo.find(
    ([, thing]) => plain.includes(inFull(thing).toLowerCase()) || plain.includes(thing),
  )?.[0]
  return topicAskedIn(words) ?? questionTopics.find((topic) => topic === again) ?? null
}

/** Hears one line of the buyer, who may have been a customer for a while. */
export function listen(words: string, isCustomer: boolean): Ear {
  const phrases = isCustomer ? customers : prospects
  const plain = words.toLowerCase().replaceAll('’', "'")
  const doubt = doubtIn(plain)
  const objection = doubt === null ? objectionIn(plain, phrases) : null
  return {
    asksWho: asksWho.test(plain),
    asksPurpose: asksPurpose.test(plain),
    asksOthers: asksOthers.test(plain) || proofAsked.some((phrase) => plain.includes(phrase)),
    // What is asked back is said once more in passing (`sayAgain`).
    asks: plain.replace(/\bdid you say [^?]+\?/, '').includes('?'),
    objection:
      objection ??
      (/worries me|say it straight|comes down to one thing|here's where i am/.test(plain) ? 'other' : null),
    deeper: doubt === null ? comesBackIn(plain, phrases) : null,
    doubt,
    proof: proofIn(plain),
    topic: topicIn(words, plain),
    askedOwn: askedOwnIn(plain),
    unmoved: doubt === null && (unmoved.test(plain) || standsStill.some((wording) => wording.test(plain))),
    wantsDetail: wantsDetail.test(plain) || wantsOtherDays(words),
    adds: addsOnTop.some((wording) => wording.test(plain)),
    wantsPage: readsFirst.some((phrase) => plain.includes(phrase)),
    counter: counterIn(words),
    agrees: agrees.test(plain),
    refuses: refuses.test(plain) || wantsOther.some((phrase) => plain.includes(phrase)),
    wantsQuestions: wantsQuestions.test(plain),
    declines: declines.test(plain),
    ends: ends.test(plain),
  }
}
