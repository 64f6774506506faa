import { defineConfig } from 'vitest/config'

// A tool's configuration: Vitest reads the default export.
export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/quiet-console.ts'],
    // One process a core, each with a database of its own; files of one worker share it, each test has its own organisation.
    pool: 'forks',
    maxWorkers: '100%',
    // The server's modules are loaded once a worker: nothing in them is kept between apps.
    isolate: false,
    // Long enough for a busy machine; no rule hangs on it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
