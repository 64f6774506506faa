import { describe, expect, it } from 'vitest'
import { painWords } from './asked-words.ts'
import { asksNothing } from './asks-nothing.ts'

describe('a question that nobody is meant to answer', () => {
  it.each([
    'Why, am I missing something?',
    'Let’s see, shall we?',
    'Let’s leave that one, shall we?',
    'That’s a bit early, isn’t it?',
    'You’re not very good at this, are you?',
    'Oh no, am I that bad?',
    'Now, where were we?',
    'I started at the front desk, can you believe it?',
    'Is that a trap?',
    'You hear that everywhere, right?',
  ])('%s', (question) => {
    expect(asksNothing(question)).toBe(true)
  })

  it.each([
    'What would it cost us, all in?',
    'Who else runs on it?',
    'Could you send me that on a page first?',
    'How long does it take, and who does it?',
    'Would my people have to learn it?',
    'And when could you start?',
    'Do you work with bakeries, or is it just offices?',
    'Where is our data kept?',
  ])('is not one that waits for its answer: %s', (question) => {
    expect(asksNothing(question)).toBe(false)
  })
})

describe('a closed question that names a trouble', () => {
  it.each([
    'Do you ever run out of croissants?',
    'Has an order ever got lost?',
    'Do you ever sell out too early?',
    'Have you ever had to throw a batch away?',
    'Does anybody ever turn up late?',
    'Are two people ever double-booked?',
    'Did a delivery ever go missing?',
  ])('asks what goes wrong: %s', (question) => {
    expect(painWords.test(question)).toBe(true)
  })

  it.each(['Do you ever come to London?', 'Have you ever used a planner?', 'Are you ever in the office on Fridays?'])(
    'is not every question with “ever” in it: %s',
    (question) => {
      expect(painWords.test(question)).toBe(false)
    },
  )
})

it('a question after any number of sighs is heard to its end', () => {
  const sighs = 'oh no, '.repeat(60)
  expect(asksNothing(`${sighs}am I that bad?`)).toBe(true)
  expect(asksNothing(`${sighs}when could you start?`)).toBe(false)
})
