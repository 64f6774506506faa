/** What the templates of an account are filled with: spoken numbers, names, words of the trade. */
export type Values = Record<string, string>

const lowerFirst = (text: string): string =>
  /^(?:I\b|I'|[A-Z]-\d|[A-Za-z]+[A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
/** A name spelt like iManage keeps its small letter. */
const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())

/**
 * Fills `{name}` parts. `{Name}` starts with a capital, `{name_low}` without one. Throws on a part that has no value: a
 * hole in a template must not reach a call.
 */
export function fillTemplate(template: string, values: Values): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const low = part.endsWith('_low')
    const name = low ? part.slice(0, -4) : part
    const exact = values[name]
    const value = exact ?? values[name.charAt(0).toLowerCase() + name.slice(1)]
    if (value === undefined) throw new RangeError(`no value for {${part}}`)
    if (low) return lowerFirst(value)
    return exact === undefined ? upperFirst(value) : value
  })
  return tidy(withArticles(filled))
}

/** The same for a part of a sentence: no capital but those of names. */
export const fillPhrase = (template: string, values: Values): string => fillTemplate(`: ${template}`, values).slice(2)

/** Written with a vowel and said with a consonant ("a one-site shop", "a Utah firm"), and the other way round. */
const saidWithConsonant = /^(?:uni(?!n|m)|us[aei]|ut[ai]|eu|ewe|one\b|once\b)/i
const saidWithVowel = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11\b|18\b)/i
/** Letters whose names begin with a vowel: "an HVAC firm", "an MRI". */
const spelledWithVowel = /^[AEFHILMNORSX](?:[A-Z]+\b|-|\d)/
const xAlone = /^x-/i

/** "a" or "an", by how the word after it is said. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^[A-Z]{2,}\b|^[A-Z][-\d]/.test(word)) return spelledWithVowel.test(word) ? 'an' : 'a'
  if (xAlone.test(word)) return 'an'
  return saidWithVowel.test(word) && !saidWithConsonant.test(word) ? 'an' : 'a'
}

/** A template can't know what it is filled with, so its articles are put right afterwards. */
function withArticles(text: string): string {
  return text.replaceAll(
    /\b([Aa])n? (?=([\p{L}\p{N}][\p{L}\p{N}-]*))/gu,
    (_, letter: string, word: string) => `${letter}${articleFor(word).slice(1)} `,
  )
}

const thirdPerson: Readonly<Record<string, string>> = {
  i: 'they',
  we: 'they',
  me: 'them',
  us: 'them',
  my: 'their',
  our: 'their',
  mine: 'theirs',
  ours: 'theirs',
  myself: 'themselves',
  ourselves: 'themselves',
}

/**
 * What a buyer says of their own side, as others tell it: "we overpay" becomes "they overpay". "US" stays a country, and
 * "where-is-my-order calls" are called so by everybody.
 */
export function inThirdPerson(text: string): string {
  return text
    .replaceAll(/\bI'm\b/g, "they're")
    .replaceAll(/\bI (was|am)\b/g, (_, verb: string) => (verb === 'was' ? 'they were' : 'they are'))
    .replaceAll(
      /(?<![\w-])(?:I|[Ww]e|[Mm]e|[Uu]s|[Mm]y|[Oo]ur|[Mm]ine|[Oo]urs|[Mm]yself|[Oo]urselves)(?![\w-])/g,
      (word, at: number) => {
        const told = thirdPerson[word.toLowerCase()] ?? word
        const opens = at === 0 || /[.?!:] $/.test(text.slice(0, at)) || (word !== 'I' && word !== word.toLowerCase())
        return opens ? upperFirst(told) : told
      },
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** One full stop where a filled part brought its own, and a capital after it. */
function tidy(text: string): string {
  return text
    .replaceAll(/([.?!])\.(?=\s|$)/g, '$1')
    .replaceAll(/([.?!] )(\p{Ll})(?!\p{Lu})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase())
    .replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
}

/** Cues are compared in lower case and without ends of sentences. A filled part of several words counts by its last one too. */
export function fillCue(cue: string, values: Values): string[] {
  const filled = cue.replaceAll(/\{(\w+)\}/g, (_, part: string) => values[part] ?? '').toLowerCase()
  const last = cue.startsWith('{') ? filled.split(' ').slice(-1) : []
  return [...filled.split(/\s+(?:and|of|a|the|in|at)\s+/), ...last]
    .map((word) => word.trim())
    .filter((word) => word.length > 2)
}
