/** After "had"; anything else follows "would". */
const done = String.raw`(?:(?:already|also|always|even|just|never|only|once) )?(?:been|bought|brought|built|found|given|gone|had|heard|held|kept|left|lost|made|meant|met|paid|said|seen|sent|sold|spent|stood|taken|thought|told|understood|won|written|(?!need\b|bleed\b|feed\b|proceed\b|succeed\b|exceed\b|speed\b)\w+ed)`

/**
 * Somebody formal speaks in complete words, as one does on the telephone and not as in a letter: "I'm afraid we would
 * need a week". What anybody contracts stays; what only the hurried do is said in full. Only their facts and objections
 * need it; their lines are written so.
 */
const fullForms: readonly [RegExp, string][] = [
  [/'ve got\b/g, ' have'],
  [/\b(could|would|should|might)'ve\b/gi, '$1 have'],
  [/\b(it|that|there|he|she)'ll\b/gi, '$1 will'],
  [/\b((?:every|some|no)(?:body|one))'s (?=(?:been|come|gone|got)\b)/gi, '$1 has '],
  [/\b((?:every|some|no)(?:body|one))'s (?=(?:an?|the|in|on|off|at|unhappy|nearest|\w+ing)\b)/gi, '$1 is '],
  [new RegExp(String.raw`\b(I|we|you|they|he|she|it|that)'d (?=${done}\b)`, 'gi'), '$1 had '],
  [/\b(we|you|they|he|she|it|that)'d\b/gi, '$1 would'],
]

/** The words without the contractions of somebody in a hurry. */
export function inFull(text: string): string {
  return fullForms.reduce((said, [pattern, full]) => said.replaceAll(pattern, full), text)
}
