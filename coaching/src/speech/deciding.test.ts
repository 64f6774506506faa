import { describe, expect, it } from 'vitest'
import { decisionAskIn, givesAway, namesTheDecision } from './deciding.ts'

const plain = [
  'So, shall we go ahead?',
  'Are you ready to go ahead with it?',
  'Do we have a deal?',
  'I would like to ask you for your decision today.',
  'Then my question is a simple one: is it a yes or a no?',
  'Could we start on Monday the third?',
  'When would you like to start?',
  'Would you like to do this together with us?',
  'Can we sign it on Thursday at ten?',
  'Shall I send the contract over to you and Milena tomorrow?',
  'Are we doing this?',
  "I'd like your decision, please. Are you in or out?",
  'Will you sign with us on Friday?',
  'So is it a no?',
  'Then it is settled: we start on the first Monday in March.',
  'Take all the time you need with the small print. But in principle: do you want to do this?',
  'Have you made up your mind?',
  "So let's go ahead, with the first team from the first of March?",
]
const hedged = [
  'I was just wondering whether you might want to go ahead at some point.',
  'So what do you think?',
  'No pressure, but would you maybe like to get started?',
  'Have you had a chance to think about our proposal?',
  'Have you had a moment to think it over?',
  'How do you feel about it all?',
  "I don't want to push you, but shall we perhaps go ahead?",
  'Any thoughts?',
  'Are you still interested?',
  'Maybe we could sort of move forward with this, if that is okay?',
  'Is this still something for you?',
  'So, what do you think about it, no rush at all?',
  'I was wondering how you feel about it, and whether we could perhaps move forward.',
]
const day = [
  'When will you decide?',
  'Could we speak on Thursday at ten, and you tell me yes or no?',
  'By when can you give me your answer?',
  'Can we agree a day for the decision?',
  'Shall I ring you on Friday for your answer, whichever way it goes?',
  'Which day will you have made the decision?',
]
const inTheWay = [
  "What's still holding you back?",
  'Is there anything in the way of a yes?',
  'What is it that you want to think about?',
  'Is there anything that still worries you?',
  'What would you need for a yes?',
  'What would have to be different for you to go ahead?',
  'What would it take for you to say yes?',
  'Are there any open questions before you decide?',
  'Is there anything else we should settle?',
]
const none = [
  'Hi Dana, thanks for the time today.',
  'Last time you told me that drivers ring in and nobody has the board.',
  'Who signs these contracts with you?',
  'Have you had a chance to read the proposal?',
  'Is there anything in it that was not clear?',
  'How do you plan the week at the moment?',
  'We have smart optimisation, live dashboards and a mobile app.',
  'That is fair, and it has to pay for itself.',
  'Thank you for being straight with me.',
  'Is that still how things stand?',
  'Before anything else, have I got it right? Has anything changed since?',
  'Did you get the proposal that I sent on Monday?',
  'Great, thank you. I will let you get on.',
]

describe('what is asked of a buyer who has the offer', () => {
  it.each([
    ['plain', plain],
    ['hedged', hedged],
    ['day', day],
    ['in-the-way', inTheWay],
    [null, none],
  ] as const)('%s', (ask, lines) => {
    expect(lines.map((line) => [line, decisionAskIn(line)])).toEqual(lines.map((line) => [line, ask]))
  })
})

describe('something given away', () => {
  it('is money off or a thing for nothing, in whatever words', () => {
    const gifts = [
      'I could do ten per cent off.',
      "We'd waive the set-up fee.",
      'And the first month is free.',
      "I'll throw the training in for free.",
      'There is a special price for you.',
      'I can knock a bit off the total.',
      'What if I made it five percent less?',
      'The training is on us.',
    ]
    expect(gifts.filter((line) => !givesAway(line))).toEqual([])
  })

  it('is neither the price as it stands nor a discount that is refused', () => {
    const kept = [
      'The price stays as it is in the proposal.',
      "I can't give you a discount on that.",
      'It costs four thousand a month.',
      'You lose thirty percent of the morning.',
      'Could we start on Monday?',
    ]
    expect(kept.filter(givesAway)).toEqual([])
  })
})

describe('what a call is for', () => {
  it.each([
    'Where we stand: you have our proposal, and we said we would settle today whether you go ahead.',
    'Today is only about one thing, your yes or no.',
    'You asked for ten minutes to decide on this call, so here we are.',
    'We agreed to come to an answer today.',
  ])('is named, and asks for no meeting: %s', (words) => {
    expect(namesTheDecision(words)).toBe(true)
  })

  it.each([
    'Could we meet on Thursday and decide then?',
    'I would like to come by next week and show you the rest.',
    'Shall we settle it today?',
  ])('is not what this says: %s', (words) => {
    expect(namesTheDecision(words)).toBe(false)
  })
})
