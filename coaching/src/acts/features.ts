import { onceForWords } from '../speech/once-for-words.ts'
import { cuesIn } from './cues.ts'
import { familiesOf, isFirstName } from './lexicon.ts'
import { segmentsOf } from './segments.ts'
import { plainText, stemOf, tokensOf } from './tokens.ts'

const auxiliaries = new Set(
  'do does did is are was were can could would will shall should may might have has had am'.split(' '),
)
const askers = new Set('what how who when where why which whose'.split(' '))

const openers = new Set('so and but ok well now then yes no right like um also because hey oh just'.split(' '))
const subjects = new Set('i we you they our your'.split(' '))

/** Each token as its family when it has one, so that n-grams of families generalise over nouns. */
function skeletonOf(token: string): string {
  if (token.startsWith('#')) return token
  const [family] = familiesOf(token)
  if (family !== undefined) return `@${family}`
  return isFirstName(token) ? '@name' : token.length > 4 ? '@x' : token
}

function addNgrams(into: Set<string>, prefix: string, tokens: readonly string[], longest: number): void {
  for (let size = 1; size <= longest; size++) {
    for (let i = 0; i + size <= tokens.length; i++) into.add(`${prefix}${tokens.slice(i, i + size).join(' ')}`)
  }
}

function addShape(into: Set<string>, words: string, tokens: readonly string[]): void {
  const first = tokens[0] ?? ''
  const asks = words.includes('?')
  const length = tokens.length
  into.add(`s:len${length <= 2 ? 2 : length <= 5 ? 5 : length <= 9 ? 9 : length <= 16 ? 16 : length <= 30 ? 30 : 99}`)
  if (asks) into.add('s:?')
  if (words.trimEnd().endsWith('?')) into.add('s:?$')
  if (askers.has(first)) into.add('s:wh')
  if (auxiliaries.has(first)) into.add('s:aux')
  const asker = tokens.find((token) => askers.has(token))
  if (asker !== undefined) into.add(`s:has-${asker}`)
  const you = tokens.filter((token) => token === 'you' || token === 'your').length
  const we = tokens.filter((token) => token === 'we' || token === 'our' || token === 'i').length
  into.add(`s:you${Math.min(you, 2)}we${Math.min(we, 2)}`)
  if (tokens.some((token, i) => auxiliaries.has(token) && (tokens[i + 1] === 'you' || tokens[i + 1] === 'your')))
    into.add('s:aux-you')
}

/** "What if we ..." asks nothing about the buyer: it offers. */
const offering =
  /^(what if|how about if|how about|what about if|suppose|say|shall|why do not|why not|would it help if|should) (we|i)\b/
const offerTokens = 6

/**
 * Whether the words ask, tell or offer, and with which opening: the same noun ("the cost") asks for one thing and states
 * another. Works without punctuation, which speech recognition leaves out.
 */
function frameOf(words: string, tokens: readonly string[]): string {
  const start = tokens.findIndex((token) => !openers.has(token))
  if (offering.test(tokens.slice(start, start + offerTokens).join(' '))) return 'offer'
  const first = tokens[start] ?? ''
  if (askers.has(first)) return `ask-${first === 'which' || first === 'whose' ? 'what' : first}`
  if (auxiliaries.has(first)) {
    const next = tokens[start + 1] ?? ''
    return next === 'i' || next === 'we' ? 'ask-i' : 'ask-you'
  }
  const inverted = tokens.some(
    (token, i) => auxiliaries.has(token) && (tokens[i + 1] === 'you' || tokens[i + 1] === 'your'),
  )
  if (words.trimEnd().endsWith('?') || (inverted && tokens.some((token) => askers.has(token)))) return 'ask'
  const subject = tokens.find((token) => subjects.has(token))
  return `tell-${subject ?? 'it'}`
}

/** What each clause asks or tells about which family; of several clauses the last says most about what is wanted. */
function addPieces(into: Set<string>, words: string, all: readonly string[]): void {
  const pieces = segmentsOf(words)
  for (const [i, { start, end }] of pieces.entries()) {
    const piece = words.slice(start, end)
    const tokens = piece.length === words.length ? all : tokensOf(piece)
    const frame = frameOf(piece, tokens)
    into.add(`s:${frame}`)
    const last = i > 0 && i === pieces.length - 1
    if (last) into.add(`l:${frame}`)
    for (const token of tokens) {
      if (token.startsWith('#')) into.add(`x:${frame}:${token}`)
      for (const family of familiesOf(token)) {
        into.add(`x:${frame}:${family}`)
        if (last) into.add(`l:${frame}:${family}`)
      }
    }
  }
}

/**
 * The features of some words, each at most once: word 1-3-grams, stems, first and last words, families of words alone,
 * in sequence and by clause, cues, and shape. Pure and linear in the length of `words`.
 */
export const featuresOf = onceForWords((words: string): readonly string[] => {
  const tokens = tokensOf(words)
  const into = new Set<string>()
  addNgrams(into, 'w:', tokens, 3)
  const skeleton = tokens.map(skeletonOf)
  for (let i = 0; i + 2 <= skeleton.length; i++) into.add(`k:${skeleton.slice(i, i + 2).join(' ')}`)
  for (const token of tokens) {
    const stem = stemOf(token)
    if (stem !== token) into.add(`t:${stem}`)
    for (const family of familiesOf(token)) into.add(`f:${family}`)
    if (isFirstName(token)) into.add('f:name')
  }
  addPieces(into, words, tokens)
  for (let size = 1; size <= 3; size++) {
    if (tokens.length >= size) {
      into.add(`^${tokens.slice(0, size).join(' ')}`)
      into.add(`${tokens.slice(-size).join(' ')}$`)
      into.add(`^k:${skeleton.slice(0, size).join(' ')}`)
    }
  }
  for (const cue of cuesIn(plainText(words))) {
    into.add(`c:${cue}`)
    into.add(`a:${cue.slice(0, cue.lastIndexOf('.'))}`)
  }
  addShape(into, words, tokens)
  return [...into]
})

const values: Readonly<Record<string, number>> = { 'c:': 2, 'a:': 2, 'f:': 2, 'x:': 1.5 }

/** How much a feature counts in training: what generalises (cues, families) more than single phrases. */
export function valueOf(feature: string): number {
  return values[feature.slice(0, 2)] ?? 1
}
