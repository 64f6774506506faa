import { all } from './plan.ts'
import type { Plans } from './plan.ts'

/** How each begins; asking, and what the ask brings up, is `deciding-rep.ts`. */
export const closing: Plans = {
  excellent: all('stand'),
  good: all('stand'),
  average: all('hello', 'value'),
  weak: all('hello', 'process', 'value'),
  pushy: all('hello', 'pitch', 'price', 'pitch', 'pressure', 'pressure', 'step', 'pressure', 'bye'),
}
