import { describe, expect, it } from 'vitest'
import { coreOf, putsQuestion } from './question-core.ts'

describe('what a sentence asks', () => {
  it.each([
    ['Could I ask how you plan the week?', 'how you plan the week?'],
    ['Um, may I just ask who looks after the phones?', 'who looks after the phones?'],
    ['i was wondering how you plan the jobs for the week', 'how you plan the jobs for the week'],
    ["What I'd love to understand, if you don't mind, is how the rota gets made.", 'how the rota gets made.'],
    ["I'm curious what happens on a Monday.", 'what happens on a monday.'],
    ['So, I guess my question is who signs it off?', 'who signs it off?'],
    ['id love to know how a job gets to the truck', 'how a job gets to the truck'],
    ['May I start with how your team works?', 'how your team works?'],
    ['I wondered, you know, is that something you would recognise?', 'is that something you would recognise?'],
  ])('is found behind the leave that is asked for: %s', (words, core) => {
    expect(putsQuestion(words)).toBe(true)
    expect(coreOf(words)).toBe(core)
  })

  it.each([
    ['Right. How many hours would you say?', 'how many hours?'],
    ["And where does it hurt, if you don't mind me asking?", 'and where does it hurt?'],
    ['whats the worst of it', "what's the worst of it"],
    ['What do you think is the reason?', 'what is the reason?'],
    ['When you say a bad day, what does one look like?', 'what does one look like?'],
    ['Which program you have?', 'which program do you have?'],
    ['And how many people you use for it?', 'and how many people do you use for it?'],
    [
      'I sell software, I will not hide it, but before I say a word about that, what does an ordinary week look like?',
      'what does an ordinary week look like?',
    ],
  ])('is left when the talk around it is taken away: %s', (words, core) => {
    expect(coreOf(words)).toBe(core)
  })

  it.each([
    'Can I ask you a few questions?',
    'We help people see where their trucks are.',
    'Drivers need to know when the shift starts.',
    'Is it okay if I take notes?',
  ])('is not made of words that ask nothing more: %s', (words) => {
    expect(putsQuestion(words)).toBe(false)
  })
})
