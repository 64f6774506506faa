import type { HeardCall, HeardTurn } from './heard-call.ts'
import { saidSentences } from './words.ts'

/** A call of which only the words are known, with capitals: strangers ask for names, and name people, in words of their own. */
export const isKnownByWords = ({ buyer }: HeardCall): boolean =>
  buyer.every(({ mind }) => mind === null) && buyer.some(({ heard }) => /\p{Lu}\p{Ll}/u.test(heard))

const somebody =
  /\bwho(?:m|['’]s)? (?:else|do you|d['’]you|would|could|might|should|have you|has got|comes)\b|\b(?:any|some)(?:body|one)\b|\bany(?: \p{L}+)? (?:names?|friends?|neighbou?rs?|colleagues?)\b|\b(?:need|want|have|get|after|give) (?:\p{L}+ ){0,2}(?:names?|contacts?)\b(?! of (?:the|a|your|our|this|that)\b)/iu

/** The rep asks after somebody: "anybody there still being carried?", "who do you have coffee with?" */
export const asksAfterSomebody = ({ heard, questions }: HeardTurn): boolean =>
  questions.some(({ text }) => somebody.test(text)) || /\b(?:need|want|get|after) (?:\p{L}+ ){0,2}names\b/iu.test(heard)

/** An answer of so many words says how it goes. */
const tellingWords = 4

/** Where the rep asked something else than for names, and was told. */
export const askedAndTold = ({ rep, turns }: HeardCall): HeardTurn | null =>
  rep.find((turn) => {
    const answer = turns[turn.at + 1]
    const told = answer?.speaker === 'buyer' && answer.wordCount >= tellingWords
    return told && turn.questions.some(({ text }) => !somebody.test(text))
  }) ?? null

/** What has a capital and is nobody. */
const nobody = new Set(
  'I God Lord Mr Mrs Ms Miss Dr Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter'.split(
    ' ',
  ),
)
const capital = /\p{Lu}[\p{L}’'-]*/gu
/** Capitals side by side are one name: "Ana Ruiz". */
const wholeName = /\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*/gu
/** Where somebody is, which is no further person: "Ana Ruiz at Northgate". */
const ofPlace = /\b(?:at|from|in|into|near|to|towards|around|over|of|on|outside|up|down) (?:the )?$/iu
const whoeverIs = (word: string): string => word.replace(/['’].*$/u, '')
const wordsOf = (name: string): string[] => name.split(' ').map(whoeverIs)

/** The names within the sentences of a line, each as its words: at the beginning of a sentence any word has a capital. */
function namesIn(turn: HeardTurn): string[][] {
  return saidSentences(turn).flatMap(({ start, end }) => {
    const sentence = turn.heard.slice(start, end)
    return [...sentence.matchAll(wholeName)].flatMap(({ 0: name, index }) => {
      const before = sentence.slice(0, index)
      const isFirst = /^\P{L}*$/u.test(before)
      const words = wordsOf(name).filter((word, i) => !nobody.has(word) && !(isFirst && i === 0))
      return ofPlace.test(before) || words.length === 0 ? [] : [words]
    })
  })
}

/** Who picks up names themselves and whoever else is in the room. */
const pickingUp = 2

/** So many names in one answer were asked for, in whatever words. */
const surelyAsked = 2

/**
 * How many names each of the buyer's lines holds that nobody had said before, once somebody was asked after, or where one
 * answer holds several; lines that hold none are left out.
 */
export function linesThatName(
  { turns, buyer, rep }: HeardCall,
  isAsk: (turn: HeardTurn) => boolean,
): ReadonlyMap<HeardTurn, number> {
  const greeting = buyer.slice(0, pickingUp)
  const asked = rep.find(isAsk)?.at ?? Number.POSITIVE_INFINITY
  const said = new Set<string>()
  return new Map(
    turns.flatMap((turn) => {
      const isNew = (words: readonly string[]): boolean => words.every((word) => !said.has(word))
      const isAnswer = turn.speaker === 'buyer' && !greeting.includes(turn)
      const fresh = isAnswer
        ? new Set(
            namesIn(turn)
              .filter(isNew)
              .map((words) => words.join(' ')),
          ).size
        : 0
      for (const [word] of turn.heard.matchAll(capital)) said.add(whoeverIs(word))
      const least =
        turn.at > asked ? 1 : (turns[turn.at - 1]?.questions.length ?? 0) > 0 ? surelyAsked : Number.POSITIVE_INFINITY
      return fresh >= least ? [[turn, fresh] as const] : []
    }),
  )
}
