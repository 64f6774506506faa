import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { perceive } from '../perceive.ts'
import { sceneOf } from '../scene.ts'
import { haggle } from './haggle.ts'
import { cutOff, hear, mindSchema, openCall, outcomeOf } from '../index.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'
import { played } from '../played.fixture.ts'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'

const won = [
  "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?",
  'How do your people handle the work today?',
  'What goes wrong most?',
  'That sounds tiring. What does that cost you in an ordinary month?',
  'Who besides you would have to be comfortable?',
  'Would it make sense to take fifteen minutes on Thursday at ten, to go through one of your bad days?',
]

/** Buyers without worries who want another day than Thursday, or another hour, than the one they are asked for. */
function hagglers(difficulty: Difficulty, over: 'day' | 'time'): { setup: CallSetup; mind: Mind; reply: BuyerReply }[] {
  return Array.from({ length: 60 }, (_, index) => index + 1).flatMap((seed) => {
    const cast = castCall(seed, 'cold-call', difficulty)
    const setup = { ...cast, persona: { ...cast.persona, objections: [] } }
    const { replies, mind } = played(setup, won)
    const reply = replies.at(-1)
    return reply !== undefined && mind.step.counter?.over === over ? [{ setup, mind, reply }] : []
  })
}
const overDay = hagglers('easy', 'day')
const overTime = hagglers('easy', 'time')
const slotOf = ({ step }: Mind): string => step.counter?.slot ?? 'none'
const say = (setup: CallSetup, mind: Mind, words: string) => hear(setup, mind, { words, elapsedMs: 70_000 })

describe('somebody who wants another day than the one they are asked for', () => {
  it('says so in their own words, and names it', () => {
    expect(overDay.length).toBeGreaterThan(2)
    expect(overTime.length).toBeGreaterThan(0)
    for (const { mind, reply } of [...overDay, ...overTime]) {
      expect(reply.move).toBe('ask-next-step-detail')
      expect(reply.words).toContain(slotOf(mind))
      expect(mind.step.agreed).toBeNull()
    }
    for (const { mind } of overDay) expect(slotOf(mind)).not.toContain('Thursday')
    for (const { mind } of overTime) expect(slotOf(mind)).toMatch(/^Thursday at (?!ten)/)
  })

  it.each(['Sure, that works.', 'Yes, I can do that.', 'Perfect, thanks, I will send the invite. Bye for now.'])(
    'has it when the rep takes it: %s',
    (words) => {
      for (const { setup, mind } of [...overDay, ...overTime]) {
        const answered = say(setup, mind, words)
        expect(answered.reply.move).toBe('agree-next-step')
        expect(answered.mind.step.agreed).toMatchObject({ kind: 'meeting', words: slotOf(mind) })
        expect(answered.reply.words).toContain(slotOf(mind))
        expect(outcomeOf(setup, answered.mind, 'rep')).toBe('meeting')
      }
    },
  )

  it('has it with its hour when the rep only names the day', () => {
    for (const { setup, mind } of overDay) {
      const [day = ''] = slotOf(mind).split(' ')
      const { agreed } = say(setup, mind, `${day} is fine with me.`).mind.step
      expect(agreed?.words).toBe(slotOf(mind))
    }
  })

  it('takes a third day that the rep names', () => {
    for (const { setup, mind } of overDay) {
      const day = ['Monday', 'Tuesday', 'Wednesday', 'Friday'].find((one) => !slotOf(mind).startsWith(one)) ?? 'Friday'
      const answered = say(setup, mind, `I can't then, sorry. Could we say ${day} at eleven?`)
      expect(answered.reply.words).toContain(`${day} at eleven`)
      expect(answered.mind.step.agreed?.kind).toBe('meeting')
    }
  })

  it('moves their own appointment or stands by it when the rep comes back with the first, and it costs patience', () => {
    const stubborn = [...overDay, ...hagglers('medium', 'day')]
    const answers = stubborn.map(({ setup, mind }) => say(setup, mind, 'It would have to be Thursday at ten for me.'))
    const moved = answers.filter(({ reply }) => reply.move === 'agree-next-step')
    const stands = answers.filter(({ reply }) => reply.move === 'ask-next-step-detail')
    expect(moved.length + stands.length).toBe(answers.length)
    expect(moved.length).toBeGreaterThan(0)
    for (const { mind } of moved) expect(mind.step.agreed?.words).toContain('Thursday at ten')
    for (const { reply } of answers)
      expect(reply.changes.map(({ reason }) => reason)).toContain('You came back with the day they had turned down')
  })

  it('asked twice for what they turned down, they leave it to a mail: that is a follow-up and no meeting', () => {
    const stands = [...hagglers('medium', 'day'), ...hagglers('medium', 'time')].flatMap(({ setup, mind }) => {
      const once = say(setup, mind, 'It has to be Thursday at ten.')
      return once.mind.step.agreed === null ? [{ setup, mind: once.mind }] : []
    })
    for (const { setup, mind } of stands) {
      const twice = say(setup, mind, 'Sorry, really only Thursday at ten.')
      expect(twice.mind.step.agreed?.kind).toBe('follow-up')
      expect(outcomeOf(setup, twice.mind, 'rep')).toBe('follow-up')
    }
  })

  it('asks for another when the rep only says that they cannot', () => {
    for (const { setup, mind } of overDay) {
      const answered = say(setup, mind, "Um, I'm not sure I'm free then, sorry.")
      expect(answered.reply.move).toBe('ask-next-step-detail')
      expect(answered.mind.step.agreed).toBeNull()
    }
  })

  it('answers a question in between, and has their day afterwards', () => {
    for (const { setup, mind } of overDay) {
      const between = say(setup, mind, 'How many people are on the team?')
      expect(between.mind.step.agreed).toBeNull()
      expect(say(setup, between.mind, 'Good. That day works for me.').mind.step.agreed?.words).toBe(slotOf(mind))
    }
  })

  it('haggles once: another day named later is taken', () => {
    for (const { setup, mind } of overDay) {
      const away = say(setup, mind, "I can't then. How about Wednesday at one?")
      expect(away.reply.move).toBe('agree-next-step')
    }
  })

  it('has proposed nothing where the rep spoke over it', () => {
    for (const { setup, mind, reply } of overDay)
      expect(cutOff(setup, mind, reply, reply.words.slice(0, 6)).mind.step.counter).toBeNull()
  })
})

describe('how often', () => {
  const asked = (seed: number, difficulty: Difficulty): boolean => {
    const setup = castCall(seed, 'discovery', difficulty)
    const { mind } = openCall(setup)
    mind.step.proposed = 'Could we meet on Thursday at ten for thirty minutes?'
    return haggle(sceneOf(setup, mind, perceive(mind.step.proposed, 9000))) !== null
  }
  const all = Array.from({ length: 80 }, (_, index) => index + 1)

  it('rises with the difficulty: the same buyer haggles on every harder level, once they do on an easier one', () => {
    for (const seed of all) {
      const levels = difficulties.map((difficulty) => (asked(seed, difficulty) ? 1 : 0))
      expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    }
  })

  it('is seldom with an easy buyer and every other time with the hardest', () => {
    const shareOf = (difficulty: Difficulty): number =>
      all.filter((seed) => asked(seed, difficulty)).length / all.length
    expect(shareOf('easy')).toBeLessThan(0.3)
    expect(shareOf('expert')).toBeGreaterThan(0.4)
    expect(shareOf('expert')).toBeLessThan(0.75)
  })

  it('is never over an ask without a day and an hour, nor over terms or a renewal', () => {
    for (const seed of all.slice(0, 20))
      for (const type of ['negotiation', 'closing', 'referral'] as const) {
        const setup = castCall(seed, type, 'expert')
        const { mind } = openCall(setup)
        mind.step.proposed = 'Shall we say Thursday at ten?'
        expect(haggle(sceneOf(setup, mind, perceive(mind.step.proposed, 9000)))).toBeNull()
      }
    const setup = castCall(2, 'discovery', 'expert')
    const { mind } = openCall(setup)
    mind.step.proposed = 'Could we meet next week?'
    expect(haggle(sceneOf(setup, mind, perceive(mind.step.proposed, 9000)))).toBeNull()
  })
})

it('a mind stored before anybody haggled is read', () => {
  const { mind } = openCall(castCall(3, 'discovery', 'easy'))
  const { counter: _, ...step } = mind.step
  expect(mindSchema.parse({ ...mind, step }).step.counter).toBeNull()
})
