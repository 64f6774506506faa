import { quantitiesIn, type Quantity, type Unit } from './quantities.ts'
import { anyOf, type Ways } from './ways.ts'

/** Whether what was just named would do: asked after a figure, the figure is offered. */
export const assentWays: Ways = {
  'deal?': /(?:^|[,.] ?)(?:so,? |and )?(?:deal|agreed|fair|yes|ok|okay|good|done)\?/,
  'could you live with that':
    /\b(?:can|could|would|will|do|might) (?:you|they|he|she|your \w+|we) (?:live with|accept|agree (?:to|with)|take|sign off on|settle (?:for|on)|be (?:ok|okay|happy|fine|good|comfortable) with|say yes to|go (?:for|with)|work with)\b/,
  'would that work':
    /\b(?:does|would|will|could|might|is|do) (?:that|this|it)(?: \w+){0,2} (?:work|do|help|be|ok|okay|fair|enough|fly|suit|acceptable|get (?:us|you|me|it)|settle|better|closer?|sound|reasonable|(?:some)?thing you)\b/,
  'how does that sound':
    /\bhow (?:does|would|about|do) (?:that|this|it)\b|\bhow(?:'s| is) that\b|\bwhat do you (?:say|think|reckon)\b|\b(?:are|is) (?:we|that|it) (?:good|there|done|on|fair|ok|okay)\b|\bwhat would (?:you|they|he|she|your \w+) say to\b|\bsound(?:s)? (?:fair|good|ok|okay|better|reasonable)\b/,
}
const asksAssent = anyOf(assentWays)

/** Asks about what was said, and puts nothing: a figure beside it is only said back. */
const asksAbout =
  /^(?:(?:so|and|but|okay|ok|right|well|now),? )*(?:which|why|where|who|what|how|when)\b(?! (?:about|if)\b)/
/** Goes on to the next thing, or to a day: what came before stays said. */
const goesOn = /\b(?:else|next|sign\w*|start|when)\b/

/** The turn ends in a question about what it has just repeated. */
export function onlySaysBack(plain: string): boolean {
  const questions = plain.match(/[^.?!]+\?/g) ?? []
  const last = questions.at(-1)?.trim() ?? ''
  return asksAbout.test(last) && !asksAssent.test(last) && !goesOn.test(last)
}

/** Ready to go somewhere, in whatever verb. What is needed, wanted or asked for goes the other way. */
const readyTo =
  /\b(?:i|we)(?:'d| would| could| can| might| may|'ll| will| give| offer| take off| knock off| (?:have|'ve) got)\b(?! (?:\w+ )?(?:need|want|ask|like|expect|hope|have to|rather|love|call|ring|send|see you|be (?:there|back)|meet you|talk|speak|check))[^.?!;]{0,45}$/
/** "And if I stretch to fifty?" */
const supposing =
  /\b(?:if|suppose|supposing|say) (?:i|we) (?:stretch|go|went|move|drop|come|came|get|got|give|gave|make|made|do|did|offer|manage|meet|met|take|took|throw|threw|push|raise|extend|add|put)\w*\b[^.?!;,]{0,30}$/
/** The figure is where one stands: "we're at six", "you'd get six". */
const standsAt =
  /\b(?:(?:i|we)(?:'m| am|'re| are)(?: \w+)? (?:at|down to|up to|good (?:at|with|for))|you(?:'d| would|'ll| will)? (?:get|have)|(?:best|most|least|furthest|lowest|highest|max|maximum|limit|ceiling|floor)\b[^.?!;]{0,30}\b(?:is|are|would be|'s)|make it|call it|say|come (?:up|down) to|meet (?:me|us) at|(?:settle|land|close|end up) (?:at|on|for)|let's (?:say|do|go)|how about|what about|suppose)(?: \w+){0,2}$/
/** "Seven's kind of my ceiling." */
const isLimit =
  /^[^.?!;]{0,18}(?:'s| is| are| would be| will be|'d be)(?: \w+){0,3} (?:ceiling|max|maximum|limit|most|best|floor|furthest|as (?:far|low|high|much)|all (?:i|we)|(?:where|what) (?:i|we)|fine|ok|okay|doable|possible|alright|all right)\b/
/** "Would five help you?", "is eight okay?": put to them as a question. */
const asked = /(?:^|[,.] ?|\b(?:and|so|but|then|or) )(?:would|could|does|will|might|is|are)(?: an?| like)? $/
const wouldDo =
  /^(?: \w+){0,3}? (?:help|do|work|be|suit|get|ok|okay|fair|enough|fine|acceptable|any better|better|possible|closer|settle|make|swing)\b/
/** "At four" is an hour, "two of them" are not offered. */
const isHour = /(?<!\b(?:meet (?:me|us)|settle|land|close|end up) )\b(?:at|by|around|before|after|until|till) $/
const ofSome =
  /^ (?:of|or|minutes?|hours?|times?|things?|points?|questions?|calls?|reasons?|o'?clock|a ?m|p ?m|am|pm)\b/
const yesLead =
  /^(?:(?:well|ok|okay|alright|all right|right|yes|yeah|sure|fine|good|great|then|so|and|look|listen|deal|tell you what),? )+(?:to )?$/

/** The figure stands by itself, with what it is of: what is said about it, "six weeks is hard for us", puts nothing. */
const leads =
  /^[ -]*(?:(?:%|per ?cent|percent|points?|days?|weeks?|months?|years?|users?|seats?|people|more|extra|additional|licen[cs]es?|off|free|then|instead)\b ?)*(?:$|[,.]|and\b|if\b|for\b|when\b|but\b|in (?:return|exchange)|provided|as long as|against)/
/** "Forty-five, if you put us on your website": a condition makes an offer of it, without a question. */
const conditional =
  /^[^.?!;]{0,30}(?:\bif you\b|\bprovided\b|\bas long as you\b|\bin (?:return|exchange)\b|\bagainst an?\b)/

/** "Ten then, but you also commit to two years." */
const tradesFor =
  /\b(?:and|but|then|if|provided|as long as)\b[^.?!]{0,12}\byou(?:'d|'ll)? (?:also |then |would |could |both )*(?:sign|commit|pay|give|put|do|take|stay|bring|be|agree|introduce|tell)\b/

const endOf = (clause: string, { start }: Quantity): number =>
  start + (/^(?:\d+(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)/.exec(clause.slice(start))?.[0].length ?? 0)

/**
 * The figures that a clause puts on the table without any of the words for giving: "I could see my way to four", "seven's my ceiling",
 * "six. Could you live with that?". `unit` is what is bargained over; unknown, only a percentage is a figure.
 */
export function looselyOffered(clause: string, plain: string, unit: Unit | null): readonly Quantity[] {
  const isPut = asksAssent.test(plain) || tradesFor.test(plain)
  return quantitiesIn(clause).filter((quantity) => {
    const isOurs =
      quantity.unit === null ? unit !== null : quantity.unit === (unit ?? 'percent') || isSpan(quantity, unit)
    const [before, after] = [clause.slice(0, quantity.start), clause.slice(endOf(clause, quantity))]
    if (!isOurs || isHour.test(before) || (quantity.unit === null && ofSome.test(after))) return false
    if (readyTo.test(before) || supposing.test(before) || standsAt.test(before.trimEnd()) || isLimit.test(after))
      return true
    if (asked.test(before) && wouldDo.test(after)) return true
    if (!leads.test(after)) return false
    return conditional.test(after)
      ? before === '' || yesLead.test(before)
      : isPut && (before === '' || yesLead.test(before))
  })
}

const isSpan = (quantity: Quantity, unit: Unit | null): boolean =>
  (unit === 'month' || unit === 'year') && (quantity.unit === 'month' || quantity.unit === 'year')
