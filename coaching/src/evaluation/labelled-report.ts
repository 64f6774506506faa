/**
 * How far the engine's levels agree with those that readers gave to calls it did not write:
 * `node coaching/src/evaluation/labelled-report.ts`.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Agreement } from '../agreement/agreement.ts'
import { judgesAgreement, type JudgesAgreement } from './labelled-agreement.ts'
import { unheardAgreement } from './unheard-calls.ts'
import { judgedByEngine, labelledCallSchema, parseJudgements, type LabelledCall } from './labelled-calls.ts'

const textOf = (name: string): string => readFileSync(new URL(`labelled/${name}`, import.meta.url), 'utf8')

/** All labelled calls, and the half that nobody who works on the engine reads. */
export const labelledCalls = z.array(labelledCallSchema).parse(JSON.parse(textOf('calls.json')))
export const unreadCalls = labelledCalls.filter(({ id }) => Number(id) % 2 === 0)

const readers = ['reader-1.tsv', 'reader-2.tsv'].map((name) => parseJudgements(textOf(name)))
const [firstReader = [], secondReader = []] = readers

/** The engine beside the first reader, over some of the calls. */
export const engineAgreement = (calls: readonly LabelledCall[] = labelledCalls): JudgesAgreement =>
  judgesAgreement(calls, firstReader, calls.flatMap(judgedByEngine))

const percent = (share: number | null): string => (share === null ? '-' : `${(100 * share).toFixed(0)} %`)
const decimal = (value: number | null): string => value?.toFixed(2) ?? '-'

function row(name: string, { n, exact, withinOne, kappa }: Agreement): string {
  return `| ${name} | ${n} | ${percent(exact)} | ${percent(withinOne)} | ${decimal(kappa)} |`
}

/** The agreement as a section of docs/evaluation.md. */
export function labelledReport(): string {
  const whole = engineAgreement()
  const half = engineAgreement(unreadCalls)
  const unheard = unheardAgreement()
  const people = judgesAgreement(labelledCalls, firstReader, secondReader)
  return `## The review beside readers

${labelledCalls.length} stretches of calls that the engine did not write, with levels that readers gave by the rubric's descriptors alone
(\`coaching/src/evaluation/labelled\`). Not shown counts as level 0. Kappa is Cohen's with quadratic weights; the goal is 0.7, with
95 % within one level.

| who beside the first reader | judged by both | same level | within one | kappa |
|---|---|---|---|---|
${row('the engine', whole.levels)}
${row('the engine, calls that nobody who works on it has read', half.levels)}
${row('the second reader', people.levels)}
${row('the engine, beside eight writers that its ear was not taught on', unheard.levels)}
${whole.byCriterion.map(({ criterion, levels }) => row(`the engine, ${criterion}`, levels)).join('\n')}

Whether a criterion applies at all: the engine agrees in ${percent(whole.applies)}, in calls that nobody who works on it has read in
${percent(half.applies)}, the second reader in ${percent(people.applies)}. The other calls, with an odd id, are among those that its ear is taught on.
The eight writers judged 971 calls of their own (\`coaching/src/evaluation/unheard\`); there it agrees in ${percent(unheard.applies)} whether a
criterion applies.`
}

if (import.meta.main) process.stdout.write(`${labelledReport()}\n`)
