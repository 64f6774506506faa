import { defineConfig } from '@playwright/test'
import { findChromium, quietFlags } from './support/chromium.ts'

// Found once: unpacking must not race between workers.
process.env['CHROMIUM_PATH'] ??= await findChromium()

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../.cache/journeys',
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
