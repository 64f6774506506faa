import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { nextStepDetail } from '../../acts/details.ts'
import { whenNamed } from '../answers/promise.ts'
import { countOf, isToRenew } from '../mind.ts'
import { diceFor, pick, roll } from '../random.ts'
import type { Dice } from '../random.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import haggleFile from '../words/haggle.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))

/** What is said over a day that is proposed: another day, hour or length, and what comes of the rep's answer to that. */
export const haggling = z
  .strictObject({
    day: voicedSchema,
    time: voicedSchema,
    length: voicedSchema,
    /** The rep has come back with what had been turned down. */
    stands: voicedSchema,
    movesIt: voicedSchema,
    /** The rep can't then either. */
    another: voicedSchema,
    leftOpen: voicedSchema,
  })
  .parse(haggleFile)

/** How likely somebody is to want another day than the one they are asked for, 0 to 1: it rises with the difficulty. */
const likelihood: Record<Difficulty, number> = { easy: 0.12, medium: 0.28, hard: 0.42, expert: 0.55 }
const byTemperament: Record<Temperament, number> = {
  harried: 0.2,
  direct: 0.08,
  sceptical: 0.08,
  analytical: 0,
  formal: 0,
  warm: -0.08,
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const weekdayIn = (text: string): string | undefined => /\b(?:mon|tues|wednes|thurs|fri)day\b/i.exec(text)?.[0]
/** Hours of a working day, as they are spoken, in their order. */
const hours = ['nine', 'ten', 'eleven', 'one', 'two', 'three', 'four'] as const
/** Asks for half an hour. */
export const halfHour = /\b(?:half an? hour|half hour|thirty minutes|30 min)/i

type Slot = { day: string; hour: (typeof hours)[number]; isLong: boolean }

/** A weekday at a full hour, which is all that is haggled over; null where the words propose anything else. */
function slotIn(words: string): Slot | null {
  const { day, time } = nextStepDetail(words)
  const weekday = weekdayIn(day?.text ?? '')
  const hour = hours.find((one) => one === time?.text.toLowerCase())
  if (weekday === undefined || hour === undefined) return null
  return { day: weekday, hour, isLong: halfHour.test(words) }
}

type Wish = { over: 'day' | 'time' | 'length'; slot: string }

/** What they would have instead. */
function wishFor(dice: Dice, { day, hour, isLong }: Slot, temperament: Temperament): Wish {
  const drawn = roll(dice)
  const short = temperament === 'harried' || temperament === 'direct' || temperament === 'sceptical' ? 0.3 : 0.12
  if (isLong && drawn < short) return { over: 'length', slot: `${day} at ${hour}` }
  const later = hours.slice(hours.indexOf(hour) + 1)
  if (drawn > 0.7 && later.length > 0) return { over: 'time', slot: `${day} at ${later.at(-1) ?? hour}` }
  const others = weekdays.filter((one) => one.toLowerCase() !== day.toLowerCase())
  return { over: 'day', slot: `${pick(dice, others)} at ${pick(dice, hours)}` }
}

/**
 * A yes in all but the day: somebody who would meet wants another one, another hour, or less of it. Once a call. Null where
 * they take what is proposed.
 */
export function haggle(scene: Scene): Plan | null {
  const { mind, persona, setup, traits } = scene
  const proposed = mind.step.proposed === null ? null : slotIn(mind.step.proposed)
  if (proposed === null || countOf(mind, 'haggled') > 0) return null
  if (isToRenew(mind) || traits.aboutTerms || traits.aboutDecision || traits.aboutNames) return null
  const dice = diceFor(setup.seed, 'haggle')
  if (roll(dice) >= likelihood[setup.difficulty] + byTemperament[persona.temperament]) return null
  const { over, slot } = wishFor(dice, proposed, persona.temperament)
  const text = unsaid(scene, haggling[over][persona.temperament], { told: proposed.day, named: slot })
  if (text === null) return null
  mind.counts['haggled'] = mind.turn
  mind.question = { kind: 'step-detail', turn: mind.turn }
  const refused = whenNamed(mind.step.proposed ?? '') ?? `${proposed.day} at ${proposed.hour}`
  mind.step.counter = { over, slot, refused: over === 'length' ? null : refused, turn: mind.turn }
  return { move: 'ask-next-step-detail', pieces: [plainPiece(text)] }
}
