/**
 * What is asked of people or of a thing, by the verb of the question: what would stop them, what they would miss, why it is him. It says
 * more about the answer that is wanted than the nouns do, which are different in every trade. First match wins.
 */
type Ways = readonly (readonly [RegExp, string])[]

const them = String.raw`(?:they|he|she|people|everybody|everyone|somebody|anybody|anyone|(?:your|the|my) [\w' -]{2,28}?)`
const whom = String.raw`(?:them|him|her|people|everybody|everyone|somebody|anybody|anyone|(?:your|the|my) [\w' -]{2,28}?)`
const would = String.raw`(?:do|does|did|would|will|might|could)`

export const whatOf: Ways = [
  [
    /\bif you (?:were|was) (?:me|us|in my (?:shoes|place|position))\b|^what would you (?:advise|recommend|suggest)\b|^what(?:'s| is| would be) your advice\b|\bin my (?:shoes|place)\b/,
    'if-i-were-you',
  ],
  [
    /^what (?:would|could) (?:make|brighten|save|improve|change) (?:his|her|their|your|the team's|my|everybody's) (?:day|week|month|year|life|lives|morning|job)\b/,
    'what-you-want',
  ],
  [
    new RegExp(
      String.raw`^what (?:else )?(?:would|could|might|will|does|do) (?:it take to )?(?:get|bring|win|convince|persuade|make|help|move|interest) ${whom}(?=\W*$| (?:to|use|want|come|try|change|switch|say|agree|do|like|on|round|over|in|happy|interested)\b)`,
    ),
    'how-win',
  ],
  [
    /^what (?:else )?(?:would|do|does|will|must|should) (?:you|he|she|they|(?:your|the) (?:boss|board|ceo|cfo|owner|finance \w+|\w+ director|management)) (?:have to |need to |want to |like to )?(?:show|see|hear|read|know|present|bring)\b[^?]*\b(?:boss|board|ceo|cfo|owner|finance|director|management|him|her|he|she|before|first|to (?:sign|agree|spend|say yes))\b/,
    'what-they-need-to-see',
  ],
  [
    new RegExp(
      String.raw`^what(?:'s| is| has| else)?(?: would| could| might| will| does)? ?(?:be )?(?:put|turn|scar|driv|stop|keep|kept|hold|held|prevent|discourag|los|block)\w* ${whom}(?: off| away| back| from\b.*| out| down)?\W*$`,
    ),
    'what-stops-them',
  ],
  [
    new RegExp(String.raw`^what (?:else )?${would} ${them}(?: \w+ly)? (?:miss|lose|have to give up|give up)\b`),
    'what-miss',
  ],
  [
    new RegExp(
      String.raw`^what (?:else )?${would} ${them}(?: \w+ly)? (?:want|need|like|expect|hope for|ask for|care about|value|look for|prefer|wish for)\b(?! to (?:see|hear|know|buy))`,
    ),
    'what-they-want',
  ],
  [
    /^what (?:else )?(?:do|would|did) you (?:\w+ly )?(?:want|like|prefer|rather have|hope for|wish for|expect)\b(?: (?:instead|it to|them to|that to|to happen|to have|to be|from|most|for)\b.*)?\W*$/,
    'what-you-want',
  ],
  [
    /^what (?:does|would|is|should|will) (?:a )?(?:good|great|success|better|ideal|perfect|done well|right|the ideal|your ideal)\b|\bin an? (?:ideal|perfect) world\b|^what would (?:it|that|things) look like (?:if|when|ideally)\b/,
    'what-success',
  ],
  [
    /^what(?:'s| is| was) your (?:own )?(?:part|role|job|side) (?:in|of) (?:that|this|it|all)\b|^where do you come in(?: to (?:it|that|this))?\W*$/,
    'what-your-part',
  ],
  [
    /^what(?: part| bit| step)?(?: is it that)? (?:takes|took|eats|uses up|slows|needs|costs) (?:up )?(?:so (?:much|long)|(?:the )?(?:most|longest)|all (?:the|that))\b/,
    'what-takes-time',
  ],
  [
    /^(?:what|how) about (?:on |at |in |over )?(?:the |your |a )?(?:weekends?|nights?|evenings?|holidays?|(?:bank|public) holidays?|mornings?|afternoons?|summers?|winters?|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
    'what-other-times',
  ],
]

export const howOf: Ways = [
  [
    new RegExp(
      String.raw`^how (?:could|can|would|do|does|should|might|will) (?:we|i|you|one|anybody|somebody) (?:get|bring|win|convince|persuade|make|help|move|interest|reach) ${whom}\b`,
    ),
    'how-win',
  ],
  [
    /^how (?:busy|strict|tight|complicated|complex|manual|messy|stressful|annoying|expensive|noticeable|heavy|chaotic|frustrating|critical)\b/,
    'degree-high',
  ],
  [/^how (?:far|close|near)(?: off| away)? (?:are|is|from|to|do)\b/, 'how-far'],
  [
    /^how (?:would|could|might|will) (?:that|it|this|something like (?:that|this))(?: \w+)? (?:work|fit|go|run|look|play out)\b/,
    'how-would',
  ],
]

/** The rep may choose one, and asks them to. */
export const whichOf: Ways = [
  [/\b(?:should|shall|can|could|may|do you want me to|would you like me to) (?:i|we)?\b/, 'which-pick'],
]

export const whyOf: Ways = [
  [
    /^why (?:is it |does it have to be |just |only )?(?:him|her|them|you|me|[a-z]+'?s?)\W*$(?<!\bwhy (?:not|so|that|now|this|then|though|is|exactly)\W*)/,
    'why-person',
  ],
  [/^why\b.*\b(?:more|most|mostly|mainly|especially|particularly|above all|of all)\b/, 'why-more'],
]

const wanted = String.raw`(?:(?:you|they|he|she|your \w+)(?:'d| would)? ?(?:like|want|wanted|expect|expected|hope|hoped|plan|planned|need|needed|budgeted|thought|accept|can afford|signed up for)|it (?:should|ought|needs|has to|used)|(?:is )?(?:normal|usual|ideal|acceptable|reasonable|healthy|good for you))`

export const whetherOf: Ways = [
  [
    /^(?:would|could|can|will) you (?:mind |be (?:able|willing|happy) to |please |maybe |perhaps |just )*(?:ask(?:ing)?|check(?:ing)?|find(?:ing)? out|bring(?:ing)?|forward(?:ing)?|mention(?:ing)?|look(?:ing)? it up|count(?:ing)?|remind(?:ing)?|pass(?:ing)?)\b/,
    'favour',
  ],
  [
    /^would you\b(?! (?:say|think|guess|call|describe|rather|be surprised|know|notice|see it|lose|have|still)\b)/,
    'would-you',
  ],
  [
    new RegExp(
      String.raw`\b(?:more|less|longer|worse|better|higher|lower|bigger|slower|fewer|later|sooner|further|often|long|much|many)\b[^?]* than ${wanted}\b|\bthan ${wanted}\b`,
    ),
    'not-as-wanted',
  ],
  [
    /^(?:is|are) (?:that|it|this|they|those) (?:where|what|how) (?:you|they|he|she)(?:'d| would)? ?(?:want|like|hope|need|expect|wanted|hoped|expected)/,
    'not-as-it-should',
  ],
  [
    /^(?:would|do) you (?:like|want|prefer|rather have|wish) (?:it|that|this|them)(?: to be| was| were)? (?:lower|less|better|different|shorter|quicker|faster|smaller|higher|otherwise|gone)\b/,
    'would-want',
  ],
  [
    /^(?:has|did|have|had) (?:it|that|this|something like (?:that|this)|anything like (?:that|this)|they)(?: ever| already| actually| really)? (?:happen\w*|come up|occur\w*|gone (?:wrong|that far)|come to (?:that|this)|go (?:wrong|that far))\b/,
    'yes-happened',
  ],
  [
    /^(?:did|has|have) (?:it|that|this|any of (?:it|that)|they|those)(?: ever| actually| really)? (?:help\w*|work\w*|change\w* (?:anything|much|something)|ma(?:k|d)e (?:a|any) difference|improve\w*)\b/,
    'for-a-while',
  ],
  [
    /\b(?:grown|growing|got(?:ten)? bigger|expand\w*|opened|(?:taken|took) over|hired|hiring)\b|^(?:any )?new (?:sites?|branch(?:es)?|offices?|people|locations?)\b/,
    'yes-grown',
  ],
]

/** The replies that an asked-for text wants by its verb; null where it has none of these. */
export function predicateKey(ways: Ways, text: string): string | null {
  return ways.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
