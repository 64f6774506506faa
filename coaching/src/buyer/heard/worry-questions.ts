import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'
import { asksWhatStandsInWay } from './stands-in-way.ts'

const feared =
  /\bwhat (?:are|is|'re|makes?|do|does) (?:\w+ ){0,3}?(?:afraid|scared|nervous|frightened|anxious|worried) ?(?:of|about)?\b|\bwhat(?:'s| is) (?:the|your|their|his|her) (?:\w+ )?(?:fear|worst(?: case)?)\b|\bwhat(?:'s| is| would be) the worst (?:that|thing|case)\b|\b(?:what|which) (?:do|does|would) (?:you|they|he|she|people|your (?:people|team)) (?:fear|dread)\b|\bwhat (?:would|do|might|could) you (?:lose|be losing|stand to lose|give up)\b/
const whose =
  /\b(?:is|was) (?:it|that|this)(?: more| mainly| just| really| only)? (?:you|yours?|(?:from )?your (?:own |boss|team|people|view|worry|concern|opinion|call|decision)|somebody else|someone else|coming from)\b|\bwhose (?:worry|concern|view|opinion|idea|problem)\b|\bwho(?:'s| is| else is|'d| else|)?(?: else)?(?: (?:in|on|at|of) (?:the|your) \w+)?(?: (?:would|might|could|will))?(?: be)? (?:really )?(?:worried|concerned|behind (?:that|this|it)|against (?:it|this|that)|has (?:that|this) (?:worry|concern))\b|\bis (?:somebody|someone|anybody|anyone) else (?:worried|concerned|against|behind)\b/
const inParticular =
  /^(?:(?:and|so|but|okay|ok|yes|right|sure|well|fair enough|i understand|i see|understood|of course)[,.]? )*(?:(?:which|what) (?:part|bit|piece|point|side|aspect|one|thing|exactly|specifically|in particular)\b|what(?:'s| is| was) (?:it|that)? ?(?:exactly|specifically|about (?:it|that|this)|in particular)|(?:and )?in (?:particular|what way|which way)|anything in particular|how (?:do you mean|so)\b|where do you see (?:the|a) (?:problem|risk|catch|difficulty)|(?:can|could) you be (?:more|a bit more) specific)/
/** What they think of it and why, and how far they have come with it. */
export const viewWays: Ways = {
  "what don't you like":
    /\bwhat (?:can|can't|cannot|could|couldn't|don't|do|did|didn't) you (?:not )?(?:see|like|trust|believe|buy|get|understand|agree with|make of|think of|think about)\b/,
  'how do you see it':
    /\bhow do you (?:see|find|like|feel about) (?:it|that|this|(?:our|the|my) (?:offer|proposal|quote|numbers))\b/,
  "what's your view":
    /\bwhat(?:'s| is) (?:your|the) (?:view|take|feeling|verdict|main (?:worry|concern|point|thing|problem))\b/,
  'what makes you say': /\bwhat makes you (?:say|think|feel|doubt)\b/,
  "don't you trust": /\b(?:can't|cannot|can not|don't|didn't) you (?:not )?(?:see|like|trust|believe|understand)\b/,
  "you don't see it?": /\byou (?:can't|cannot|can not|don't|didn't) (?:see|like|trust|believe|understand)\b[^?]*\?/,
  'what did you think of it': /\bwhat did you (?:make|think) of\b/,
  "what's the hold-up":
    /^(?:so |and |hey |okay |ok )*what(?:'s| is) (?:up|wrong|the (?:matter|hold-?up|snag|hitch|blocker|sticking point)|on your mind)\W*$/,
  'may i ask why': /^(?:may|can|could) i ask (?:what|why|which)\W*$/,
  'is it because of': /\b(?:has|does|is) (?:it|that) (?:have )?(?:to do with|because of|down to)\b/,
  'where did you hear that': /\bwhere did you (?:get|hear|read) (?:that|it)\b/,
  'how did it come about': /\bhow did (?:it|that|this) (?:come (?:to|about)|start)\b/,
  'is it that you are worried': /\bis it\b[^?]*\b(?:worried|worries|bothers)\b/,
  'where are you on that': /\bwhere are you (?:with|on) (?:it|that|this)\b/,
  'what made you think that': /\bwhat (?:made|makes) you (?:think|say) (?:that|so)\b/,
  'you have a problem with':
    /\byou(?:'ve| have|'d)? (?:got |had )?(?:an? )?(?:problem|issue|concern|worry|doubts?) with\b/,
  'what would be acceptable': /\bwhat would be (?:okay|ok|acceptable|fine|better|right|enough|all right)\b/,
  'have you had the chance to read':
    /\b(?:did|have) you (?:had |have |get |got )?(?:a |the )?(?:chance|time) to (?:look|read|go through)\b/,
  "what's the real reason":
    /\bwhat(?:'s| is| would be| was)(?: exactly| really| actually)? (?:the|your) (?:(?:real|true|main|actual|underlying|exact|biggest) )?(?:reason|point|problem|issue|worry|concern|matter|doubt|difficulty)\b(?! (?:with|in|for) (?:your|the) (?:work|team|day|week|process))/,
  'who told you that': /\bwho (?:told|said|says) (?:you )?(?:that|this|so|it)\b/,
  'where does that come from': /\bwhere does (?:that|it|this) come from\b/,
  'can you tell me where that comes from': /\bwhere (?:that|it|this) comes from\b/,
  'why is that so important':
    /\bwhy (?:does|is|do|are) (?:that|it|this|those)(?: \w+)? (?:matter|important|so (?:important|big|much))\b/,
  'do you really think we can':
    /\bdo you (?:really |honestly )?(?:think|believe|trust) (?:that )?(?:we|you|it|this) (?:can|could|will|would|won't|can't)\b/,
  'is it the price': /\bis (?:it|that) (?:a rule|the (?:money|price|time|timing|effort)|about)\b/,
}
const theirView = anyOf(viewWays)
/** "What would that look like on a Tuesday?": the worry turned round, and theirs to fill. */
const lookLike =
  /\bwhat (?:would|does|should|might|could) (?:that|it|this|good|better|safe|enough) (?:have to )?(?:look|feel|sound) like\b|\bhow would (?:that|it) (?:look|have to look)\b/
/** "Is it the price, or is it us?": a reason is guessed at, and theirs to say. */
export const guessesReason =
  /\bis (?:it|that) (?:really |just |more |actually )?(?:that you|that they|that it|the (?:price|money|cost|time|timing|change|risk|size)|about|because|us|me|a matter of|down to|something (?:i|we)(?:'ve| have)?)\b[^?]*\?/
const wantsToHear =
  /\bi(?:'d| would) (?:really )?like to (?:hear|understand) (?:it|that|more|your (?:point|worry|concern|side|view))\b|\btell me (?:a bit )?more about (?:that|it|this)\b/
const namesIt =
  /\byou(?:'ve)?(?: have| had| got| raised| wrote| mentioned| said)\b[^?]*\b(?:doubts?|concerns?|worry|worries|reservations?|objections?|points?|(?:about|of) (?:the|our|my) (?:offer|proposal|quote)|to (?:talk|speak) (?:to me )?about)\b/
const stillInTheWay =
  /\b(?:what(?:'s)?|which|anything|something|is there)\b(?: \w+){0,3} (?:else|other)?(?: \w+){0,2} ?(?:worries|bothers|troubles|stops|holds|stopping|holding|missing|lacking|standing|worrying|troubling|bothering|bugging|behind (?:it|that|this)|in the way)\b/

/**
 * The rep asks about the worry itself: which part, what is behind it, what else there is. Nobody but the one who has the
 * worry can answer that.
 */
export function asksAboutWorry(heard: Heard): boolean {
  if ((wantsToHear.test(heard.plain) || namesIt.test(heard.plain)) && heard.wordCount <= mostWords) return true
  if (heard.asks && heard.wordCount <= 2 * mostWords && guessesReason.test(heard.plain)) return true
  if (!isShort(heard)) return false
  if (asksWhatStandsInWay(heard)) return true
  return [heard.question.toLowerCase(), heard.plain].some(
    (plain) =>
      inParticular.test(plain) ||
      theirView.test(plain) ||
      stillInTheWay.test(plain) ||
      meantBy.test(plain) ||
      lookLike.test(plain),
  )
}

/** What a word of the worry is to mean: "compared to what?", "when you say small, how small?". */
const meantBy =
  /\b(?:compared (?:to|with|against)|than|as opposed to|next to|like|in) (?:what|whom|whose)\b|\b(?:in what|what kind of|what sort of) (?:sense|way|respect|terms)\b|\bmeaning what\b|\bwhen you (?:say|said)\b[^?]*\b(?:compared|mean|meaning|exactly|in what|who (?:is|are|do)|which|what (?:is|are|kind|sort|counts)|how (?:small|big|much|long|expensive|early|late|high|low|many|full|busy))\b|\bwhat (?:do|did|would) you mean\b|\bhow do you mean\b|\bwhat counts as\b|\bby (?:that|this),? (?:do you|you) mean\b/
/** What somebody else there would ask or say of it. */
const othersSay =
  /\bwhat (?:would|will|does|do|might|is|are) (?!you\b|i\b|we\b|it\b|that\b|this\b)(?:(?:your|the|a) )?(?:\w+ ){1,3}?(?:going to |likely to |want to |need to |have to |ask you to )?(?:ask|say|object|make fun|complain|hate|laugh|grumble|moan|resist|fear|dislike|want|think|worry|need|look at|care about|be asking|be worried)\b|\bwhat(?:'s| is| will| would| are)(?: be)? (?:their|his|her) (?:\w+ )?(?:questions?|objections?|worry|worries|concerns?)\b|\bwhat (?:question|objection)s? (?:would|will|does|do|might) (?!you\b)/
const puts = String.raw`(?:if|suppose|supposing|say|assuming|what if)\b`
const changes = String.raw`(?:change|help|make|be enough|settle|do|work|ease|solve|answer|move|sway|convince|reassure|satisfy|matter|mind|object|consider|say (?:yes|no)|be (?:ok|okay|fine|alright|all right|comfortable|good|easier|better|different|against|open|interested|happy|up for|in favour|any (?:better|good|use|easier))|take (?:care|that|the)|put your|feel|have (?:gone|been|helped|worked|made))`
/** Something put to the buyer to see whether it would move them: "if you could speak to one of them, would that help?" */
const conditional = new RegExp(
  String.raw`\b${puts}[^?]*\b(?:would|could|might|does|will) (?:that|it|this|you|things?)\b[^?]*\b${changes}|\b${puts}[^?]*\b(?:are (?:we|you|things)|is (?:that|it)|will (?:that|you be)) (?:good|ok|okay|fine|happy|done|settled|enough|alright|all right|square|even)\b|\bwould (?:it|that|things?|you)(?: \w+){0,2} ${changes}\b[^?]*\b(?:if|to (?:see|hear|know|talk|speak|have|get))\b`,
)

/** "What if nothing starts before February?": put to the buyer, with nothing of their own work in it. */
const whatIf =
  /\b(?:what if|how about if|and if|suppose|supposing) (?:they (?:could|can|kept|still|had|never|only|didn't)|we|i|nothing|nobody|none of|one of|there (?:was|were)|the first|you (?:only|could|can|did not|didn't|don't|never|paid|pay|kept|keep|got|just|started|start|tried|try|had)|it (?:was|were|cost|took|ran|sat|only|all|didn't|did not|started|stayed|left|came))\b/
/** "And if an answer came in ten minutes?": half a sentence, whose other half is theirs to say. */
const supposed =
  /^(?:(?:and|so|but|okay|right|well|sure),? )*(?:what )?if (?:an?|the|it|we|that|this|somebody|someone|there|they|your|you|i|nobody|nothing)\b[^,?]{0,50}\b(?:came|took|was|were|had|got|could|didn't|stayed|ran|cost|worked|kept|went|started|paid|sat|only|knew|saw|did|gave|put|showed|promised|guaranteed|sent)\b[^,?]{0,50}\?\W*$/
const whatHappens = /\b(?:what|who) (?:happens|happened|would happen|then|do you do|does it|did)\b/

/** The rep asks whether something would move the buyer, before they have it. */
export function asksIfItWould({ plain, asks }: Heard): boolean {
  return (
    asks &&
    (conditional.test(plain) ||
      (whatIf.test(plain) && !whatHappens.test(plain)) ||
      supposed.test((plain.match(/[^.?!]+\?/g) ?? []).at(-1)?.trim() ?? ''))
  )
}

/** The rep asks what somebody else at the buyer's would ask or say of it. */
export function asksWhatOthersSay(heard: Heard): boolean {
  return isShort(heard) && othersSay.test(heard.plain)
}

const mostWords = 18

function isShort({ asks, wordCount }: Heard): boolean {
  return asks && wordCount <= mostWords
}

/** The rep asks what somebody is afraid of. */
export function asksWhatIsFeared(heard: Heard): boolean {
  return isShort(heard) && feared.test(heard.plain)
}

const decidedYet =
  /\b(?:have you|you(?:'ve| have)|did you)(?: guys)? (?:already |yet |now )*(?:decided?|made up your mind|come to a decision|made a decision)\b|\bis it (?:a )?(?:decided|no|yes)\b/

/** The rep asks whether it has been decided. */
export function asksIfDecided(heard: Heard): boolean {
  return heard.asks && decidedYet.test(heard.question.toLowerCase())
}

/** The rep asks whether a worry is the buyer's own. */
export function asksWhoseWorry(heard: Heard): boolean {
  return isShort(heard) && whose.test(heard.plain)
}

/** What a worry is made of, asked in a word or two: "what's taking up the room?" of "not this quarter". */
const behind: Partial<Record<ObjectionFamily, RegExp>> = {
  timing:
    /\bwhat(?:'s| is| are|'re| has| have| else)?\b[^?]*\b(?:tak(?:es|ing) up|eat(?:s|ing)|fill(?:s|ing)|keep(?:s|ing)|ahead of|out of the way|has to (?:happen|come|be (?:done|finished))|come first|comes first|on your (?:plate|desk|mind)|in the way|going on|coming up|running|so busy|busy with|tied up|is (?:it )?full|happening|the (?:rush|room|time|quarter|calendar))\b|\b(?:what|when)\b[^?]*\b(?:changes?|different|better|free(?:s|d)? up|easier|calmer|quieter|eases?|settles? down|by then|after (?:that|then)|next quarter)\b|\bwhy (?:not|is) (?:now|this quarter|this year|it a bad time)\b/,
  price:
    /\bwhat (?:would|did) you (?:expect|have in mind|think|budget|plan)\b|\bcompared to what\b|\btoo much (?:for|against|next to|compared)\b|\bwhich part\b|\bhow far off\b/,
  effort:
    /\b(?:which|what) part\b|\bwho (?:would|has to|does|will) (?:have to )?(?:do|carry|run|look after)\b|\bwhat (?:takes|took|would take|eats) (?:the|most|so|up)\b|\bwhere does (?:the|that|all the) (?:time|work|effort) go\b/,
  'tried-before':
    /\b(?:what|how|why|where|who|when)\b[^?]*\b(?:drag(?:ged)? on|promised|half a year|back then|last (?:one|time))\b|\bwho\b[^?]*\b(?:blame\w*|stopped|pulled|paid|decided|noticed|gave up|drop\w*|ran|had to)\b|\bhow far\b|\bwhat (?:broke|was left|stayed|would you do)\b/,
  incumbent:
    /\bwhat (?:does it|do you|works|would you) (?:do|like|miss|well|best|keep)\b|\bwhere does it (?:stop|fall short|end)\b/,
  'vendor-trust': /\bwhat would you (?:check|ask|look at)\b|\bwho (?:let|burned|disappointed) you\b/,
  security: /\b(?:which|what) (?:data|part|records?|rules?|policy)\b/,
}

/** The rep asks what a worry of this kind is made of. */
export function asksBehind(heard: Heard, family: ObjectionFamily): boolean {
  return isShort(heard) && behind[family]?.test(heard.plain) === true
}
