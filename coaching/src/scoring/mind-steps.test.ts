import type { BuyerTurn } from '@ringside/contract'
import { expect, it } from 'vitest'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from './calls.fixture.ts'
import { mindStepsOf } from './mind-steps.ts'

const [said, heard] = spokenCall(`R: Okay, so the forecast is off and the other shift covers. Is that fair?
B: More or less, yes.`)

it('a summary that was checked is quoted with what was summed up, and not by the question after it alone', () => {
  if (said === undefined || heard === undefined) throw new Error('the call has two lines')
  const at = said.words.indexOf('Is that fair?')
  const { turn, words, startMs, endMs } = heard
  const buyer: BuyerTurn = {
    turn,
    speaker: 'buyer',
    words,
    startMs,
    endMs,
    move: 'react',
    meters: { trust: 40, interest: 40, patience: 60 },
    changes: [
      {
        reason: 'you summed up what they had told you',
        trust: 7,
        interest: 2,
        patience: 2,
        start: at,
        end: said.words.length,
      },
    ],
    facts: [],
    cut: false,
  }
  const [step] = mindStepsOf(heardCall([said, buyer], 'discovery'))
  expect(step?.quote?.quote).toBe(said.words)
})
