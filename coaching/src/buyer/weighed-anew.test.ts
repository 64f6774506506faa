import { describe, expect, it } from 'vitest'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { asksAnew } from './heard/ask-again.ts'
import { namesBenefit, offersWayOut } from './heard/ask-put.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup, Mind } from './index.ts'
import { perceive } from './perceive.ts'
import { sceneOf } from './scene.ts'
import { namesSomebody } from './heard/somebody-named.ts'
import { voices } from './words/lines.ts'

const seeds = Array.from({ length: 16 }, (_, index) => index + 1)
type Said = { setup: CallSetup; mind: Mind; replies: BuyerReply[] }

function played(seed: number, lines: readonly string[], difficulty: Difficulty = 'medium'): Said {
  const setup = castCall(seed, 'discovery', difficulty)
  let { mind } = openCall(setup)
  const replies: BuyerReply[] = []
  for (const [index, words] of lines.entries()) {
    const heard = hear(setup, mind, { words, elapsedMs: 4000 + index * 9000 })
    mind = heard.mind
    replies.push(heard.reply)
    if (heard.reply.ends) break
  }
  return { setup, mind, replies }
}

const hello = 'Hello, this is Marcus from Routewell. Thanks for the time. I would like to ask how things run at yours.'
const found: readonly string[] = [
  hello,
  'What goes wrong most?',
  'That sounds hard on everyone. What does that cost you in an ordinary month?',
  'How do you handle it today?',
]
const ask = 'Could we meet on Tuesday at ten, so that I can show you the whole product?'
const refined =
  "That's fair. It's only fifteen minutes: you'd see one of your own bad days worked through, and if there's nothing in it, you say so and I leave you alone."

function sceneWith(words: string) {
  const { setup, mind } = played(3, found)
  return sceneOf(setup, mind, perceive(words, 0))
}

describe('an ask is put well', () => {
  it.each([
    "You'd see last week's worst day worked through.",
    'You would get two hours a morning back.',
    "I'd take one of your own orders and show you where it would have been caught.",
    'Afterwards you know what those late orders cost, in your own figures.',
    "You'll walk away with a list of your ten slowest jobs.",
  ])('when it says what the buyer would have: “%s”', (words) => {
    expect(namesBenefit(sceneWith(words))).toBe(true)
  })

  it.each([
    'It would just be fifteen minutes, so you can see it.',
    "You'd love our product.",
    'I really think we should meet on Tuesday at ten.',
    'You should just say yes.',
  ])('and not when it only names the meeting: “%s”', (words) => {
    expect(namesBenefit(sceneWith(words))).toBe(false)
  })

  it.each([
    'A firm of your size has had it for two years.',
    'I can put you on the phone with a customer who runs the same sort of sites.',
    'There is another place like yours that would tell you how it went.',
    'You could talk to one of our customers without me on the line.',
    'A plant in Gary paid it back in four months.',
    'Another school district took nine days to get there.',
  ])('when it names somebody who has it: “%s”', (words) => {
    expect(namesSomebody(perceive(words, 0))).toBe(true)
  })

  it.each([
    'Northgate Logistics uses us, and so does Pellworth.',
    "Marston's Bakery runs on it every day.",
    'Kestrel Haulage is with us.',
    'Northgate is a customer of ours.',
    'Northgate and Pellworth are clients of ours in Leeds.',
    'Pellworth has been a client of ours since June.',
    'Harmon Freight has used it since March.',
    'Harmon Freight switched to us last year.',
    'Pellworth bought it in May.',
    'Northgate came to us two years ago.',
  ])('when it names a customer, and that they have it: “%s”', (words) => {
    expect(namesSomebody(perceive(words, 0))).toBe(true)
  })

  it.each([
    'Christmas is always busy for us.',
    'London is new to us.',
    'Brexit has been hard on all of us.',
    'Google is how most people find us.',
    'Amazon has taken a lot from us.',
    'LinkedIn is where we put it.',
    'Excel is fine with us.',
    'Everyone is asking us about it.',
    'Procurement has clients everywhere.',
    'Paris works for us.',
    'London went well for us.',
    'Google is hard on small customers.',
  ])('and not when it only begins with a name: “%s”', (words) => {
    expect(namesSomebody(perceive(words, 0))).toBe(false)
  })

  it.each([
    "If it's nothing, you say so and that's it.",
    "And if there's nothing in it I won't ring again.",
    'No obligation, you can stop whenever you like.',
    "If you don't like what you see, we leave it there.",
    'You can always hang up on me.',
    'If they hate it, we stop.',
    'If your planners are bored by it, we drop it.',
  ])('when it says how to get out of it: “%s”', (words) => {
    expect(offersWayOut(sceneWith(words))).toBe(true)
  })
})

describe('after a no', () => {
  it.each([
    refined,
    'Just twenty minutes, with your own figures.',
    'And if it was ten minutes on the phone?',
    'Half an hour, you bring one bad day. Would that be alright?',
    "It'd be fifteen minutes and you can throw me out after five.",
    'Just an hour, and you pick who comes.',
    'You bring the worst one. If they hate it, we stop.',
  ])('the offer put again is an ask, with or without a question mark: “%s”', (words) => {
    const { setup, mind } = played(2, [hello, ask])
    mind.turn += 1
    expect(asksAnew(sceneOf(setup, mind, perceive(words, 0)))).toBe(true)
  })

  it.each([
    'How long does that take them, twenty minutes?',
    'So your planners lose half an hour a day.',
    'That would save your people thirty minutes per shift.',
    'What happens in that half an hour?',
  ])('minutes of their work are no ask: “%s”', (words) => {
    const { setup, mind } = played(2, [hello, ask])
    mind.turn += 1
    expect(asksAnew(sceneOf(setup, mind, perceive(words, 0)))).toBe(false)
  })

  it('a better ask moves a buyer who has told what hurts, on medium', () => {
    const calls = seeds
      .map((seed) => played(seed, [...found, ask, refined, 'Understood. Would Tuesday at ten do, then?']))
      .filter(({ mind, replies }) => replies[4]?.move === 'refuse-next-step' && mind.facts.length >= 3)
    expect(calls.length).toBeGreaterThan(2)
    const moved = calls.filter(({ mind }) => mind.step.agreed !== null || mind.counts['would-read'] !== undefined)
    expect(moved.length / calls.length).toBeGreaterThan(0.7)
  })

  it('is never told that it is the old one', () => {
    for (const seed of seeds) {
      const { setup, replies } = played(seed, [...found, ask, refined])
      const again = voices[setup.persona.temperament].pushStepAgain
      expect(again.filter((text) => replies.at(-1)?.words.includes(text))).toEqual([])
    }
  })

  it('“then fifteen minutes?” means the day that was named before', () => {
    const agreed = seeds.flatMap((seed) => {
      const { mind } = played(seed, [...found, ask, refined], 'easy')
      return mind.step.agreed?.kind === 'meeting' ? [mind.step.agreed.words] : []
    })
    expect(agreed.length).toBeGreaterThan(3)
    for (const words of agreed) expect(words).toContain('Tuesday at ten')
  })

  it('what is missing is said once, and the same asked over and over ends the call', () => {
    for (const seed of seeds) {
      const asks = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(
        (day) => `Could we meet on ${day} at ten, so that I can show you the whole product?`,
      )
      const { replies } = played(seed, [hello, ...asks], 'hard')
      const [, first, second, third] = replies
      expect(new Set(replies.map(({ words }) => words)).size).toBe(replies.length)
      expect(first?.ends).toBe(false)
      expect(second?.ends).toBe(false)
      expect(third?.ends).toBe(true)
    }
  })

  it.each([
    'What would you need from me to say yes?',
    'Okay. What is it that makes you hesitate?',
    'Fair enough, why not?',
    'What would have to be different?',
    "What's missing?",
    'May I ask what you would need to hear first?',
    'Well, what would make it worth it?',
  ])('the buyer says what is missing when asked: “%s”', (words) => {
    const refused = seeds
      .slice(0, 8)
      .map((seed) => played(seed, [hello, ask, words]).replies)
      .filter((replies) => replies[1]?.move === 'refuse-next-step')
    expect(refused.length).toBeGreaterThan(2)
    for (const replies of refused)
      expect(replies.at(-1)).toMatchObject({ move: 'ask-question', facts: [], ends: false })
  })

  it('nobody is told to ask what they have asked and were not told', () => {
    for (const difficulty of ['hard', 'expert'] as const)
      for (const seed of seeds.slice(0, 8)) {
        const { replies } = played(seed, [hello, 'What goes wrong most in your work?', ask, refined], difficulty)
        const words = replies.slice(2).map((reply) => reply.words)
        expect(words.join(' ')).not.toMatch(/ask me (?:what|how|a bit)|n't asked|not asked/iu)
      }
  })

  it('to go on as if it had been a yes changes no mind, however good the ask was before', () => {
    for (const seed of seeds) {
      const { mind } = played(seed, [hello, ask, "Great, the invite for Tuesday is on its way. Let's do that."], 'hard')
      expect(mind.step.agreed).toBeNull()
    }
  })

  it('one who has said what they lack, and has heard it, does not then find another worry, on easy and medium', () => {
    for (const difficulty of ['easy', 'medium'] as const)
      for (const seed of seeds) {
        const { mind, replies } = played(seed, [...found, ask, refined], difficulty)
        if (replies[4]?.move !== 'refuse-next-step') continue
        expect(mind.objections).toEqual([])
      }
  })
})
