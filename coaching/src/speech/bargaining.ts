import { plainText } from '../acts/tokens.ts'
import { looselyOffered, onlySaysBack } from './loose-offers.ts'
import { monthsOf, quantitiesIn, type Quantity, type Unit } from './quantities.ts'
import { anyOf, type Ways } from './ways.ts'

/** What a buyer can give for a concession. */
export const returnKinds = ['longer-term', 'upfront', 'reference', 'earlier', 'wider', 'scope'] as const
export type ReturnKind = (typeof returnKinds)[number]

/** The seller grants something: all of it, or the figure named with it. */
export const grantWays: Ways = {
  'i can do five':
    /\b(?:i|we)(?: can|'ll| will|'d| would| could| might)(?: (?:probably|maybe|then|also|certainly|even|just|gladly|happily|be (?:happy|glad|able|willing|ready|prepared) to))* (?:do|go|give|offer|make|include|throw|add|take|meet|come|drop|knock|accept|agree|live|extend|get|put|bring|stretch|manage|waive|cover|reduce|lower|say yes|start|keep|guarantee|arrange|set|hold (?:it|that|the price) for|let you|work with|find)\b/,
  "i'm happy to give you":
    /\b(?:i|we)(?:'m| am|'re| are) (?:happy|glad|willing|ready|prepared|able) to (?!hear|talk|listen|look|help|discuss)/,
  'you can have it': /\byou (?:can|could|may) have\b|\byou(?:'ll| will|'d| would) get\b|\bit's yours\b/,
  'let us say seven': /\blet(?:'s| us) (?:do|say|make it|call it|meet|split|go with|settle)\b/,
  'what if we did five':
    /\b(?:what|suppose|how about) if (?:i|we)\b(?! (?:just |simply |really )?(?:say|said|can't|cannot|couldn't|don't|didn't|won't|wouldn't|refuse\w*|turn\w*|do nothing|did nothing)\b)|\bsuppose (?:i|we)\b(?! (?:say|said|can't|couldn't|don't|didn't|won't)\b)|\bif (?:i|we) (?:did|gave|went|could (?:do|give|go|get)|can (?:do|give|go|get)|were to|came|dropped|took|threw|moved|got|made|offered|included|met)\b/,
  'how about five days':
    /\b(?:how|what) about (?:\d|an?\b|half|\w+ (?:per ?cent|percent|days|months|years|weeks|users|seats)\b)/,
  'that is no problem':
    /\b(?:that's|it's|that is|that'd be|(?:would|could|might) be) (?:fine|ok|okay|no problem|not a problem|doable|possible|all right|alright)\b|\bno problem\b|\bnot a problem\b/,
  'consider it done':
    /\bconsider (?:it|that) (?:done|included|yours|agreed)\b|\b(?:on us|free of charge|on the house|at no (?:extra )?(?:cost|charge))\b/,
  'meet you in the middle': /\b(?:meet (?:you )?(?:in the middle|half ?way)|split the difference)\b/,
  'ten it is': /\bit is(?: then)?[.!]*$/,
}
const grants = anyOf(grantWays)

/** A yes that stands for the whole of what was asked. */
const yes =
  /^(?:(?:well|ok|okay|alright|all right|right|hm+|um+|look|yes|yeah|sure|fine|good|great|then|so|and|again|honestly|like i said)[,.!]* )*(?:ok|okay|fine|sure|yes|yeah|yep|deal|agreed|done|alright|all right|no problem|of course|certainly|absolutely|go on then|you've got (?:it|a deal|yourself a deal)|you got it|we can do that|i can do that|we can work with that|that works|works for (?:me|us)|you have a deal|it's a deal|let's do (?:it|that)|i(?:'ll| will) take that|happy with that|we have a deal)\b(?!,? so\b(?! be it))/
/** Said beside an "okay" it makes no yes of it: what they want is only said back, or weighed. */
const noYes =
  /\b(?:you (?:want|need|asked|said|'d like|would like|are asking)|they want|a lot|quite the|too much|steep|ouch|wow|understand|hear|see|think|ask|check|but|though|however|let me|tell me|why|what|how|makes sense|get that|appreciate)\b/
const longestYes = 12
/** "Okay" alone, or before what goes with a yes. Before anything else it only takes in what was said: "okay, talk me through it". */
const onlyYes =
  /^(?:(?:well|ok|okay|alright|all right|right|look|yes|yeah|yep|sure|fine|good|great|certainly|absolutely|of course|no problem|then|so|and|again|honestly|like i said)[,.! ]*)*(?:$|(?:you|they) (?:win|can|may|could|have|got|get|'ve|'ll)\b|(?:i|we)(?:'ll| will| can| could|'d| would| have|'re| are)? (?!see\b|hear|understand|know|get\b)\w|let's|that(?:'s| is| works?| will| would)|it(?:'s| is)|this|deal|agreed|done|have it|take it|go on|works|happy|consider|why not|thank|perfect|lovely|sounds?|next|sign|send|same|as (?:you|i)|for (?:you|that)|\d|an?\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|half)\b)/
/** A yes that nothing said after it takes back: "Agreed. What else is on your list?" */
const plainYes =
  /^(?:(?:well|ok|okay|alright|all right|right|yes|yeah|sure|fine|good|great|then|so|and|again|honestly|like i said)[,.!]* )*(?:deal|agreed|done|you've got (?:it|a deal|yourself a deal)|you got it|(?:we|i) can do that|you have a deal|it's a deal|we have a deal|that works(?: for (?:me|us))?|i(?:'ll| will) take that)(?:[.!]|, (?:and|so|then|what)\b|$)/

/** The seller will not move. */
export const refuseWays: Ways = {
  "i can't do that":
    /\b(?:can't|cannot|can not|won't|couldn't|wouldn't|will not|am not able|not able|unable|not going) ?(?:to )?(?:really |just |simply )?(?:do|go|give|offer|move|come|drop|lower|reduce|accept|agree|make|include|take|change|touch|get|discount|work|be done|budge|cut|throw)\b/,
  'no discount':
    /\bno (?:room|discounts?|way|chance|movement)\b|\b(?:i|we) (?:don't|do not|never) (?:really |just )?(?:do|give|discount|offer|have (?:any )?(?:room|margin)|negotiate|bargain)\b/,
  'the price is the price': /\b(?:price|offer|that|it)(?:'s| is) (?:the|our) (?:price|offer)\b/,
  'the price stays':
    /\b(?:price|figure|rate|offer|terms?|it|that|this)(?:'s| is| has to| must| will|'ll| would|'d)? (?:stays?|stands?|holds?|final|fixed|firm|not negotiable|non-negotiable|remain\w*|be left)\b/,
  'hold the price':
    /\b(?:hold|keep|stick (?:to|with)|leave|stand by) (?:on )?(?:to )?(?:the|our|my|that|this) (?:price|figure|offer|terms?|rate|line|payment|contract)\b(?! for (?:an?|two|three|four|five|\d))|\b(?:leave|keep) it (?:as|where|at)\b/,
  "i'd rather not":
    /\b(?:i'd|i would|we'd|we would) rather (?:not|keep|hold|leave|stay)\b|\bnot (?:something|in a position|possible|possible for)\b|\bthat's not\b[^.?!]{0,25}\b(?:possible|available|an option)\b/,
  // Alone, or before the reason, it refuses: "sorry, bad joke" and "sorry, I missed that" only excuse something.
  'no, sorry':
    /^(?:well|look|okay|um|hm)?,? ?(?:(?:no|nope|afraid not|i'm afraid not)\b(?! (?:problem|worries|no\b))|(?:i'm )?sorry(?: about that)?(?:[.!]*$|,? (?:but |no\b|that's (?:the|our|not)|the price|(?:i|we) (?:can't|cannot|won't|couldn't|don't|really can't))))/,
}
const refuses = anyOf(refuseWays)

/** Something is wanted for it. */
export const conditionWays: Ways = {
  'if you sign': /\bif (?:you|your|the two of you|that means)\b/,
  'in return': /\bin (?:return|exchange)\b|\bagainst\b/,
  'provided that':
    /\bprovided\b|\bas long as\b|\bon (?:the )?condition\b|\bgiven that you\b|\bonly if\b|\bwhen you\b|\bonce you\b/,
  'for that i would need':
    /\b(?:i|we)(?:'d| would| will|'ll| could| do)? (?:then )?(?:need|want|ask|like|expect|hope)\b[^.?!]{0,30}/,
  'would eighteen months do': /\bwould\b[^.?!]{0,30}\b(?:be|do|work|suit|help)\b/,
  'could you sign': /\b(?:could|would|can|will) you\b/,
  'you give me':
    /\byou (?:(?:also|then|both|would|could|just) )*(?:sign|commit|pay|take|give|agree|put|bring|let|make|do|get)\b/,
  'sign this month and i can do five':
    /^[^?]*\b(?:pay|sign|give|bring|commit|tell|let|put|send|introduce|stay) (?:me|us|with|for|to|the|it|this|your|two|one|a)\b[^.?!]{0,50}\b(?:and|then),? (?:i|we)(?:'ll| can| will| could|'d)\b/,
  'for a two-year': /\bfor (?:an?|the|two|three|\d) ?-?\w*\b/,
}
const wants = anyOf(conditionWays)

const returnWays: Record<ReturnKind, RegExp> = {
  'longer-term':
    /\b(?:longer (?:term|contract|commitment|agreement|deal|period)|multi-?year|(?:sign|commit|stay|go) (?:for |to |with us )?(?:for )?longer|(?:sign\w*|commit\w*|stay|contract|agree\w*|take|go|make it|bind)\b[^.?!]{0,25}\b(?:(?:two|three|four|five|\d)[ -]years?|(?:eighteen|twenty-four|thirty-six|\d\d) months)|(?:two|three|four|five|\d)[ -]years?[ -](?:contract|term|deal|agreement|commitment|instead))\b/,
  upfront:
    /\b(?:up[- ]?front|in advance|prepay\w*|pre-pay\w*|pay (?:annually|yearly|(?:(?:me|us|it) )?(?:for )?(?:the|a) (?:whole |full |first )?year)|(?:all|everything|the year|it) (?:at once|in one (?:go|payment))|(?:annual|yearly) (?:payment|prepayment))\b/,
  reference:
    /\b(?:reference\w*|case stud(?:y|ies)|testimonial|success story|recommend\w*|introduc(?:e|tion|tions)|tell (?:\w+ ){0,2}(?:friends?|others|people|colleagues|peers|contacts)|referrals?|your logo|(?:put|list|show|name|mention|feature|quote) us (?:on|in|at|to|as)|customer on your (?:web)?site|your name (?:on|in|for)|speak (?:to|with) (?:one|two|some|other|a few|our|a couple)|talk to (?:one|two|some|other|a few|our|a couple))\b/,
  earlier:
    /\b(?:sign\w*|signature|commit\w*|decide|decision|order|go ahead|contract|paperwork|say yes|close|agree\w*)\b[^.?!]{0,40}\b(?:by|before|this|within|(?:at )?the end of|earlier|sooner)\b[^.?!]{0,25}\b(?:month|quarter|week|year|(?:mon|tues|wednes|thurs|fri)day|days)\b|\b(?:earlier|sooner|quicker|faster) (?:signature|decision|signing)\b|\bsign (?:earlier|sooner)\b|\byou\b[^.?!]{0,12}\bsign(?: (?:it|this|that|the|a|whole|full|contract|agreement|order|deal|paper|papers)){0,4} (?:today|now|right away|straight away|on the spot)\b/,
  wider:
    /\b(?:second|other|another|all (?:your|the|of)|both|more|whole|wider|bigger|larger|additional|extra|entire|rest of (?:the|your)|every)\b[^.?!]{0,20}\b(?:sites?|teams?|departments?|branch\w*|locations?|depots?|plants?|users?|seats?|company|volume|group|licen\w+|offices?|stores?|order|country|countries|units?)\b|\b(?:two|three|four|\d+) (?:sites|teams|departments|branches|locations|depots|plants|offices|stores)\b/,
  scope:
    /\b(?:without the|leave out|drop the|skip the|take out the|fewer|less (?:training|support|onboarding)|(?:do|run|handle|take on|train|set (?:it|that) up) [^.?!]{0,30}(?:yourselves|yourself|your own people|your own team|your side)|your own people)\b/,
}

/** A length by itself is one to sign for, unless a length is what is bargained over. */
const bareLength = /\b(?:two|three|four|five|[2-5])[ -]years?\b|\b(?:eighteen|twenty-four|thirty-six|18|24|36) months\b/

/** Asks what the buyer would put against it, without naming anything. */
export const askReturnWays: Ways = {
  'what could you do in return': /\bwhat\b[^.?!]{0,50}\b(?:in return|in exchange|for (?:us|me) in)\b/,
  'what could you give me for that':
    /\bwhat (?:could|can|would|will|might|do) (?:you|your side) (?:\w+ )?(?:be (?:able|willing|ready|prepared) to )?(?:give|do|offer|put|bring|add|move)\b(?! (?:with|about|today|if|when|now))/,
  'what would i get':
    /\bwhat (?:would|do|could|can|might|will) (?:i|we) (?:get|have)\b(?! (?:so far|now|agreed|by now|there|here))/,
  'is there something you could do for us':
    /\b(?:is there )?(?:something|anything) (?:that )?you (?:could|can|would) (?:do|give|offer|put|move)\b/,
  'where could you move': /\b(?:where|how) (?:could|can|would|might) you (?:move|meet|help|be flexible|come)\b/,
  'would you give something for it':
    /\bgive (?:me |us )?(?:something|a bit|a little) (?:back|in return|for it|for that)\b/,
}
const asksBack = anyOf(askReturnWays)

/** A threat, a bluff or a hurry: none of it is an argument. */
export const bluffWays: Ways = {
  'take it or leave it':
    /\btake it or leave it\b|\b(?:my|our|the) (?:best and )?(?:final|last) (?:offer|word|price)\b|\bbest and final\b/,
  'others are waiting':
    /\b(?:others?|other customers?|somebody else|someone else|people|another (?:customer|company)) (?:are |is )?(?:wait\w*|queu\w*|in line|(?:will|'ll|would) take (?:it|your|that)|want\w* (?:it|that|this|your))\b/,
  'the price goes up':
    /\bprices? (?:goes|go|is going|are going|will go|'ll go) up\b|\bwon't be able to (?:hold|keep) (?:this|that|the)\b|\b(?:offer|price) (?:is )?(?:only )?(?:valid|good|there) (?:until|till|for)\b/,
  'my boss will kill me':
    /\bmy (?:boss|manager|director)(?:'s| is| will|'ll| would|'d)?(?: going to)? (?:kill|fire|have my|be furious|murder|go mad)\b|\b(?:i|we)(?:'d| would|'re|'m| are| am)? (?:already )?(?:los(?:e|ing) money|make nothing|making nothing)\b/,
  'we walk away':
    /\b(?:i|we)(?:'ll| will|'d| would| can|'m going to)?(?: have to| just)? (?:walk away|walk out|withdraw|pull (?:the|our) offer|go elsewhere|sell it to)\b/,
  'you are being unreasonable':
    /\byou(?:'re| are) (?:being )?(?:unreasonable|greedy|cheap|difficult|ridiculous|trying to (?:cheat|squeeze))\b|\bthat's (?:ridiculous|a joke|insulting|unrealistic)\b|\bbe (?:serious|realistic|reasonable)\b/,
}
const bluffs = anyOf(bluffWays)

const shares: readonly (readonly [RegExp, number])[] = [
  [/\btwo[- ]thirds\b|\bmost of (?:it|that)\b/, 2 / 3],
  [/\b(?:a|one) third\b/, 1 / 3],
  [/\b(?:a|one) quarter of\b/, 1 / 4],
  [/\b(?:half|half ?way|in the middle|the difference|part|some|a bit|a little)\b/, 1 / 2],
]

/** Which share of what was asked some words name, 0 to 1; null where they name none. */
export function shareNamed(plain: string): number | null {
  return shares.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** What somebody says who is thinking aloud: "then I could do... let me think... half of it". */
const thinkingAloud =
  /\s*(?:\.{2,}|…)\s*|\b(?:um+|uh|er|erm)\b,? ?|\blet me (?:think|see)(?: about (?:it|that))?\b[,.]? ?/g
/** Begun and taken back: "what if I, no, wait". */
const takenBack =
  /^.*\b(?:no,? wait|scratch that|forget (?:that|it)|let me (?:ask|put|say|rephrase) (?:it|that|this)(?: \w+)?)\b[.,:!]*/
/** What was said before is put right: "I meant a third, not half". */
const putRight = /\bi mean(?:t)?(?: to say)? (.{2,60}?)(?=,? (?:and )?not\b|[.?!,]|$)/

/** The words of a line without what was only thought aloud or taken back. */
function meant(plain: string): string {
  const rest = plain.replaceAll(thinkingAloud, ' ').replace(takenBack, ' ').trim()
  return rest === '' ? plain : rest
}

/** A figure or a share put right stands for the one that was named before. */
function correctedIn(plain: string): Bargain['grant'] {
  const words = putRight.exec(plain)?.[1]
  if (words === undefined) return null
  const figures = quantitiesIn(words)
  return figures.length > 0 || shareNamed(words) !== null ? { figures, words } : null
}

/** What a turn puts on the table. */
export type Bargain = {
  /** Something is granted: its figures, and the words that grant it. Null where nothing is. */
  grant: { figures: readonly Quantity[]; words: string } | null
  /** It is the bare yes to what was asked or proposed last. */
  isYes: boolean
  /** What is wanted for it, of each kind once, with the months where a length is named. */
  returns: readonly { kind: ReturnKind; months: number | null }[]
  asksReturn: boolean
  refuses: boolean
  bluffs: boolean
}

/** What was named beside it is only said back: the seller keeps it until something else is known, or refuses it. */
export const withholdWays: Ways = {
  'before i go near that':
    /\b(?:before|until) (?:i|we)(?:'d| would| can| could| even| do| will|'ll)* ?(?:go|get|say|agree|answer|commit|move|touch|give|offer|look|talk|consider|decide|put|promise|respond|do (?:that|it|anything)|know|understand)\b/,
  'not for nothing':
    /\b(?:can't|cannot|won't|couldn't|don't|not|never)\b[^.?!]{0,40}\b(?:for nothing|for free|just like that)\b/,
  "i can't do that as it stands":
    /\b(?:can't|cannot|won't|couldn't|not going to) (?:just |simply |really )?(?:do|give|agree to|accept|go to) (?:you )?(?:that|it|this)\b(?! (?:one|much|far|fast))/,
  'not so fast': /\b(?:not so fast|not just yet|hold on a (?:moment|second|minute))\b/,
}
const withholds = anyOf(withholdWays)

const clauseEnds = /[.?!;]+|,? \b(?:but|however|though|instead|(?<!\bis |'s )what (?=i can|we can|i could|we could))\b/
/** A clause that asks what stands behind it grants nothing, whatever figure it names. */
const asksWhy =
  /\b(?:why|where (?:do|does|did|is|are|was|were)|how (?:did|do) (?:you|they|that)|what's behind|what is behind|how come|what makes|what would .{0,30} (?:do|mean|change)|what happens|who)\b/

/** What is suggested is an offer where a quantity is named with it: "I'd suggest we look at that next week" gives nothing. */
const suggests =
  /\b(?:let me|(?:can|could|may) i|(?:i|we)(?:'d| would| could| can)?) (?:then )?(?:suggest|propose)\b(?![^.?!]{0,40}\b(?:meet\w*|talk\w*|call\w*|speak\w*|look|sit down|think|come back|minutes?|hour)\b)/

const clausesOf = (plain: string): string[] =>
  plain
    .split(clauseEnds)
    .map((part) => part.trim())
    .filter((clause) => clause !== '' && !refuses.test(clause) && !asksWhy.test(clause))

/** A figure put on the table without a word for giving, where no clause gives in so many words. */
function looselyGranted(plain: string, unit: Unit | null, keeps: boolean): Bargain['grant'] {
  for (const clause of clausesOf(plain)) {
    if (keeps && !wants.test(clause)) continue
    const figures = looselyOffered(clause, plain, unit)
    if (figures.length > 0) return { figures, words: clause }
  }
  return null
}

function grantIn(plain: string, { isOfPrice, unit = null }: Listening): Bargain['grant'] {
  const saysBack = onlySaysBack(plain)
  const keeps = withholds.test(plain)
  for (const clause of clausesOf(plain)) {
    const figures = quantitiesIn(clause)
    const isPercent = isOfPrice && figures.some((figure) => figure.unit === 'percent')
    const saysYes = !keeps && yes.test(clause) && !noYes.test(clause)
    const named = isPercent && !saysBack && (wants.test(clause) || saysYes)
    const isSuggested = figures.length > 0 && suggests.test(clause)
    if (grants.test(clause) || named || isSuggested) return { figures, words: clause }
  }
  return saysBack ? null : looselyGranted(plain, unit, keeps)
}

/** A length that is plainly wanted in return, whatever lengths are bargained over. */
const signsFor = /\bif you(?:'d| would| could| can)?(?: both)? (?:sign|commit|stay|bind)\b/

function returnsIn(plain: string, { blind, isOfTime }: Listening): Bargain['returns'] {
  if (!wants.test(plain)) return []
  return returnKinds.flatMap((kind) => {
    if (blind.includes(kind) && !(kind === 'longer-term' && signsFor.test(plain))) return []
    const bare = kind === 'longer-term' && !isOfTime ? bareLength.exec(plain) : null
    const found = returnWays[kind].exec(plain) ?? bare
    if (found === null) return []
    const [first] = quantitiesIn(found[0]).flatMap((quantity) => monthsOf(quantity) ?? [])
    return [{ kind, months: kind === 'longer-term' ? (first ?? null) : null }]
  })
}

/**
 * How to listen. `blind` are the kinds of return that what is bargained over cannot be told from. `isOfPrice` lets a bare
 * percentage stand for an offer; `isOfTime` says that a length is what is bargained over, so that one alone is no return. `unit` is
 * what the demand on the table is counted in, where there is one: then a bare figure is one of it.
 */
export type Listening = { blind: readonly ReturnKind[]; isOfPrice: boolean; isOfTime: boolean; unit?: Unit | null }

/** What a line of the seller does in a bargain. */
export function bargainIn(words: string, listening: Listening): Bargain {
  const plain = meant(plainText(words.slice(0, 2000)))
  const corrected = correctedIn(plain)
  const grant = corrected ?? grantIn(plain, listening)
  const isShort = plain.split(' ').length <= longestYes && !plain.includes('?') && !noYes.test(plain)
  const isYes =
    !refuses.test(plain) &&
    !withholds.test(plain) &&
    ((yes.test(plain) && isShort && onlyYes.test(plain)) || plainYes.test(plain))
  return {
    grant: grant ?? (isYes ? { figures: quantitiesIn(plain), words: plain } : null),
    isYes,
    returns: returnsIn(plain, listening),
    asksReturn: plain.includes('?') && asksBack.test(plain),
    refuses: corrected === null && refuses.test(plain),
    bluffs: bluffs.test(plain),
  }
}
