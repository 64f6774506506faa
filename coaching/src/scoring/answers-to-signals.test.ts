import { expect, it } from 'vitest'
import { answerTo } from './answers-to-signals.ts'

it.each([
  ['price', 'How much is it?', 'It costs [your price'],
  ['timing', 'How soon could we start?', 'From the first day'],
  ['rollout', 'What does it take from us?', 'On your side it takes'],
] as const)('a plain question is answered by what it asks for: %s, %s', (kind, question, answer) => {
  expect(answerTo(kind, question, null)).toContain(answer)
})

it.each([
  ['rollout', 'Does that work on a phone?'],
  ['rollout', 'How does that compare with other providers?'],
  ['timing', 'How long does that step take in practice?'],
  ['price', 'Is the pricing the same in year two?'],
] as const)('a question of its own is answered by nothing that was not asked: %s, %s', (kind, question) => {
  expect(answerTo(kind, question, null)).toBe('[Your answer to that, in one sentence.]')
})
