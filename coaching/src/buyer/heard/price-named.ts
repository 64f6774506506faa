import { priceMentioned } from '../../acts/details.ts'
import type { Scene } from '../scene.ts'
import { figuresIn, isAbout } from './figures.ts'

const monthsOfYear = 12
/** Smaller figures are hours, sites and days. */
const leastFigure = 20

/** The figures of some words that this buyer has not said themselves, by the month or by the year. */
function figuresNotTheirs({ mind }: Pick<Scene, 'mind'>, words: string): number[] {
  const theirs = figuresIn(mind.used.join(' . ')).flatMap((value) => [value, value * monthsOfYear])
  return figuresIn(words).filter((value) => value >= leastFigure && !theirs.some((one) => isAbout(one, value)))
}

/** All the money in some words is what the buyer has told of: "forty thousand a month, that's half a million a year". */
export function saysTheirFigure(scene: Pick<Scene, 'mind'>, words: string): boolean {
  return figuresIn(words).some((value) => value >= leastFigure) && figuresNotTheirs(scene, words).length === 0
}

/** Somebody has named a price to this buyer: the offer they have, or the rep in this call. */
export function isPriceNamed(scene: Pick<Scene, 'mind' | 'heard' | 'traits'>): boolean {
  const { mind, heard, traits } = scene
  if (traits.offerKnown) return true
  return [...mind.heard, heard.words].some(
    (words) => priceMentioned(words) !== null && figuresNotTheirs(scene, words).length > 0,
  )
}
