import { ritasCall } from '@ringside/coaching/call/rita.fixture'
import { describe, expect, it } from 'vitest'
import { createTakeUpWork, type CallToTakeUp } from './take-up-work.ts'

const call: CallToTakeUp = {
  setup: ritasCall(),
  lines: [
    { speaker: 'rep', words: 'How do you pick your orders today?', startMs: 0, endMs: 3000 },
    { speaker: 'buyer', words: 'From lists that are printed every morning.', startMs: 4000, endMs: 7000 },
  ],
  mode: 'voice',
}

/** No thread has begun a call by then. */
const atOnce = 1

describe('what was said before a call that is taken up', () => {
  it('is heard in a thread', async () => {
    const { turns } = await createTakeUpWork().hear(call)
    expect(turns.map(({ turn }) => turn.words)).toEqual(call.lines.map(({ words }) => words))
  })

  it('that takes too long says so, and that an earlier line would not; one that only finds no place may try again', async () => {
    const work = createTakeUpWork({ hearMs: atOnce, waiting: 0 })
    const answers = await Promise.allSettled([work.hear(call), work.hear(call)])
    expect(answers).toMatchObject([
      { status: 'rejected', reason: { code: 'conflict', message: expect.stringMatching(/takes too long.*earlier/) } },
      { status: 'rejected', reason: { code: 'unavailable', message: expect.stringMatching(/Try again in a minute/) } },
    ])
  })
})
