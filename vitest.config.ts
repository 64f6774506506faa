import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A test that hangs must end; no test is judged by how fast the machine is. */
const testTimeout = 60_000

export default defineConfig({
  test: {
    // A worker a core: by itself vitest leaves one core to a terminal nobody watches, which on two is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: 'scripts', testTimeout, hookTimeout: testTimeout, include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'contract', testTimeout, hookTimeout: testTimeout, include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'coaching', testTimeout, hookTimeout: testTimeout, include: ['coaching/src/**/*.test.ts'] } },
      './server/vitest.config.ts',
      './web/vitest.config.ts',
    ],
  },
})
