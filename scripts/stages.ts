import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One step of `npm run check` or `npm test`: a program of ours or of a tool, run with the pinned Node. */
export interface Stage {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  /** The file in which a test runner leaves its counts. */
  readonly report?: { readonly file: string; readonly kind: 'vitest' | 'playwright' }
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const bin = (path: string) => join('node_modules', path)
const root = join(import.meta.dirname, '..')
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }

export const checkStages: readonly Stage[] = [
  { name: 'format', program: bin('prettier/bin/prettier.cjs'), args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'lint, layers and budgets',
    program: bin('oxlint/bin/oxlint'),
    args: ['--type-aware', '--deny-warnings', '--quiet'],
  },
  ...[...workspaces, 'scripts'].map((name) => ({
    name: `types of ${name}`,
    program: bin('typescript/bin/tsc'),
    args: ['-p', name],
  })),
  { name: 'unused code', program: bin('knip/bin/knip.js'), args: [] },
  {
    name: 'unit and API tests',
    program: bin('vitest/vitest.mjs'),
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'],
    report: { file: '.cache/vitest.json', kind: 'vitest' },
  },
  { name: 'build', program: 'scripts/build.ts', args: [] },
  { name: 'size of the first load', program: 'web/scripts/check-budget.ts', args: [] },
]

export const journeyStage: Stage = {
  name: 'journeys in a real browser',
  program: bin('@playwright/test/cli.js'),
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  report: { file: '.cache/playwright.json', kind: 'playwright' },
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/**
 * Reads a runner's counts out of its JSON report. Vitest counts a file that could not be loaded among the failed files and
 * none of its tests: it counts as one failed test here, unless others failed anyway. A journey that passes at the second
 * try has failed.
 */
export function countsOf(kind: 'vitest' | 'playwright', report: Record<string, unknown>): Counts {
  if (kind === 'vitest') {
    const failedTests = number(report['numFailedTests'])
    const brokenFile = failedTests === 0 && number(report['numFailedTestSuites']) > 0
    return {
      passed: number(report['numPassedTests']),
      failed: failedTests + (brokenFile ? 1 : 0),
      skipped: number(report['numPendingTests']) + number(report['numTodoTests']),
    }
  }
  const stats = (report['stats'] ?? {}) as Record<string, unknown>
  return {
    passed: number(stats['expected']),
    failed: number(stats['unexpected']) + number(stats['flaky']),
    skipped: number(stats['skipped']),
  }
}

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, one) => total + one.passed, 0),
  failed: all.reduce((total, one) => total + one.failed, 0),
  skipped: all.reduce((total, one) => total + one.skipped, 0),
})
