import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../../evaluation/casting.ts'
import { anyOf } from '../../speech/ways.ts'
import { bookKindOf, bookWays } from '../heard/by-the-book.ts'
import { hear } from '../index.ts'
import type { CallSetup, Mind } from '../index.ts'
import { newWorry } from '../mind.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'
import { byTheBook } from './by-the-book.ts'

const setups = [101, 102, 105, 202, 203, 205].map((seed) => castCall(seed, 'discovery', 'medium'))
const hello = ['Hi, thanks for the time.', 'How do you plan the week today?', 'What is your biggest challenge?']

const answerTo = (setup: CallSetup, words: string): string =>
  hear(setup, played(setup, hello).mind, { words, elapsedMs: 60_000 }).reply.words.toLowerCase()

/** The longest stretch of a wording that holds no part to be filled in. */
const fixedIn = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .toSorted((one, other) => other.length - one.length)[0]
    ?.trim()
    .toLowerCase()
    .replace(/^[,.]\s*/, '') ?? ''

const isOf = (said: string, kinds: readonly (keyof typeof byTheBook)[]): boolean =>
  kinds.some((kind) =>
    Object.values(byTheBook[kind]).some((voices) => voices.some((text) => said.includes(fixedIn(text)))),
  )

describe('questions out of a book on selling', () => {
  it.each(Object.entries(bookWays))('are heard in each way they are put: %s', (kind, ways) => {
    for (const example of Object.keys(ways)) {
      expect(anyOf(ways).test(example.toLowerCase())).toBe(true)
      expect(bookKindOf(perceive(`${example}?`, 0))).toBe(kind)
    }
  })

  it.each([
    ['On a scale of one to ten, how big of a problem is this?', ['rate-it']],
    ['From 1 to 10, how likely are you to move forward with us?', ['likely-well', 'likely-badly']],
    ['What do you think so far?', ['think-what']],
    ['What would be a sensible next step for you?', ['next-well', 'next-badly']],
    ['Who else are you talking to?', ['others-some', 'others-none']],
    ['Would you be open to speaking with one of our customers?', ['reference-well', 'reference-badly']],
  ] as const)('are answered as what they are: %s', (question, kinds) => {
    for (const setup of setups) {
      const looked = setup.persona.facts.some(({ id }) => id === 'looking')
      if (kinds[0] === 'others-some' && looked) continue
      expect(isOf(answerTo(setup, question), kinds)).toBe(true)
    }
  })

  it('find the same figure for the same trouble whenever it is asked for', () => {
    for (const voices of [byTheBook['rate-it'], byTheBook['likely-well']]) {
      for (const temperament of temperaments) {
        const figures = voices[temperament].map((text) =>
          /\b(?:six|seven|eight|nine)\b/i.exec(text.replace(/^Today\? /, ''))?.[0].toLowerCase(),
        )
        expect(new Set(figures).size).toBe(1)
      }
    }
  })

  it('leave a day that is asked for to be answered', () => {
    for (const setup of setups) {
      const said = answerTo(setup, 'Could I show you how it works on Friday at four?')
      expect(isOf(said, ['shown-well', 'shown-badly'])).toBe(false)
    }
  })

  it('pass no worry over: asked what they think, a person says that theirs is still there', () => {
    for (const setup of setups) {
      const { mind } = played(setup, hello)
      const id = setup.persona.objections[0]?.id ?? ''
      const open: Mind = { ...mind, phase: 'talking', pending: id, objections: [newWorry(id)] }
      const { reply, mind: after } = hear(setup, open, { words: 'So what do you think?', elapsedMs: 60_000 })
      expect(isOf(reply.words.toLowerCase(), ['think-worry'])).toBe(true)
      expect(after.pending).toBe(id)
    }
  })

  it('are answered in words that belong to one temperament', () => {
    const all = Object.values(byTheBook).flatMap((voices) => temperaments.flatMap((temperament) => voices[temperament]))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('their number one problem', () => {
  it.each([
    'What would you say is your number one problem right now?',
    'What is your number one challenge?',
    "What's your top frustration with all that?",
  ])('is their trouble, and no number, no address and no small talk: %s', (question) => {
    for (const setup of setups) {
      const { replies } = played(setup, ["Hi, it's Marcus from Routewell. Is now still good?", question])
      expect(replies.at(-1)).toMatchObject({ move: expect.stringMatching(/^(?:reveal-fact|answer-vague)$/) })
    }
  })

  it('is told with what went wrong the last time, and not with the day', () => {
    for (const setup of setups) {
      const said = answerTo(setup, 'Tell me about the last time something went really wrong.')
      expect(said).not.toMatch(/look up the day|some time this year/)
    }
  })
})

it('a guess is stood by when it is asked for again', () => {
  const guessed = setups.flatMap((setup) => {
    const asked = [...hello, 'How many complaints do you have per week?']
    const guess = played(setup, asked).replies.at(-1)?.words ?? ''
    const figure = /\b(?:one or two|two or three|five or six|ten or twelve|a handful|a dozen)\b/i
      .exec(guess)?.[0]
      .toLowerCase()
    if (figure === undefined) return []
    const again = played(setup, [...asked, 'How many complaints was that again?']).replies.at(-1)?.words ?? ''
    return [[figure, again.toLowerCase()]]
  })
  expect(guessed.length).toBeGreaterThan(0)
  for (const [figure, again] of guessed) expect(again).toContain(figure)
})
