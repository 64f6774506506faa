import type { ObjectionFamily } from '@ringside/contract'
import { plainWorryIn } from './worry-words.ts'

/** What was had before: something one buys, and no bad month. */
const noun = String.raw`(?:apps?|tools?|software|systems?|platforms?|products?|vendors?|suppliers?|providers?|programs?|programmes?|solutions?|bots?|pilots?|trials?|packages?)`
const bought = String.raw`(?:something|one|it|this|that|these|those|(?:an?|the|some|another|two|three) (?:[\w-]+ ){0,2}${noun}|(?:some)?thing like (?:this|that|it|yours)|${noun})`
const broughtIn = String.raw`(?:tried|trialled|piloted|had|used|looked (?:at|into)|went with|bought|rolled out|brought in|put in|invested in|paid for|been through|signed up (?:for|with))`
const past = String.raw`(?:before|ago|last (?:year|spring|summer|autumn|fall|winter|month|quarter|time)|once|already|back (?:in|then)|in 20\d\d)`
const failed = String.raw`(?:(?:(?:did not|didn't|never|wouldn't|would not|stopped|refused to) (?:actually |really |ever )?(?:us(?:e|ed|ing)|touch(?:ed|ing)?|log(?:ged|ging)? in|adopt(?:ed)?|open(?:ed)?))|(?:nobody|no one|none of (?:them|us)|hardly anyone) (?:actually |really |ever )?(?:used|touched|opened|wanted|logged)|(?:gave|given) (?:it )?up|dropped it|binned it|scrapped it|fell (?:flat|apart|over)|gather(?:s|ed|ing) dust|in (?:the|a) drawer|waste of|went nowhere|was a disaster|died)`
const tried = new RegExp(
  [
    String.raw`\b${broughtIn} ${bought}.{0,40}\b${past}\b`,
    String.raw`\b${broughtIn}\b.{0,40}\b${noun}\b.{0,80}\b${failed}`,
    String.raw`\b(?:${broughtIn}|did (?:buy|try|have|get)) .{0,40}\b${past}\b.{0,60}${failed}`,
    String.raw`\b(?:last|previous|old) (?:one|${noun})\b.{0,40}\b${failed}`,
    String.raw`\bbeen (?:here|down (?:this|that) road|through (?:this|that|all (?:this|that))) before\b`,
    String.raw`\b(?:didn't|did not|never) (?:stick|take|last|catch on|work out)\b|\b(?:been|got|were) burn(?:ed|t)\b|\bonce bitten\b`,
  ].join('|'),
  'iu',
)

/** How people say these worries. The first family that fits a sentence has it. */
const said: readonly (readonly [ObjectionFamily, RegExp])[] = [
  ['tried-before', tried],
  [
    'price',
    /\b(too (expensive|pricey|much)|(?<!\b(?:people|customers|they|folk|families|patients|here|residents|guests|students|who) )(can't|cannot|can not) afford(?! (?:to (?:lose|have|be|run|miss|wait|let|make|keep|go on)|another|mistakes))|no budget|(don't|do not) have (the|a|any) (budget|money)|out of (our|my) (budget|range)|budget is (tight|frozen|gone|set)|(?:not|isn't|nothing|no money) (?:left )?in (?:the|our|my|this year's|this quarter's|next year's) budget|(?:not|haven't|hasn't been|isn't) budgeted|over budget|(?<!need )cheaper)\b|price is (too )?high|price(?:'s| is) (?:the|a|our|my) (?:problem|sticking point|issue)|\b(?:per ?cent|percent|%) (?:off|less)\b|\bthat's (steep|a lot of money)\b|\b(?:dearer|pricier|more expensive|costlier) than (?:what )?(?:we|i|our|my|the (?:one|bureau|others?))\b|\b(?:double|twice|triple|three times|nearly double) (?:what|the (?:budget|amount|money)) (?:(?:we|i)(?:'ve| have|'d| had)? ?(?:got|have|pay|paid|spend|budgeted|put aside|set aside|planned|thought|allowed|reckoned)|for (?:it|this))|\b(?:more|way over|well over) (?:than )?what (?:we|i)(?:'ve| have)? (?:got|budgeted|planned|put aside|set aside|allowed)\b|\b(?:thousand|grand|hundred|k|[\d,.]+)(?: a (?:month|year))? (?:is|'s) (?:not|never) (?:happening|going to happen|on)\b/iu,
  ],
  [
    'timing',
    /\b(not (a good|the right) time|bad time(?! to call)|too busy|swamped|no bandwidth|(next|another) (quarter|year) (maybe|perhaps|instead)|not (until|before) (the )?\w+|after (peak|the season|year end|the holidays)|got a lot on|in the middle of|not right now|call (me )?back in|peak's coming)\b/iu,
  ],
  [
    'incumbent',
    /\b(already (have|use|using|working with|work with|got|with)|happy with (what|our|the|who)|we're (with|covered|set)|have a (vendor|supplier|provider|system|partner) (for|already)|(?:we|i)(?:'ve| have)? (?:only )?(?:just|recently|already) (?:signed|renewed|extended)(?: up)? (?:with|for)(?! you\b))\b/iu,
  ],
  [
    'no-need',
    /\b(not interested|no interest|not (?:really |actually |currently |even )?(?:looking (?:for (?:a |an |another |any |some)?(?:new|different|other|another)\b|to (?:change|switch|move|replace|buy))|in the market)|(don't|do not) (really )?need|((don't|do not) (really )?see|(don't|do not) think (he|she|they|we|anybody|anyone)(['’]d| would) see|can't see) (the|a|any|why) (need|reason|point|value|use)|doing (just )?fine|we're (fine|good)\b|not a (priority|problem for us)|no need)\b/iu,
  ],
  [
    'no-authority',
    /\b(not my (decision|call|department)|(isn't|is not) (up to me|my call)|(i'd|i would|i'll|have to|need to) (have to )?(run|take|talk|check|speak|clear|ask) (it |this |that |to |with |past |by )?.{0,20}\b(boss|manager|cfo|ceo|director|board|partner|team|finance|wife|husband|brother|sister|father|mother|owner|accountant|them|him|her|it)|(i'd|i would|i'll|have to|need to) (have to )?(get|bring|win|talk) [^.?!]{1,25}(on board|round to it|over to it)|above my)\b/iu,
  ],
  [
    'send-something',
    /\b(send (me|us|over) (an? |some |the |your )?(email|information|info|something|details|brochure|deck|material)|email (me|it)|put (it|something) in an email|just send)\b/iu,
  ],
  [
    'security',
    /\b(security|gdpr|hipaa|soc ?2|data (protection|privacy|leak)|breach\w*|compliance (team|review|would)|(track|spy on|watch|monitor)(s|ing)? (people|us|everybody|everyone|staff|our \w+|the \w+)|surveillance|works council|privacy|where (is|does) (the|our) data)\b/iu,
  ],
  [
    'vendor-trust',
    /\b(who (else )?are you guys|how (big|old|long) (are|is|have) (you|your)|small (company|vendor|outfit)|will you (still )?be around|heard (that|this) (pitch|one|before|story)|every (vendor|rep|salesperson) says|sounds (good|fine|great) on paper|too good to be true|not (yet |really |entirely |quite |fully )?convinced|that's (just |only )?(a|your) claim|(anyone|anybody|everyone|everybody) (can|could) (say|claim) that|what's behind (it|that)|(i'll|i'd) believe (it|that) when|(?<!\b(?:was|were|been) (?:[\p{L}]+ ){0,4})s[ck]eptical|hard to believe)\b/iu,
  ],
  [
    'effort',
    /^\W*another (?:app|login|log-in|password|system|tool)\W*$|\b(too (complicated|complex|much work)|(put|run) (the team|everyone|people|them) through|(training|rollout|migration|switching|change) (would|is|was|takes|will)\b.{0,30}\b(long|pain|hard|nightmare|lot|much|months)|learning curve|(staff|team|people|they|drivers|nurses|crew|guys|lads|girls|cooks|chefs|teachers|engineers|planners) (won't|will not|would never|will never|wouldn't) (use|touch|log|download|open|learn|(?:do|have|wear|carry|go for|go near) (?:it|that|this|one|them))|(staff|team|people|they|drivers|nurses|crew|guys|lads|girls|cooks|chefs|teachers|engineers|planners) (aren't|are not|'re not) (great|good|used to|keen|happy|clever|any good|much) |(one more|yet another|great,? another|not another|lovely,? another|oh,? another) (app|login|log-in|password|system|tool|thing to)|disrupt\w*|another rollout|name on another|rip (it )?out)\b/iu,
  ],
  [
    'competitor',
    /\b(looking at|talking to|comparing|evaluating|demo(ed)? (from|with|by)|quote from)\b.{0,30}\b(competitor|other|another|others|else|two|three|vendors?)\b/iu,
  ],
  [
    'contract',
    /\b(locked in(to)?|tied (in|down)\b|tie us (in|down)|under contract|in (?:a |our )?contract (?:till|til|until|to|for|with)|contract (?:till|til|runs|ends|is up|until|through|term)|(long|multi-?year|annual|three-year) (contract|commitment|term)|cancel(lation)? (fee|clause))\b/iu,
  ],
]

/** About how often something was asked or said, and so about nothing that is for sale. */
const ofTheAsking =
  /\b((repeating|repeat|asking|saying) (the request|it|that|this|yourself|again|twice|the question)|(ask|asked|say|said|told|put)( \w+){0,3} (that|it|this|me|so)? ?(again|already|twice|before|once)\b|already (told|said|asked|answered|talked|spoke|been through)|my answer|the answer (is|hasn't)|already have your (number|name|card|email|details|mail))\b/iu

/** "I didn't say we pay too much" takes back what the rep made of it, and raises nothing. */
const disowned =
  /\b(?:i|we|nobody|no one|he|she|they)(?: have|'ve)? ?(?:didn't|did not|never|haven't)(?: ever)? (?:say|said)\b/iu

/** True for words that say that something was never said. */
export const disowns = (text: string): boolean => disowned.test(text.replaceAll('’', "'"))

/** The family of worry that some words of a buyer speak of, or null. */
export function familyIn(text: string): ObjectionFamily | null {
  const plain = text.replaceAll('’', "'")
  if (ofTheAsking.test(plain) || disowned.test(plain)) return null
  return said.find(([, pattern]) => pattern.test(plain))?.[0] ?? plainWorryIn(plain)
}

const people = String.raw`(?:patients|customers|clients|guests|residents|families|parents|members|tenants|students|pupils|visitors|callers|donors|drivers|nurses|carers|crews?|cooks|chefs|teachers|engineers|planners|cleaners|waiters|staff|lads|girls|guys|crew|people|team|folk|farmers|mechanics|doctors|dentists|partners|boss|board|they)`
const disliking = new RegExp(
  String.raw`\b(?:i'm|i am|we're|we are) not (?:too |very |really |so )?(?:keen|sold|big|mad|wild|crazy) (?:on|about)|\b(?:i|we) (?:hate|don't (?:like|trust))\b|\b${people}(?: (?:here|really|just|all|mostly|absolutely|would|will|do|in \p{L}+))* (?:hates?|loathes?|detests?|dread|can't (?:stand|bear)|(?:don't|doesn't|won't|wouldn't|never) (?:really |ever )?(?:like|trust|want|accept|stand for|go for|talk to|speak to|pick up|answer|read|open|bother)|wants? (?:us|a person|a human|a voice|somebody|someone) |(?:are|is|get|gets) (?:very |rather |a bit |quite )?(?:funny|particular|picky|fussy|odd|old-fashioned|wary) about|(?:are|is|get|gets) (?:allergic to|sick of|fed up with|suspicious of|scared of|afraid of|nervous about|annoyed (?:by|with|at)|cross (?:with|at)|put off by)|hang up on|complain about|push back on|roll(?:s)? their eyes)\b`,
  'iu',
)

/** Says that those who would have to live with it don't like such things: a worry where something has just been offered. */
export function dislikeIn(text: string): boolean {
  return disliking.test(text.replaceAll('’', "'"))
}

/** "We have a laundry", in so few words, says that nothing is missing. */
const having =
  /^\W*(?:(?:but|well|no|thanks|yeah|look|sorry),? )*(?:we|i)(?: have|'ve got| have got| got|'ve)(?: already)?(?: got)? (?:a|an|one|our own|somebody|someone|people|that|them|(?!problems|issues|trouble|complaints|no\b|to\b|had\b|been\b)(?:[\p{L}-]+ )?[\p{L}-]+s(?= for that\W*$|\W*$))(?![\p{L}])/iu
const fewHaving = 9

/** Says that they have what is offered: a worry in answer to an offer. */
export function havingIn(text: string): boolean {
  return having.test(text.replaceAll('’', "'")) && text.split(/\s+/u).length <= fewHaving
}

/** Doubts of the practice buyer that are no worry of their own account: they are raised by what the rep says. */
const doubting =
  /\b(not (yet |really |entirely |quite |fully )?convinced|that's (just |only )?a claim|i don't need (cheaper|another|more)|(anyone|anybody|everyone|everybody) (can|could) (say|claim) that)\b/iu

/** The family of doubt that some words of a practice buyer speak of, or null. */
export function doubtIn(text: string): ObjectionFamily | null {
  const plain = text.replaceAll('’', "'")
  return doubting.test(plain) ? (familyIn(plain) ?? 'vendor-trust') : null
}

/** The words are a worry about buying, and so no trouble of the buyer's own. */
export function soundsLikeObjection(text: string): boolean {
  return familyIn(text) !== null
}
