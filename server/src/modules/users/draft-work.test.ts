import { describe, expect, it } from 'vitest'
import { createDraftWork } from './draft-work.ts'

const text = 'Dock Planner books every truck for warehouses.'

/** No thread has begun a text by then. */
const atOnce = 1

describe('the sentences of a text', () => {
  it('are sorted in a thread', async () => {
    expect(await createDraftWork().sort(text)).toMatchObject({ name: 'Dock Planner', lines: [{ text }] })
  })

  it('that take too long are given up with what to do; those that only find no place may try again', async () => {
    const work = createDraftWork({ sortMs: atOnce, waiting: 0 })
    expect(await Promise.allSettled([work.sort(text), work.sort(text)])).toMatchObject([
      { status: 'rejected', reason: { code: 'invalid', message: expect.stringMatching(/takes too long.*Paste/) } },
      { status: 'rejected', reason: { code: 'unavailable', message: expect.stringMatching(/Try again in a minute/) } },
    ])
  })
})
