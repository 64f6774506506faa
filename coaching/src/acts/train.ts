/** Trains the acts classifier from the lines in `training/` and writes `weights.json`. Run: node coaching/src/acts/train.ts */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { calibrationOf, type Outcome } from './calibrate.ts'
import { fit, fitSettings } from './fit.ts'
import { judge } from './judge.ts'
import { parseLabelledLines, type LabelledLine } from './labelled-line.ts'
import { loadModel } from './model.ts'
import { pack, uncalibrated } from './pack.ts'

/** Features kept; about 45 bytes each in the file. */
const mostFeatures = 11_000

const folder = new URL('./training/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .map((name) => ({ name, lines: parseLabelledLines(readFileSync(new URL(name, folder), 'utf8')) }))

function outcomesOn(lines: readonly LabelledLine[], trainedOn: readonly LabelledLine[]): Outcome[] {
  const model = loadModel(pack(fit(trainedOn), mostFeatures, uncalibrated))
  return lines.map(({ acts, words }) => {
    const { act, confidence } = judge(model, words)
    return { raw: confidence, right: acts.includes(act) }
  })
}

/** Whole files are left out, since each has a voice of its own; random lines would meet their own neighbours. */
const outcomes = files.flatMap(({ name, lines }) => {
  const rest = files.filter((file) => file.name !== name).flatMap((file) => file.lines)
  const found = outcomesOn(lines, rest)
  report(name, found)
  return found
})
report('all, each file unseen', outcomes)

function report(name: string, found: readonly Outcome[]): void {
  const right = found.filter((outcome) => outcome.right).length
  process.stdout.write(`${name}: ${right} of ${found.length} right (${((100 * right) / found.length).toFixed(1)} %)\n`)
}

const all = files.flatMap(({ lines }) => lines)
const file = pack(fit(all, fitSettings), mostFeatures, calibrationOf(outcomes))
const text = `${JSON.stringify(file)}\n`
writeFileSync(new URL('./weights.json', import.meta.url), text)
process.stdout.write(`${all.length} lines, ${file.features.length} features, ${Math.round(text.length / 1024)} KB\n`)
