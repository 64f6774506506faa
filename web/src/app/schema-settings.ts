import type { globalConfig } from 'zod/v4/core'

declare global {
  /** Where zod keeps its settings, and finds those that were there before it was loaded: no first screen has it. */
  var __zod_globalConfig: typeof globalConfig | undefined
}

// Whether it may compile its parsers zod finds out by trying; the page's Content-Security-Policy refuses that, and each page would report a
// violation of it (Firefox in the console).
globalThis.__zod_globalConfig = { jitless: true }
