/**
 * Trains what lines show from the judged calls in `calls/` and writes `weights.json`: `node coaching/src/shown/train.ts`.
 * With `--report` it writes nothing. Both print how often calls left out of training are told right.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fitShown, type Example } from './fit-shown.ts'
import {
  callsSchema,
  canShow,
  examplesOf,
  isShown,
  judgementsSchema,
  placedCall,
  type JudgedCall,
  type PlacedCall,
} from './judged-calls.ts'
import { shownChecks, type ShownCheck } from './shown-checks.ts'
import { likelihoodOf, type ShownFile, type Weighing } from './shown-model.ts'

/** Trainings that leave out every tenth call. */
const rounds = 10
/** Likelihoods out of which the least is chosen. */
const candidates = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]
/** What it weighs that a check is met too often or too seldom over all calls, beside being told wrong. */
const biasWeighs = 0.5
/**
 * Beside the rules it counts from another likelihood than alone: from a higher one where they hear well by themselves, from
 * a lower one where they hear little. Found in left-out calls, by the levels that rules and ear come to together.
 */
const besideTheRules: Partial<Record<ShownCheck, number>> = {
  'discovery.pain': 0.6,
  'listening.recap': 0.5,
  'value.tied': 0.3,
  'value.after-need': 0.3,
  'value.fit': 0.25,
  'value.concrete': 0.25,
  'value.proof': 0.3,
  'objections.acknowledged': 0.5,
  'objections.worry': 0.45,
  'next-step.when': 0.6,
}

const folder = new URL('./calls/', import.meta.url)
const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The calls in this folder, and those of the labelled ones that were judged check by check. */
function judgedCalls(): JudgedCall[] {
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
      .map((name) => new URL(name, folder)),
    new URL('../evaluation/labelled/calls.json', import.meta.url),
  ]
  return files
    .flatMap((file) => callsSchema.parse(read(file)))
    .flatMap((call) => {
      const found = judged[call.id]
      return found === undefined ? [] : [{ ...call, judged: found }]
    })
}

type Learnt = Omit<Weighing, 'least'>

function learnt(check: ShownCheck, calls: readonly PlacedCall[]): Learnt {
  return fitShown(calls.flatMap((call): Example[] => examplesOf(check, call)))
}

/** How surely some line of the call shows it. */
function surest(check: ShownCheck, weighing: Learnt, call: PlacedCall): number {
  return call.placed.reduce(
    (most, features, at) => (canShow(check, call, at) ? Math.max(most, likelihoodOf(weighing, features)) : most),
    0,
  )
}

type Told = { readonly shown: boolean; readonly likelihood: number }

/** Each call told by weights that were trained without it. */
function toldLeftOut(check: ShownCheck, calls: readonly PlacedCall[]): Told[] {
  return Array.from({ length: rounds }, (_, round) => {
    const weighing = learnt(
      check,
      calls.filter((_call, i) => i % rounds !== round),
    )
    return calls
      .filter((_call, i) => i % rounds === round)
      .flatMap((call): Told[] => {
        if (check === 'objections.worry')
          return examplesOf(check, call).map(({ features, shows }) => ({
            shown: shows,
            likelihood: likelihoodOf(weighing, features),
          }))
        const shown = isShown(check, call)
        return shown === null ? [] : [{ shown, likelihood: surest(check, weighing, call) }]
      })
  }).flat()
}

const share = (told: readonly Told[], is: (one: Told) => boolean): number => told.filter(is).length / told.length

/** How good it is to count from this likelihood on. */
function goodness(told: readonly Told[], least: number): number {
  const right = share(told, ({ shown, likelihood }) => likelihood >= least === shown)
  const often = share(told, ({ likelihood }) => likelihood >= least)
  const truly = share(told, ({ shown }) => shown)
  return right - biasWeighs * Math.abs(often - truly)
}

function trained(check: ShownCheck, calls: readonly PlacedCall[]): Weighing {
  const told = toldLeftOut(check, calls)
  const least = candidates.reduce((best, candidate) =>
    goodness(told, candidate) > goodness(told, best) ? candidate : best,
  )
  const right = share(told, ({ shown, likelihood }) => likelihood >= least === shown)
  const heard = told.filter(({ likelihood }) => likelihood >= least)
  const sure = heard.length === 0 ? 0 : share(heard, ({ shown }) => shown)
  const percent = (value: number): string => `${(100 * value).toFixed(0)} %`
  process.stdout.write(
    `${check} from ${least}: ${percent(right)} of ${told.length} right, shown in ${percent(share(told, ({ shown }) => shown))}, told so in ${percent(heard.length / told.length)}, of those right ${percent(sure)}\n`,
  )
  return { ...learnt(check, calls), least: besideTheRules[check] ?? least }
}

const calls = judgedCalls().map(placedCall)
const file: ShownFile = { checks: Object.fromEntries(shownChecks.map((check) => [check, trained(check, calls)])) }
if (!process.argv.includes('--report'))
  writeFileSync(new URL('./weights.json', import.meta.url), `${JSON.stringify(file)}\n`)
process.stdout.write(`${calls.length} calls\n`)
