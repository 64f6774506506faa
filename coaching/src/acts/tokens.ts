/** Turns spoken words into the tokens that the classifier sees: lower case, contractions opened, numbers and dates folded. */

import { onceForWords } from '../speech/once-for-words.ts'

const contractions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "what's": 'what is',
    whats: 'what is',
    "who's": 'who is',
    whos: 'who is',
    "how's": 'how is',
    hows: 'how is',
    "where's": 'where is',
    "when's": 'when is',
    "that's": 'that is',
    thats: 'that is',
    "it's": 'it is',
    "there's": 'there is',
    theres: 'there is',
    "here's": 'here is',
    "he's": 'he is',
    "she's": 'she is',
    "let's": 'let us',
    lets: 'let us',
    "i'm": 'i am',
    im: 'i am',
    "i've": 'i have',
    ive: 'i have',
    "i'd": 'i would',
    "i'll": 'i will',
    "you're": 'you are',
    youre: 'you are',
    "you've": 'you have',
    youve: 'you have',
    "you'd": 'you would',
    youd: 'you would',
    "you'll": 'you will',
    youll: 'you will',
    "we're": 'we are',
    "we've": 'we have',
    weve: 'we have',
    "we'd": 'we would',
    "we'll": 'we will',
    "they're": 'they are',
    theyre: 'they are',
    "they've": 'they have',
    "they'd": 'they would',
    "they'll": 'they will',
    "don't": 'do not',
    dont: 'do not',
    "doesn't": 'does not',
    doesnt: 'does not',
    "didn't": 'did not',
    didnt: 'did not',
    "isn't": 'is not',
    isnt: 'is not',
    "aren't": 'are not',
    "wasn't": 'was not',
    "won't": 'will not',
    wont: 'will not',
    "wouldn't": 'would not',
    wouldnt: 'would not',
    "can't": 'can not',
    cant: 'can not',
    cannot: 'can not',
    "couldn't": 'could not',
    "shouldn't": 'should not',
    "haven't": 'have not',
    "hasn't": 'has not',
    gonna: 'going to',
    gotta: 'got to',
    wanna: 'want to',
    gimme: 'give me',
    lemme: 'let me',
    kinda: 'kind of',
    sorta: 'sort of',
    dunno: 'do not know',
    ya: 'you',
    yall: 'you all',
    "y'all": 'you all',
    "o'clock": 'oclock',
    mins: 'minutes',
    min: 'minutes',
    thru: 'through',
    u: 'you',
    ur: 'your',
    pls: 'please',
    alright: 'all right',
    okay: 'ok',
    yeah: 'yes',
    yep: 'yes',
    yup: 'yes',
    favourite: 'favorite',
    organisation: 'organization',
  }),
)

/** Sounds that carry no meaning for what the words do. */
const sounds = new Set(['um', 'uh', 'er', 'erm', 'uhm', 'umm', 'uhh', 'eh', 'hm', 'hmm', 'mm', 'ah'])

const days = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const months = 'january february april june july august september october november december'.split(' ')
const numbers = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million'
).split(' ')

/** Words of which only the kind counts. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...numbers.map((word) => [word, '#num'] as const),
  ...[...days, ...days.map((day) => `${day}s`), 'tomorrow', 'tmrw'].map((word) => [word, '#day'] as const),
  ...months.map((word) => [word, '#month'] as const),
])

/** Longest piece of a turn that is looked at word by word; the head says most, the tail often asks. */
const headTokens = 110
const tailTokens = 50

/** Most tokens are plain words: one look shows it, and only figures are looked at again. */
function fold(token: string): string {
  const kind = kinds.get(token)
  if (kind !== undefined) return kind
  if (!/^[$£€\d]/.test(token)) return token
  if (/^[$£€]/.test(token)) return '#money'
  if (/^\d+(:\d\d)(am|pm)?$|^\d+(am|pm)$/.test(token)) return '#time'
  return token.endsWith('%') ? '#percent' : '#num'
}

/**
 * The tokens of some spoken words, in order. Deterministic, linear in the length of `words`, and never more than 160
 * tokens long: of longer text the first 110 and the last 50 count.
 */
export const tokensOf = onceForWords((words: string): readonly string[] => {
  const plain = words.toLowerCase().replaceAll(/[’‘`]/g, "'")
  const found = plain.match(/[$£€]?\d[\d,.]*(?::\d\d)?(?:am|pm|k\b|%)?|[\p{L}][\p{L}'&]*/gu) ?? []
  const kept =
    found.length > headTokens + tailTokens ? [...found.slice(0, headTokens), ...found.slice(-tailTokens)] : found
  const tokens: string[] = []
  for (const token of kept) {
    if (sounds.has(token)) continue
    const open = contractions.get(token)
    if (open !== undefined) tokens.push(...open.split(' '))
    else tokens.push(fold(token.endsWith("'s") ? token.slice(0, -2) : token.slice(0, 24)))
  }
  return withoutStutter(tokens)
})

/** "what what do do you" is one question, said by somebody who stumbled. */
function withoutStutter(tokens: readonly string[]): string[] {
  return tokens.filter((token, i) => token !== tokens[i - 1] || token.startsWith('#'))
}

const endings = [
  'ingly',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ies',
  'ied',
  'ers',
  'est',
  'ed',
  'es',
  'er',
  'ly',
  's',
] as const

/** By their last letter, as only those can end a word that ends in it. */
const endingsIn = Map.groupBy(endings, (ending) => ending.slice(-1))

/** A crude stem, good enough to tie "losing", "lose" and "loses" together. */
export function stemOf(token: string): string {
  if (token.length < 5 || token.startsWith('#')) return token
  for (const ending of endingsIn.get(token.slice(-1)) ?? []) {
    if (token.endsWith(ending) && token.length - ending.length >= 3) return withoutE(token.slice(0, -ending.length))
  }
  return withoutE(token)
}

const withoutE = (stem: string): string => (stem.endsWith('e') ? stem.slice(0, -1) : stem)

/** Words as patterns expect them: lower case, straight apostrophes, single spaces. */
export function plainText(words: string): string {
  return words.toLowerCase().replaceAll(/[’‘`]/g, "'").replaceAll(/\s+/g, ' ').trim()
}
