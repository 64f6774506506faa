import { amountsIn } from './amounts.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { heardSentences, type Span } from './words.ts'

const figures =
  /\p{N}|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|halved|third|quarter|double|doubled|tripled|twice)\b/iu

/** How long a trial takes and where it runs is what is asked for, and no result. */
const trialSize =
  /\b(one|a|two|single) (site|home|ward|team|line|branch|shift|week|fortnight)s?\b|\b(pilot|trial|minutes)\b/iu
const result =
  /\b(cut|cuts|sav(e|es|ed|ing)|less|fewer|more|faster|reduc\w+|dropp\w+|fell|halved|doubled|up and running|from .{1,40} to|percent|per cent|fill(s|ed)?|answered)\b|%/iu

/** "Nobody types anything twice", "no double entry": how often something is done over, and no result. */
const doneOver =
  /\b(?:no|nobody|no one|nothing|never|not|without|don['’]t|doesn['’]t|won['’]t)\b[^.?!;]{0,40}\b(?:twice|double)\b/giu

/** Where a span names a figure of the rep's own: the buyer's said back to them is nothing new to check. */
export function ownFigureIn({ buyer }: HeardCall, turn: HeardTurn, span: Span): number | null {
  const earlier = buyer.filter(({ at }) => at < turn.at).map(({ heard }) => heard)
  const amounts = new Set(earlier.flatMap(amountsIn))
  const words = new Set(
    earlier
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  )
  for (const { start, end } of heardSentences(turn)) {
    const from = Math.max(start, span.start)
    const text = turn.heard.slice(from, Math.max(from, Math.min(end, span.end)))
    const own = amountsIn(text)
    if (own.length > 0 && own.every((amount) => amounts.has(amount))) continue
    if (trialSize.test(text) && !result.test(text)) continue
    const counted = text.replaceAll(doneOver, (words) => ' '.repeat(words.length))
    const match = [...counted.matchAll(new RegExp(figures, 'giu'))].find(
      ([found]) => own.length > 0 || !words.has(found.toLowerCase()),
    )
    if (match !== undefined) return from + match.index
  }
  return null
}
