import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { onceForWords } from '../../speech/once-for-words.ts'
import type { Heard } from '../perceive.ts'
import { coreOf } from './question-core.ts'
import ofTheCallFile from '../words/of-the-call.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))

/**
 * Questions about the call itself and how the two get on: "am I boring you?", "is it a maybe?", "do you trust me?". No fact
 * of the company holds the answer and no colleague knows it; it lies in how the call has gone for this buyer.
 */
const ofTheCallSchema = z.array(
  z.strictObject({
    id: z.string(),
    /** Ways to ask it, against the question without its padding. A group named `word` is the rep's word that the answer takes up. */
    asked: z.array(z.string().min(1)).min(1),
    /** While a worry is open it asks after that one, and the rules of worries answer. */
    skipsWorry: z.literal(true).optional(),
    /** Asked at the end of an offer it asks after the offer, unless the buyer had asked for it. */
    skipsSelling: z.literal(true).optional(),
    answers: z.union([
      z.strictObject({ any: voicedSchema }),
      z.strictObject({ by: z.enum(['mean', 'trust', 'patience', 'met']), well: voicedSchema, badly: voicedSchema }),
    ]),
  }),
)
export type OfTheCall = z.infer<typeof ofTheCallSchema>[number]
export const ofTheCall: readonly OfTheCall[] = ofTheCallSchema.parse(ofTheCallFile)

const patterns: readonly (readonly [OfTheCall, readonly RegExp[]])[] = ofTheCall.map((question) => [
  question,
  question.asked.map((pattern) => new RegExp(pattern)),
])

/** What is put round such a question and changes nothing about it. */
const hedges = /,? ?\b(?:like|maybe|perhaps|honestly|basically|sort of|kind of|by any chance|to be honest)\b,?/g
const mostWords = 24
/** Asks for something that neither a yes nor a maybe would be. */
const asksOpenly =
  /(?:^|, |\band |\bbut |\bso )(?:what|which|who|when|where|how (?:much|many|long)) (?:\w+(?:'\w+)? ){2,20}\w+\W*\?\W*$/

const askedInWords = onceForWords((words: string): { question: OfTheCall; word: string | null } | null => {
  const sentences = words.split(/(?<=[?.!])\s+/).filter((sentence) => sentence.trim() !== '')
  for (const sentence of sentences.toReversed()) {
    const core = coreOf(sentence)
    for (const text of [core, core.replaceAll(hedges, '')]) {
      if (text.split(' ').length > mostWords) continue
      for (const [question, ways] of patterns) {
        const match = ways.map((way) => way.exec(text)).find((found) => found !== null)
        if (match !== undefined && match !== null) return { question, word: match.groups?.['word'] ?? null }
      }
    }
    // "How far apart are we? What have you got to work with?": the last question is the one that is asked.
    if (asksOpenly.test(sentence.toLowerCase())) return null
  }
  return null
})

/** The question about the call that a turn asks, with the rep's own word for it; null when it asks none. */
export function askedOfTheCall({ asks, plain, question }: Heard): { question: OfTheCall; word: string | null } | null {
  return asks || plain.includes('?') ? askedInWords(question) : null
}

/** A longer turn says something else as well. */
const mostWordsOfTurn = 16

/** The turn asks how the two get on, and does nothing else: whatever is open between them stays as it was. */
export function asksOnlyOfTheCall(heard: Heard): boolean {
  const asked = heard.wordCount > mostWordsOfTurn ? null : askedOfTheCall(heard)
  return asked !== null && asked.question.skipsWorry !== true
}
