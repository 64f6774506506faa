import { plainText } from '../../acts/tokens.ts'
import { onceForWords } from '../../speech/once-for-words.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { withoutTag } from './choices.ts'
import { coreOf } from './question-core.ts'

/** What kind of thing a question wants, whatever it is about. */
export const askedKinds = [
  'permission',
  'share',
  'frequency',
  'duration',
  'count',
  'would-help',
  'happens',
  'choice',
  'effect',
  'opinion',
  'why',
  'when',
  'who',
  'which',
  'how',
  'yes-no',
  'money',
  'what',
] as const
export type AskedKind = (typeof askedKinds)[number]

export type Asked = {
  kind: AskedKind
  /** The question without its lead-in. */
  text: string
}

const leadIn =
  /^(?:(?:(?:hey|hi|hello|morning|good (?:morning|afternoon|evening))(?: (?!is\b|are\b|how\b)[a-z'-]+)?(?=,)|and|so|but|then|also|now|okay|ok|right|well|oh|hm|ah|yes|yeah|no|sure|great|fine|sorry|still|roughly|honestly|in your view|in your opinion|out of interest)(?:, | (?=\w)))+/
/** "Do you know how many", "any idea who": the second question is the one that is asked. */
const asksIndirectly =
  /^(?:do you (?:happen to )?(?:know|remember|recall|have an idea)|(?:have you )?(?:got )?any (?:idea|feel|sense)(?: of| for)?|can you (?:say|tell)|could you (?:say|tell)|would you know)(?: me)?,? (?=(?:how|what|who|which|when|where|why|whose|if|whether)\b)/

export const auxiliary = String.raw`(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|might|don't|doesn't|didn't|isn't|aren't|wasn't|won't|wouldn't|haven't|hasn't|can't)`
const money =
  /\b(?:cost\w*|runs? (?:you|us)|sets? (?:you|us) back|pay(?:s|ing)?|paid|spend\w*|spent|worth|money|budget\w*|price\w*|dollars|pounds|euros|invest\w*|charge[ds]?|salar\w+|fee|fees|revenue|turnover|profit\w*|margins?)\b/
const timeOfTheirs =
  /\b(?:minutes?|moment|half an hour|hour|time|now|today|convenient|bad moment|good moment|good time|bad time)\b/

/** Leave to go on with the call, in one form or another. A date or a visit is not asked for in this way. */
const permission = new RegExp(
  [
    String.raw`^(?:can|could|may|might) i (?:just |quickly |maybe |please )?(?:ask|start|begin|take (?:a |some )?notes?|note|write|record|go (?:on|ahead|through)|be (?:direct|blunt|nosy|honest)|push|pick|check|jump|go back|dig)\b(?!.*\b(?:how|what|who|when|where|why|which)\b)`,
    // "Alright if I start with some questions?": what comes before is no more than a lead-in.
    String.raw`^(?:(?:alright|all right|cool) )?if (?:i|we) (?:just |quickly |maybe )?(?:ask|start|begin|take (?:a |a few |some )?notes?|note|write|record|go (?:on|ahead|through))\b(?!.*\b(?:how|what|who|when|where|why|which|would|will)\b)`,
    String.raw`^(?:(?:do|would) you )?(?:you )?(?:mind|object) (?:if|me|my|[a-z]+ing|to my)\b`,
    String.raw`^is now (?:still )?(?:ok|okay|alright|all right|good|fine|convenient)\b`,
    String.raw`^(?:have i|did i|am i) (?:rung|ring|called|call|phoned|phone|calling|ringing|caught|catch|catching)(?: you)? (?:at|in) (?:an? |the )?\w+ (?:time|moment)\b`,
    String.raw`^(?:is|was|would|will) (?:it|that|this)(?: be)?(?: still)? (?:ok|okay|alright|all right|fine|convenient|in order|allowed|permitted)\b`,
    String.raw`^(?:agreed|deal|fair enough|sound(?:s)? (?:good|fair|ok|okay|alright))\W*$`,
    String.raw`^(?:are|is|would) [\w -]{2,24}\b(?:minutes?|half an hour|hour)(?: be)? (?:are |is )?(?:enough|okay|ok|alright|all right|fine|good)\b|^[\w -]{2,16} minutes (?:is|are) (?:enough|okay|ok|fine|good)\b`,
    String.raw`^(?:is|are) (?:that|this|you|we|now|it) (?:still )?(?:ok|okay|alright|all right|fine|good)(?: (?:for|with|to|on) (?:you|time|talk|go on|now))*\?*$`,
    String.raw`\b(?:is|are) (?:that|this|we|you|it) (?:still )?(?:ok|okay|alright|all right|fine|good) (?:for|with|on) (?:you|time)\b`,
    String.raw`^(?:have you|do you|you)(?: still)? (?:got|have)(?: got)?(?: still)? (?:\w+ ){0,3}(?:minutes?|moment|time|half an hour)\b(?!.*\b(?:for (?:it|that|planning|this sort)|to (?!talk|go|speak|carry|chat|answer)))`,
    String.raw`^does (?:now|the time|this time|(?:this|that)(?= still\b|.*\b(?:you|your|side|end)\b))(?: still)? (?:work|suit)\b`,
    String.raw`^is (?:now|this|it) (?:still |maybe |perhaps )?(?:an? )?(?:good|bad|okay|ok|alright|all right|decent|reasonable|convenient|suitable|terrible|awkward|fine) (?:time|moment)\b`,
    String.raw`^(?:have i|did i|am i|i(?:'ve| have)?n't) (?:caught|catch|catching|got) you (?:at|in|on) (?:an? |the )?(?:good|bad|okay|ok|alright|decent|reasonable|convenient|terrible|awkward|wrong|right|busy|middle)\b`,
    String.raw`^(?:can you talk|can you spare|could you spare|(?:are|would) you (?:be )?(?:free|okay|able) (?:to talk|to speak|for|now|right now))\b(?!.*\b(?:next|on \w+day|tomorrow|later)\b)`,
  ].join('|'),
)

const share =
  /\b(?:what|which|roughly what) (?:share|percentage|percent|proportion|portion|fraction)\b|\b(?:what|which) part of (?:your|the|their|a) (?:\w+ )?(?:day|week|time|work|year|month|morning|shift)\b|\bout of (?:ten|a hundred|every \w+|\d+|twenty|five)\b|^how much of\b|\bhow (?:big|large) (?:a|is the) (?:chunk|part|share|portion|slice)\b|(?<!\bor )\b(?:is|are) (?:it|that|those|they) (?:most|all|half)\b|\bhow many (?:per ?cent|in (?:ten|a hundred))\b/
const frequency =
  /^(?:does|do|is|are) (?:it|that|this|those) (?:really |actually )?(?:happen|occur|come up|common|usual)(?: (?:a lot|much|often|regularly))?\W*$|\bhow (?:often|frequently|regularly|common|rare)\b|\bhow many times (?:a|per|each|every) \w+|\bhow many times (?:does|do|has|did) (?:that|this|it) (?:happen|come up|occur)\w*|\b(?:a|an) (?:daily|weekly|monthly|regular|everyday|yearly) (?:thing|event|occurrence|problem|affair)\b|^(?:do|does|did|is|are) (?:it|that|this|they|those)(?: \w+){0,3} (?:every|each) (?:single )?(?:day|week|month|time|morning|shift|year)\b/
const duration =
  /^what(?:'s| is| was) the (?:longest|shortest)\W*$|\bwhat(?:'s| is| was) the (?:longest|shortest|average|usual|typical)\b(?=.*\b(?:taken|took|takes?|time|wait\w*|lasted|going)\b)|\bhow (?:long|quickly|fast|soon)\b|\bhow (?:much|many) (?:time|hours|minutes|days|weeks|months)\b|\bhow far (?:ahead|in advance)\b|^how old (?:is|are) (?!you\b)/
const count = /\bhow many\b|\bwhat (?:number|numbers|volume|sort of numbers?|kind of numbers?)\b|\bnumber of\b/
const improvement = String.raw`(?:help|change|changed|matter|make (?:a|any|much|that) (?:big |real )?(?:difference|dent)|make (?:it|that|things|life|your) \w+|be (?:better|easier|useful|worth|enough|any use|good|a relief|of use)|do it|solve|ease|save|improve|use (?:it|that|this)|take (?:it|that) up|fix)`
const wouldHelp = new RegExp(
  [
    String.raw`^(?:if|suppose|supposing|imagine|say|assuming|let's say)\b.*\b(?:would|could|will|might|does|do)\b(?: \w+){1,4} ${improvement}\b`,
    String.raw`^(?:would|could|might|will|wouldn't) (?:it|that|this|something like (?:that|this)|such a thing)(?: \w+)? ${improvement}\b`,
    String.raw`^(?:if|suppose|supposing|imagine)\b.*\bwhat (?:would|could) (?:change|be different|that (?:do|mean|change|give)|it (?:do|mean|change|give)|you do with)\b`,
    String.raw`^what (?:would|could) (?:change|be different|it (?:mean|change|give|do)|that (?:mean|change|give|do))\b.*\bif\b`,
    String.raw`^what if (?:it|that|this|all (?:it|that)|they)(?: \w+)? (?:was|were|took|cost|only|just)(?: (?:just|only|as simple|no more|nothing))\b`,
    String.raw`^(?:would|could|might|will) .*\bif (?:everybody|everyone|they|you|we|it|the \w+|your \w+|somebody)\b`,
  ].join('|'),
)
export const happensWays: Ways = {
  'what happens when it rains': /\bwhat (?:happens|would happen|becomes of|goes on)\b/,
  'what do you do then':
    /\bwhat (?:do|would|did|does|will|can) (?:you|they|he|she|people|your \w+|the \w+) (?:\w+ )?do (?:when|if|then|about|with|in that case)\b/,
  'what then?': /\b(?:what|and) then\?*$/,
  'what if': /^what (?:if|when)\b/,
  'if he is off, what do you do': /^(?:if|when|suppose)\b.*\bwhat (?:do|does|would|did) (?:you|they) do\b(?! with)/,
  'if he is off, what then': /^(?:if|when|suppose)\b.*\bwhat (?:next|then)\b/,
  'if a driver is off sick?':
    /^(?:if|in case|when (?!(?:do|does|did|is|are|was|were|will|would|has|have|had|can|could)\b)) ?[^,?]{4,60}\?$/,
  'what next': /^what next\b/,
}
const happens = anyOf(happensWays)
export const effectWays: Ways = {
  'what does it do to the team':
    /\bwhat (?:does|do|did|would|has|have) (?:(?:all |\w+ )?(?:it|that|this|those)|a \w+(?: \w+)?|the \w+(?: \w+)?)(?: all)? (?:do|done|mean) (?:to|for|with)\b/,
  'how does that affect you':
    /\bhow (?:does|do|did|is|has) (?:all )?(?:it|that|this|those|a \w+ like that) (?:\w+ )?(?:affect|affecting|affected|hit|hits|hurt|change|sit|show|go down|land|weigh)\b/,
  'is it wearing your people down':
    /^(?:does|do|is|are|has|did) (?:all )?(?:it|that|this|they|people|your \w+|the \w+)(?: \w+)? (?:wear|wearing|worn|tir(?:e|es|ed|ing)|burn\w*|stress\w*|drain\w*|exhaust\w*|upset\w*|frustrat\w*|annoy\w*|bother\w*|get(?:ting)? (?:to|on) (?:them|people|your|you|the))\b/,
  "what's the impact": /\bwhat(?:'s| is)? ?(?:sort of |kind of )?(?:the )?(?:effect|impact|knock-on)\b/,
  'how do people cope':
    /\bhow (?:do|does|did|are|is) (?:the|your|they|he|she|people|everyone|everybody)\b[^?]*\b(?:feel\w*|take it|taking it|cope|coping|find(?:ing)? (?:it|(?:all )?(?:of )?(?:that|this)|working)|bear|see it|like (?:it|that)|react\w*|holding up)\b/,
  'and the patients who were booked in?':
    /^(?:(?:and|what about|how about) )?(?:(?:on|for|to|with) )?(?:the|your) (?:customers?|clients?|guests?|patients?|residents?|tenants?|owners?|families|students?|public|callers?)(?: (?:who|that|with|in|on|at)\b[^?]*)?\?$/,
  'what is it like for them': /\bwhat(?:'s| is) (?:it|that|this) like (?:for|to|when|as)\b/,
  'how is that for you': /^how (?:is|was) (?:it|that|this|all that) for (?:you|them|your|the)\b/,
  'how does that feel': /\bhow (?:do|does) (?:it|that|this) feel\b/,
  'what does that feel like': /\bwhat (?:does|do) (?:it|that|this) feel like\b/,
}
const effect = anyOf(effectWays)
const opinion =
  /\bwhat do you (?:think|make) (?:of|about)\b|\bwhat do you think\b|\byour (?:own |personal |honest )?(?:view|take|opinion|feeling|impression|gut|read)\b|\bhow do you (?:feel|see)\b|^(?:do|don't) you (?:think|feel|believe|reckon|find)\b|\bare you (?:happy|satisfied|content|okay|comfortable|proud|pleased)\b|\bwhat did you (?:think|make) of\b|\bin your (?:view|opinion|eyes)\b|^how (?:does|do|did|would) (?:that|this|it|they)(?: all| \w+ly)? (?:sound|look|seem|strike you|grab you|land|come across|compare)(?: (?:to|for|with) (?:you|them|your \w+))?(?: so far)?\W*$/
const why =
  /\bwhy\b|\bhow come\b|^what(?:'s| is| was) (?:the (?:reason|cause)|behind|causing|driving)\b|^what (?:usually |normally )?(?:triggers?|prompts?|starts?|causes|caused|makes|made|drives|leads to|is it (?:about|that makes))\b|\bwhere does (?:it|that|this) come from\b|^how (?:did|does|do) (?:it|that|this|things|they)(?: \w+ly)? (?:get|come|end up|turn out|happen|start)\b(?: (?:to|so|like|that|as|about|in)\b.*)?\W*$|^how (?:did|does|do) (?:(?:the|those|these|such|your|a|an|all) )?(?:[\w'-]+ ){1,3}?(?:like that )?(?:come about|come up|arise|occur|build up|pile up|add up)\b/
const when =
  /^when (?!.*,)|^(?:since|until|by) when\b|\b(?:what|which) (?:time|day|month|season|point|hour|stage)\b|\bat what (?:point|time|stage)\b|\bwhen (?:do|does|did|is|are|was|were|will|would|has|have)\b/
const who =
  /^(?:who|whose|whom)\b|^which (?:one |person )?of (?:your|the) (?:people|team|colleagues|\w+ers|staff)\b|(?<!\b(?:customers?|clients?|companies|people|persons?|someone|somebody|anyone|anybody|those|others?|one|team|managers?|friends?|colleagues?),? )\bwho (?:is|was|does|has|gets|had|would|do|picks|'s)\b/
const which = /^(?:which|what (?:kind|sort|type|kinds|sorts|types)|what (?:sort|kind) of)\b/
const how = /^how\b|\bhow (?:do|does|did|are|is|would|will|can) (?:you|they|he|she|it|the|your|that|we)\b/
/**
 * "How do you decide which carrier gets a load?" is after how the work is done, as is "what happens first?": nobody signs
 * for it, counts it, or says what comes of it. What one buys is decided by whoever signs.
 */
const workings =
  /^how (?:do|does|did|would|can) (?:you|they|he|she|your \w+|the \w+) (?:\w+ly )?(?:decide|choose|pick|know|work out|figure out|determine|plan|judge|settle) (?:on |in advance |beforehand )?(?:which|how many|how much|what|when|where|whether|if|who (?:gets|goes|does|works|covers|takes))\b(?!.*\b(?:buy\w*|purchas\w*|vendors?|suppliers?|software|tools?|systems?|products?|invest\w*|sign\w*|go ahead)\b)|\bwhat happens (?:first|next|after (?:that|this)(?!\b.*\b(?:wrong|late|fails?))|at the (?:start|beginning)|in the mornings?|on a (?:normal|typical|usual|good) (?:day|week|morning))\b/
const orElse =
  /\b[\w']+,? or (?!so\b|anything\b|something\b|not\b|more\W*$|less\b|two\b|three\b|whatever\b|other\b)[\w']+/
const yesNo = new RegExp(String.raw`^(?:if [^,?]{3,60}, )?${auxiliary}(?: not)? \w+`)
/** "So nobody checks it?", "you get told by phone then?": put as it may be, for a yes or a no. */
const supposition =
  /^(?:(?:when|if) [^,?]{3,60}, (?:so )?)?(?:nobody|no one|everybody|everyone|somebody|someone|they|you|there(?:'s| is| are)|it(?:'s| is)?|that(?:'s| is)?|he|she|(?:your|the) \w+(?= \w)|all|none|only)\b(?!.*\b(?:what|how|who|when|where|why|which)\b).*\?$/
const what = /^what\b|\bwhat (?:do|does|did|is|are|would|will|can|have|has|'s)\b/

/** First that fits. What is counted or timed goes before all that only opens a question. */
const patterns: readonly [AskedKind, RegExp][] = [
  ['permission', permission],
  ['how', workings],
  ['share', share],
  ['frequency', frequency],
  ['duration', duration],
  ['count', count],
  ['would-help', wouldHelp],
  ['happens', happens],
  ['effect', effect],
  ['opinion', opinion],
  ['why', why],
  // A vendor is a who to those who sell and a which to everybody else.
  ['which', /^whom? (?:do|are|did) (?:you|they)(?: \w+)? (?:us(?:e|ing)|with|work(?:ing)? with|buy(?:ing)? from)\b/],
  ['who', who],
  ['which', which],
  ['when', when],
  ['how', how],
]

/** A sum of money has rules of its own. */
const countsMoney: ReadonlySet<AskedKind> = new Set(['share', 'count', 'what', 'how', 'would-help', 'effect'])

function bare(sentence: string): string {
  let text = plainText(sentence)
    .replace(/,? in your (?:own )?(?:view|opinion|eyes|experience)(?=\W*$)/, '')
    .replaceAll(/[.!]+$/g, '')
    .trim()
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(leadIn, '').replace(asksIndirectly, '')
  }
  return withoutTag(text)
}

/** Asks to be told, shown or led through something: no kind of its own. */
const request =
  /^(?:(?:can|could|would|will) you (?:please |just |maybe |perhaps )?)?(?:say more|walk|talk me|take me|run me|describe|explain|give|share|help|show|repeat|elaborate|expand|name|start|tell me (?:more|a bit|about))\b|^(?:can|could|would|will) you (?:please |just |maybe )?(?:say|tell|put)\b/
const countsAtAll =
  /^(?:do|does|did|is|are|has|have|can) (?:anybody|anyone|somebody|someone|they|you|we|your \w+|the \w+)(?: \w+ly| ever)? (?:count|counts|counting|counted|measur\w+|track\w*|record\w*|monitor\w*|log|logs|logged|note|keep (?:a )?(?:count|track|list))\b/
/** Who is asked whether they use any tool names it. */
const anyTool =
  /^(?:do|does|did|are|is|have|has) .{0,40}\b(?:us(?:e|es|ing)|got|have|work(?:s|ing)? with)\b.{0,20}\b(?:any|a|some) (?:kind of |sort of |\w+ )?(?:software|system|tool|program|programme|app|platform)\b/
/** The one thing that somebody would have otherwise is their trouble, however it is asked for. */
const wish =
  /\bmagic (?:wand|button|pill)\b|\bone thing\b.*\b(?:fix|change|solve|improve|get rid of)\b|\b(?:fix|change|solve|improve|get rid of|drop|take away)\b.*\b(?:one|a single) (?:thing|bit|part|piece|step)\b/
const nothingOfItsOwn = /^(?:why|why not|how|how so|how come|what|when|who|which|where|and|really)\W*$/

/** "Who asks for it, you or somebody else?": one of two that are named. */
export const whoOfTwo = /^who\b[^?]*, ((?:[\w'-]+ ){0,3}?[\w'-]+) or ((?:[\w'-]+ ){0,3}?[\w'-]+)\W*$/

/** Asks for a sum itself; all others only speak of money. */
const asksSum =
  /\bhow (?:much|expensive|cheap)\b|\bwhat(?:'s| is| are| was| were| does| do| did| would| will|'d)\b[^?]{0,40}\b(?:cost|costs|price\w*|budget\w*|worth|spend|spent|spending|pay|paying|paid|fee|fees|revenue|turnover|profit\w*|margins?|rate)\b|\bwhat (?:kind of |sort of )?(?:budget|price|money|sum|figure|revenue)\b/

/** "I'd like to ask how things run and then see if it's worth going on" says what will be asked, and asks nothing yet. */
const announced =
  /\band (?:then|afterwards) (?:(?:i|we)(?:'ll| will| can) )?(?:see|look|find out|decide|judge|tell you)\b/

function kindIn(text: string): AskedKind | null {
  if (nothingOfItsOwn.test(text) || request.test(text) || announced.test(text)) return null
  if (wish.test(text)) return null
  if (countsAtAll.test(text)) return 'yes-no'
  // "Would that be a yes or a no?" is one question.
  if (/\b(?:a )?(?:yes or (?:a )?no|good or bad(?: thing)?)\b/.test(text) && yesNo.test(text)) return 'yes-no'
  if (whoOfTwo.test(text)) return 'choice'
  if (anyTool.test(text)) return 'which'
  if (/\b(?:in|of|many) (?:hours|time|days)\b/.test(text) && /^(?:what|how)\b/.test(text)) return 'duration'
  if (orElse.test(text) && yesNo.test(text) && !share.test(text) && !permission.test(text) && !/\bever\b/.test(text))
    return 'choice'
  const found = patterns.find(([, pattern]) => pattern.test(text))?.[0]
  const open =
    found ??
    (orElse.test(text) && !/\bever\b/.test(text) && (yesNo.test(text) || supposition.test(text)) ? 'choice' : null)
  const kind = open ?? (yesNo.test(text) || supposition.test(text) ? 'yes-no' : what.test(text) ? 'what' : null)
  if (
    kind !== null &&
    (/\bhow much\b(?! (?:of|time)\b)/.test(text) || (countsMoney.has(kind) && money.test(text) && asksSum.test(text)))
  )
    return /^(?:what|how much)\b.*\b(?:cost\w*|worth|lose|losing)\b(?! (?:it|half|your|a|the|doing|to)\b)/.test(text)
      ? 'money'
      : null
  return kind
}

/** The kind of thing a turn asks for: of several questions the last that has one. Null when none stands out. */
export const askedIn = onceForWords((question: string): Asked | null => {
  const sentences = question.split(/(?<=[?.!])\s+/).filter((sentence) => sentence.trim() !== '')
  for (const sentence of sentences.toReversed()) {
    for (const text of [bare(coreOf(sentence)), bare(sentence)]) {
      const kind = text === '' ? null : kindIn(text)
      if (kind !== null) return { kind, text }
    }
  }
  return null
})

/** The leave that is asked for is time. */
export function asksForTime({ text }: Asked): boolean {
  return timeOfTheirs.test(text)
}

/** Asks how they do their work, though it is put as a decision. */
export function isOfWorkings({ kind, text }: Asked): boolean {
  return kind === 'how' && workings.test(text)
}
