import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { setCaller } from './src/lib/api/client.ts'
import { takeToasts } from './src/ui/toast-queue.ts'

/**
 * How long a test waits for what must come. One look at the roles and names on a page takes up to 0.2 s of processor time
 * here, and a wait looks more than once: with two cores shared by ten, the usual second was too short. Nothing waits for
 * code to be fetched: what a browser fetches when it is needed, a test that needs it imports before it begins.
 */
configure({ asyncUtilTimeout: 5_000 })

/** The files of one worker share a page and the modules on it: each test leaves nothing on it for the next. */
afterEach(() => {
  cleanup()
  setCaller({ token: () => Promise.resolve(null), orgId: () => null, refused: () => undefined })
  // What nobody took is let go.
  takeToasts(() => undefined)()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
