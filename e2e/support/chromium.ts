import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Keeps the browser from calling home, and lets it start as root and in small containers. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium or Chrome to test with: CHROMIUM_PATH, else an installed one, else the one the npm package unpacks.
 * Throws with a sentence that says what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  const installed = usualPlaces.find((path) => existsSync(path))
  if (installed) return installed
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = await import('@sparticuz/chromium')
    return packaged.default.executablePath()
  }
  throw new Error('No browser found for the journeys. Install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}
