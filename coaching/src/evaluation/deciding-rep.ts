import { callTypeTraits } from '../call-types/call-types.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { voices } from '../buyer/words/lines.ts'
import type { LineKey } from '../buyer/words/line-keys.ts'
import type { Ear } from './rep-ear.ts'
import type { RepKind } from './scripted-reps.ts'

/** What a scripted rep keeps of a call about a decision. */
export type DecisionNotes = { asks: number; isOver: boolean }
export const noAsksYet = (): DecisionNotes => ({ asks: 0, isOver: false })

type DecisionStep = { key: string; parts: Record<string, string> }

/** The fixed part of a wording by which it is known again, whatever is filled in. */
const longest = (wording: string): string =>
  wording
    .toLowerCase()
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''

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

/** How often a rep of a kind asks before they leave it. */
const mostAsks: Record<RepKind, number> = { excellent: 9, good: 8, average: 4, weak: 2, pushy: 0 }

const step = (key: string): DecisionStep => ({ key, parts: {} })

function ask(kind: RepKind, notes: DecisionNotes): DecisionStep {
  notes.asks += 1
  if (notes.asks > mostAsks[kind]) return step('bye')
  return step(notes.asks === 1 ? 'ask' : 'askAgain')
}

/** What the buyer's words about the decision call for. */
function meet(kind: RepKind, notes: DecisionNotes, plain: string): DecisionStep | null {
  const says = (what: keyof typeof heardAs): boolean => heardAs[what].some((phrase) => plain.includes(phrase))
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
  if (says('no') || says('yes')) {
    notes.isOver = true
    return step(says('no') ? 'graceful' : 'confirm')
  }
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
  const met = meet(kind, notes, words.toLowerCase().replaceAll('’', "'"))
  if (met !== null) return met
  if (isBusy || ear.objection !== null || ear.deeper !== null || ear.unmoved) return null
  return ask(kind, notes)
}
