import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkStages, countsOf, journeyStage, sum, type Counts, type Stage } from './stages.ts'

const root = join(import.meta.dirname, '..')

/** Runs one stage and returns whether it passed, with the tests it counted. */
function run(stage: Stage): { ok: boolean; counts: Counts | null } {
  const file = stage.report ? join(root, stage.report.file) : null
  if (file) rmSync(file, { force: true })
  const started = performance.now()
  const result = spawnSync(process.execPath, [join(root, stage.program), ...stage.args], {
    cwd: root,
    stdio: 'inherit',
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const ok = result.status === 0
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${stage.name} (${seconds} s)`)
  if (!stage.report || !file) return { ok, counts: null }
  if (!existsSync(file)) return { ok: false, counts: { passed: 0, failed: 1, skipped: 0 } }
  return { ok, counts: countsOf(stage.report.kind, JSON.parse(readFileSync(file, 'utf8'))) }
}

mkdirSync(join(root, '.cache'), { recursive: true })
const stages = process.argv[2] === 'all' ? [...checkStages, journeyStage] : checkStages
const results = stages.map((stage) => ({ stage, ...run(stage) }))
const broken = results.filter((result) => !result.ok)
// A check that fails counts as one failed test, so that the last line never says 0 failed beside a failing run.
const checks: Counts = {
  passed: 0,
  failed: broken.filter((result) => (result.counts?.failed ?? 0) === 0).length,
  skipped: 0,
}
const total = sum([...results.flatMap((result) => result.counts ?? []), checks])
if (broken.length > 0) console.log(`failed: ${broken.map((result) => result.stage.name).join(', ')}`)
console.log(`tests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
