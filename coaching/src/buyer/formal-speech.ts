/** After "had"; anything else follows "would". */
const done = String.raw`(?:(?:already|also|always|even|just|never|only|once) )?(?:been|bought|brought|built|found|given|gone|had|heard|held|kept|left|lost|made|meant|met|paid|said|seen|sent|sold|spent|stood|taken|thought|told|understood|won|written|(?!need\b|bleed\b|feed\b|proceed\b|succeed\b|exceed\b|speed\b)\w+ed)`

/** Somebody formal says things in full: "we have", not "we've". Only their facts and objections need it; their lines are written so. */
const fullForms: readonly [RegExp, string][] = [
  [/\b(can)'t\b/gi, '$1not'],
  [/\bwon't\b/g, 'will not'],
  [/\bWon't\b/g, 'Will not'],
  [/n't\b/g, ' not'],
  [/\b(I)'m\b/g, '$1 am'],
  [/'ve got\b/g, ' have'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [
    /\b(it|that|there|he|she|what|who|where|here|everybody|somebody|nobody|everyone|someone)'s (?=(?:been|come|gone|got)\b)/gi,
    '$1 has ',
  ],
  [/\b(it|that|there|he|she|what|who|where|here)'s\b/gi, '$1 is'],
  [/\b((?:every|some|no)(?:body|one))'s (?=(?:an?|the|in|on|off|at|unhappy|nearest|\w+ing)\b)/gi, '$1 is '],
  [new RegExp(String.raw`\b(I|we|you|they|he|she|it|that)'d (?=${done}\b)`, 'gi'), '$1 had '],
  [/\b(I|we|you|they|he|she|it|that)'d\b/gi, '$1 would'],
]

/** The words without contractions. */
export function inFull(text: string): string {
  return fullForms.reduce((said, [pattern, full]) => said.replaceAll(pattern, full), text)
}
