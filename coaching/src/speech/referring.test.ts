import { describe, expect, it } from 'vitest'
import { answersWho, describesWho, referringIn } from './referring.ts'

describe('a line that asks for people somebody knows', () => {
  it.each([
    'Could you think of one other operations manager at a haulier with two or three depots who still plans by hand?',
    "I'm looking for finance people at clinics about your size. Who comes to mind first?",
    'Would you know someone in your position at another carrier in the area?',
    'Which other practice managers do you meet who have the same trouble with no-shows?',
    'Is there another plant manager you talk to whose shifts are still on paper?',
    'I wondered whether you knew a head of operations at another freight company around here.',
    'The people we help most are dispatch leads with twenty drivers or more. Does anyone like that come to mind?',
    'It helps people most who run a kitchen for three schools. Who would you send me to?',
  ])('says who is meant: %s', (words) => {
    expect(referringIn(words)).toMatchObject({ asks: true, saysWho: true })
  })

  it.each([
    'Who do you know that might be interested?',
    "Is there anyone in your network who'd benefit from a tool like ours?",
    'So, um, any names?',
    'Do you know somebody at a similar company?',
    'Would there be anyone else you could recommend us to?',
    'Can you think of any friends or colleagues who want to save some money?',
  ])('says it of anybody: %s', (words) => {
    expect(referringIn(words)).toMatchObject({ asks: true, saysWho: false })
  })

  it.each([
    "How's it been going with it since spring?",
    "What doesn't work the way you'd hoped?",
    'Who of your people uses it most?',
    'Do you have a minute for me?',
    'Do you know what it costs you in a month?',
    'Thank you, I wanted to hear how it goes.',
    'Who signs with you when it comes to the renewal?',
  ])('is another: %s', (words) => {
    expect(referringIn(words)).toMatchObject({ asks: false, leave: null, plans: false, pushes: false, rewards: false })
  })

  it.each([
    ['May I mention your name when I ring her?', 'name'],
    ['Would it be alright if I said you sent me?', 'name'],
    ['Can I say that we spoke?', 'name'],
    ['Would you mind if I used your name?', 'name'],
    ["Could you drop her a line so that she knows I'm ringing?", 'introduction'],
    ['Would you introduce the two of us by mail?', 'introduction'],
  ] as const)('asks leave: %s', (words, leave) => {
    expect(referringIn(words).leave).toBe(leave)
  })

  it('tells who is meant from who is not, in answer to that question', () => {
    expect(answersWho('Ops managers at hauliers with two depots.')).toBe('one-sort')
    expect(answersWho('Somebody who does what you do, with a crew of twenty.')).toBe('one-sort')
    expect(answersWho('Oh, anybody really.')).toBe('anybody')
    expect(answersWho("Just whoever you think would like it, I don't mind.")).toBe('anybody')
    expect(answersWho('Thank you, that is kind.')).toBe(null)
  })

  it.each([
    ['One person in your line of work, at a place with the same trouble as you had.', true],
    ['So, another manager like you, with crews on three shifts, who still does it on paper.', true],
    ['Another thing I wanted to ask is how the reports work.', false],
    ['I have a colleague who looks after that.', false],
  ] as const)('asks once more by describing somebody: %s', (words, is) => {
    expect(describesWho(words)).toBe(is)
  })

  it.each([
    'Come on, you must have a phone full of people. Just read me a few names.',
    'Give me ten names and their numbers.',
    'Send me the list of contacts you have.',
    'Give me as many names as you can think of.',
  ])('pushes: %s', (words) => {
    expect(referringIn(words).pushes).toBe(true)
  })

  it.each([
    'What if I put a free month on your account for each one?',
    "If you introduce me to two people I'll take ten per cent off.",
    "There's a voucher in it for you.",
    "I'd make it worth your while, of course.",
  ])('pays: %s', (words) => {
    expect(referringIn(words).rewards).toBe(true)
  })
})
