import type { Ways } from '../../speech/ways.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'
import { lastAsked } from './taken-up.ts'

const thing = String.raw`(?:that|it|this|those|these|they|[\w'-]+ing|(?:the|your|these|those) [\w' -]{2,40}?)`
const scale = String.raw`\b(?:scale|out of (?:ten|10)|(?:one|1|zero|0)(?: to |-)(?:ten|10))\b`
const someKind = String.raw`(?:solutions?|vendors?|options?|tools?|products?|companies|compan(?:y|ies)|suppliers?|providers?|alternatives?|systems?|platforms?|offers?)`
const weighing = String.raw`(?:look(?:ing|ed)?|consider(?:ing|ed)?|evaluat(?:ing|ed|e)|talk(?:ing|ed)?|speak(?:ing)?|spoken|compar(?:ing|ed|e)|exploring)`

/** Questions out of any book on selling, which every buyer is asked sooner or later, and how each is put. */
export const bookWays = {
  'why-problem': {
    'why is that a problem': new RegExp(
      String.raw`\bwhy (?:is|was|are|does|do|would|should) ${thing}(?: \w+ly| even| actually)? (?:such )?(?:an? )?(?:\w+ )?(?:problems?|issues?|deal|challenges?|bad|matters?|important|painful|hurts?|bothers?|troubles?|worr(?:y|ies))\b`,
    ),
    'what makes that so bad':
      /\bwhat makes (?:that|it|this|them)(?: \w+)? (?:so |such )?(?:an? )?(?:big |real )?(?:problem|issue|bad|important|painful|hard|difficult|urgent|frustrating)\b(?! to \w+)/,
    'why do you care': /\bwhy (?:do|should|would) (?:you|they|your \w+) (?:even |really )?(?:care|mind)\b/,
    'why is ninety not good enough':
      /\bwhy (?:is|are|isn't|aren't) [\w %-]{2,30} (?:not )?(?:good |high |fast |quick |much )?enough\b/,
    'what is so important about it': /\bwhat(?:'s| is) so (?:bad|important|hard|difficult|painful|special) about\b/,
  },
  'rate-it': {
    'on a scale of one to ten, how big a problem is it': new RegExp(
      String.raw`^(?=.*${scale}).*\bhow\b[^?]*\b(?:problem|pain\w*|issue|priority|important|urgent|bad|big|serious|severe|headache|challenge|difficult|frustrat\w*|motivated)\b`,
    ),
  },
  'how-likely': {
    'on a scale of one to ten, how likely are you to buy': new RegExp(
      String.raw`^(?=.*${scale}).*(?:\bhow\b[^?]*\b(?:likely|interested|ready|convinced|confident|sold|keen|close|sure|committed)\b|\bwhere (?:are|would|do) you\b)`,
    ),
  },
  'more-likely': {
    'what would make it a nine':
      /\bwhat(?:'d| would| could| might| will| has to| needs to| does it take| it would take)?\b[^?]{0,40}\b(?:make|get|take|move|bring|turn|push|raise)\b[^?]{0,20}\b(?:an? |to (?:an? )?|into (?:an? )?)(?:eight|nine|ten|8|9|10)\b/,
    'why not higher':
      /^(?:(?:and|so|but|okay|ok|interesting|great),? )*(?:why|how come|what makes it) (?:is (?:it|that) )?(?:not|isn't it|only)? ?(?:an? )?(?:higher|lower|more|less|three|four|six|seven|eight|nine|ten|\d+)\b/,
    'what would make you lean more':
      /\bwhat (?:would|could|might) (?:make|get|move|bring) you (?:to )?(?:lean|more (?:likely|interested|confident|comfortable|convinced|sure)|surer|higher|there)\b/,
  },
  'how-decided': {
    'walk me through your decision process':
      /\b(?:walk|talk|take|run|lead) me through\b[^?.]{0,30}\b(?:decisions?|decid\w+|buying|purchas\w+|approval|evaluat\w+|procurement)\b/,
    'what is your buying process':
      /\b(?:what|how|tell me|describe|is there|do you have)\b[^?]{0,40}\b(?:decision|decision[- ]making|buying|purchas\w+|approval|evaluation|procurement|vendor selection) process\b/,
    'how do decisions like this get made':
      /\bhow (?:do|does|are|is|would|will) (?:decisions?|purchases?|buying decisions?|(?:some)?things? like (?:this|that|these)|an? (?:decision|purchase|tool|system|project) like (?:this|that))\b[^?]{0,30}\b(?:made|decided|approved|bought|signed|work|happen)\b/,
    'how would you go about evaluating this':
      /\b(?:how (?:do|would|will) (?:you|your (?:team|company))|what (?:are|would be|is)(?: your| the)?(?: next)? steps?)\b[^?]{0,30}\b(?:evaluat\w+|go about (?:buying|deciding|choosing)|assess\w*)\b/,
  },
  'others-looked': {
    'what other solutions are you looking at': new RegExp(
      String.raw`\b(?:what|which|any|how many|are there) (?:other|else)\b[^?]{0,12}${someKind}\b|\b${weighing}\b[^?]{0,20}\b(?:any )?other ${someKind}\b`,
    ),
    'who else are you talking to': new RegExp(
      String.raw`\bwho else (?:are|have|were|do|did) you(?: \w+)? ${weighing}\b|\b(?:are|have|were) you(?: also| currently| already| ever)?(?: been)? ${weighing} (?:(?:at|to|with) )?(?:anyone|anybody|someone|somebody|anything|something) else\b`,
    ),
    'who are we up against':
      /\bwho (?:are|am) (?:we|i|you) (?:up against|competing (?:with|against)|comparing us (?:to|with|against))\b|\bwhat are you comparing (?:us|me) (?:to|with|against)\b/,
    'are you looking at alternatives': new RegExp(
      String.raw`\b(?:are|have) you(?: \w+)?(?: been)? ${weighing} (?:(?:at|to|with) )?(?:any |some )?(?:alternatives|competitors|others)\b`,
    ),
  },
  'questions-for-me': {
    'what questions do you have for me':
      /\b(?:what|any|which) (?:other )?questions? (?:do|have|would|could|might) you (?:have|got|like)\b|\b(?:do|have) you (?:have |got )?(?:any |other |more |some )*questions\b|\b(?:any|no) (?:other |more )?questions (?:for me|from your side|so far|at this point)\b/,
    'what would you like to know':
      /\bwhat (?:would|do|else would|can|could) (?:you (?:like|want) to (?:know|ask)|i (?:answer|tell you))\b|\banything (?:else )?(?:you(?:'d| would)? (?:like|want) to (?:ask|know)|i can answer)\b/,
  },
  'what-think': {
    "what's your decision": /\bwhat(?:'s| is) your (?:final )?(?:decision|answer|verdict)\b/,
    'what do you think':
      /^(?:(?:so|and|okay|ok|well|now),? )*(?:what do you (?:think|say|reckon)|(?:any |your )?thoughts|what(?:'s| are| is) your (?:thoughts?|reaction|impressions?|first impression|feedback))(?:,? (?:so far|about (?:that|it|this|all that)|of (?:that|it|this|all that)|on (?:that|it|this)|\w+))?\W*$/,
  },
  'next-step': {
    "so what's next": /^(?:(?:so|and|okay|ok|then|great),? )*what(?:'s| is| happens| comes) next\W*$/,
    "what's the next step":
      /\bwhat(?:'s| is| are| would be| should be| could be| do you see as| would you (?:say|suggest|like|see) (?:is|as|be)?)? ?(?:be )?(?:the |our |your |an? |any )?(?:good |sensible |best |right |logical |ideal |natural |possible )?next steps?\b(?! (?:in|of) (?:the|your) (?:process|work))/,
    'where do we go from here':
      /\bwhere (?:do|should|can|shall|would) (?:we|you)[^?]{0,12} go from here\b|\bhow (?:do|should|shall|would|can) (?:we|you)[^?]{0,25}\b(?:move (?:this |it )?forward|proceed|take (?:it|this) (?:forward|from here)|go (?:on )?from here)\b/,
  },
  shown: {
    'would you like to see how it works':
      /\b(?:would|do) you (?:like|want|care) (?:me to show you|to see) (?:how|what|it|that|this|a)\b/,
    'would it help if I showed you':
      /\b(?:would|might|could) (?:it|that)(?: be)?(?: \w+)?(?: of)? (?:help(?:ful)?|useful|okay|ok|good|great|interest(?:ing)?|make sense|worth it|all ?right)\b[^?]{0,12}\bif (?:i|we) (?:showed|walked|took|gave|explained|told|shared|sent)\b/,
    'can I show you how it works':
      /\b(?:can|could|may|shall|should|let) (?:i|we|me) (?:just |quickly |maybe )?(?:show|walk|take) you (?:how|what|through|around|a)\b/,
  },
  'why-not-fixed': {
    'what makes it so hard to change':
      /\b(?:what makes (?:it|that|this|them)|why is (?:it|that|this)|what(?:'s| is) so)(?: \w+)? (?:so )?(?:hard|difficult|tricky|tough|complicated)(?: about)? (?:to )?(?:chang|fix|solv|improv|sort|mend|get rid|do better|put right)\w*\b/,
    "why haven't you fixed it yet":
      /\bwhy (?:haven't|hasn't|has|have|didn't|did|don't|isn't) (?:you|anyone|anybody|it|that|this|they|nobody|no one|somebody|someone|your \w+)\b[^?]{0,24}\b(?:fix|solv|address|done|deal|sort|tackl|act(?:ed)?\b|chang|invest|bought|buy)\w*/,
  },
  risk: {
    'what is the risk for you':
      /\bwhat(?:'s| is| are| would be| do you see as)(?: the)? (?:biggest |main |worst )?(?:risks?|downsides?)\b|\bwhat do you (?:have to lose|risk)\b/,
    "what if it doesn't work out": /\bwhat if (?:it|this|that) (?:doesn't|does not|didn't|fails?|goes wrong)\b/,
  },
  'help-you': {
    'is there anything I can do to make it easier':
      /\b(?:is there )?(?:anything|something)(?: else)? (?:that )?(?:i|we) can do\b|\bwhat (?:can|could) (?:i|we) do (?:to|for|about|differently)\b|\bwhat (?:should|can|could|shall|may) (?:i|we) (?:send|mail|e-?mail|bring|prepare)\b|\bhow can (?:i|we) (?:help|make (?:it|this))\b/,
  },
  'when-agreed': {
    'when can you sign':
      /^(?:(?:and|so|but|okay|ok|great|then),? )*when (?:can|will|do|are|would|could|shall|should) (?:you|we)\b[^?]{0,24}\b(?:sign\w*|meet|talk|speak|start|do (?:this|that|it))\W*$/,
  },
  'change-subject': {
    "let's talk about football":
      /\b(?:let's|can we|could we|shall we|i'd rather|i want to)(?: just)? (?:talk|chat|speak) about (?:football|soccer|baseball|basketball|hockey|golf|sports?|the (?:game|match|weather|news)|politics|movies?|films?|food|music|dogs?|cats?|something else|your (?:dog|cat|kids?|family|holidays?|weekend|hobbies))\b/,
  },
  reference: {
    'would you talk to one of our customers':
      /\b(?:would|could|might|do|are) (?:you|it)\b[^?]{0,30}\b(?:talk|talking|speak|speaking|call|calling|chat|chatting|meet|meeting|connect\w*|introduc\w*)\b[^?]{0,24}\b(?:one|some|another|a (?:few|couple)|other|any) (?:of )?(?:(?:our|my) )?(?:existing |current |other )?(?:customers?|clients?|users?|references?)\b/,
    'shall I put you in touch with a customer':
      /\b(?:can|could|may|shall|should) i\b[^?]{0,20}\b(?:put you in touch|connect you|introduce you)\b[^?]{0,30}\b(?:customers?|clients?|users?|companies|someone|somebody)\b/,
  },
  'as-i-said': {
    "didn't I just say that":
      /\b(?:didn't i|did i not|have i not|haven't i) (?:just |already )*(?:say|said|tell|told|mention|mentioned|explain|explained|answer|answered)\b/,
  },
  'who-signs': {
    'who signs then':
      /^(?:(?:and|so|but|okay|ok|right|well|then),? )*who (?:does|is it|signs?|decides?|approves?|would|has (?:the|that|to)|makes (?:the|that))\b(?! (?:the work|it hurt))/,
  },
  'know-us': {
    'what do you know about us':
      /\b(?:what|how much) do you (?:already )?know about (?!it\b|that\b|this\b|them\b|your\b|the\b)[\w&.' -]{2,30}\W*$/,
  },
  'typical-day': {
    'what does a typical day look like':
      /\bwhat(?:'s| is| does| do)? (?:an? |your |the )?(?:typical|normal|average|usual|regular)(?: \w+)? (?:day|week|shift|morning)s?\b/,
  },
} as const satisfies Record<string, Ways>

export type BookKind = keyof typeof bookWays

const patterns = Object.entries(bookWays).map(([kind, ways]) => ({ kind, pattern: anyOf(ways) }))

const mostWords = 32

const isBookKind = (kind: string): kind is BookKind => kind in bookWays

/** Which question out of the book a turn asks; null where it asks none. Of several the one asked last. */
export function bookKindOf(heard: Heard): BookKind | null {
  if (!(heard.asks || heard.plain.includes('?')) || heard.wordCount > mostWords) return null
  const texts = [lastAsked(heard).toLowerCase(), heard.plain]
  const found = texts.flatMap((text) => patterns.find(({ pattern }) => pattern.test(text))?.kind ?? [])[0]
  return found !== undefined && isBookKind(found) ? found : null
}
