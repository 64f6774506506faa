import type { Heard } from '../perceive.ts'
import type { LineKey } from '../words/line-keys.ts'
import { lastAsked } from './taken-up.ts'

type Aside = {
  pattern: RegExp
  lines: readonly LineKey[]
  likes?: 'warm'
  /** Costs the buyer nothing to answer, whatever else is open between the two. */
  small?: true
}

/** Small questions that every call has and no fact answers, with the lines that meet them. First match wins. */
export const asides: readonly Aside[] = [
  { pattern: /^(?:but |and |okay |ok |oh )*why not\W*$/, lines: ['whyNot', 'interestedNo'] },
  {
    pattern:
      /^(?:so |and |okay |ok |then )*(?:is that|that's|that is|do i take that as|was that) an? (?:yes|no|maybe)\b/,
    lines: ['interestedNo', 'whyNot'],
    likes: 'warm',
  },
  {
    pattern:
      /\b(?:do you want|would you like|want|care) to ask me\b|\b(?:any|have you got|do you have)(?: any)? questions? for me\b|^(?:so )?your turn\W*$/,
    lines: ['ownQuestion', 'goOn'],
    small: true,
  },
  {
    pattern: /\bwhat are you thinking\b|\bwhat(?:'s| is) (?:on your mind|going through your)\b|\bpenny for\b/,
    lines: ['interestedNo'],
    likes: 'warm',
  },
  {
    pattern:
      /\bwould you (?:talk|speak|listen) to (?:an?|one|some|somebody|someone|another)\b|\b(?:talk|speak) to (?:one of (?:our|them)|another) (?:customer|client|user)s?\b/,
    lines: ['interestedNo'],
    likes: 'warm',
  },
  {
    pattern: /^(?:busy|long|mad|quiet|good) (?:day|week|morning|afternoon)\W*$/,
    lines: ['reactSmallTalk'],
    small: true,
  },
  {
    pattern:
      /\bhow are you(?: doing| keeping)?(?: today)?\W*$|\bhow(?:'ve| have) you been(?: keeping| doing)?(?: since \w+(?: \w+)?| lately)?\W*$|\bare you (?:well|keeping well)\W*$|\bhow(?:'s| is| are|'re) (?:life|things|everything|business|tricks|it going)(?: (?:with you|going|today|there))?\W*$|\bhow(?:'s| is| has| was) (?:your|the) (?:day|week|weekend|morning|afternoon|monday|friday)(?: (?:been|going|treating you))?(?: so far)?(?:,? \w+)?\W*$/,
    lines: ['reactSmallTalk'],
    small: true,
  },
  { pattern: /\bmeet your needs\b|\bwhat you're looking for\b/, lines: ['interestedNo'], likes: 'warm' },
  {
    pattern: /\b(?:does|would|will) that (?:work|be okay|be ok|be alright|suit) (?:for )?you\b|\bhow does that sound\b/,
    lines: ['makesSense', 'goOn'],
  },
  {
    // "Would that have helped you there?" asks about an offer, not about the line.
    pattern: /\b(?:can|do) you hear me\b|\bare you (?:still )?there\b|^you (?:still )?there\?|\bstill with me\b/,
    lines: ['hearMe', 'goOn'],
    small: true,
  },
  {
    pattern:
      /\bhave you (?:ever )?heard of\b|\bfamiliar with (?:us|our)\b|\bwhat do you (?:already )?know about (?:us|our)\b|\bhow much do you know about (?:us|our)\b|\bdo you know (?:us|who we are|our company)\b/,
    lines: ['heardOfUs'],
    small: true,
  },
  {
    pattern:
      /\b(?:get|got|see|seen|read|receive|received|look at|chance to) (?:my|the|our|that|at my) (?:e-?mail|message|note|letter|voicemail|brochure|deck|proposal|invite|invitation|link|agenda)\b|\b(?:did|has|have) (?:the|my|our|that) (?:e-?mail|message|invite|invitation|link|agenda|note) (?:come|came|go|gone|get|got|arrive[d]?|land(?:ed)?|make it|reach(?:ed)?)\b/,
    lines: ['gotEmail'],
    small: true,
  },
  {
    pattern:
      /\b(?:what(?:'s| is) (?:your|the best|a good) (?:e-?mail|number(?! one)|address|phone)|where (?:should|can|do) i send|best (?:e-?mail|number(?! one)|address))\b/,
    lines: ['contactDetails'],
    small: true,
  },
  {
    pattern:
      /\b(?:what(?:'s| is) your (?:role|job|title|position)|what do you do (?:all day|there|at|for)(?! (?:fun|the moment|present|lunch))\b|your (?:own )?responsibilit(?:y|ies)|your remit|what you look after|what do you look after|what falls under you|what are you responsible for|what you(?:'re| are) (?:in charge of|responsible for)|what your (?:role|job|part in it) is|what(?:'s| is) your (?:own )?(?:part|bit|role) in|where do you come in|what you do (?:all day|there|exactly|every day)|how are you involved|tell me (?:a bit |a little )?about (?:yourself|your role))\b/,
    lines: ['myRole'],
    small: true,
  },
  {
    pattern:
      /\b(?:(?<!\b(?:it|this|that|them) (?:a |your |the |any |much of a )?(?:top |high |real |big )?)priorit(?:y|ies)|competing for your|else is (?:going on|on) |on your agenda|top of (?:your )?mind|on your (?:plate|list|desk)(?! that (?:shouldn't|should not|isn't))|your (?:main )?focus|what matters (?:most )?to you|your (?:vision|strategy|ambition)|(?:see|want) (?:yourself|yourselves|to be) in (?:\w+ )?(?:years?|months)|in (?:two|three|five|ten) years|what are you measured on|what (?:are|do) you (?:trying|hoping|looking|want|aiming|planning|need) to (?:accomplish|achieve|get done|reach|improve)(?= (?:this|next|in|over|by)\b|\W*$)|your goals (?:for|this)|main goals?)\b/,
    lines: ['myPriorities'],
  },
  {
    pattern:
      /\b(?:anything (?:you'd|you would|else you'd|else you would|you want to|you'd like to)(?: like)?(?: to)? (?:add|say|mention)|(?:something|anything|what)(?: \w+){0,3} i (?:did not|didn't|have not|haven't|forgot to|should|should have|ought to) (?:ask|asked|mention|mentioned|know)|anything else|what else (?:should|do i|would|can you)|did i miss (?:any|some)thing|have i missed|anything i (?:missed|haven't|should)|what (?:did|have|should) i (?:forget|forgotten|have asked|be asking|not asked|ask you)|(?:anything|something) (?:else )?you(?:'d| would)? (?:want|like|need)(?: to (?:get|be|see))? (?:covered|discussed|talked about|gone through|on the agenda|addressed)|is there (?:an?|another|one)(?: \w+)? (?:thing|item|point|one|demand)\b[^?]*\bor (?:was|is) (?:that|it) (?:the (?:lot|end)|everything|all|it)\b|what haven't i asked|what (?:did i not|didn't i|have i not) (?:ask|mention)\w*)\b/,
    lines: ['nothingElse'],
  },
  {
    pattern:
      /\b(?:anything|something|what) (?:(?:that |which )?you (?:think|feel|reckon) )?(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:got |have |had |understood )?(?:it )?(?:wrong|misunderstood|missed the point|off)\b|\b(?:does|did|do) (?:that|this|it|i) (?:make|making) sense\b(?! (?:to (?!you\b)|for (?:us|me|you) to|if))|\b(?:is that|is this|are we) (?:clear|okay|ok|fair|aligned|on the same page)\b|\bsound (?:fair|good|okay|ok|reasonable)\b|\bfair enough\?|[.,!] (?:fair|cool|okay|ok|alright|sound fair)\?$|\bmakes sense\?/,
    lines: ['makesSense'],
  },
  {
    pattern:
      /\b(?:is|would|could|might) (?:that|this|it|something like (?:that|this)) (?:be )?(?:(?:of|something)(?: of)? )?(?:interest|interesting|useful|helpful|relevant|something you(?:'d| would| could| might)|worth)\b|\b(?:are|would) you (?:be )?interested\b|\byou(?:'d| would|'re| are) (?:\w+ )?(?:be )?(?:interested|keen|up for (?:it|that|this))\b|\bsound interesting\b|\b(?:do you think|could|would|might|can) (?:that|this|it) (?:could |would |might )?(?:work|fit|suit|do) (?:for|with) you\b|\bwould (?:you care|that matter|you look at (?:it|that))\b|\bwould (?:that|it) (?:make|be) a difference\b/,
    lines: ['interestedNo'],
    likes: 'warm',
  },
  {
    pattern: /\bis (?:now|this) (?:still )?an? (?:bad|good|okay|ok|terrible) (?:time|moment)\b/,
    lines: ['goOn'],
    small: true,
  },
  {
    pattern:
      /\b(?:is|was|does) (?:that|it|this) (?:more|less|higher|lower|about|roughly|near|close|in|within|fit|what)\b.{0,30}\b(?:expect(?:ed|ing)?|thought|in mind|range|budget|ballpark)\b/,
    lines: ['priceHeard', 'interestedNo'],
  },
  { pattern: /\bhow (?:long|much time) (?:do you have|have you got|have we got)\b/, lines: ['howLong'], small: true },
  {
    pattern:
      /\b(?:can|could|may|mind if|okay if|ok if) i (?:just )?(?:quickly )?ask (?:you )?(?:(?:a|one|another|some|something|a few|a couple)\b.{0,24}(?:questions?|things?|something)|something)?\s*(?:\?|$)/,
    lines: ['goOn'],
  },
]

/** The rep asks what else there is to say, which may be anything. */
export function asksWhatElse({ asks, plain }: Heard): boolean {
  return asks && asides.some(({ pattern, lines }) => lines.includes('nothingElse') && pattern.test(plain))
}

/** Questions about what still stands in the way. */
export const worriesPattern =
  /\b(?:concerns?|worr(?:y|ies|ied)|hesita(?:nt|tions?|te)|reservations?|(?:anything|something|what) else (?:(?:that is|that's|that) )?(?:bugs|bugging|bothers|bothering|worries|worrying|troubles|troubling|concerns|concerning|stops|stopping)|anything else (?:about it|on (?:your|that) (?:mind|list))|what (?:other|else)\b.{0,14}\bstopping|questions do you have|hold(?:ing|s)? you back|stops? you|stopping you|in the way of (?:us|a|working|going|moving)|objections?|what would (?:you need|need to happen|it take)|not convinced)\b/

/** A choice of days, not a request to meet: "is Thursday better?". */
const dayQuestion =
  /\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week|(?:the )?(?:morning|afternoon))\b.{0,30}\b(?:better|easier|instead)\b/

/** Longer turns do more than ask something small. */
const mostWords = 14

/** The lines for a turn that asks something small and nothing else; null for any other turn. */
export function smallQuestion(heard: Heard): readonly LineKey[] | null {
  if (!heard.asks || heard.wordCount > mostWords) return null
  if (dayQuestion.test(heard.plain)) return ['dayAside']
  return asides.find(({ pattern, small }) => small === true && pattern.test(heard.plain))?.lines ?? null
}

/** The same of the question that a longer greeting ends with: "thanks for your time. What is your role there?" */
export function smallAtTheEnd(heard: Heard): readonly LineKey[] | null {
  const small = smallQuestion(heard)
  if (small !== null || !heard.asks || heard.questionCount !== 1) return small
  const asked = lastAsked(heard)
  return smallQuestion({ ...heard, plain: asked, wordCount: asked.split(' ').length })
}
