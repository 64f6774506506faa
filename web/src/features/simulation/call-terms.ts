import type { SuggestedNextCall } from '@ringside/contract/pipeline/next-call'
import {
  difficulties,
  playableCallTypes,
  type CallType,
  type Difficulty,
} from '@ringside/contract/simulations/vocabulary'

export type PlayableCallType = (typeof playableCallTypes)[number]

/** A call type that can be practised today, from an address or a suggestion; null for any other word. */
export const asPlayable = (type: string | null | undefined): PlayableCallType | null =>
  playableCallTypes.find((each) => each === type) ?? null

export const asDifficulty = (word: string | null): Difficulty | null =>
  difficulties.find((each) => each === word) ?? null

/** What is suggested for this person, if the next call is suggested with them. */
export function suggestionFor(personaId: string, suggestion: SuggestedNextCall | null | undefined) {
  if (suggestion?.persona?._id !== personaId) return { type: null, difficulty: null }
  return { type: asPlayable(suggestion.suggestedCallType), difficulty: suggestion.suggestedDifficulty }
}

/** The type a set-up starts with when none was chosen: the suggested one, else what fits how well they are known. */
export function firstType(suggested: CallType | null, spokenBefore: boolean): PlayableCallType {
  return asPlayable(suggested) ?? (spokenBefore ? 'discovery' : 'cold-call')
}

/** The first sentence of a text, for a line of its own. */
export const firstSentence = (text: string): string => /^[^.]*\.?/.exec(text)?.[0] ?? text

/** "8 calls, average 67, best 73" */
export function recordText(
  record: { calls: number; average: number | null; best?: number | null } | undefined,
): string {
  if (!record || record.calls === 0) return 'No calls yet'
  const calls = record.calls === 1 ? '1 call' : `${record.calls} calls`
  const scores = [
    record.average === null ? '' : `average ${Math.round(record.average)}`,
    record.best === null || record.best === undefined ? '' : `best ${Math.round(record.best)}`,
  ]
  return [calls, ...scores].filter(Boolean).join(', ')
}

/** "74 in 9 calls", "No calls yet" */
export function averageText(record: { calls: number; average: number | null } | undefined): string {
  if (!record || record.calls === 0 || record.average === null) return 'No calls yet'
  return `${Math.round(record.average)} in ${record.calls === 1 ? '1 call' : `${record.calls} calls`}`
}
