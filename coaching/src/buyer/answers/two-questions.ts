import { recapOf } from '../../acts/details.ts'
import { meetEveryday } from './everyday.ts'
import { meetDirectQuestion } from './direct-question.ts'
import { meetBareQuestion } from './bare-question.ts'
import { actIn, perceive } from '../perceive.ts'
import { meetAside } from '../policy/talk.ts'
import type { Heard } from '../perceive.ts'
import type { Plan, Scene } from '../scene.ts'
import { answer, knowsAbout } from '../telling.ts'

const opens =
  /^(?:(?:and|so|but|okay|ok|right|then|also),? )*(?:what|how|who|when|which|where|why|do|does|did|is|are|have|has|can)\b/i

/** The two questions of a turn, each in its own words; null for any other number of them. */
function partsOf(question: string): [string, string] | null {
  const parts = question
    .split(
      /(?<=\?)\s+|,? and (?=(?:what|how|who|when|which|where|why)\b)|, and (?=(?:do|does|did|is|are|has|have|was|were|can) (?:you|they|it|that|he|she|there|anyone|anybody|someone|somebody|your|the)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 3 && opens.test(part))
  const [first, second] = parts
  return parts.length === 2 && first !== undefined && second !== undefined ? [first, second] : null
}

/** "Who signs, and what do they want to see?": what stands out as the question may be its second half alone. */
const lastSentence = (words: string): string => /[^.?!]*\?\W*$/.exec(words)?.[0]?.trim() ?? ''

const partsIn = (question: string, words: string): [string, string] | null =>
  partsOf(question) ?? partsOf(lastSentence(words))

/** The answer to one of them, if this buyer has one. */
function answerTo(scene: Scene, words: string): Plan | null {
  const one = { ...scene, heard: perceive(words, scene.heard.elapsedMs) }
  return (
    meetDirectQuestion(one) ??
    meetEveryday(one) ??
    meetBareQuestion(one) ??
    meetAside(one) ??
    (knowsAbout(one) ? answer(one) : null)
  )
}

/** After a longer answer nobody remembers what the other question was. */
const mostWordsBefore = 16

const wordsIn = ({ pieces }: Plan): number =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/).length

/** The turn puts two questions, so that no answer of one kind is the right one. */
export function asksTwo({ question, words }: Heard): boolean {
  return partsIn(question, words) !== null
}

/** Two questions in one turn: both are answered where that stays short, else the one there is an answer to. */
export function meetTwoQuestions(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (mind.pending !== null || !heard.asks || recapOf(heard.words)) return null
  if ((['next_step', 'pricing', 'pitch', 'value', 'social_proof'] as const).some((act) => actIn(heard, act)))
    return null
  const parts = partsIn(heard.question, heard.words)
  if (parts === null) return null
  const first = answerTo(scene, parts[0])
  if (first === null) return answerTo(scene, parts[1])
  if (wordsIn(first) > mostWordsBefore || first.move === 'deflect' || first.move === 'answer-vague') return first
  const second = answerTo(scene, parts[1])
  if (second === null || second.move === 'deflect' || second.move === 'answer-vague') return first
  return {
    ...second,
    pieces: [...first.pieces, ...second.pieces],
    facts: [...(first.facts ?? []), ...(second.facts ?? [])],
  }
}
