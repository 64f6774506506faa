import type { RepKind } from '@ringside/coaching/evaluation/scripted-reps'
import type { Difficulty, PlayableCallType } from '@ringside/contract'
import { isOfCustomer, type DemoPerson, type Step } from './workspace.ts'

/** One call that is to be played: who, when, with whom, and how well. */
export interface PlannedCall {
  readonly email: string
  readonly at: Date
  /** Which of the accounts, and which of its people, counted from 0. */
  readonly account: number
  readonly person: number
  readonly type: PlayableCallType
  readonly difficulty: Difficulty
  readonly manner: RepKind
  /** The company has bought before this call. */
  readonly ofCustomer: boolean
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The beginning of the working day that lies `count` working days after a moment: -1 is the last one before its day. */
export function workday(moment: Date, count: number): Date {
  let day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
  for (let left = Math.abs(count); left > 0;) {
    day += Math.sign(count) * dayMs
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1
  }
  return new Date(day)
}

/** Reps begin easily and take on more as they go. */
function difficultyOf(share: number, index: number): Difficulty {
  if (share < 0.3) return index % 3 === 2 ? 'medium' : 'easy'
  if (share < 0.8) return index % 4 === 3 ? 'hard' : 'medium'
  if (share < 0.9) return 'hard'
  return index % 3 === 2 ? 'expert' : 'medium'
}

/** Everybody's calls of the last weeks up to `now`, in the order they happened. */
export function planCalls(people: readonly DemoPerson[], accounts: number, now: Date): PlannedCall[] {
  const plans = people.flatMap((person, place) => {
    const dealsBefore = people.slice(0, place).reduce((sum, { deals }) => sum + deals.length, 0)
    return stepsOf(person).map(({ type, person: who, deal, ofCustomer }, index, { length }): PlannedCall => {
      const day = workday(now, -1 - (length - 1 - index) * person.everyDays)
      return {
        email: person.email,
        at: new Date(day.getTime() + (8.5 + place * 1.75 + (index % 4) * 0.4) * hourMs),
        // Two people's deals with one company would tell two stories of it.
        account: (dealsBefore + deal) % accounts,
        // Not every deal is with the same three roles.
        person: (who + deal) % 3,
        type,
        difficulty: difficultyOf(index / length, index),
        manner: person.manner[Math.min(index, person.manner.length - 1)] ?? 'average',
        ofCustomer,
      }
    })
  })
  return plans.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const stepsOf = ({ deals }: DemoPerson): (Step & { deal: number; ofCustomer: boolean })[] =>
  deals.flatMap((steps, deal) => steps.map((step) => ({ ...step, deal, ofCustomer: isOfCustomer(steps) })))
