import { sureFrom } from '../../acts/confidence.ts'
import type { HeardTurn } from './heard-call.ts'
import { toldOfThem } from './told-of-them.ts'
import { heardSentences, type Span } from './words.ts'

const number = String.raw`(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|half|zero|none|nothing|nought)`
const share = String.raw`(?:a (?:third|quarter|half|fifth|tenth)|half|two thirds|three quarters|${number}(?:[ -]\w+)? ?(?:%|per ?cent)|more than half|nearly half)`
const change = String.raw`(?:cut|cuts|cutting|halved|doubled|tripled|reduced|dropped|drop|fell|fallen|falls|went|gone|came|saved|saves|saving|brought|lowered|shaved|trimmed|knocked|grew|rose|filled|won|binned|lost|got|took|caught|recovered|down|up)`

/** A result: something changed, by how much or from what to what. */
const result = new RegExp(
  [
    String.raw`\b(?:halved|doubled|tripled)\b`,
    String.raw`\b${change}\b.{0,60}\bby (?:about |around |nearly |almost |over |more than )?(?:${share}|${number})\b`,
    String.raw`\b(?:went|gone|fell|dropped|cut|down|brought|came|got|reduced)\b.{0,60}\bfrom (?:about |around |over )?.{1,40}\b(?:to|down to) (?:about |around |under |less than )?.{0,12}\b(?:${number}|${share}|one)\b`,
    String.raw`\b${change}\b.{0,50}\b(?:${share}|in half)`,
    String.raw`\b(?:saved|saves|recovered|filled|won|got back|caught|binned|lost)\b.{0,40}\b${number}\b`,
    String.raw`\b(?:live|up and running|switched(?: over)?|on it|trained|rolled out|done with it|in use)\b.{0,20}\b(?:in|within|after|inside) (?:about |under |only )?${number} (?:days?|weeks?|hours?|months?|shifts?)\b`,
    String.raw`\b${number}\b.{0,40}\b(?:less|fewer|more|faster|sooner)\b`,
    String.raw`\b(?:a third|half|a quarter|${share}) (?:less|fewer|more|of (?:it|that|them|the))\b`,
  ].join('|'),
  'iu',
)

/** What may be counted with "a" or "one" and is no customer. */
const noCustomer =
  /^(minute|second|hour|day|week|month|year|quarter|morning|night|call|click|button|tap|step|screen|list|view|map|photo|picture|message|text|question|idea|app|tool|system|bit|lot|couple|few|look|sensor|tag|alert|trial|pilot|person|people|thing|things|way|word|reason|line|sheet|form|phone|link|code|report|truck|van|driver|planner|nurse|cleaner|engineer|shift|route|order|box|part|machine|bed|patient|number|figure|example|result|time|times|half|third|tenth|mistake|error|update|feature|dashboard|package|price|discount|fee|licen[cs]e|seat|user)s?$/iu

const subject =
  /^\W*(?:(?:and|so|but|well|yes|okay|for example|for instance|recently|last (?:year|month|spring|summer|autumn|winter)|there['’]?s|there (?:is|was)|take|like|we (?:work|worked|did this|do this|started|have been working) (?:with|for|at)),? )*(?:an?|one|another|two|three|four|five|six|several|some|many|most) (?:of our )?((?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+)(?=,| (?:in|with|of|near|from|outside|that|who|which|like|down|across|just|about|around|your|on|at|is|are|has|have|had|we|do|does|use|uses|now|went|cut|halved|doubled|saved|got|fell|dropped|took|won|filled|brought|reduced|binned|lost)\b)/iu

/** What was done for others is told as theirs: nobody tells a buyer their own story as proof. */
const buyersOwn = /\b(you|you['’]\w+|yours?)\b/iu
const nearTheBuyer =
  /\b(your (size|line|trade|kind|shoes|position|area|town|county|region|world)|like you(rs?)?|(near|close to|next to|not far from) you|round the corner from you)\b/giu
const sellersOwn = /^\W*(?:and |so |but )?(we|our|i|i['’]\w+|we['’]\w+|it|this|that)\b/iu
const namedCustomer =
  /\b(customers?|clients?|(a|an|another|one) ([\p{L}-]+ ){0,2}(carrier|caterer|hospital|clinic|school|college|firm|shop|plant|bank|insurer|manufacturer|practice|business|company|brewery|bakery|wholesaler|hotel|lab|depot|garage|warehouse|charity|agency|farm|firm|yard|outfit|haulier|contractor|operator|chain|restaurant|pub|bar|nursery|surgery|vet|dentist|salon|gym|builder|council|builders' merchant)\b)/iu
const elliptic =
  /^\W*(?:and |so |but |then |in \w+ (?:weeks|months) )?(they|their|theirs|he|she|his|her|the (?:team|owner|manager)|(?:[\p{L}'’-]+ ){1,5}(?:fell|dropped|halved|went|came down|are down|is down)\b|(?:that|it) went|went|cut|halved|down|[\p{L}-]+ (?:hours|time|costs?|waste|calls|errors))\b/iu

function headIsCustomer(text: string): boolean {
  const words = subject.exec(text)?.[1]
  if (words === undefined) return false
  const head = words.trim().split(/\s+/u).at(-1) ?? ''
  return head.length > 2 && !noCustomer.test(head)
}

/** The sentence tells what changed at somebody else's, in figures; `ofOthers` when a customer had just been spoken of. */
function isProof(text: string, ofOthers: boolean): boolean {
  if (text.trimEnd().endsWith('?') || !result.test(text) || toldOfThem(text)) return false
  if (buyersOwn.test(text.replaceAll(nearTheBuyer, ''))) return false
  if (sellersOwn.test(text) && !namedCustomer.test(text)) return false
  return headIsCustomer(text) || namedCustomer.test(text) || (ofOthers && elliptic.test(text))
}

/** "Two of the three near you do": an answer by a count, whose verb stands in the question. */
const bareCount = new RegExp(
  String.raw`^\W*(?:(?:yes|yeah|well|oh|and|so|actually|honestly),? )*(?:(?:about|nearly|almost|around|more than|over) )?(?:all|most|some|many|none|half|both|each|every one|plenty|lots|several|${number}|a (?:few|couple|third|quarter))(?: of (?:the |our |your )?(?:them|those|these|us|${number}))?(?: (?:near|around|in|close to|next to|like|of) [\p{L}' ]{1,20})? (?:do|does|did|have|has|had|can|are|is|will|would|don't|doesn't|didn't|haven't|can't|won't)\W*$`,
  'iu',
)

const whoElse =
  /\b(?:who else|any(?:body|one) else|other (?:customers|people|firms|companies|places)|which (?:customers|firms)|(?:customers?|firms?|companies|places|people|any(?:body|one)) (?:like (?:us|me|ours)|(?:round|near) here))\b/iu

/** True for words that count others without saying who they are or what they do, unless that was what the buyer asked. */
export function namesNobody(words: string, asked: string | undefined): boolean {
  const sentences = words.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.trim() !== '')
  const bare = sentences.length > 0 && sentences.every((sentence) => bareCount.test(sentence.replaceAll('’', "'")))
  return bare && (asked === undefined || !whoElse.test(asked))
}

/** Where a turn tells of a result at a customer, in plain words. `before` is the rep's turn before it. */
export function proofIn(turn: HeardTurn, before: HeardTurn | undefined): Span | null {
  const speaksOfOthers = ({ heard, acts }: HeardTurn): boolean =>
    namedCustomer.test(heard) || acts.some(({ act, confidence }) => act === 'social_proof' && confidence >= sureFrom)
  let ofOthers = before !== undefined && speaksOfOthers(before)
  for (const span of heardSentences(turn)) {
    const text = turn.heard.slice(span.start, span.end)
    if (isProof(text, ofOthers)) return span
    ofOthers ||= headIsCustomer(text) || namedCustomer.test(text)
  }
  // Speech without a full stop: the proof stands behind something else.
  const at = turn.heard.search(/\b(?:a|an|one|another) (?=(?:[\p{L}'’-]+ ){1,4}(?:in|with|near|of|from|your size)\b)/iu)
  const rest = at > 0 && !/[.?!]/u.test(turn.heard.trimEnd().slice(0, -1)) ? turn.heard.slice(at) : ''
  return rest !== '' && isProof(rest, false) ? { start: at, end: turn.heard.length } : null
}

/** "We were founded in 2011, have ninety people and won an award" speaks of the seller, and of no customer. */
const ofTheSeller =
  /\b(?:(?:was|were|been) founded|(?:perfect|hundred[ -]?per ?cent|100 ?%|spotless|flawless|clean) (?:track )?record|founded in|(?:we|i|our company|the company)(?:['’]ve| have|['’]re| are)? (?:\p{L}+ ){0,2}(?:\p{L}+|\d+) (?:people|staff|employees|offices|engineers)|in (?:\p{L}+|\d+) countries|won (?:\p{L}+ ){0,4}award|award-winning|market leader|number one)\b/iu
const ofCustomers =
  /\b(?:customers?|clients?|users?|like (?:you|yours)|your size|companies|firms|schools|shops|\p{L}+ uses? it)\b/iu

/** True for words that praise the seller, and tell of nobody who bought. */
export const tellsOfSeller = (words: string): boolean => ofTheSeller.test(words) && !ofCustomers.test(words)

/** Gives every turn of the rep that tells of a result elsewhere the act of it, where the classifier was unsure. */
export function withProof(turns: readonly HeardTurn[]): HeardTurn[] {
  let before: HeardTurn | undefined
  return turns.map((heard) => {
    if (heard.speaker === 'buyer') return heard
    const acts = heard.acts.filter(
      ({ act, start, end }) => act !== 'social_proof' || !tellsOfSeller(heard.heard.slice(start, end)),
    )
    const turn = acts.length === heard.acts.length ? heard : { ...heard, acts }
    const span = proofIn(turn, before)
    before = turn
    const sure = turn.acts.some(({ act, confidence }) => act === 'social_proof' && confidence >= sureFrom)
    if (span === null || sure) return turn
    const others = turn.acts.filter(({ act }) => act !== 'social_proof')
    before = { ...turn, acts: [...others, { act: 'social_proof', confidence: sureFrom, ...span }] }
    return before
  })
}
