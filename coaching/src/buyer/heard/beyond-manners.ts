import type { Heard } from '../perceive.ts'
import { asksAfterThem } from './after-them.ts'
import { smallQuestion } from './asides.ts'
import { askedIn } from './asked-kind.ts'

/** Between the hello and the question something is said of who calls or why: fewer words are all courtesy. */
const fewestWords = 10

/** "I'm Alex, we book trucks into slots. Do trucks ever wait at your gate?": after the manners comes a question that is none. */
export function asksBeyondManners(heard: Heard): boolean {
  if (!heard.plain.trim().endsWith('?') || heard.wordCount < fewestWords || asksAfterThem(heard)) return false
  const asked = askedIn(heard.question)
  return asked !== null && asked.kind !== 'permission' && smallQuestion(heard) === null
}
