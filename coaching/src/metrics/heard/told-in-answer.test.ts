import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { practisedCall, type Minded } from '../../scoring/practised.fixture.ts'
import { heardCall } from './heard-call.ts'
import { toldInAnswer } from './told-in-answer.ts'

const asked = 'B: Dean Marsh.\nR: How do you plan the week?\n'
const isTold = (lines: string, minds?: Readonly<Record<number, Minded>>): boolean => {
  const turns = minds === undefined ? spokenCall(asked + lines) : practisedCall(asked + lines, minds)
  const call = heardCall(turns, 'cold-call')
  const [question] = call.rep
  return question !== undefined && toldInAnswer(call, question)
}

describe('a question of which only the words are known', () => {
  it.each([
    'Same as everybody.',
    'No.',
    'There’s always something. Some days are worse.',
    'Planning? That runs. It isn’t where it hurts.',
    'It’s done the way everybody does it. It’s not our trouble.',
    'I’d have to look, honestly.',
    'Why do you ask?',
    'A bit of that. It isn’t what eats my day.',
    'It depends, really.',
    'The week? Why do you ask?',
    'Planning the week?',
  ])('brought nothing out where anybody could have said the answer: %s', (answer) => {
    expect(isTold(`B: ${answer}`)).toBe(false)
  })

  it.each([
    'By hand.',
    'Tuesdays.',
    'Enough, nine thousand a month.',
    'It isn’t our problem, it’s the drivers, they lose the sheets.',
    'It depends on the weather, mostly.',
    'Same as everybody, with a whiteboard and two phones.',
    'No, we ring round for it.',
    'Nothing fancy just a shared spreadsheet that Dana keeps.',
    'Spreadsheets?',
    'We have four people and a whiteboard, you know what I mean?',
  ])('brought something out where the answer has anything of theirs in it: %s', (answer) => {
    expect(isTold(`B: ${answer}`)).toBe(true)
  })

  it('is answered too by what they tell when they are asked to go on, and not by the answer to another', () => {
    expect(isTold('B: It depends.\nR: Could you say a bit more?\nB: Two of us draw it up on Sundays.')).toBe(true)
    expect(isTold('B: It depends.\nR: And who decides that?\nB: Ross does.')).toBe(false)
  })

  it('brought nothing out where nobody answered', () => {
    expect(isTold('R: Hello?')).toBe(false)
  })
})

describe('a question to a practice buyer', () => {
  const words = 'B: I’ve got a figure in my head, and I am not going to throw it around the room.'

  it('brought out what the mind gave away, whatever the words', () => {
    expect(isTold('B: No.', { 2: { move: 'reveal-fact', facts: ['process'] } })).toBe(true)
  })

  it.each(['answer-vague', 'deflect', 'unknown-answer', 'react', 'push-back', 'object'] as const)(
    'brought nothing out where the mind kept it back, however much was said: %s',
    (move) => {
      expect(isTold(words, { 2: { move } })).toBe(false)
    },
  )

  it('brought out what a plain answer says in words of its own', () => {
    expect(isTold('B: Most weeks. Some weeks twice.', { 2: { move: 'answer-plain' } })).toBe(true)
    expect(isTold('B: Scheduling? That runs.', { 2: { move: 'answer-plain' } })).toBe(false)
  })
})
