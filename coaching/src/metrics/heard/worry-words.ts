import type { ObjectionFamily } from '@ringside/contract'

type Wording = readonly (readonly [ObjectionFamily, RegExp])[]

const worded = (family: ObjectionFamily, ...sources: string[]): readonly [ObjectionFamily, RegExp] => [
  family,
  new RegExp(sources.join('|'), 'iu'),
]

const machine = String.raw`(?:(?:a|an|any|the|that|some|another|new|these|those) )*(?:computers?|machines?|robots?|screens?|apps?|algorithms?|software|gadgets?|technology|tablets?|AI)`
/** Who would have to live with it: "he", "my father", "Nabil", "half of them". */
const somebody = String.raw`(?:i|we|he|she|they|you|it|(?:my|our|the|most|half|some|all|none|one) (?:of )?(?:(?:my|our|the) )?\p{L}+|\p{L}+)`

/** Said by themselves, these speak of nothing but what is for sale. */
const plainly: Wording = [
  worded(
    'effort',
    String.raw`\b(?:doesn't|don't|won't|wouldn't|never|can't) (?:really |ever |even )?(?:like|want|have|use|touch|stand|bear|get on with|understand|go near|do) ${machine}(?! (?:in the office|we have|at the moment|is|are|that))\b`,
    String.raw`\b(?:computers?|machines?|screens?|robots?|software) (?:telling|tells|tell) (?:him|her|them|me|us|people|anybody|anyone) (?:what|how)\b`,
    String.raw`\bnever (?:even )?(?:used|touched|owned|switched on) (?:a |an )?(?:computer|tablet|smartphone|mobile|app)\b`,
    String.raw`\b(?:no good|not (?:any |very |that |so |really )?good|hopeless|useless|terrible|rubbish) (?:with|at|on) (?:computers?|technology|tech|apps|machines|screens|software|that sort of thing)\b|\b(?:not|isn't|aren't|no) (?:a |an |very |really |exactly )*(?:computer (?:person|people|literate|man|woman)|tech(?:nical|y| people| person)?|technically minded)\b|\btechnophobes?\b`,
    String.raw`\b(?:worried|concerned|afraid|nervous|not sure|unsure|doubt)\b(?: \p{L}+){0,4} (?:connects?|integrates?|fits? in|talks? to|plugs? in|works? with|compatible)\b`,
    String.raw`\b(?:replace|take over from) (?:them|us|him|her|people|everybody|half of us)\b|\btake (?:their|our) jobs\b`,
  ),
  worded(
    'vendor-trust',
    String.raw`\b(?:wouldn't|don't|doesn't|won't|not|never|can't) (?:really |quite |ever )?trust(?:ing)? ${machine}\b`,
    String.raw`\b(?:computer|machine|robot|app|algorithm|screen|AI)s? (?:doesn't|don't|can't|won't|couldn't|will never|would never|isn't going to) (?:know|see|feel|smell|taste|tell|understand|think|replace)\b`,
    String.raw`\btrusts? (?:his|her|their|my|our) (?:own )?(?:\w+ )?(?:more|over|and not|not)\b.{0,20}\b${machine}`,
    String.raw`\b(?:you|they)(?: people| lot)? all (?:say|promise) (?:that|so|the same)\b|\bnever heard of (?:you|your|them)\b|\bhow do (?:i|we) know (?:you|it|that|this|they)\b|\b(?:been|was|were) promised (?:that|it|this|the (?:same|earth|moon|world))\b`,
  ),
  worded(
    'price',
    String.raw`\b(?:not sure|don't know|no idea|doubt|wonder)(?: (?:if|whether|that|how))? (?:we|i) (?:can|could|can't|couldn't|would) (?:ever )?(?:afford|pay for|pay that|spend|find (?:that|the money))\b`,
    String.raw`\b(?:haven't got|don't have|have not got|do not have|not got) (?:that|the) (?:kind|sort|amount) of money\b|\b(?:can't|couldn't|cannot|hard to|difficult to|have to|need to) justify (?:it|that|this|the (?:cost|money|expense|price|spend))\b`,
    String.raw`\bwhere (?:would|does|should|will|'s|is) (?:that|the|this) money (?:going to )?come from\b|\bcounting (?:every|our|the) penn(?:y|ies)\b`,
  ),
  worded(
    'security',
    String.raw`\b(?:don't|doesn't|wouldn't|not) (?:really )?(?:want|like|have|keen on|putting) (?:my|our|the|his|her|their) (?:figures|numbers|data|books|takings|records|names|customers)\b.{0,30}\b(?:computers?|cloud|internet|somebody|someone|out there|servers?|else|outside)\b`,
    String.raw`\bwho (?:else )?(?:sees|can see|gets|has access to|looks at|owns) (?:my|our|the|all|that|those) (?:figures|numbers|data|books|takings|records)\b|\b(?:check(?:ing)? up|keeping (?:an eye|tabs)) on (?:them|him|her|us|people)\b.{0,20}$(?<=\b(?:think|feel|say|looks?|sounds?|feels?|believe|like)\b.{1,60})`,
  ),
  worded(
    'contract',
    String.raw`\b(?:not|won't|wouldn't|never|don't want to be|no way i'm|hate) (?:going to |be )?(?:sign(?:ing)?|commit(?:ting)?|tie(?:d|ing)?)(?: (?:up|us|me|myself|ourselves))?(?: (?:anything|something|up|to anything|to something|in))? (?:for|to) (?:a|two|three|four|five|\d+|several|any)? ?(?:years?|months?|long)\b`,
  ),
]

/** Said of an offer, or when asked how somebody would take it, a worry; said of a working day, how things are. */
const inAnswer: Wording = [
  worded(
    'effort',
    String.raw`\b(?:is|'s|are|'re) (?:\w+ )?(?:stubborn|set in (?:his|her|their|my|our) ways|old[- ]school|old[- ]fashioned|not (?:one|ones) for (?:change|that)|creatures? of habit|slow to change)\b`,
    String.raw`\b${somebody}(?:'d| would|'ll| will)(?: all| just| only| both)? (?:moan|hate|grumble|complain|revolt|kick up|never|refuse|laugh|walk out|ignore|fight|throw (?:it|that)|resist|not )\b`,
    String.raw`\bcan't (?:even )?(?:work|use|read|open) (?:a|an|the|their|his|her) (?:phone|smartphone|computer|tablet|e-?mail|screen|app)\b`,
    String.raw`\bwho(?:'s| is|'d| would|'ll| will)(?: going to| gonna| have to)? (?:learn|type|enter|put (?:all|it|that)|key|feed|set|teach|train|show|run|keep|look after|fill|do all|update|maintain)\b`,
    String.raw`\b(?:no|not|haven't|hasn't|don't|without|enough|much)(?: got| have| had)?(?: the| any| enough)? (?:time|patience|energy|hands|people) (?:to learn|to train|to teach|to set|for learning|for training|to (?:type|enter|put))\b`,
    String.raw`\b(?:one more|another|yet another|just another) thing (?:to|that|for|i|we|they)\b|\bsounds? (?:like |rather )?(?:a lot of |too much |extra |more )?(?:hassle|work|trouble|complicated|fiddly|bother|effort|faff)\b`,
    String.raw`\b(?:can't|cannot|don't|couldn't) (?:really |quite )?(?:see|imagine|picture) (?!me\b|why|what|how|where|that\b)(?:\p{L}+ ){1,3}(?:using|doing|typing|learning|opening|looking at|touching|going along|wanting|agreeing)\b`,
    String.raw`\b(?:you try|try|good luck|i'd like to see you) (?:getting|telling|teaching|persuading|convincing|with|get|tell|teach|persuade)\b`,
    String.raw`\b(?:scared|frightened|afraid|worried|nervous|anxious) (?:for|about|of losing|they'll lose|they'd lose|that they'll lose|it'll (?:cost|take)) (?:their|our|his|her|the) jobs?\b`,
  ),
  worded(
    'vendor-trust',
    String.raw`\bwhat if (?:it|that|the (?:computer|machine|thing|system))(?:'s| is| gets?| goes| breaks| does| doesn't| tells| says)\b|\bwhat (?:happens|do (?:i|we) do) (?:when|if|with it when|once) (?:the (?:internet|wi-?fi|power|computer|system|thing|network)|it)(?:'s| is)? ?(?:goes|go|gets?|breaks?|down|off|crashes|dies|stops|fails|wrong)\b`,
    String.raw`\b(?:heard|told) (?:all )?(?:that|this|it) (?:all )?before\b|\btoo good\b|\bwhat's the catch\b|\byou would say that\b|\byou'd say that\b`,
  ),
  worded(
    'price',
    String.raw`\b(?:money|cash|it|things)(?:'s| is| are|'re) (?:very |really |pretty |a bit |always |so )?(?:tight|short)\b|\b(?:margins?(?:'s| is| are) (?:\w+ )?(?:thin|tiny|tight|small)|thin margins)\b`,
    String.raw`\bthat(?:'s|'d be| is| would be| adds up to| sounds)(?: like)? (?:quite )?(?:a lot|a fair bit|a good deal|dear|pricey|expensive|half a wage|somebody's wage|serious money|proper money)(?=\W*$|[,.;!]| (?:for (?!a)|of money|to (?:find|pay|spend)|when|with|for a (?:shop|place|business|firm|company|bakery)))(?! less)`,
    String.raw`\b(?:nothing|not (?:much|a lot)|little) left (?:over )?(?:at the end|after|in the (?:pot|budget|bank|till)|to spend)\b(?!.{0,12}\bon the shelf)|\bmore than (?:we|i) (?:pay|spend|make|earn)\b`,
    String.raw`^\W*(?:ouch|blimey|crikey|good grief|steep)\b`,
    String.raw`\b(?:can't|couldn't|not) (?:spend|find|spare|pay) (?:that|the money|that much|so much|another)\b|\b(?:everything|flour|rent|energy|wages?)(?:'s| has| have)? (?:just )?gone up\b`,
  ),
  worded(
    'timing',
    String.raw`\b(?:flat out|rushed off our feet|short-?handed|short of people|snowed under|run off (?:our|my) feet|up to (?:my|our) (?:eyes|neck|ears))\b|\b(?:no|not got|haven't got|don't have)(?: the| any)? time (?:for (?:it|that|this|any)|this|until|till|before|right now|at the moment)`,
  ),
]

function familyOf(wordings: Wording, text: string): ObjectionFamily | null {
  const plain = text.replaceAll('’', "'")
  return wordings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** The family of a worry about people, money or machines that needs no offer before it to be understood, or null. */
export function plainWorryIn(text: string): ObjectionFamily | null {
  return familyOf(plainly, text)
}

/** The family of a worry that is one in answer to an offer, or to how somebody would take it, or null. */
export function worryInAnswer(text: string): ObjectionFamily | null {
  return familyOf(inAnswer, text)
}

const asksAfterWorries =
  /\b(?:what|how) (?:would|will|do|does|did|might) (?:you|he|she|they|your|the|\p{L}+)(?: \p{L}+){0,3} (?:say|think|make of|take|feel|react|find (?:it|that)|respond|want to know)\b|\b(?:what(?:'s| is| would be| else is)?|is there|anything|who) (?:\p{L}+ ){0,3}(?:hold(?:s|ing)?(?: you| him| her| them)? back|stop(?:s|ping)?|worr(?:y|ies|ied|ying)|concerns?|in the way|against|hesita\w+|be hard|difficult about|put (?:you|him|her|them) off)\b/iu

/** A rep's words that ask how somebody would take what is offered, or what stands in its way. */
export function asksForWorries(text: string): boolean {
  return asksAfterWorries.test(text.replaceAll('’', "'"))
}
