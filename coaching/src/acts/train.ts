/**
 * Trains the acts classifier from the lines in `training/` and writes `weights.json`. Run: node coaching/src/acts/train.ts
 * With `--report` it writes nothing and prints, of lines in files left out of training, which act is taken for which.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { acts, type Act } from '@ringside/contract/simulations/vocabulary'
import { calibrationOf } from './calibrate.ts'
import { fit, fitSettings } from './fit.ts'
import { judge } from './judge.ts'
import { parseLabelledLines } from './labelled-line.ts'
import { hearLeftOut, isRight, type HeardLine } from './left-out.ts'
import { pack } from './pack.ts'

/** Confusions printed; the rest are single lines. */
const mostConfusions = 40

const folder = new URL('./training/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .map((name) => ({ name, lines: parseLabelledLines(readFileSync(new URL(name, folder), 'utf8'), acts) }))
const heard = hearLeftOut(files, { acts, settings: fitSettings, judge })
for (const { name } of files) {
  report(
    name,
    heard.filter(({ file }) => file === name),
  )
}
report('all, each file unseen', heard)
if (process.argv.includes('--report')) reportConfusions()
else write()

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function report(name: string, lines: readonly HeardLine<Act>[]): void {
  const right = lines.filter(isRight).length
  print(`${name}: ${right} of ${lines.length} right (${((100 * right) / lines.length).toFixed(1)} %)`)
}

function reportConfusions(): void {
  for (const act of acts) {
    report(
      `meant ${act}`,
      heard.filter(({ line }) => line.acts[0] === act),
    )
  }
  const counts = new Map<string, number>()
  for (const found of heard.filter((line) => !isRight(line))) {
    const pair = `${found.line.acts[0]} taken for ${found.heard.act}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, mostConfusions)
  for (const [pair, count] of sorted) print(`${pair}: ${count}`)
}

function write(): void {
  const outcomes = heard.map((line) => ({ raw: line.heard.confidence, right: isRight(line) }))
  const file = pack(
    fit(
      files.flatMap(({ lines }) => lines),
      acts,
    ),
    acts,
    calibrationOf(outcomes),
  )
  const text = `${JSON.stringify(file)}\n`
  writeFileSync(new URL('./weights.json', import.meta.url), text)
  print(`${heard.length} lines, ${file.features.length} features, ${Math.round(text.length / 1024)} KB`)
}
