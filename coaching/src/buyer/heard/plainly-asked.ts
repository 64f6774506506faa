import type { Heard } from '../perceive.ts'

/** Questions that anybody may ask and only the one who is asked can answer. */
export const plainKinds = [
  'calmer',
  'if-settled',
  'one-first',
  'tell-boss',
  'solution',
  'own-day',
  'worth',
  'the-point',
  'who-told',
  'long-ago',
  'to-stay',
  'that-works',
  'who-knows',
  'enough-people',
  'why-call',
  'you-or-them',
  'how-bad',
  'changed-after',
  'how-ended',
  'take-up',
  'if-happy',
  'their-fault',
] as const
export type PlainKind = (typeof plainKinds)[number]

const wouldYou = String.raw`\b(?:(?:would|will|could|can) you (?:then )?(?:be (?:ready|willing|happy|prepared|able) to )?|are you (?:then )?(?:ready|willing|happy|prepared) to )`
/** "If I took that off your plate, would you sign?": whatever it is that the rep would do, the yes hangs on it. */
const ifSettled = new RegExp(
  String.raw`\b(?:if|suppose|supposing|assuming|say) (?:we|i|that|this|it|somebody|someone|he|she|they|your \w+|the \w+|you (?!want|like|'re ready|are ready|feel|agree|sign))\b[^?]*${wouldYou}(?:sign|go ahead|say yes|do it|decide|start|be in|commit|move (?:ahead|forward)|be (?:good to go|on board|comfortable (?:signing|going))|give (?:me|us|it) (?:a|the|your) (?:yes|go-ahead|green light))\b`,
)

/** How each is asked, and whether only over an open worry. */
const asked: Record<PlainKind, { pattern: RegExp; overWorry?: true }> = {
  calmer: {
    overWorry: true,
    pattern:
      /\bwhen (?:would|will|is|might|could) (?:it )?(?:be )?(?:an? |the )?(?:better|good|right|easier) (?:time|moment|season|month)\b|\bwhen(?:'s| (?:does|do|will|would|is|are|might)) (?:it|that|this|things?|you|everything|the \w+)(?: \w+){0,3} (?:calm\w*|quiet\w*|settle\w*|ease\w*|easier|slow\w*|less busy|freer|normal|over the worst)\b/,
  },
  'if-settled': { overWorry: true, pattern: ifSettled },
  'one-first': {
    overWorry: true,
    pattern:
      /\b(?:anything|something|what) else\b[^?]*\b(?:worr\w*|concern\w*|bother\w*|on your mind|troubl\w*)|\b(?:anything|something|what) else\b[^?]*\b(?:in (?:the|our|your) way|stop|block|kill|prevent|hold)\b|^(?:is there |and )?(?:anything|something) else\W*$/,
  },
  'tell-boss': {
    pattern:
      /\b(?:how|what) (?:would|will|do|could) you (?:have to |then )?(?:explain|justify|present|sell|put|tell)\b[^?]*\b(?:boss|board|management|upstairs|owners?|ceo|cfo|finance|above you)\b/,
  },
  solution: {
    pattern:
      /\bwhat (?:would|does|should) (?:a |an |the |your )?(?:good|ideal|perfect|right|better|dream) (?:solution|answer|outcome|result|setup|system|tool)(?: \w+)? (?:look|be|do|mean)\b/,
  },
  'own-day': {
    pattern:
      /\bwhat (?:do|does) (?:you|your day|your time) (?:spend|fill|go)\b[^?]*\b(?:day|time|week|hours)\b|\bwhat takes up (?:most of )?your (?:day|time|week)\b/,
  },
  worth: {
    pattern: /\b(?:what|how much) would (?:it|that|this|getting rid of (?:it|that|this)) be worth\b/,
  },
  'the-point': {
    overWorry: true,
    pattern:
      /\b(?:the )?(?:one|single|main|biggest) thing\b[^?]{0,30}\b(?:a no|say no|walk away|stop(?:s|ping)? you|kill (?:it|this)|deal ?breaker)\b|\bwhat(?:'d| would| do| did| should) (?:you (?:want|like|need) (?:us|me) to|we|i) (?:fix|sort|solve|change|look at|put right|tackle|deal with) first\b|\bwhat (?:was|is|'s|are|were) (?:it|the (?:thing|point|bit|part|one)|your (?:point|worry|concern)|that)(?: that)?(?: again)?,? (?:you |which )?(?:(?:couldn't|can't|could not) get (?:past|over|beyond)|(?:didn't|don't) like|(?:stuck|bothered|worried|put you off)\b)|^(?:(?:and|so|but|okay),? )*what(?:'s| is) (?:left|still (?:open|in the way))\W*$|\bwhat exactly (?:bothers|worries|troubles|puts you off)\b/,
  },
  'who-told': {
    pattern:
      /^(?:(?:and|so|oh|okay),? )*(?:who (?:told|said|says) (?:you |that |it )*|where (?:did|do) you (?:hear|have|get) (?:that|it)(?: from)?|how do you know(?: that| it)?|where(?:'s| is) that from)\W*$/,
  },
  'long-ago': {
    overWorry: true,
    pattern:
      /\bhow long ago (?:was|is) (?:that|this|it)\b|^(?:and |so )*when (?:was|did) (?:that|this|it)(?: happen)?\W*$/,
  },
  'to-stay': {
    pattern:
      /\bwhat (?:would|do|does|must|has|will|should) (?:have to |need to |we |i |it |you )*(?:happen|do|change|take|be different|need|see|want)\b[^?]*\b(?:you (?:to )?(?:stay|renew|keep (?:it|us)|go on with (?:us|it)))\b|\bwhat would (?:make|keep) you (?:stay|with us)\b/,
  },
  'that-works': {
    pattern:
      /^(?:(?:and|so|but),? )*(?:does )?(?:that|it|this)(?: all)?(?: really)? works?(?: for you| well| okay)?\W*$/,
  },
  'who-knows': {
    pattern:
      /\bwho (?:has|needs|would have|would need|gets) to (?:know|be told|hear (?:about|of) it)\b|\bwho gets told\b/,
  },
  'enough-people': {
    pattern:
      /^(?:(?:and|so|but),? )*(?:is )?(?:that|it)(?:'s| is)? (?:really )?enough (?:people|hands|of them|staff)\W*$/,
  },
  'why-call': {
    pattern:
      /\bwhat (?:made|makes|got) you (?:interested|curious|decide to (?:talk|meet|speak|take)|reach out|say yes|take|agree|pick up|want|make (?:the )?time)\b|\bwhy did you (?:say yes|take|agree to) (?:to )?(?:this|the|my|a) (?:call|meeting|time)\b/,
  },
  'you-or-them': {
    pattern: /\b(?:you or (?:them|your (?:team|people|staff))|them or you|your (?:team|people|staff) or you)\b/,
  },
  'how-bad': { pattern: /\bhow bad (?:was|is|did) (?:it|that|the (?:last|worst) (?:one|time))\b/ },
  'changed-after': {
    pattern:
      /^(?:(?:and|so|but|then|afterwards|after that),? )*did (?:anything|something|it|things) (?:really |actually )?(?:change|get better|improve)\b/,
  },
  'how-ended': {
    overWorry: true,
    pattern: /^(?:and |so |but )*how did (?:it|that) (?:all )?(?:end|turn out|finish)\W*$/,
  },
  'take-up': {
    pattern:
      /\b(?:could|can|would|will) you (?:take|carry|bring) (?:that|this|it) (?:upstairs|higher|to (?:your|the) (?:boss|board|management|team))\b/,
  },
  'if-happy': {
    pattern:
      /\bif (?:he|she|they)(?:'s|'re| is| are) (?:happy|okay|fine|convinced|for it|on board)\b[^?]*\b(?:are|would|will) you\b/,
  },
  'their-fault': {
    overWorry: true,
    pattern:
      /\b(?:whose|who(?:'s| is| was)) (?:fault|doing|mistake)\b|\bwho(?:'s| is| was)? (?:to blame|do you blame|at fault|responsible for (?:that|this|it))\b|\b(?:is|was) (?:that|this|it) (?:(?:our|my|your) (?:own )?(?:fault|doing|mistake)|(?:on|down to|because of) (?:us|you|them|me|your \w+))\b/,
  },
}

const mostWords = 24

/** Which of them some words ask; null where they ask none of them, or ask of a worry where there is none. */
export function plainKindOf(heard: Heard, isOverWorry: boolean): PlainKind | null {
  if (!heard.asks || heard.wordCount > mostWords) return null
  return (
    plainKinds.find(
      (kind) => asked[kind].pattern.test(heard.plain) && (isOverWorry || asked[kind].overWorry !== true),
    ) ?? null
  )
}

/** Asks something of this kind: over a worry it goes past nothing. */
export const isPlainlyAsked = (heard: Heard): boolean => plainKindOf(heard, true) !== null
