import { z } from 'zod'
import { count, countOf } from './mind.ts'
import { chance, diceFor } from './random.ts'
import { plainPiece } from './scene.ts'
import type { Plan, Scene } from './scene.ts'
import { unsaid } from './speak.ts'
import habitsFile from './words/habits.json' with { type: 'json' }

/** What a note on the card says of somebody, as the rep hears it in the talk. */
export const habits = z
  .array(
    z.object({
      /** A pattern of the note. */
      card: z.string().min(1),
      /** Heard when they have told something, or when a worry is settled. */
      on: z.enum(['told', 'settled']),
      says: z.array(z.string().min(1)).min(2),
    }),
  )
  .parse(habitsFile)

const patterns = habits.map(({ card, ...rest }) => ({ ...rest, pattern: new RegExp(card, 'i') }))

/** From this line of the rep's on: nobody shows their ways in the first breath. */
const fromTurn = 3
/** How likely a moment that fits shows it, 0 to 1. */
const shows = 0.6
const told = { 'reveal-fact': 'told', 'resolve-objection': 'settled' } as const

/** The habit that the note on the card tells of is heard once in a call, where the reply ends in no question. */
export function withHabit(scene: Scene, plan: Plan): Plan {
  const { mind, persona, setup } = scene
  const on = plan.move === 'reveal-fact' || plan.move === 'resolve-objection' ? told[plan.move] : null
  if (on === null || mind.turn < fromTurn || countOf(mind, 'habit') > 0 || plan.ends !== undefined) return plan
  const found = patterns.find((one) => one.on === on && one.pattern.test(persona.manner))
  if (found === undefined || plan.pieces.at(-1)?.text.endsWith('?') === true) return plan
  if (!chance(diceFor(setup.seed, `habit:${mind.turn}`), shows)) return plan
  const text = unsaid(scene, found.says)
  if (text === null) return plan
  count(mind, 'habit')
  return { ...plan, pieces: [...plan.pieces, plainPiece(text)] }
}
