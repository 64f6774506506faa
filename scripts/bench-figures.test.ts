import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const figures = join(import.meta.dirname, '../bench/figures.ts')

/** How a benchmark ends that says this. */
function endOf(said: string): { status: number | null; printed: string } {
  const program = `import { say, sayAtLeast } from ${JSON.stringify(figures)}\n${said}`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return { status, printed: stdout }
}

it.each([
  ['within', "say('p95', 1, 'ms', 2)", 0],
  ['within', "sayAtLeast('of the reference', 61, '%', 60)", 0],
  ['OVER', "say('p95', 3, 'ms', 2)", 1],
  ['OVER', "say('p95', NaN, 'ms', 2)", 1],
  ['UNDER', "sayAtLeast('of the reference', 59, '%', 60)", 1],
  ['p95', "say('p95', 3, 'ms')", 0],
])('a benchmark that prints %s by %s ends with %i', (printed, said, status) => {
  const end = endOf(said)
  expect(end.printed).toContain(printed)
  expect(end.status).toBe(status)
})

it('a limit that is missed lets the figures after it be said', () => {
  const { status, printed } = endOf("say('first', 3, 'ms', 2)\nsay('second', 1, 'ms', 2)")
  expect(printed).toContain('second')
  expect(status).toBe(1)
})
