import { describe, expect, it } from 'vitest'
import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { hearAtDesk } from '../desk/heard.ts'
import { askedIn } from '../heard/asked-kind.ts'
import { asksOfEffect, customerSubjectOf } from '../heard/customer-questions.ts'
import { takesUp } from '../heard/taken-up.ts'
import { asksIfItWould } from '../heard/worry-questions.ts'
import { asksIfItDoes } from '../judge/objections.ts'
import { perceive } from '../perceive.ts'
import { openCall } from '../index.ts'
import { played } from '../played.fixture.ts'
import { sceneOf } from '../scene.ts'
import { besidesNamed, everydayIn, everydayWords } from './everyday.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const heard = (words: string): ReturnType<typeof perceive> => perceive(words, 3000)
const matterOf = (words: string, type: Exclude<CallType, 'gatekeeper'> = 'discovery'): string | null =>
  everydayIn(castCall(1, type, 'medium').persona, heard(words))?.id ?? null

describe('what was asked', () => {
  it.each(['Twice over what?', 'Define what, exactly?', "What's untidy about it?"])(
    'is about their last words when it is made of an asking word: “%s”',
    (words) => {
      expect(takesUp({ ...heard(words), asks: true }, 'We look twice now.', false)).toBe(true)
    },
  )

  it.each(["What's wrong with it?", 'What goes on there?', 'So what?'])('is not about those in “%s”', (words) => {
    expect(takesUp({ ...heard(words), asks: true }, 'We look twice now.', false)).toBe(false)
  })

  it.each([
    ['Would that be soon enough for you?', true],
    ['Is that the thing you were worried about?', true],
    ['Do you have enough people for that?', false],
    ['What is the thing with the invoices?', false],
  ])('whether an answer does is asked by “%s”: %s', (words, is) => {
    expect(asksIfItDoes(heard(words))).toBe(is)
  })

  it.each([
    ['Is it still behaving?', 'how-it-goes'],
    ['And is the board holding up?', 'how-it-goes'],
    ['Who behaves like that?', null],
  ])('of a customer is how it goes in “%s”: %s', (words, subject) => {
    expect(customerSubjectOf(heard(words))).toBe(subject)
  })

  it.each([
    ['Quiet today, or are the dogs singing in the background?', 'sounds'],
    ["What's that noise?", 'sounds'],
    ['What would have to be in a proposal for you to take it further?', 'in-a-proposal'],
    ['If I came with a proposal, what should be in it?', 'in-a-proposal'],
    ['Which afternoons are the quiet ones with you?', 'quiet-time'],
    ['How would you feel about me showing those two how the others do it?', 'an-offer-of-help'],
    ["So how's the season treating you?", 'how-is-business'],
    ['How does it compare with what you had in mind?', 'as-expected'],
    ['How does it compare with what you use today?', null],
    ['What did you do with the last proposal?', null],
    ['How would your people feel about that?', null],
  ])('has an answer that anybody would give: “%s”', (words, id) => {
    expect(matterOf(words)).toBe(id)
  })

  it.each(seeds)('without the one who is named is answered with somebody else (seed %i)', (seed) => {
    const scene = sceneOf(
      castCall(seed, 'discovery', 'easy'),
      openCall(castCall(seed, 'discovery', 'easy')).mind,
      heard(''),
    )
    const { lead = '' } = everydayWords(scene)
    expect(besidesNamed(scene, { text: `who has the diary when ${lead.toLowerCase()} isn't in?` })['lead']).not.toBe(
      lead,
    )
    expect(besidesNamed(scene, { text: 'who has the diary?' })['lead']).toBe(lead)
  })

  it.each(seeds)('at the end of what is shown is answered with who would look (seed %i)', (seed) => {
    const setup = castCall(seed, 'demo', 'medium')
    const shown =
      'This is the board for tomorrow, and what is red has nobody. Which of your people would look at it first?'
    const workers = setup.persona.vocabulary['workers'] ?? ''
    const [, reply] = played(setup, ['Hi, ready when you are.', shown]).replies
    expect(reply?.words.toLowerCase()).toContain(workers.toLowerCase())
  })

  it.each(seeds)('in a statement at the start is answered, and nobody is told to go ahead (seed %i)', (seed) => {
    const setup = castCall(seed, 'cold-call', 'medium')
    const line =
      "Morning, it's Marcus from Routewell. I noticed you've got people all over the county and wanted to ask how you find out when one of them isn't going to make it."
    const [reply] = played(setup, [line]).replies
    expect(reply?.move).not.toBe('grant-time')
  })

  it.each([
    ['What if they could still ring, and only the diary behind it changed?', true],
    ['What happens if they ring at the weekend?', false],
  ])('put to them to see whether it would move them is “%s”: %s', (words, is) => {
    expect(asksIfItWould(heard(words))).toBe(is)
  })

  it.each([
    ['And the patients who were booked in?', 'effect'],
    ['And your staff, how are they finding all that?', 'effect'],
    ['And the invoices?', null],
  ])('in half a sentence is of the kind “%s”: %s', (words, kind) => {
    expect(askedIn(heard(words).question)?.kind === 'effect').toBe(kind === 'effect')
  })

  it('how long something has gone on is no matter of what it costs', () => {
    expect(asksOfEffect(heard('How long has that been going on?'))).toBe(false)
    expect(asksOfEffect(heard('How long does that take you a month?'))).toBe(true)
  })

  it.each([
    ['Who am I best off talking to about that?', 'looksAfter', true],
    ["He looks after that, doesn't he?", 'looksAfter', true],
    ['He looks after himself.', 'looksAfter', false],
    ['Has he got five minutes before lunch?', 'when', true],
    ['I have five minutes before lunch.', 'when', false],
  ] as const)('at the desk: “%s” asks for %s: %s', (words, what, is) => {
    const setup = castCall(1, 'gatekeeper', 'medium')
    if (setup.gatekeeper === undefined) throw new Error('nobody answers')
    expect(hearAtDesk(setup, setup.gatekeeper, heard(words)).asks[what]).toBe(is)
  })
})
