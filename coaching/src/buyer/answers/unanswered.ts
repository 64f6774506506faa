import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { count, countOf } from '../mind.ts'
import { namesSomebody } from '../heard/somebody-named.ts'
import { knowsNothing } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import { shown } from '../policy/shown.ts'
import unansweredFile from '../words/unanswered.json' with { type: 'json' }
import { wasAskedFor } from './own-question.ts'
import { lastQuestion, speaksOfTopic, thingAsked, topicAskedIn } from './question-topics.ts'

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What a buyer says who asked for a price, a time, a name, a place or about something else, and was told another thing. */
export const unanswered = z
  .strictObject({
    price: voicedSchema,
    time: voicedSchema,
    who: voicedSchema,
    where: voicedSchema,
    /** Of any other thing (`questionTopics`). */
    about: voicedSchema,
  })
  .parse(unansweredFile)

const asksFor = {
  price:
    /\b(?:what (?:does|would|will|do|did)(?: \w+){1,3} (?:cost|run to|run|charge|come to)|what does that run to|what(?:'s| is) (?:the|your) price|how much (?:is|does|would|do))\b[^?]*\?$/i,
  time: /\bhow long (?:do|does|did|would|will|until|before|is|was|has|have|had)\b[^?]*\?$/i,
  who: /\bwho (?:else |was |is |has |have |uses |do you (?:have|mean))[^?]*\?$/i,
  where: /\bwhere (?:does|do|would|will|is|are)\b[^?]*\b(?:data|live|go|kept|sit|stored)\b[^?]*\?$/i,
} as const

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand)\b/
const given = {
  price:
    /\b(?:free|nothing|no (?:charge|cost)|pounds?|dollars?|euros?|price|per (?:user|seat|site|month|head|year)|budget)\b/,
  time: /\b(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?|overnight|straight away|right away|at once|immediately|no time|today|tomorrow)\b/,
  who: /\b(?:customers?|compan(?:y|ies)|firms?|names?|called|reference|ring|confidential|not allowed|may not say|can't say)\b/,
  where: /\b(?:servers?|country|cloud|here|hosted|stays?|kept|stored|centre|center|europe|states|your side|with you)\b/,
} as const
/** "That depends, I'd have to look": no answer, and honest about it. */
const owesIt =
  /\b(?:depends?|look (?:it|that) up|check|find out|come back to you|get back to you|send you|let you know|not sure|don't know|can't say|before i (?:say|tell|can)|first)\b/
const isCounted = (kind: keyof typeof asksFor): boolean => kind === 'price' || kind === 'time'
const fewestWords = 5

const mostComeBackTo = 2

/** What was asked of the screen, or of the price in later years, was not what they were told: they come back to it. */
function meetBeside(scene: Scene): Plan | null {
  const { heard, mind, persona, lastWords } = scene
  const topic = topicAskedIn(lastWords)
  if (topic === null || speaksOfTopic(heard.plain, topic)) return null
  // What is doubted of an answer to a worry has its own answers (`doubts`).
  if (topic !== 'later-price' && mind.pieces.at(-1)?.objection !== null) return null
  const key = `unanswered:${topic}`
  if (countOf(mind, key) > 0 || countOf(mind, 'came-back') >= mostComeBackTo) return null
  const text = unsaid(scene, unanswered.about[persona.temperament], { thing: thingAsked[topic] })
  if (text === null) return null
  count(mind, key)
  count(mind, 'came-back')
  const worry = persona.objections.find(({ id }) => id === mind.pending)
  if (worry !== undefined)
    return { move: 'repeat-objection', pieces: [objectionPiece(text, worry)], objection: shown(scene, worry) }
  mind.question = { kind: 'own', turn: mind.turn }
  return { move: 'ask-question', pieces: [plainPiece(text)] }
}

/** The rep told something, and neither asked, nor said that they would have to look. */
const toldSomething = ({ heard }: Scene): boolean =>
  !heard.asks && heard.wordCount >= fewestWords && !knowsNothing(heard) && !owesIt.test(heard.plain)

/** The buyer asked for something and heard nothing of it: they say so once, and "fair enough" to nothing. */
export function meetUnanswered(scene: Scene): Plan | null {
  const { heard, mind, persona, lastWords } = scene
  if (mind.bargain !== null || !toldSomething(scene)) return null
  const beside = meetBeside(scene)
  if (beside !== null || !wasAskedFor(scene) || mind.pending !== null) return beside
  const last = lastQuestion(lastWords)
  const kind = (['price', 'time', 'who', 'where'] as const).find((one) => asksFor[one].test(last))
  if (kind === undefined || (isCounted(kind) && number.test(heard.plain)) || given[kind].test(heard.plain)) return null
  // Somebody called by name is an answer to who it is.
  if (kind === 'who' && namesSomebody(heard)) return null
  if (count(mind, `unanswered:${kind}`) > 1) return null
  const text = unsaid(scene, unanswered[kind][persona.temperament] ?? [])
  if (text === null) return null
  mind.question = { kind: 'own', turn: mind.turn }
  return { move: 'ask-question', pieces: [plainPiece(text)] }
}
