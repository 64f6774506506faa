import type { Move } from '@ringside/contract/simulations/vocabulary'
import { unearnedIn } from './unearned.ts'
import { bindingParts, echoesInstructions, type Decided } from './wording.ts'
import {
  beginningsOf,
  capitalisedIn,
  daysIn,
  namesIn,
  numbersIn,
  ordinaryWords,
  plainWords,
  stemsIn,
} from './words-of.ts'

/** What is wrong with a model's wording of a line. */
export const faults = [
  'empty',
  'length',
  'markup',
  'language',
  'character',
  'number',
  'day',
  'name',
  'question',
  'no',
  'yes',
  'farewell',
  'promise',
  'lost',
  'unearned',
  'repeated',
] as const
export type Fault = (typeof faults)[number]

type Rule = (words: string, decided: Decided) => boolean

const sameAs =
  (marks: (text: string) => readonly string[]): Rule =>
  (words, { reply }) =>
    marks(words).join('|') === marks(reply.words).join('|')

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Half to one and a half of the line, and a few words of grace: a buyer's length is part of the difficulty. */
function hasItsLength(words: string, { reply }: Decided): boolean {
  const meant = countWords(reply.words)
  const said = countWords(words)
  return said >= Math.floor(meant * 0.5) && said <= Math.ceil(meant * 1.5) + 4
}

/** Only what can be spoken: a speech engine reads stars and brackets aloud, and "(sighs)" as well. */
const isSpeakable: Rule = (words) => !/[*_#`<>[\]{}()|=\\/~^"\n\r]|\p{Extended_Pictographic}|^\w+:/u.test(words)

/** Of its words at most this share may be strange to buyers' talk: more is another language, or another subject. */
const strangeShare = 0.34

/** Latin letters, and words of the line itself or of any buyer's for the most part. */
function isEnglish(words: string, { reply }: Decided): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(words)) return false
  const known = new Set(plainWords(reply.words))
  const said = plainWords(words)
  const strange = said.filter((word) => !known.has(word) && !ordinaryWords.has(word))
  return strange.length <= Math.max(1, said.length * strangeShare)
}

const machineTalk =
  /\b(?:ai|a\.i\.|language model|chat ?bots?|bots?|assistants?|prompts?|instructions?|simulat\w+|role-? ?play\w*|in character|persona|fictional|scenario|as requested|rephras\w+|reword\w*|paraphras\w+|line says|openai|anthropic|chatgpt|gpt|claude|llama|gemini)\b/gi

/** A buyer knows of no model and no exercise. What the line itself has is the buyer's own. */
const staysABuyer: Rule = (words, { reply }) => {
  const own = reply.words.toLowerCase()
  return (
    !echoesInstructions(words) && [...words.matchAll(machineTalk)].every(([said]) => own.includes(said.toLowerCase()))
  )
}

/** Names that may be said in any line: the buyer's and whoever answers for them, and the caller's once they know it. */
function freeNames({ setup, mind }: Decided): string[] {
  const { persona, rep, gatekeeper } = setup
  const isCallerKnown = mind.knows.name || mind.desk?.knows.name === true
  const caller = isCallerKnown ? [rep.firstName, rep.companyName] : []
  const desk = gatekeeper ? [gatekeeper.firstName, gatekeeper.lastName] : []
  return namesIn(` ${[persona.firstName, persona.lastName, persona.company.name, ...desk, ...caller].join(' x ')}`)
}

/**
 * A name that is not in the line is a colleague, a system or a rival that nobody spoke of; one that is in it is the
 * answer. A sentence's first word has its capital anyway: it must be one that is said in ordinary talk too.
 */
function keepsNames(words: string, decided: Decided): boolean {
  const own = decided.reply.words
  const ownWords = new Set(plainWords(own))
  const free = new Set([...freeNames(decided), ...capitalisedIn(own)])
  const brings = namesIn(words).filter((name) => !free.has(name))
  const begins = beginningsOf(words).filter((word) => {
    const plain = plainWords(word)
    const isFree = [...free].some((name) => name.toLowerCase() === word.replace(/'s$/, ''))
    return !isFree && plain.some((part) => !ordinaryWords.has(part) && !ownWords.has(part))
  })
  const lower = words.toLowerCase()
  const kept = namesIn(own).every((name) => lower.includes(name.toLowerCase()))
  return brings.length === 0 && begins.length === 0 && kept
}

const asks = (text: string): boolean => text.includes('?')
const negation = /\b(?:not?|never|nothing|nobody|none|neither|nor|nowhere|cannot|hardly|without)\b|n't\b/i
const agreement =
  /\b(?:yes|yeah|yep|sure|deal|agreed|absolutely|definitely|certainly|exactly|of course|sounds good|works for (?:me|us)|let's|go ahead|happy to|glad to|love to|i'm in|sign|buy|book|invite|calendar|meet|meeting|demo|trial|send)\b/gi
const farewell =
  /\b(?:good)?bye\b|\btake care\b|\bhave a (?:good|nice|great)\b|\bhang(?:ing)? up\b|\b(?:talk|speak) (?:soon|then|later)\b/i
const promise = /\b(?:i|we)(?:'ll| will| shall|'m going to| am going to)\b/gi
const reserve = /\b(?:but|if|unless|maybe|perhaps|might|depends?|however|provided|although|though)\b/i

/** Moves that give the rep something: a "but" or an "if" would take it back. */
const giving: ReadonlySet<Move> = new Set<Move>(['agree-next-step', 'grant-time', 'resolve-objection', 'confirm-recap'])

/** A no stays a no, and nothing else becomes one; what is given is given without reserve. */
const keepsNo: Rule = (words, { reply }) =>
  negation.test(words) === negation.test(reply.words) &&
  (!giving.has(reply.move) || !reserve.test(words) || reserve.test(reply.words))

/** Everything of a kind in the words stands in the line too. */
const nothingNew =
  (pattern: RegExp): Rule =>
  (words, { reply }) => {
    const own = reply.words.toLowerCase()
    return [...words.matchAll(pattern)].every(([said]) => own.includes(said.toLowerCase()))
  }

/** At least this share of what a binding part speaks of must be in the words, and of what the whole line speaks of. */
const keptShare = { part: 0.5, line: 0.3 } as const

function keeps(share: number, text: string, said: ReadonlySet<string>): boolean {
  const meant = [...stemsIn(text)]
  return meant.filter((stem) => said.has(stem)).length >= meant.length * share
}

/**
 * A fact, a worry or an agreement that is told must be recognised: the rep was given it, and is judged by it. A line that
 * has little in common with the decided one is another line.
 */
const keepsWhatItSays: Rule = (words, decided) => {
  const said = stemsIn(words)
  return (
    keeps(keptShare.line, decided.reply.words, said) &&
    bindingParts(decided).every((part) => keeps(keptShare.part, part, said))
  )
}

const isNew: Rule = (words, { before }) =>
  before.every((turn) => turn.speaker === 'rep' || turn.words.toLowerCase() !== words.toLowerCase())

/** In the order they are asked: what is cheap and plain first. A rule that does not hold is the fault. */
const rules: ReadonlyArray<readonly [Fault, Rule]> = [
  ['empty', (words) => /\p{L}/u.test(words)],
  ['length', hasItsLength],
  ['markup', isSpeakable],
  ['character', staysABuyer],
  ['language', isEnglish],
  // A figure that is told is a fact, and one that is not in the line is made up.
  ['number', sameAs(numbersIn)],
  // The day agreed is what the rep was working for.
  ['day', sameAs(daysIn)],
  // A question is the buyer's move and is waited for; one that was not decided can't be heard answered.
  ['question', (words, { reply }) => asks(words) === asks(reply.words)],
  ['no', keepsNo],
  // The rep would take it for a step agreed.
  ['yes', nothingNew(agreement)],
  // Whoever says goodbye goes, and nobody else says it.
  ['farewell', (words, { reply }) => farewell.test(words) === farewell.test(reply.words)],
  // What the buyer says they will do, the rep waits for.
  ['promise', nothingNew(promise)],
  ['name', keepsNames],
  ['unearned', (words, decided) => unearnedIn(words, decided) === null],
  ['lost', keepsWhatItSays],
  ['repeated', isNew],
]

/** What models put around a line without meaning to: quotation marks, typographer's signs, blanks. */
function spokenForm(answer: string): string {
  const plain = answer
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s*[—–]\s*/g, ', ')
    .replaceAll('…', '...')
    .trim()
  const unquoted = /^"([^"]*)"$/.exec(plain)?.[1] ?? plain
  return unquoted.trim().replaceAll(/[ \t]+/g, ' ')
}

/** A model's answer as the buyer may say it, or what is wrong with it. */
export type Judged = { readonly words: string; readonly fault: null } | { readonly fault: Fault }

/** Judges a model's wording of a decided line. Whatever is wrong with it, the line as it was decided is always right. */
export function judgeWording(answer: string, decided: Decided): Judged {
  const words = spokenForm(answer)
  const fault = rules.find(([, holds]) => !holds(words, decided))?.[0] ?? null
  return fault === null ? { words, fault } : { fault }
}
