// What the review of an hour's uploaded call costs in processor time, the first time and after, by part. Each time other calls
// are put together, so that nothing is remembered. Run: node bench/hour-upload.ts
import { readFileSync } from 'node:fs'
import { labelledCallSchema } from '@ringside/coaching/evaluation/labelled-calls'
import { classifyTurn } from '@ringside/coaching/acts/classify'
import { outcomeFromWords, reviewCall } from '@ringside/coaching/scoring/index'
import { asReviewTurns, type TranscriptLine } from '@ringside/coaching/transcripts/index'
import { percentile, say, sayMachine } from './figures.ts'

/** An hour at 160 words a minute. */
const words = 60 * 160
const rounds = 5
const limitMs = 1_000
const names = { rep: 'Robin Ash', buyer: 'Dana Whitfield' }
const file = new URL('../coaching/src/evaluation/labelled/calls.json', import.meta.url)
const calls = labelledCallSchema.array().parse(JSON.parse(readFileSync(file, 'utf8')))
/** About as many as an hour takes. */
const callsAnHour = 24

/** Calls as people hold them, one after the other until the hour is over, beginning with another one each time. */
function hourOfLines(round: number): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  let said = 0
  for (let at = round * callsAnHour; said < words; at += 1) {
    for (const turn of calls[at % calls.length]?.turns ?? []) {
      lines.push({ speaker: names[turn.speaker], words: turn.words, startMs: null, endMs: null })
      said += turn.words.split(' ').length
    }
  }
  return lines
}

/** Milliseconds of this thread's processor time, which a busy machine does not change much. */
function measured<Result>(part: string, work: () => Result, into: Map<string, number>): Result {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  into.set(part, (user + system) / 1000)
  return result
}

/** As a server reviews it: who says what, what the rep's lines do, how it ended, and the review of it. */
function review(round: number): Map<string, number> {
  const took = new Map<string, number>()
  const lines = hourOfLines(round)
  const parsed = { speakers: [names.rep, names.buyer], turns: lines }
  const turns = measured('turns and times', () => asReviewTurns(parsed, names.rep), took)
  const heard = measured(
    'what the rep’s lines do',
    () => turns.map((turn) => (turn.speaker === 'rep' ? { ...turn, acts: [...classifyTurn(turn.words)] } : turn)),
    took,
  )
  const outcome = measured('how it ended', () => outcomeFromWords(heard, 'discovery'), took)
  const rest = { facts: [], objections: [], mindStart: null, buyerName: names.buyer }
  measured('the review', () => reviewCall({ ...rest, turns: heard, type: 'discovery', outcome }), took)
  return took
}

const sum = (parts: Map<string, number>): number => [...parts.values()].reduce((total, ms) => total + ms, 0)

sayMachine()
const first = review(0)
say('first time', sum(first), 'ms', limitMs)
for (const [part, ms] of first) say(`  ${part}`, ms, 'ms')
const after = Array.from({ length: rounds }, (_, round) => review(round + 1))
say(`after that, median of ${rounds}`, percentile(after.map(sum), 0.5), 'ms', limitMs)
for (const part of first.keys())
  say(
    `  ${part}`,
    percentile(
      after.map((parts) => parts.get(part) ?? 0),
      0.5,
    ),
    'ms',
  )
