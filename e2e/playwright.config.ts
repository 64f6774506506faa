import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, quietFlags } from './support/chromium.ts'
import { ownResults } from './support/own-results.ts'

// Each worker reads this file again and inherits what the first reading has put here.
// Found once: unpacking must not race between workers.
process.env['CHROMIUM_PATH'] ??= await findChromium()
const results = (process.env['JOURNEY_RESULTS'] ??= ownResults(join(import.meta.dirname, '../.cache/journeys')))

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: results,
  globalSetup: './support/build.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 15_000,
    // Captions then stand at once instead of word by word, so that a journey takes seconds.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: quietFlags },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
