import { bluffWays } from './bargaining.ts'
import { firstSaid, type Span } from './said.ts'
import type { Ways } from './ways.ts'

const now = String.raw`(?:today|right now|now(?! that)|this (?:minute|week)(?!')|before (?:we|you|i) hang up)`

/** Who is asked to sign: you, or we two. Drivers, nurses and patients who sign up today are the buyer's business. */
const youOrWe = String.raw`(?:^|[,;:–-] ?|^(?:so|then|please|okay)[, ] ?|(?:^|, ?|\b(?:so|then|please|okay) )just |\b(?:you|you'll|you will|you must|you should|we|let's|let us|please|(?:get|getting|want|need|like|love|ask|asking|for|persuade) (?:you|us) to|(?:you|we|us)(?: \w+){0,2} (?:ready|willing|able|going|have|need|want|got|like|love) to|^(?:\w+ )?ready to) )`

/** A signature now: in a call about the decision it may be asked for, and not be told. */
const signatures: readonly RegExp[] = [
  new RegExp(
    // "If I could do five per cent, would you sign today?" puts a bargain, and leaves the yes to them.
    String.raw`(?<!^\s*(?:so |and |but |okay,? |ok,? |hm+,? )*if (?:i|we) (?:\w+)\b[^?]{0,80})(?<!\b(?:how|when|where|which|who|what)\b[^,;]{0,40})${youOrWe}(?:just |simply |please |go ahead and |both )*sign(?: up)?(?: (?:it|this|that|here|off|up|the \w+|for it))? ${now}\b`,
  ),
  /\bcan we sign(?: (?:it|this|that|the (?:contract|deal|agreement|order)))?(?: today| now| right now)?\W*$/,
]

/** Asked of the buyer and of nobody else: a card, papers, a yes, and all of it now. */
const commitments: readonly RegExp[] = [
  /\b(?:(?:can|could|may|shall|let|if) (?:i|me|we|you)|i(?:'ll| will|'d like to| just)?|just|please|go ahead and) (?:just |quickly |please )?(?:get|take|have|grab|need|give me|put (?:it|this|that) on|read me|read out|send me|pull out) (?:\w+ ){0,3}?your (?:(?:credit|bank|debit|company) card\b|card (?:number|details)\b)|\btake your card\b|\bput (?:it|this|that) on (?:your|the) card\b/,
  /\b(?:what's|what is) (?:the number on )?your (?:credit |bank |debit |company )?card (?:number|details)\b|^\W*(?:so |then |just |please )*(?:give|read|send) me (?:your|the|a) (?:(?:credit|bank|debit|company) card\b|card (?:number|details)\b)|\b(?:credit|bank|debit) card(?: number| details)?,? (?:please|now)\b/,
  /\b(?:let's|shall we|can (?:we|i)|could (?:we|i)|let me|i(?:'ll| can| could| want to| need to| will|'d like to)|we(?:'ll| can| could| should| need to)|just|go ahead and)(?: \w+){0,3} get (?:the |this |that |your |our |you )?(?:paperwork|contract|agreement) (?:started|signed|done|over (?:to you )?(?:today|now|right now))\b(?! (?:with|by) the\b)(?![^.?!]*\b(?:once|when|after|as soon as|if|first)\b)/,
  /\bget you (?:started|signed|set up)(?: up)? (?:today|now|right now)\b/,
  /(?:^|[,;:–-] ?|\b(?:please|so|then|and|why don't you) )just say yes\b/,
]

/** The offer runs out: time itself is made to push. */
const scarcity: readonly RegExp[] = [
  /\b(?:offer|price|pricing|deal|discount|terms?|rate|this|it|that|which)(?:'s| is| are)? only (?:good|valid|available) (?:today|until|till|for today|this)\b(?![^?]*\?)/,
  /\b(?:offer|price|deal|discount)(?: \w+){0,2} (?:expires|ends|is gone|goes away)\b(?![^?]*\?)/,
  /\b(?:today only|(?<!(?:\bnot|n't)\b.{0,12})now or never)\b(?![^?]*\?)|\bcan't hold (?:this|that|the) (?:price|offer|rate)\b/,
  /\b(?:this|it|that)(?:'s| is) (?:your|the|our) (?:very )?last chance\b(?![^?]*\?)|(?<!\b(?:is|was|it|that) (?:\w+ )?)\byour (?:very )?last chance to\b(?![^?]*\?)/,
  /(?:^|[,;:–-] ?|\b(?:please|so|then|and|must|should|to|better|if you|have to|need to) )act now\b(?<!\b(?:they|he|she|who|nobody)\b.{0,20}act now)/,
]

/** A price for deciding at once: "a really good deal if you switched this week". */
const priceOfHaste = new RegExp(
  String.raw`\b(?:deal|discount|price|rate|off|percent|cheaper|free)\b[^.?!]{0,40}\bif you (?:can |could |would |were to |just )?(?:sign|switch|decide|commit|buy|order|start|join|move|go ahead|come over|say yes)(?:e?d)?(?: up| over| with us)? ${now}`,
)

/** Hesitating is made to look foolish. */
const taunts: readonly RegExp[] = [
  /\byou(?:'d| would) (?:have to )?be (?:stupid|crazy|mad|foolish|silly|insane|brain[- ]?dead|an idiot|a fool)(?: (?:to (?:pass|say no|miss|wait|walk|turn|refuse|ignore|hang|let|leave|stay|keep|not)|not to (?!look|ask|check|compare|want|be|have)|if you (?:don't|pass|wait|say no))|\W*$)/,
  /\b(?:every|each) (?:\w+ )?day (?:that )?you wait\b(?! (?:for|on|in|at)\b)/,
  /\byou(?:'re| are) (?:just )?losing money (?:as we speak|every (?:day|minute|hour) (?:you (?:wait|don't|think)|we)|while (?:you think|we (?:talk|speak))|by (?:waiting|not (?:signing|buying)|saying no))|^\W*(?:and |but |look,? |right now,? )?you(?:'re| are) losing money[.!]*$/,
  /(?<!\b(?:what|which|how|who|think|thinks|thought|say|says|said|know)\b.*)\b(?:this|it|that)(?:'s| is| has to be| should be) (?:(?!not\b|never\b)\w+ ){0,3}no[- ]brainer\b(?! for (?:most|some|many|them|others|the)\b)|(?<!(?:\bnot|n't|\bnever)\b.{0,12}|\b(?:what|which|how|who|think)\b.*)\bno[- ]brainer for (?:a |any )?(?:you|your|company|business|firm|team)\b/,
  /\bwhat's stopping you(?: from (?:signing|buying|going ahead|saying|moving ahead|starting (?:today|now|with us))|,? (?:today|now|right now)\b)/,
  /\bwhy wouldn't you (?:sign|buy|say yes|go ahead|take (?:it|this|the (?:offer|deal))|do (?:it|this)(?=\W*$)|want (?:to (?:save|have|get|sign|buy|make)|this|that))/,
  /\b(?:i(?:'m| am) not (?:hanging up|going to hang up)(?! on (?:you|anybody))|(?:i|we) (?:won't|will not) take no(?: for an answer|[,.!]|$)|(?:i'm|i am|we're|we are) not taking no(?: for an answer|[,.!]|$))/,
]

/** The buyer is not let go before they say yes, or is a fool to say no. "I'll keep ringing until I reach you" waits for no yes. */
const sayYes = String.raw`(?:sign|say yes|agree|buy|pay|commit|give me|do\b(?= *(?:$|[,.!?])|,? so\b))`
export const pushingWays: Ways = {
  'I will not hang up until you sign': new RegExp(
    String.raw`\b(?:i(?:'m| am)? (?:won't|will not|not going to|not)|i'm not) (?:hang(?:ing)? up|leav(?:e|ing)|stop(?:ping)? (?:calling|ringing)|let(?:ting)? you (?:go|off)|go(?:ing)? away) (?:until|till|before|unless) you ${sayYes}`,
  ),
  "I'll keep ringing until you do": new RegExp(
    String.raw`\b(?:i|we)(?:'ll|'ve| will| have|'m going| am going)? (?:to |got to )?keep (?:on )?(?:ringing|calling|phoning|coming back|turning up)(?: (?:you|back|at|home|work|every|day|night|morning|hour|your))* (?:until|till) you ${sayYes}`,
  ),
  'only a fool would refuse':
    /\bonly an? (?:very |really |complete )*(?:stupid|foolish|mad|crazy|lazy|fool|idiot|moron)(?: (?:owner|person|man|woman|manager|buyer|company|firm))? would (?:refuse|say no|pass (?:on|up)|turn (?:this|it|that) down|miss (?:this|it|out)|walk away|not (?:take|want|sign|buy))\b/,
}

/** "There's no need to sign today" pushes nobody; "why don't you sign today" does. */
const takenBack =
  /(?:\b(?:no need|nobody|no one|not|never|needn't)|(?<!\bwhy (?:do|wo|would|ca|could))n't)\b[^,.;:?!]{0,40}$/

/** A made-up hurry, and others who are waiting: in a call about the decision there is no other reason to say so. */
const bluffs = Object.values(bluffWays)

const runningOut = [...scarcity, priceOfHaste]
const pushing = [...taunts, ...Object.values(pushingWays)]
/** In each of `signatures`, and in few turns. */
const namesSigning = /sign/i

function isAsked(words: string, { end }: Span): boolean {
  return /^[^.?!]*\?/u.test(words.slice(end - 1))
}

/**
 * The first words of a turn that push the buyer for a yes, or null. The same words asked about the buyer's own business
 * ("How do new drivers sign up today?"), said back or taken back are none. Buyer and review read a push by this alone.
 * In a call about the decision (`isAboutDecision`) to ask for a signature is the work, and a made-up hurry is a push.
 */
export function pressureIn(words: string, isAboutDecision = false): Span | null {
  const signature = namesSigning.test(words) ? firstSaid(words, signatures, takenBack) : null
  if (signature !== null && !(isAboutDecision && isAsked(words, signature))) return signature
  return (
    firstSaid(words, commitments, takenBack) ??
    firstSaid(words, runningOut) ??
    firstSaid(words, pushing) ??
    (isAboutDecision ? firstSaid(words, bluffs) : null)
  )
}
