import { decisionAskIn } from '../../speech/deciding.ts'
import type { Scene } from '../scene.ts'

/** So short a line is said twice by anybody. */
const longestFree = 3

/** The rep has said this line before, word for word. A decision may be asked for again, once something else was said. */
export function isRepeated({ heard, mind }: Pick<Scene, 'heard' | 'mind'>): boolean {
  if (heard.wordCount <= longestFree || !mind.heard.includes(heard.plain)) return false
  const asksAgain = mind.decision !== null && decisionAskIn(heard.words) === 'plain'
  return !asksAgain || mind.heard.at(-1) === heard.plain
}
