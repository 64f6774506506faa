/**
 * Questions that name what may be chosen between. "Is that you too, or am I way off?" offers nothing to choose: its second
 * half only makes it easy to say no.
 */

const onlyPolite = [
  String.raw`(?:am|was) i (?:\w+ )?(?:way |totally |completely |miles |far )?(?:off|wrong|mistaken|out|imagining|making|dreaming|barking|seeing|reading|overthinking|crazy|mad)\b[^?]*`,
  String.raw`(?:is|was) (?:it|that|this) (?:just|only|purely)(?: \w+){1,7}`,
  String.raw`(?:is|are|was) (?:it|that|this|they|those)(?: \w+)? (?:way |totally |completely )?(?:off|wrong|nonsense|rubbish|unfair|exaggerat\w+|a myth|a cliche|made up|old news|not (?:true|fair|you|so|it|the case|a thing))\b[^?]*`,
  String.raw`(?:did|have|has|do|are) (?:you|your \w+|they|it|you guys)(?: \w+){0,3}? (?:crack\w*|solv\w+|sort(?:ed)?|fix\w*|licked|nailed|figured|beaten|past|over|immune)\b[^?]*`,
  String.raw`(?:have|did) i (?:got|get|hear|misunderst\w+|misread|mishear\w*|have)\b[^?]*`,
  String.raw`(?:maybe |perhaps |rather )?not(?: (?:really|so much|so|at all|any ?more|yet|much|a thing|an issue|a problem|in your case|with you|for you|here|there))?`,
  String.raw`(?:nah|no|nope|what|nothing like that|none of that|no such thing)`,
  String.raw`(?:are|do) (?:they|those|others|people) (?:just |only |all )?(?:exaggerat\w+|mak\w+ (?:it|that) up|imagin\w+)`,
]
const tag = new RegExp(String.raw`,? or (?:rather |maybe |perhaps )?(?:${onlyPolite.join('|')})(?=\W*$)`)

/** The question without an alternative that is none. */
export function withoutTag(question: string): string {
  return question.replace(tag, '')
}

const moreOrLess =
  /\b(?:better|worse|more(?: \w+)?|less(?: \w+)?|fewer|higher|lower|up|down|improv\w+|grow\w*|increas\w+)\b/
const asBefore =
  /\b(?:(?:than|as) (?:before|ever|last \w+|it was|it used to|they used to|a year ago)|(?:about |much |roughly |more or less )?the same|as (?:bad|often|it was)|unchanged|stable|steady|flat|or (?:worse|better))\b/

/** "Better, worse or much the same?": how it has gone, and neither of two things. */
export function isOfTrend(question: string): boolean {
  return moreOrLess.test(question) && asBefore.test(question)
}

const notFinite = /^(?:have|do|go)$/
const ending: Record<string, string> = { have: 'has', do: 'does', go: 'goes' }

/** "It get" as it is said of one: "it gets". */
function ofOne(verb: string): string {
  if (notFinite.test(verb)) return ending[verb] ?? verb
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** What the caller says to them, as they say it of themselves. */
function turned(words: string): string {
  return words
    .replaceAll(/\byou (?:guys|folks|lot|all|people)\b/g, 'you')
    .replaceAll(/\byours(?:el(?:f|ves))?\b/g, (word) => (word === 'yours' ? 'ours' : 'ourselves'))
    .replaceAll(/\byour\b/g, 'our')
    .replaceAll(/(^|\b(?:that|what|when|if|where|how|who|because|and|but|so|than|once|before|after) )you\b/g, '$1we')
    .replaceAll(/\byou\b/g, 'us')
}

const adverb = String.raw`(?:mostly |usually |normally |generally |typically )?((?:just|still|really|actually|also|rather|simply) )?`
const stated: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    new RegExp(`^do (you(?: guys| folks| lot| all)?|they) ${adverb}(.+)$`),
    (who = '', how = '', rest = '') => `${who} ${how}${rest}`,
  ],
  [
    new RegExp(`^does (it|that|he|she) ${adverb}(\\w+)(.*)$`),
    (who = '', how = '', verb = '', rest = '') => `${who} ${how}${ofOne(verb)}${rest}`,
  ],
  [/^(?:are|were) (they|those|these) (.+)$/, (_ = '', rest = '') => `they're ${rest}`],
  [/^are (you(?: guys| folks| lot| all)?) (.+)$/, (_ = '', rest = '') => `we're ${rest}`],
  [/^have (you(?: guys| folks| lot| all)?) (.+)$/, (_ = '', rest = '') => `we've ${rest}`],
  [/^is (it|that|this) (.+)$/, (_ = '', rest = '') => `it's ${rest}`],
  [/^(can|will|would|could) (you|they|it|he|she) (.+)$/, (can = '', who = '', rest = '') => `${who} ${can} ${rest}`],
]

/** A question for a yes or a no as a sentence of whoever is asked: "do you charge it?" is "we charge it". Null where that takes another grammar. */
export function asStatement(clause: string): string | null {
  const bare = clause.replace(/[\s?.!]+$/, '').trim()
  for (const [pattern, put] of stated) {
    const found = pattern.exec(bare)
    if (found !== null) return turned(put(...found.slice(1).map((part: string | undefined) => part ?? '')))
  }
  return null
}

/** Two whole questions with "or" between them, in the words of whoever is asked; null when either cannot be put so. */
export function statedIn(question: string): readonly [string, string] | null {
  const [, before = '', after = ''] =
    /^(.*?),? or ((?:do|does|are|were|have|is|can|will|would|could)\b.*)$/.exec(question) ?? []
  const first = asStatement(before)
  const second = asStatement(after)
  return first === null || second === null ? null : [first, second]
}
