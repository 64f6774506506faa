import type { BuyerTurn } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { evidenceOf } from './heard/evidence.ts'
import { heardCall } from './heard/heard-call.ts'
import type { ReviewTurn } from './heard/review-turn.ts'
import { sentiment } from './sentiment.ts'

const lines = `B: Yes, good, go on.
R: What goes wrong?
B: Sure. Okay, that is a fair question.
R: And why?
B: It is what it is.
R: I see.
B: The team is tired.
R: Why is that?
B: Nobody stays, it is a bad problem and it gets worse.
R: What then?
B: No. Nothing works, and we never have enough hands.
R: I understand.`

/** The same words from a practice buyer whose trust and interest stand so, turn by turn. */
function lived(leaning: readonly number[]): ReviewTurn[] {
  let said = 0
  return spokenCall(lines).map(({ speaker, turn, words, startMs, endMs, mode }) => {
    if (speaker === 'rep') return { speaker, turn, words, startMs, endMs, mode }
    const meter = leaning[said++] ?? 0
    const meters = { trust: meter, interest: meter, patience: 50 }
    const buyer: BuyerTurn = {
      turn,
      speaker: 'buyer',
      words,
      startMs,
      endMs,
      move: 'react',
      meters,
      changes: [],
      facts: [],
      cut: false,
    }
    return buyer
  })
}

const tone = (turns: readonly ReviewTurn[]): string | null => {
  const measured = sentiment(evidenceOf(heardCall(turns, 'discovery'), 'Rosa'))
  return measured.applies ? measured.display : null
}

describe('the tone of a buyer', () => {
  it('is what their words tell where nothing else is known', () => {
    expect(tone(spokenCall(lines))).toBe('Cooler')
  })

  it('has not cooled where trust and interest rose, however hard the trouble that they tell of', () => {
    expect(tone(lived([30, 34, 40, 48, 55, 60]))).toBe('Even')
  })

  it('has cooled where trust and interest fell', () => {
    expect(tone(lived([60, 55, 50, 40, 30, 20]))).toBe('Cooler')
  })

  const ended = (last: string) =>
    tone(
      spokenCall(`B: No. Nobody has time, it is a bad day.
R: What goes wrong?
B: Nothing. I don't know you.
R: And why?
B: It is what it is.
R: I see.
B: The team is tired.
R: Why is that?
B: Sure. Okay, that is a fair question, and a good one.
R: What then?
B: ${last}`),
    )

  it.each([
    'Nice talking, yes. Don’t push me, though.',
    'Good, okay, great. I’ll decline it.',
    'Yes, sure, thanks. I won’t book anything for now.',
    'That is good of you, yes, thanks. We’d rather leave it.',
    'Okay, fine, right. No thanks, we’re not interested.',
  ])('is no warm one where the last they said to an ask was a no: %s', (last) => {
    expect(ended(last)).not.toBe('Warmer')
  })

  it.each([
    'Good, okay, great. I’ll be there.',
    'Yes, sure, thanks. Thursday works for me.',
    'No thanks to the brochure. But yes, good, see you on Thursday, that works.',
    'Okay, right, that is interesting. Go on.',
    'Great, yes. I would love to see that.',
  ])('is warm where it was none: %s', (last) => {
    expect(ended(last)).toBe('Warmer')
  })
})
