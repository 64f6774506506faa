/** Letters of other alphabets that look like Latin ones. */
const alike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}
/** Digits that stand for letters inside a word. */
const digits: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }

/** Characters that show nothing: words can hide between them. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu
const backwards = /\u202E(?<turned>[^\u202C\n]*)/gu
/** Three letters or more by themselves, with the same gap between them. */
const spelt = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?<gap>[ .])[\p{L}\p{N}](?:\k<gap>[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu

const withoutGaps = (word: string): string => word.replaceAll(/[ .]/gu, '')
/** "1gn0r3", and neither "3pm" nor "2nd": a word with letters on both sides of its digits, or that begins with one of them. */
const inDigits = /(?<![\p{L}\p{N}])(?=\p{N}*\p{L}+\p{N})[\p{L}0-9]*\p{L}[\p{L}0-9]*/gu
const asLetters = (word: string): string => word.replaceAll(/[013457]/gu, (digit) => digits[digit] ?? digit)

const inLatin = (word: string): string =>
  /[a-z]/iu.test(word) ? Array.from(word, (letter) => alike[letter.toLowerCase()] ?? letter).join('') : word

/**
 * Words as a reader's eye takes them, for who looks for what is hidden in them: wide and ornate letters as plain ones, letters of other
 * alphabets inside a Latin word, words spelt with gaps, turned round, or with digits for letters. Not of the same length.
 */
export function plainLetters(words: string): string {
  const turned = words.replaceAll(backwards, (_, back: string) => Array.from(back).toReversed().join(''))
  return turned
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/[\p{L}\p{N}]+/gu, inLatin)
    .replaceAll(spelt, withoutGaps)
    .replaceAll(inDigits, asLetters)
}
