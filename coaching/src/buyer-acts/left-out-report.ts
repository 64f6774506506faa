/**
 * How well a buyer's acts are told apart, learnt from the lines in `training/`, in files left out of training, and which is
 * taken for which: `node coaching/src/buyer-acts/left-out-report.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { parseLabelledLines } from '../acts/labelled-line.ts'
import { hearLeftOut, isRight, type HeardLine } from '../acts/left-out.ts'
import { buyerActs, type BuyerAct } from './buyer-acts.ts'
import { buyerFitSettings, likeliest } from './likeliest.ts'

/** Confusions printed; the rest are single lines. */
const mostConfusions = 40

const folder = new URL('./training/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .map((name) => ({ name, lines: parseLabelledLines(readFileSync(new URL(name, folder), 'utf8'), buyerActs) }))
reportLeftOut()

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function report(name: string, lines: readonly HeardLine<BuyerAct>[]): void {
  const right = lines.filter(isRight).length
  print(`${name}: ${right} of ${lines.length} right (${((100 * right) / lines.length).toFixed(1)} %)`)
}

function reportLeftOut(): void {
  const heard = hearLeftOut(files, { acts: buyerActs, settings: buyerFitSettings, judge: likeliest })
  for (const { name } of files) {
    report(
      name,
      heard.filter(({ file }) => file === name),
    )
  }
  report('all, each file unseen', heard)
  const counts = new Map<string, number>()
  for (const found of heard.filter((line) => !isRight(line))) {
    const pair = `${found.line.acts[0]} taken for ${found.heard.act}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, mostConfusions)
  for (const [pair, count] of sorted) print(`${pair}: ${count}`)
}
