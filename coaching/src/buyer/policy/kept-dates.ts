import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { plainText } from '../../acts/tokens.ts'
import { daysUntil, weekdays } from '../answers/due-day.ts'
import { whenNamed } from '../answers/promise.ts'
import { putsOff } from '../heard/putting-off.ts'
import { isOfSeason } from '../heard/time-asked.ts'
import type { Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { capitalised, unsaid } from '../speak.ts'
import keptDatesFile from '../words/kept-dates.json' with { type: 'json' }

const voiced = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What is said with a yes whose day would not go with what was promised for another: which comes first. */
export const keptDates = z.strictObject({ repairFirst: voiced, startLater: voiced }).parse(keptDatesFile)

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi
/** A day of another week says nothing about the order. */
const otherWeek = /\b(?:next|following|other|in two|the \w+(?:st|nd|rd|th))\b/i

/** The first weekday that some words name, 0 Sunday; null where none is. What is said first of a repair is when it is done. */
function weekdayIn(words: string): number | null {
  const [named] = words.match(weekday) ?? []
  return named === undefined ? null : weekdays.indexOf(named.toLowerCase())
}

/** Which weekday this call is held on, by the last one of which that is known; null where none is. */
function today({ setup: { memory } }: Scene): number | null {
  const held = memory.earlierCalls.findLast((call) => call.held !== undefined)?.held
  return held === undefined ? null : (held.weekday + held.daysAgo) % 7
}

/** The words that settled worries of this call, with the worry. */
function settled({ mind, persona }: Scene): { objection: Objection; words: string }[] {
  return mind.objections.flatMap(({ id, state, settledWith }) => {
    const objection = persona.objections.find((one) => one.id === id)
    return objection === undefined || state !== 'resolved' || settledWith === null
      ? []
      : [{ objection, words: settledWith }]
  })
}

/** Staying is agreed for a day on which what was promised is not due yet: they sign when it is. */
export function repairFirst(scene: Scene, words: string): Piece[] {
  const named = whenNamed(words)
  const repairs = settled(scene).filter(({ objection }) => objection.family === 'complaint')
  if (named === null || otherWeek.test(named) || repairs.some((one) => otherWeek.test(one.words))) return []
  const [now, day] = [today(scene), weekdayIn(named)]
  if (now === null || day === null) return []
  const due = repairs.flatMap((one) => weekdayIn(one.words) ?? [])
  const last = due.toSorted((a, b) => daysUntil(now, a) - daysUntil(now, b)).at(-1)
  const promised = last === undefined ? undefined : weekdays[last]
  if (last === undefined || promised === undefined || daysUntil(now, day) >= daysUntil(now, last)) return []
  const text = unsaid(scene, keptDates.repairFirst[scene.persona.temperament], { promised: capitalised(promised) })
  return text === null ? [] : [plainPiece(text)]
}

/** Nothing was to start before a season is over: a day named with the yes is the day of the paper. Null where that was not said. */
export function startLater(scene: Scene, words: string): Piece | null {
  const { mind, persona } = scene
  const day = whenNamed(words)
  const isPutOff = settled(scene).some(
    (one) => isOfSeason(scene, one.objection) && putsOff({ plain: plainText(one.words) }),
  )
  if (day === null || !isPutOff) return null
  const text = unsaid(scene, keptDates.startLater[persona.temperament], {
    when: capitalised(day),
    peak: persona.vocabulary['peak'] ?? '',
  })
  if (text === null) return null
  for (const one of mind.conditions)
    if (one.kind === 'later') Object.assign(one, { state: 'called-in', turn: mind.turn })
  return plainPiece(text)
}
