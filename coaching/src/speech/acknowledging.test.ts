import { describe, expect, it } from 'vitest'
import { acknowledgementIn } from './acknowledging.ts'

describe('words that show that the buyer was heard', () => {
  it.each([
    'Fair enough, sorry, I’m rushing.',
    'That is a perfectly fair worry.',
    'I completely get that, three of you and no spare hour.',
    'You’re right, I went too fast there.',
    'Yeah, true. Nobody has time for that in November.',
    'Makes total sense. Who would look after it?',
    'I’d be careful too if it were my people.',
    'Of course. You were burned once.',
    'Sorry to hear that. How did it end?',
    'Can’t blame you.',
    'Thanks for saying so.',
    'Good that you say it.',
    'I’m glad you brought that up.',
    'Thanks for flagging it.',
  ])('%s', (words) => {
    const span = acknowledgementIn(words, [])
    expect(span).not.toBeNull()
    expect(words.slice(span?.start, span?.end)).toMatch(/^\p{L}.*$/u)
  })

  it.each([
    'Sorry, I don’t follow.',
    'Pardon?',
    'Hang on, you’ve lost me.',
    'I don’t understand.',
    'Sorry, I’m not with you. What do you mean?',
    'Does that make sense?',
    'Tell me if any of that makes sense.',
    'It costs forty dollars a person.',
    'A fair share of our customers are bakeries.',
    'Great, Thursday at three then. Bye!',
    'Of course you know our product.',
  ])('are not: %s', (words) => {
    expect(acknowledgementIn(words, [])).toBeNull()
  })

  it('who has not understood is not taken for considerate, however sure the ear is', () => {
    const acts = [{ act: 'empathy' as const, confidence: 0.9, start: 0, end: 22 }]
    expect(acknowledgementIn('Sorry, I don’t follow.', acts)).toBeNull()
    expect(acknowledgementIn('That must be hard on all of you.', acts)).not.toBeNull()
  })
})
