/** Somebody learns of something. */
export const hears =
  /\b(?:hears?|told|tells?|find out|finds out|found out|know|knows|notic\w*|news|inform\w*|learns? (?:of|about)|gets? the (?:call|blame)|rings?|aware)\b/

/** What "how" is after, by the words of the question, with the replies that meet it. */
export const howKeys: readonly [RegExp, string][] = [
  [/\bwhat happens (?:first|at the (?:start|beginning)|in the mornings?)\b/, 'what-first'],
  [/^how (?:sure|certain|confident|happy|satisfied|easy|well|good|reliable|open|comfortable)\b/, 'degree-low'],
  [/^how (?:bad|serious|urgent|important|hard|difficult|painful|tough|big|much of a)\b/, 'degree-high'],
  [/\bwould you (?:notice|know|tell|see|measure|recogni[sz]e)\b/, 'how-notice'],
  [/\bfind out about\b|\bfound out\b|^how did you (?:notice|hear|learn)\b/, 'how-found'],
  [
    /\bwork (?:it|that|this) out\b|\bcalculate\b|\breckon\b|\bput a (?:number|figure)\b|\badd (?:it|that) up\b/,
    'how-reckon',
  ],
  [
    /\b(?:learn|trained|train|taught|shown|ropes|onboard\w*|up to speed|brought in|start(?:ers?)?(?! to (?:finish|end))|new (?:people|ones?|starters?))\b/,
    'how-learn',
  ],
  [
    /\b(?:check\w*|verif\w*|track\w*|make sure|measur\w*|monitor\w*|keep an eye|know (?:if|whether|that|it))\b/,
    'how-check',
  ],
  [/\b(?:decid\w*|choose|chosen|priorit\w*|goes first|comes first|pick|who gets|order)\b/, 'how-decide'],
  [
    /\b(?:unhappy|complain(?:s|ed|ing)?|complaints (?:come|reach|get)|cross|angry|not happy|dissatisfied)\b/,
    'how-complain',
  ],
  [hears, 'how-informed'],
]

/** The same of "what". */
export const whatKeys: readonly [RegExp, string][] = [
  [/\blast (?:thing|one)\b.*\b(?:wrong|late|failed|lost)\b/, 'what-last'],
  [/\b(?:bad|busy|crazy|rough|hectic) (?:\w+day|one|week|morning|shift|month)\b/, 'what-bad'],
  [/^(?!.*\bworst\b).*\b(?:came|come|comes) (?:out )?of (?:it|that)\b|\bthe (?:result|outcome)\b/, 'what-result'],
  [/\bwould (?:they|your \w+|the \w+) need\b/, 'what-need'],
  [/\b(?:good|quiet|perfect|ideal|normal good) (?:day|week|morning|shift|month)\b/, 'what-good'],
  [
    /\b(?:do|does|did|would) (?:they|he|she|people|everybody|(?:the|your) [\w ]{2,24}?) say\b|\bget to hear\b/,
    'what-say',
  ],
  [/\btell (?:the|your|them|him|her|people|somebody)\b|\bsay to (?:the|your|them)\b/, 'what-tell'],
  [/\b(?:first|start with|begin with)\b.*\b(?:morning|day|arrive|look)\b|\blook at first\b/, 'what-first'],
  [/(?:\bwould|'d)\b.*\b(?:change|fix|improve|do differently|wish|get rid|drop)\b|\bmagic wand\b/, 'what-change'],
  [/\b(?:do|does|did) (?:you|they|he|she|(?:the|your) \w+) do\b|\bthe first thing\b|\bdone about\b/, 'what-do'],
]
