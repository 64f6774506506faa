import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A test that hangs must end; no test is judged by how fast the machine is. */
const testTimeout = 60_000

/**
 * What the engine keeps it keeps by the object it was made from, which nobody changes afterwards; so its models and word lists are
 * loaded once a worker, which takes a fifth of the time.
 */
const engine = { name: 'coaching', isolate: false, include: ['coaching/src/**/*.test.ts'] }

export default defineConfig({
  test: {
    // A worker a core: by itself vitest leaves one core to a terminal nobody watches, which on two is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: 'scripts', testTimeout, hookTimeout: testTimeout, include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'contract', testTimeout, hookTimeout: testTimeout, include: ['contract/src/**/*.test.ts'] } },
      { test: { ...engine, testTimeout, hookTimeout: testTimeout } },
      './server/vitest.config.ts',
      './web/vitest.config.ts',
    ],
  },
})
