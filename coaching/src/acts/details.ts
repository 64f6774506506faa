import { onceForWords } from '../speech/once-for-words.ts'
import { segmentsOf } from './segments.ts'

/** A place in some words: `words.slice(start, end)` is `text`. */
export type Detail = { readonly text: string; readonly start: number; readonly end: number }

const day = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`
const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`
const unit = 'one|two|three|four|five|six|seven|eight|nine'
const teen = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const spokenNumber = `(?:(?:${tens})(?:[ -](?:${unit}))?|${teen}|${unit})`
const number = String.raw`(?:\d[\d,.]{0,12}\d|\d|${spokenNumber})`
const ordinal = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)`
const partOfDay = '(?:morning|afternoon|evening|lunchtime)'
const clockWord = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

function compiled(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'gi'))
}

const dayPatterns = compiled([
  String.raw`\b(?<!\b(?:a|any|every|each|most) )(?:(?:this|next|on|coming) )?${day}s?(?: week\b)?(?: (?:the )?${ordinal})?(?: (?:week|${month} ${number}))?(?: ${partOfDay})?\b`,
  String.raw`\b(?:the day after )?tomorrow(?: ${partOfDay})?\b`,
  String.raw`\b${month} (?:the )?(?:${ordinal}|\d{1,2})\b`,
  String.raw`\b(?:the )?(?:${ordinal}|\d{1,2}) of ${month}\b|\b\d{1,2} (?!may\b|mar\b)${month}\b`,
  String.raw`\bthe ${ordinal}(?: of ${month})?\b(?! (?:quarter|time|one|thing|module|package|product|licen[cs]e|option|point|reason|question|problem|page|shift|team|person|round|floor|call|step|week|half|month|party|year|place|site|part|shop|store|branch|go|try|look|attempt|line|lot|batch|van|sample|bit|couple|few|two|three|job|draft|version|letter|choice|wave|visit))`,
  String.raw`\b(?:the )?week (?:after next|of the ${ordinal}|${spokenNumber}|\d{1,2})\b`,
  String.raw`\b(?:early |late |later |sometime |middle of |end of |beginning of )?(?:this|next) (?:week|month)\b`,
  String.raw`\bin (?:a|an|${number}|a couple of|a few) (?:days?|weeks?|months?|fortnight)(?:'s? time)?\b`,
  String.raw`\b(?:later )?today\b|\bthis (?:morning|afternoon|evening)\b|\b(?:the )?end of (?:the|this) (?:week|month)\b`,
])

const timePatterns = compiled([
  String.raw`\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)(?![a-z])`,
  String.raw`\b\d{1,2}:\d\d\b`,
  String.raw`\b(?:half past|quarter past|quarter to) (?:${clockWord}|\d{1,2})\b`,
  String.raw`\bhalf (?:${clockWord})\b(?! ?(?:of|dozen|hundred|thousand|percent))`,
  String.raw`\b(?:${clockWord}|\d{1,2}) o'?clock\b`,
  String.raw`\b(?:${clockWord}) (?:thirty|fifteen|forty-five|forty five)\b(?! ?(?:minutes|percent|dollars|people))`,
  String.raw`(?<=\b(?:at|around|by|say|after|before|about|make it|${day}|tomorrow) )(?:${clockWord}|\d{1,2})\b(?! ?(?:[-:.,]?\d|percent|%|dollars|pounds|euros|bucks|minutes|mins|hours|days|weeks|months|people|sites?|of|a |per|hundred|thousand|grand|locations?|users?|seats?|times|thirds?|quarters?|fifths?|or|more|other))`,
  String.raw`\b(?:noon|midday)\b`,
  String.raw`(?<=${day} |tomorrow |(?:in|on) the |this )${partOfDay}\b`,
])

const whatPatterns = compiled([
  String.raw`\b(?:(?:a|an|another) )?(?:(?:quick|short|brief|proper|live|technical|follow-up|${number}[ -]minute|half[ -]hour) ){0,2}(?:demo|demonstration|meeting|call|site visit|visit|walkthrough|workshop|pilot|trial|proof of concept|tasting|video call|session|webinar|deep dive|check-in)\b(?! (?:you|centre|center|it|me|him|her|back))`,
  String.raw`\b(?:half an hour|an hour|a quarter of an hour|(?:a couple of|a few|${number}) minutes|${number} hours?)\b`,
  String.raw`\b(?:a |the |an )?(?:proposal|quote|offer|contract|agreement|calendar invite|invite|invitation|case study|summary|brochure|samples?|engagement letter)\b`,
])

const stop = String.raw`(?!(?:on|at|to|for|next|this|tomorrow|today|in|so|then|if|when|before|after|around|by|about|or|${day}|half|quarter|sometime|would|does|is|sound|sounds|work|works|okay|ok|it|out|off|back|into)\b)`
const somebody = String.raw`(?:you(?:rself|r)?|the|our|my|me|us|her|him|them|both|dr|mr|mrs|ms|\p{Lu}[\p{L}'’-]*)`
const whoPattern = new RegExp(
  String.raw`\b(?:[Ww]ith|[Bb]ring(?:ing)?|[Ii]nclud(?:e|ing)|[Ii]nvit(?:e|ing)|[Ll]oop(?:ing)? in|[Jj]oined by|[Gg]et(?! \p{Lu}\p{L}+ (?:out|off|back|into|onto|used)\b)) (${somebody}\.?(?: ${stop}[\p{L}'’&-]+){0,5})`,
  'u',
)

/** What a proposed next step already says; a part that was not said is absent. */
export type NextStepDetail = {
  readonly what?: Detail
  readonly day?: Detail
  readonly time?: Detail
  readonly who?: Detail
}

/** As many as a turn has sentences, for most turns: each is asked after by itself, and the turn as a whole. */
const placesKept = 12

/** Finds the meeting or document, day, time and people in a proposed next step. It does not check that one is proposed. */
export const nextStepDetail = onceForWords((words: string): NextStepDetail => {
  const what = firstOf(words, whatPatterns)
  const when = firstOf(words, dayPatterns)
  const time = firstOf(words, timePatterns)
  const who = whoIn(words)
  return { ...(what && { what }), ...(when && { day: when }), ...(time && { time }), ...(who && { who }) }
}, placesKept)

function whoIn(words: string): Detail | null {
  const match = whoPattern.exec(words)
  const text = match?.[1]?.replace(/ (?:and|on|a|the)$/, '')
  if (match === null || text === undefined) return null
  const start = match.index + match[0].length - (match[1]?.length ?? 0)
  return { text, start, end: start + text.length }
}

function firstOf(words: string, patterns: readonly RegExp[]): Detail | null {
  for (const pattern of patterns) {
    pattern.lastIndex = 0
    const match = pattern.exec(words)
    if (match !== null) return detail(words, match.index, match[0].length)
  }
  return null
}

function allOf(words: string, pattern: RegExp): Detail[] {
  return [...words.matchAll(pattern)].map((match) => detail(words, match.index, match[0].length))
}

function detail(words: string, start: number, length: number): Detail {
  return { text: words.slice(start, start + length), start, end: start + length }
}

const currency = '(?:dollars?|pounds?|euros?|bucks|quid|cents?|grand|rupees|francs)'
const magnitude = '(?:(?: (?:and )?a half)?(?: hundred| thousand| million| grand|k)?)'
const moneyPatterns = compiled([
  String.raw`[$£€] ?\d(?:[\d,.]{0,12}\d)?(?: ?(?:k|m|thousand|million)\b)?`,
  String.raw`\b(?:${number}|a(?= (?:hundred|thousand|million|couple)))(?:[ -](?:and|${number}|hundred|thousand|million|couple|of|half|a))*(?:k)? ?${currency}\b`,
  String.raw`\b${number}${magnitude}(?: ${number})? (?:a|an|per|each|every) (?:\w+ )?(?:month|year|seat|user|head|truck|bed|site|door|unit|device|hour|day|week|employee|person|location|licen[cs]e|line)\b`,
  String.raw`\b${number} ?(?:percent|per cent|%) (?:off|discount|less|cheaper)\b`,
  // "A pilot of about four thousand": what it is the price of stands for the currency.
  String.raw`(?<=\b(?:pilot|trial|licen[cs]e|subscription|package|set-?up|fee|price) (?:of|for|at|is|costs?|would be|comes to) (?:about |around |roughly )?)${number}(?: hundred| thousand| grand|k)\b`,
])

/** The first amount of money or discount named, or null. Whose money it is (a price, a saving) the act tells, not this. */
export function priceMentioned(words: string): Detail | null {
  const found = moneyPatterns
    .flatMap((pattern) => allOf(words, pattern))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  return found[0] ?? null
}

/** A question. Open ones can't be answered with yes, no or a figure. */
export type AskedQuestion = Detail & { readonly open: boolean }

const lead = String.raw`^(?:(?:so|and|but|okay|ok|well|now|um|uh|er|right|great|yeah|yes|then|also|just|hey|oh|like|alright|all right|got it|i see|sure|fine|no|i mean|honestly|sorry)\b[,. ]*)*`
const asker = '(?:what|how|why|where|who|when|which|whose)'
const auxiliary = String.raw`(?:do|does|did|is|are|was|were|can|could|would|will|should|have|has|had|may|might|am|isn't|aren't|don't|doesn't|didn't|won't|wouldn't|can't|haven't)`
const startsAsAsked = new RegExp(
  String.raw`${lead}(?:${asker}(?:'s|'re|s)?\b(?! (?:we|i|that|it|this) )|${auxiliary} (?:you|your|i|we|it|that|this|there|they|he|she|anyone|anybody|the|those|any)\b)`,
)
const inverted = new RegExp(String.raw`\b${auxiliary} (?:you|it|that|there|they|the|your)\b`)
const openRequest = new RegExp(
  String.raw`${lead}(?:(?:can|could|would) you (?:please )?)?(?:tell me (?!if|whether)|walk me|talk me|take me through|describe|explain|help me understand|give me an example|say more|elaborate)`,
)
const openStart = new RegExp(
  String.raw`\b(?:what(?!'s the name| time| day| date| number| percent| share)|why|how(?! (?:many|much|long|often|soon|big|large|old|far|about|are you(?: doing)?(?: today)?\W*$)))\b`,
)

/** The questions in some words, with and without question marks, in order. Requests to explain count as open questions. */
export function questions(words: string): AskedQuestion[] {
  const found: AskedQuestion[] = []
  for (const { start, end } of segmentsOf(words)) {
    const text = words.slice(start, end)
    const plain = text.toLowerCase().replaceAll('’', "'")
    if (isCutFromStatement(words, start, end)) continue
    const request = openRequest.test(plain)
    if (request || plain.endsWith('?') || (startsAsAsked.test(plain) && !plain.endsWith('!'))) {
      found.push({ text, start, end, open: request || asksOpenly(plain) })
    }
  }
  return found
}

/** "The driver | does it on the phone.": cut in the middle of a sentence that ends with a full stop, it asks nothing. */
function isCutFromStatement(words: string, start: number, end: number): boolean {
  const runsOn = /[\p{L}\p{N}] *$/u.test(words.slice(Math.max(0, start - 4), start))
  if (!runsOn || !/^(?:does|do|is|are|was|did|has|have|can|will|would) /iu.test(words.slice(start, start + 8)))
    return false
  const mark = /[.?!]/u.exec(words.slice(end - 1))
  return mark?.[0] === '.'
}

/** The asking word must open the question; "do you know what it costs" is closed. */
function asksOpenly(plain: string): boolean {
  const before = inverted.exec(plain)
  const open = openStart.exec(plain)
  return open !== null && (before === null || open.index < before.index)
}

const fillerPatterns = compiled([
  String.raw`\b(?:um+|uh+|uhm|er|erm|ah|hmm+)\b`,
  String.raw`\b(?<!\b(?:do|did|if|as|when|let|would|that) )you know\b(?! (?:how|what|who|that|the|your|where|when|why|anyone|of|about|it|if|we|me|better))`,
  String.raw`\bi mean\b(?! (?:it|that|by))`,
  String.raw`\b(?:basically|literally)\b`,
  String.raw`(?<=, )like(?=,)|(?<=\b(?:so|um|uh|but|is|was|it's) )like\b(?! (?:you|your|most|many|to|a |the |that|this|it))`,
])

/** Sounds and words that fill a pause: um, uh, "you know", "I mean", and "like" where it says nothing. */
export function fillers(words: string): Detail[] {
  return placesOf(words, fillerPatterns)
}

const hedgePatterns = compiled([
  String.raw`\b(?:maybe|perhaps|possibly|probably|hopefully|potentially|somewhat)\b`,
  String.raw`(?<!\b(?:what|that|some|any|this|the|which|a|one|these|those|same|other) )(?:kind|sort) of\b(?! (?:thing|a ))`,
  String.raw`\bi (?:think|guess|suppose|feel like|would imagine|was hoping|was wondering)\b`,
  String.raw`\b(?:just wondering|just wanted to|if that makes sense|might be able to|a little bit|not sure if)\b`,
])

/** Words that take back half of what is said: maybe, "kind of", "I guess", "just wanted to". */
export function hedges(words: string): Detail[] {
  return placesOf(words, hedgePatterns)
}

function placesOf(words: string, patterns: readonly RegExp[]): Detail[] {
  return patterns.flatMap((pattern) => allOf(words, pattern)).toSorted((a, b) => a.start - b.start)
}

/** First names that are also everyday words: they count only with a capital in the middle of a sentence. */
const everyday = new Set(
  'will mark may grace bill pat hope rose frank dean chase art drew rich sue ray june april joy dawn'.split(' '),
)

/**
 * Which of the candidates are named, in order of place. A candidate is found by the whole name or by any part of it
 * of two letters or more, whatever the case: speech recognition often leaves capitals out.
 */
export function namesMentioned(words: string, candidates: readonly string[]): (Detail & { readonly name: string })[] {
  const found: (Detail & { readonly name: string })[] = []
  for (const name of candidates) {
    const parts = name.split(/\s+/).filter((part) => part.replaceAll(/\P{L}/gu, '').length >= 2)
    if (parts.length === 0) continue
    const sources = [name, ...parts].map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    for (const match of words.matchAll(
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})(?![\p{L}\p{N}])`, 'giu'),
    )) {
      if (isNameAt(words, match[0], match.index)) found.push({ name, ...detail(words, match.index, match[0].length) })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** A word that is also a name ("will", "mark") is one only with a capital in the middle of a sentence. */
export function isNameAt(words: string, text: string, at: number): boolean {
  if (!everyday.has(text.toLowerCase())) return true
  const startsSentence = /(?:^|[.!?]\s*)$/.test(words.slice(Math.max(0, at - 4), at))
  return /^\p{Lu}/u.test(text) && !startsSentence
}

export { recapOf } from './recap.ts'
