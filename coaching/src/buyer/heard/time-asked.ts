import type { Objection, Temperament } from '@ringside/contract/pipeline/buyer-profile'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { nextStepDetail } from '../../acts/details.ts'
import { countOf } from '../mind.ts'
import { diceFor, roll } from '../random.ts'
import type { Scene } from '../scene.ts'
import { namesBenefit } from './ask-put.ts'
import { putsOff } from './putting-off.ts'
import { askSize, distance, namedSize } from './step.ts'

/** What an ask may leave alone, so that it takes less of those who have no time. */
const spares = {
  alone:
    /\b(?:with )?you alone\b|\b(?:just|only) (?:you|the two of us|us two)\b|\bnobody else (?:has|needs|is needed)\b/,
  'off-work':
    /\bnobody (?:comes|leaves|has to|is taken|gets pulled|needs to)\b|\b(?:take|taking|pull|pulling) (?:anybody|anyone|people|them|nobody) (?:off|out|away)\b|\boff the (?:floor|work)\b|\bno (?:time|work) (?:of|from|for) your\b/,
  hours: /\b(?:an|one|two|three|a couple of|a few) hours?\b[^.?!]{0,30}\b(?:your|each|of their)\b/,
} as const

/** They alone are to come. */
export const asksForOne = ({ plain }: Pick<Scene['heard'], 'plain'>): boolean => spares.alone.test(plain)

/** More people than the one who is asked. */
const ofMany =
  /\b(?:whoever|everybody|everyone|all of you|your (?:whole )?(?:team|people|crew|managers|staff)|the (?:whole )?team|(?:three|four|five) of us)\b/

/** Up to a quarter of an hour an ask is found time for that half an hour is not: it weighs less than its place in the row. */
const quarter = 2
const littleLess = 0.75

/** What a step takes of them, 0 least: its size, and one more where others are to come. */
export function loadOf({ words, plain }: Scene['heard']): number {
  const others = ofMany.test(plain) && !spares.alone.test(plain) && !spares['off-work'].test(plain)
  const size = askSize(words)
  return (size <= quarter ? size - littleLess : size) + (others ? 1 : 0)
}

/** What somebody gives without thinking of their time: a meeting where it is easy, a quarter of an hour where it is hard. */
const gives: Record<Difficulty, number> = { easy: 4.5, medium: 3.5, hard: 3, expert: 2.25 }
/** A stranger who rings out of the blue is given that much less. */
const lessToStrangers = 0.5
/** ... and in a full week so much less. */
const lessWhenFull = 1.5
/** How likely this is one of their full weeks, 0 to 1. */
const full: Record<Difficulty, number> = { easy: 0.2, medium: 0.35, hard: 0.5, expert: 0.6 }
const byTemperament: Record<Temperament, number> = {
  harried: 0.2,
  direct: 0.05,
  sceptical: 0.05,
  analytical: 0,
  formal: 0,
  warm: -0.05,
}
/** So far above what a yes takes, they want it enough to find the time. */
const wellAbove = 8

/** This call falls in a full week. It belongs to the call, so that every rep meets the same buyer. */
function isFull({ setup, persona }: Scene): boolean {
  return roll(diceFor(setup.seed, 'full week')) < full[setup.difficulty] + byTemperament[persona.temperament]
}

/**
 * The ask takes more of their time than they would give for it: how much is asked, how much they want it, and whether it is
 * said what it is good for. Who is asked for nothing before it is calmer is asked for too little to mind.
 */
export function isTooMuch(scene: Scene): boolean {
  const { heard, setup, traits } = scene
  if (putsOff(heard)) return false
  const given = gives[setup.difficulty] - (traits.expected ? 0 : lessToStrangers)
  const worthIt = (namesBenefit(scene) ? 1 : 0) + (distance(scene) <= -wellAbove ? 1 : 0)
  return loadOf(heard) > given + worthIt - (isFull(scene) ? lessWhenFull : 0)
}

/** What may have changed between an ask that was too much and the next one, what weighs most first. */
export const easings = ['smaller', 'later', 'off-work', 'hours', 'day', 'alone', 'reason'] as const
export type Easing = (typeof easings)[number]

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const weekdayIn = (words: string): string | null =>
  weekday.exec(nextStepDetail(words).day?.text ?? '')?.[0].toLowerCase() ?? null

function isOtherDay({ heard, mind }: Scene): boolean {
  const [now, before] = [weekdayIn(heard.words), weekdayIn(mind.step.proposed ?? '')]
  return now !== null && before !== null && now !== before
}

/** What a line spares them, or offers them for it, by itself. */
const said: Record<Exclude<Easing, 'smaller' | 'day'>, (scene: Scene) => boolean> = {
  alone: ({ heard }) => spares.alone.test(heard.plain),
  later: ({ heard }) => putsOff(heard),
  'off-work': ({ heard }) => spares['off-work'].test(heard.plain),
  hours: ({ heard }) => spares.hours.test(heard.plain),
  reason: namesBenefit,
}

/** What a line spares them of what was asked, where no ask that was refused had spared it them before. */
export function newlySpared(scene: Scene): Easing | null {
  const isNew = (easing: Spared): boolean => countOf(scene.mind, `refused-had:${easing}`) === 0
  return spared.find((easing) => isNew(easing) && said[easing](scene)) ?? null
}

/** Keeps what an ask that was refused spared them: said again, it is nothing new. */
export function keepSpared(scene: Scene): void {
  for (const easing of spared) if (said[easing](scene)) scene.mind.counts[`refused-had:${easing}`] = 1
}
const spared = ['alone', 'later', 'off-work', 'hours'] as const
type Spared = (typeof spared)[number]

/** Keeps what an ask that was too much had in it: said again, it is no other ask. */
export function keepAsk(scene: Scene): void {
  const { counts } = scene.mind
  counts['time-asked'] = loadOf(scene.heard) + 1
  for (const [easing, isSaid] of Object.entries(said)) if (isSaid(scene)) counts[`time-had:${easing}`] = 1
}

/** The worry about their time came of an ask, which an answer to it has to change. */
export const isOverAsk = ({ mind }: Pick<Scene, 'mind'>): boolean => countOf(mind, 'time-asked') > 0

/** The worry about their time names the weeks it is about, and so no other day in them and nobody left out of it answers it. */
export function isOfSeason({ persona }: Pick<Scene, 'persona'>, { family, say }: Objection): boolean {
  const peak = persona.vocabulary['peak']?.toLowerCase() ?? ''
  return family === 'timing' && peak !== '' && say.some((text) => text.toLowerCase().includes(peak))
}

/** The work would be the seller's. */
const oursToDo =
  /\b(?:we|our (?:people|team|side))(?:'ll| will|'d| would)? (?:do|handle|run|set|take) (?:all|the|that|it|everything|care)\b/

/** Something is said that makes room before a busy season is over: it waits, it takes nobody away, or next to nothing. */
export function easesSeason(scene: Scene): boolean {
  const { heard } = scene
  if ((['later', 'off-work', 'hours'] as const).some((easing) => said[easing](scene))) return true
  if (oursToDo.test(heard.plain)) return true
  return isOverAsk(scene) && easedBy(scene) === 'smaller'
}

/** What this line changes about the ask that was too much; null where it is the same again. */
export function easedBy(scene: Scene): Easing | null {
  const { heard, mind } = scene
  const isNamed = namedSize(heard.words) !== null
  const asked = countOf(mind, 'time-asked') - 1
  const isEased = (easing: Easing): boolean => {
    if (easing === 'smaller') return isNamed && loadOf(heard) < asked
    if (easing === 'day') return isOtherDay(scene)
    return countOf(mind, `time-had:${easing}`) === 0 && said[easing](scene)
  }
  return easings.find(isEased) ?? null
}
