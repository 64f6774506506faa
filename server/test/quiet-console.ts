import { afterEach, beforeEach, vi } from 'vitest'

/** A test that prints is a test whose code said something nobody reads: it fails, unless it expects the words by a spy of its own. */
beforeEach((context) => {
  const printed: unknown[][] = []
  const spies = (['log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void printed.push(words)),
  )
  context.onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  afterEachPrinted.set(context.task.id, printed)
})

const afterEachPrinted = new Map<string, unknown[][]>()

afterEach((context) => {
  const printed = afterEachPrinted.get(context.task.id) ?? []
  afterEachPrinted.delete(context.task.id)
  if (printed.length > 0) throw new Error(`A test printed: ${JSON.stringify(printed)}`)
})
