import { nextStepDetail } from '../../acts/details.ts'
import type { Mind } from '../mind.ts'
import type { Scene } from '../scene.ts'

export type Counter = NonNullable<Mind['step']['counter']>

/** A counter-proposal waits for so many lines of the rep. */
const waitsFor = 2

/** The day that the buyer would have instead, while it waits for an answer. */
export function openCounter({ step, turn }: Mind): Counter | null {
  const { counter, agreed } = step
  return counter === null || agreed !== null || turn - counter.turn > waitsFor ? null : counter
}

/** "This Tuesday" is the Tuesday that was spoken of; "next Tuesday" is another. */
export const sameSlot = (said: string, spokenOf: string | undefined): boolean =>
  barely(said) === (spokenOf === undefined ? undefined : barely(spokenOf))
const barely = (text: string): string => text.toLowerCase().replace(/^(?:(?:on|this|the|coming) )+/, '')

/** The rep comes back with the day or the hour that was turned down. */
export function isInsisted({ heard, mind }: Pick<Scene, 'heard' | 'mind'>): boolean {
  const counter = openCounter(mind)
  if (counter === null || counter.refused === null) return false
  const [said, before] = [nextStepDetail(heard.words), nextStepDetail(counter.refused)]
  const part = counter.over === 'day' ? 'day' : 'time'
  return said[part] !== undefined && sameSlot(said[part].text, before[part]?.text)
}
