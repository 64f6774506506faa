/**
 * Trains what lines show from the judged calls in `calls/` and writes `weights.json`: `node coaching/src/shown/train.ts`.
 * With `--report` it writes nothing, and prints how often calls by hands left out of training are told right.
 */
import { writeFileSync } from 'node:fs'
import type { Learnt } from './fit-shown.ts'
import { canShow, isShown, placedCall, type PlacedCall } from './judged-calls.ts'
import { judgedCalls } from './judged-files.ts'
import { learntOf, shownFileFrom } from './learn-shown.ts'
import { shownChecks, type ShownCheck } from './shown-checks.ts'
import { leastFor, likelihoodOf } from './shown-model.ts'

/** How surely some line of the call shows it. */
const surest = (check: ShownCheck, learnt: Learnt, call: PlacedCall): number =>
  call.placed.reduce(
    (most, line, at) => (canShow(check, call, at) ? Math.max(most, likelihoodOf(learnt, line)) : most),
    0,
  )

type Handed = PlacedCall & { readonly hand: string }

type Told = { readonly shown: boolean; readonly likelihood: number }

/** Each call told by what was learnt from other hands. */
function toldOfOthers(check: ShownCheck, calls: readonly Handed[]): Told[] {
  return [...new Set(calls.map(({ hand }) => hand))].flatMap((hand) => {
    const learnt = learntOf(
      check,
      calls.filter((call) => call.hand !== hand),
    )
    return calls
      .filter((call) => call.hand === hand)
      .flatMap((call): Told[] => {
        const shown = isShown(check, call)
        return shown === null ? [] : [{ shown, likelihood: surest(check, learnt, call) }]
      })
  })
}

/** How often calls of hands that were left out are told right. */
function report(check: ShownCheck, calls: readonly Handed[]): string {
  const told = toldOfOthers(check, calls)
  const percent = (is: (one: Told) => boolean): string =>
    `${((100 * told.filter(is).length) / told.length).toFixed(0)} %`
  const right = percent(({ shown, likelihood }) => likelihood >= leastFor(check) === shown)
  return `${check}: ${right} of ${told.length} right, shown in ${percent(({ shown }) => shown)}, told so in ${percent(({ likelihood }) => likelihood >= leastFor(check))}`
}

const calls = judgedCalls().map((call): Handed => ({ ...placedCall(call), hand: call.hand }))
if (process.argv.includes('--report')) {
  for (const check of shownChecks) process.stdout.write(`${report(check, calls)}\n`)
} else {
  writeFileSync(new URL('./weights.json', import.meta.url), `${JSON.stringify(shownFileFrom(calls))}\n`)
}
process.stdout.write(`${calls.length} calls\n`)
