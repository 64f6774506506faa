import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// A tool's configuration: Vitest reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    // A page and its modules are made once a worker: to make them anew for every file took five times as long as the tests.
    // What one test leaves behind is put away in the setup. Nothing mocks a module, for others have it already: they spy on it.
    isolate: false,
    // As many as the other projects that share a worker have, or they cannot run together.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
