import type { CallSetup } from '../buyer/setup.ts'
import type { PlayedCall } from './run-call.ts'

/** Shorter sentences anybody may say: "that works for me". */
const fewestWords = 6
/** Of a mould so many words have to be left: "… it is, then" is nobody's own. */
const fewestWordsLeft = 4

type Said = { sentence: string; by: readonly string[] }

function sentencesOf(call: PlayedCall): string[] {
  return call.turns
    .flatMap((turn) => (turn.speaker === 'buyer' && turn.by === undefined ? [turn.words] : []))
    .flatMap((words) => words.match(/[^.?!]+[.?!]+/g) ?? [])
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= fewestWords)
}

const heldOpen = '…'
const figure =
  /\b(?:\d[\d,.]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand))*)\b/g
const dayName = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g
/** Shorter parts of names are words like any other. */
const shortestName = 3

/** What is filled into this buyer's sentences: the words of their trade, and the names of people and of the company. */
function filledInto({ persona, rep, gatekeeper }: CallSetup): string[] {
  const people = [
    persona.company.name,
    ...persona.colleagues.flatMap(({ name, title }) => [name, ...name.split(' '), title]),
  ]
  const names = [persona.firstName, persona.lastName, rep.firstName, gatekeeper?.firstName ?? '']
  return [...Object.values(persona.vocabulary), ...people, ...names]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= shortestName)
    .toSorted((a, b) => b.length - a.length)
}

const wholeWord = (part: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`, 'gu')

/** The sentence with its nouns of the trade, names, days and figures blanked: what is left is the mould. */
function mouldOf(sentence: string, filled: readonly string[]): string {
  const bare = filled.reduce((text, part) => text.replaceAll(wholeWord(part), heldOpen), sentence)
  return bare.replaceAll(figure, heldOpen).replaceAll(dayName, heldOpen)
}

const wordsLeft = (mould: string): number => mould.split(' ').filter((word) => !word.includes(heldOpen)).length

/** The moulds that buyers of different names fill, each with their own nouns and numbers; those of most buyers first. */
export function sharedMoulds(calls: readonly { call: PlayedCall; setup: CallSetup }[]): Said[] {
  return sharedBy(calls, (call, setup) => {
    const filled = filledInto(setup)
    return sentencesOf(call)
      .map((sentence) => mouldOf(sentence, filled))
      .filter((mould) => mould.includes(heldOpen) && wordsLeft(mould) >= fewestWordsLeft)
  })
}

/** The whole sentences that buyers of different names say word for word, those of most buyers first. */
export function sharedSentences(calls: readonly { call: PlayedCall; setup: CallSetup }[]): Said[] {
  return sharedBy(calls, sentencesOf)
}

function sharedBy(
  calls: readonly { call: PlayedCall; setup: CallSetup }[],
  saidIn: (call: PlayedCall, setup: CallSetup) => string[],
): Said[] {
  const by = new Map<string, Set<string>>()
  for (const { call, setup } of calls) {
    const { firstName, lastName } = setup.persona
    for (const sentence of saidIn(call, setup))
      by.set(sentence, (by.get(sentence) ?? new Set()).add(`${firstName} ${lastName}`))
  }
  const shared = [...by]
    .filter(([, names]) => names.size > 1)
    .map(([sentence, names]) => ({ sentence, by: [...names] }))
  return shared.toSorted((a, b) => b.by.length - a.by.length)
}
