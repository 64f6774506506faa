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
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
