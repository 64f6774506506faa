import { describe, expect, it } from 'vitest'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const intro = 'Hello, this is Marcus from Routewell, we help with planning. Thanks for the time.'
const process = 'How do you plan the work of your people today?'
const trouble = 'What goes wrong most often?'

/** The last reply of each of some buyers to the same lines. */
function repliesTo(type: PlayableCallType, difficulty: Difficulty, lines: readonly string[]): string[] {
  return seeds.map((seed) => {
    const setup = castCall(seed, type, difficulty)
    let { mind, reply } = openCall(setup)
    for (const words of lines) ({ mind, reply } = hear(setup, mind, { words, elapsedMs: 4000 + mind.turn * 9000 }))
    return reply.words
  })
}

const toKnown = (...lines: readonly string[]): string[] =>
  repliesTo('discovery', 'easy', [intro, process, trouble, ...lines])

const leave = /^(?:yes, ask|you may ask|ask|sure, (?:ask|go ahead)|go on|go ahead|fire away)[.,]?$/i

describe('those above', () => {
  it('are spoken of when it is asked whether they know, and what they said', () => {
    for (const reply of toKnown('Is that something you have raised with your boss?'))
      expect(reply).toMatch(/They know|Yes, in outline|brought it up|have brought/)
    for (const reply of toKnown('Does your boss know about it?', 'And what did they say?'))
      expect(reply).toMatch(/figure|fair point|cost/)
  })

  it('are brought along once there is something to bring them to', () => {
    for (const reply of toKnown('Can I speak with him together with you?'))
      expect(reply).toMatch(/seen it|put my name|front of them/)
  })
})

describe('"they"', () => {
  it('are the customers, when those were named last', () => {
    for (const reply of toKnown('What does it mean for your customers?', 'And how do they take it?'))
      expect(reply).not.toMatch(/used to it|grumble|overtime|\bcosts\b/i)
  })

  it('are the people who do the work, when those were named last', () => {
    for (const reply of toKnown('Who of your team works on it?', 'And what do they think about it?'))
      expect(reply).not.toMatch(/costs|number before/)
  })
})

describe('a question put in the order of a statement', () => {
  it('is heard as the question it is', () => {
    for (const reply of toKnown('When this happens, what the people are doing?'))
      expect(reply).not.toMatch(/I'd have to ask/)
  })
})

describe('what else people ask of one another at work', () => {
  it.each([
    ['How did the chat with your colleagues go?', /put my name|seen it myself/],
    ['When does it start going wrong, usually?', /for tomorrow|for the next one|week after/],
    ['If we could fix one thing by Christmas, what should it be?', /something else has to wait|somebody drops/],
    ['How do you measure if it is getting better?', /^Not better|^Worse/],
    ['Since how long it is like this?', /hour or two|minutes/],
  ])('is not taken for its neighbour: %s', (words, neighbour) => {
    for (const reply of toKnown(words)) expect(reply).not.toMatch(neighbour)
  })
})

describe('what has not been asked', () => {
  it.each([
    "Anything you'd add?",
    'Is there something I did not ask and should have?',
    "Is there anything you'd like to add?",
  ])('is told or denied, and never permitted: %s', (words) => {
    for (const reply of toKnown(words)) {
      expect(reply).not.toMatch(leave)
      expect(reply).not.toMatch(/nobody's job/i)
    }
  })
})

describe('the opening', () => {
  it.each([
    "Hi, thanks for taking the time. Maybe you could tell me what you're responsible for",
    'Good morning. First of all, what are you responsible for?',
  ])('has an answer to what they are responsible for, and no leave to ask: %s', (words) => {
    for (const reply of repliesTo('discovery', 'medium', [words])) expect(reply).not.toMatch(leave)
  })

  it('has a word for the plan of the call, and no trouble to add to it', () => {
    const plan = "My idea was to spend most of this on your side of things. Anything you'd add?"
    for (const reply of repliesTo('discovery', 'medium', [plan]))
      expect(reply).toMatch(/suits me|let's do it|let us do it|from my side/)
  })

  it('answers the question at the end of an introduction out of the blue', () => {
    const words =
      'Good morning, this is Marcus from Routewell, we help with planning. Most tell me their mornings are chaos. Do you have anything like that?'
    for (const reply of repliesTo('cold-call', 'easy', [words]))
      expect(reply).toMatch(/^(?:Yes|Some of that|Partly|A bit)/)
  })

  it('takes the time that was booked for this call for no new date', () => {
    for (const reply of repliesTo('discovery', 'hard', [
      'Morning. I have half an hour in the diary, does that still work for you?',
    ]))
      expect(reply).not.toMatch(/meeting|about what/i)
  })
})
