/**
 * Trains the ear for questions from the lines in `training/` and writes `weights.json`: `node coaching/src/buyer/questions/train.ts`.
 * With `--report` it writes nothing and prints, of lines in files left out of training, how surely and how rightly each voice
 * is heard, and which question is taken for which.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { parseLabelledLines } from '../../acts/labelled-line.ts'
import { isRight, type HeardLine } from '../../acts/left-out.ts'
import { fitQuestions, questionsLeftOut } from './fit-questions.ts'
import { heardKinds, type HeardKind } from './question-kinds.ts'

/** Confusions printed; the rest are single lines. */
const mostConfusions = 40
/** Raw probabilities at which the report counts what was heard. */
const from = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8] as const

const folder = new URL('./training/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .map((name) => ({ name, lines: parseLabelledLines(readFileSync(new URL(name, folder), 'utf8'), heardKinds) }))
const leftOut = questionsLeftOut(files)
if (process.argv.includes('--report')) report()
else write()

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function share(lines: readonly HeardLine<HeardKind>[]): string {
  const right = lines.filter(isRight).length
  return `${right} of ${lines.length} right (${((100 * right) / Math.max(1, lines.length)).toFixed(1)} %)`
}

function report(): void {
  for (const { name } of files) print(`${name}: ${share(leftOut.filter(({ file }) => file === name))}`)
  print(`all, each file unseen: ${share(leftOut)}`)
  for (const least of from) {
    const sure = leftOut.filter(({ heard }) => heard.act !== 'none' && heard.confidence >= least)
    print(`heard as a question at ${least} or surer: ${share(sure)}`)
  }
  const counts = new Map<string, number>()
  for (const found of leftOut.filter((line) => !isRight(line))) {
    const pair = `${found.line.acts[0]} taken for ${found.heard.act}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, mostConfusions)
  for (const [pair, count] of sorted) print(`${pair}: ${count}`)
}

function write(): void {
  const file = fitQuestions(files, leftOut)
  const text = `${JSON.stringify(file)}\n`
  writeFileSync(new URL('./weights.json', import.meta.url), text)
  print(`${leftOut.length} lines, ${file.features.length} features, ${Math.round(text.length / 1024)} KB`)
}
