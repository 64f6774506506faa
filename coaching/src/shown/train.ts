/**
 * Trains what lines show from the judged calls in `calls/` and writes `weights.json`: `node coaching/src/shown/train.ts`.
 * With `--report` it writes nothing, and prints how often calls by hands left out of training are told right.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fitShown, type Learnt } from './fit-shown.ts'
import {
  callsSchema,
  canShow,
  examplesOf,
  isShown,
  judgementsSchema,
  placedCall,
  type PlacedCall,
} from './judged-calls.ts'
import { packShown } from './pack-shown.ts'
import { shownChecks, type ShownCheck } from './shown-checks.ts'
import { leastFor, likelihoodOf } from './shown-model.ts'

const folder = new URL('./calls/', import.meta.url)
const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** A judged call, and whose hand it is of: files of one writer begin with one name. */
type Handed = PlacedCall & { readonly hand: string }

const handOf = (name: string): string => name.replace(/-\d+\.json$/u, '')

/** The calls in this folder, and those of the labelled ones that were judged check by check. */
function judgedCalls(): Handed[] {
  const names = readdirSync(folder).toSorted()
  const judged = Object.assign(
    {},
    ...names
      .filter((name) => name.endsWith('.judged.json'))
      .map((name) => judgementsSchema.parse(read(new URL(name, folder)))),
  ) as ReturnType<typeof judgementsSchema.parse>
  const files = [
    ...names
      .filter((name) => name.endsWith('.json') && !name.endsWith('.judged.json'))
      .map((name) => ({ hand: handOf(name), file: new URL(name, folder) })),
    { hand: 'labelled', file: new URL('../evaluation/labelled/calls.json', import.meta.url) },
  ]
  return files.flatMap(({ hand, file }) =>
    callsSchema.parse(read(file)).flatMap((call) => {
      const found = judged[call.id]
      return found === undefined ? [] : [{ ...placedCall({ ...call, judged: found }), hand }]
    }),
  )
}

const learntOf = (check: ShownCheck, calls: readonly PlacedCall[]): Learnt =>
  fitShown(calls.flatMap((call) => examplesOf(check, call)))

/** How surely some line of the call shows it. */
const surest = (check: ShownCheck, learnt: Learnt, call: PlacedCall): number =>
  call.placed.reduce(
    (most, line, at) => (canShow(check, call, at) ? Math.max(most, likelihoodOf(learnt, line)) : most),
    0,
  )

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

const calls = judgedCalls()
if (process.argv.includes('--report')) {
  for (const check of shownChecks) process.stdout.write(`${report(check, calls)}\n`)
} else {
  const learnt = new Map(shownChecks.map((check) => [check, learntOf(check, calls)]))
  writeFileSync(new URL('./weights.json', import.meta.url), `${JSON.stringify(packShown(learnt))}\n`)
}
process.stdout.write(`${calls.length} calls\n`)
