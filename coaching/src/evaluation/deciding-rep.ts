import { callTypeTraits } from '../call-types/call-types.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { voices } from '../buyer/words/lines.ts'
import { withoutStamp } from '../buyer/stamps.ts'
import { inFull } from '../buyer/formal-speech.ts'
import { reasons, turned } from '../buyer/decision/reasons.ts'
import type { LineKey } from '../buyer/words/line-keys.ts'
import type { Ear } from './rep-ear.ts'
import type { RepKind } from './scripted-reps.ts'

/** What a scripted rep keeps of a call about a decision. */
export type DecisionNotes = {
  asks: number
  isOver: boolean
  askedWhy: boolean
  /** What else is in the way has been asked after: nobody asks for the yes after each thing that was not it. */
  askedElse: 'never' | 'now' | 'before'
}
export const noAsksYet = (): DecisionNotes => ({ asks: 0, isOver: false, askedWhy: false, askedElse: 'never' })

type DecisionStep = { key: string; parts: Record<string, string> }

/** The fixed part of a wording by which it is known again, whatever is filled in. */
const fixedPart = (wording: string): string =>
  wording
    .toLowerCase()
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''
/** Buyers leave out the word that a wording opens with, where something is left without it. */
const longest = (wording: string): string => fixedPart(withoutStamp(wording)) || fixedPart(wording)

/** Whoever has heard many buyers decide knows how they put it. */
const phrasesOf = (...keys: LineKey[]): readonly string[] =>
  Object.values(voices).flatMap((voice) => keys.flatMap((key) => voice[key].map(longest)))
const heardAs = {
  yes: phrasesOf('decideYes', 'decideDay'),
  no: phrasesOf('decideNo', 'decideNoStays', 'decideNoThanks'),
  signer: phrasesOf('decideSigner', 'decideSignerAgain'),
  day: phrasesOf('decideWhen', 'decideWhich'),
  maybe: phrasesOf('decideMaybe'),
  proof: phrasesOf('decideProof'),
  benefit: phrasesOf('decideBenefit'),
  worry: phrasesOf('decideFirst', 'stepPending', 'objectionHeard', 'objectionStill'),
  wonders: phrasesOf('decideVague', 'decideWaiting', 'anotherMeeting'),
} as const

/** Some speak contractions out. */
const isIn = (plain: string, phrase: string): boolean => inFull(plain).includes(longest(inFull(phrase)))

/** "No." is a sentence of its own, and not the end of "I've no reason to say no." or of somebody called Nuno. */
export const isHeard = (plain: string, phrase: string): boolean =>
  phrase.includes(' ') ? plain.includes(phrase) : plain.split(/(?<=[.!?]) /).includes(phrase)

/** The reason of a no, by the words it is given in. */
const reasonIn = (plain: string): string | null =>
  Object.entries(reasons).find(([, said]) => said.some((phrase) => isIn(plain, phrase)))?.[0] ?? null

/** What a no is met with that has its reason: the best rep speaks to it once, and leaves it then. */
function afterNo(kind: RepKind, notes: DecisionNotes, plain: string): DecisionStep {
  const why = reasonIn(plain)
  notes.isOver = kind !== 'excellent' || notes.askedWhy
  if (notes.isOver) return step('graceful')
  notes.askedWhy = true
  if (why === null) return step('whyNot')
  if (why === 'proof') return step('others')
  return why === 'benefit' || why === 'trouble' ? step('benefit') : step(`answer:${why}`)
}

/** How often a rep of a kind asks before they leave it. */
const mostAsks: Record<RepKind, number> = { excellent: 9, good: 8, average: 3, weak: 2, pushy: 0 }

const step = (key: string): DecisionStep => ({ key, parts: {} })

function ask(kind: RepKind, notes: DecisionNotes): DecisionStep {
  if (notes.asks === 1 && notes.askedElse === 'never' && (kind === 'excellent' || kind === 'good')) {
    notes.askedElse = 'now'
    return step('anythingElse')
  }
  notes.asks += 1
  if (notes.asks > mostAsks[kind]) return step('bye')
  return step(notes.asks === 1 ? 'ask' : 'askAgain')
}

/** What the buyer's words about the decision call for. */
function meet(kind: RepKind, notes: DecisionNotes, plain: string): DecisionStep | null {
  const says = (what: keyof typeof heardAs): boolean => heardAs[what].some((phrase) => isHeard(plain, phrase))
  if (says('worry')) return step('worry')
  if (says('signer')) return step('signer')
  if (says('day')) return step('day')
  if (says('proof')) return step('others')
  if (says('benefit')) return step('benefit')
  if (says('maybe')) {
    notes.asks += kind === 'weak' ? 1 : 0
    return step('afterMaybe')
  }
  if (says('wonders')) return ask(kind, notes)
  if (says('no')) return afterNo(kind, notes, plain)
  if (says('yes')) {
    notes.isOver = true
    return step('confirm')
  }
  if (turned.some((phrase) => isIn(plain, phrase))) return ask(kind, notes)
  return null
}

/** The next line of a rep in a call about a decision; null where the type is about none, or their plan or a worry comes first. */
export function decisionStep(
  kind: RepKind,
  setup: CallSetup,
  { notes, ear, words, isBusy }: { notes: DecisionNotes; ear: Ear; words: string; isBusy: boolean },
): DecisionStep | null {
  if (!callTypeTraits[setup.type].aboutDecision || kind === 'pushy') return null
  if (notes.isOver) return step('bye')
  // A question about the answer they had is no word on the decision.
  if (ear.doubt !== null || ear.askedOwn !== null) return null
  // "No, nothing else" is no word on the decision either.
  const wasElse = notes.askedElse === 'now'
  if (wasElse) notes.askedElse = 'before'
  if (wasElse && ear.objection === null && ear.deeper === null && !ear.asks) return ask(kind, notes)
  const met = meet(kind, notes, words.toLowerCase().replaceAll('’', "'"))
  if (met !== null) return met
  if (isBusy || ear.objection !== null || ear.deeper !== null || ear.unmoved) return null
  return ask(kind, notes)
}
