import { meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { figuresIn } from './figures.ts'

/**
 * How many of the buyer's last words come back in a rep's turn, by stem. That both spoke of some number is chance, unless
 * it is the same one.
 */
export function sharedStems(lastWords: string, { words, stems }: Pick<Heard, 'words' | 'stems'>): number {
  const last = meaningOf(lastWords)
  const figures = figuresIn(lastWords)
  const sameFigure = figuresIn(words).some((figure) => figures.includes(figure))
  return [...stems].filter((stem) => (stem === '#num' ? sameFigure : last.has(stem))).length
}
