import { afterEach, expect, it, vi } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('work that comes while a thread is ended for want of work is done by another', async () => {
  // The threads' messages are real; only the time a thread rests is not waited for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const file = new URL('./worker-pool.fixture.ts', import.meta.url)
  const pool = createWorkerPool<string, string>({ file, threads: 1, waiting: 1, timeLimitMs: 60_000 })
  expect(await pool.run('first')).toBe('FIRST')
  vi.advanceTimersByTime(30_000)
  expect(await pool.run('second')).toBe('SECOND')
})
