import type { CallSetup } from '../buyer/setup.ts'
import type { PlayedCall } from './run-call.ts'

/** Shorter sentences anybody may say: "that works for me". */
const fewestWords = 6

type Said = { sentence: string; by: readonly string[] }

function sentencesOf(call: PlayedCall): string[] {
  return call.turns
    .flatMap((turn) => (turn.speaker === 'buyer' && turn.by === undefined ? [turn.words] : []))
    .flatMap((words) => words.match(/[^.?!]+[.?!]+/g) ?? [])
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= fewestWords)
}

/** The whole sentences that buyers of different names say word for word, those of most buyers first. */
export function sharedSentences(calls: readonly { call: PlayedCall; setup: CallSetup }[]): Said[] {
  const by = new Map<string, Set<string>>()
  for (const { call, setup } of calls) {
    const { firstName, lastName } = setup.persona
    for (const sentence of sentencesOf(call))
      by.set(sentence, (by.get(sentence) ?? new Set()).add(`${firstName} ${lastName}`))
  }
  const shared = [...by]
    .filter(([, names]) => names.size > 1)
    .map(([sentence, names]) => ({ sentence, by: [...names] }))
  return shared.toSorted((a, b) => b.by.length - a.by.length)
}
