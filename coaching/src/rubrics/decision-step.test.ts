import { describe, expect, it } from 'vitest'
import type { Review } from '@ringside/contract'
import { inputOf } from '../scoring/calls.fixture.ts'
import { outcomeFromWords } from '../scoring/outcome.ts'
import { reviewCall } from '../scoring/review-call.ts'
import { asReviewTurns, parseTranscript } from '../transcripts/index.ts'

const rep = 'Maya Okafor'

/** A call that was uploaded: only its words are known. */
function uploaded(lines: readonly string[]): Review {
  const text = lines.map((line, at) => `${at % 2 === 0 ? rep : 'Martin Hale'}: ${line}`).join('\n')
  const turns = asReviewTurns(parseTranscript('call.txt', text), rep)
  const outcome = outcomeFromWords(turns, 'closing')
  return reviewCall(inputOf(turns, { type: 'closing', outcome, buyerName: 'Martin Hale' }))
}

const checksOf = ({ result }: Review): Record<string, boolean> =>
  result.state === 'scored'
    ? Object.fromEntries(result.scores.flatMap(({ checks }) => checks.map(({ key, met }) => [key, met])))
    : {}
const totalOf = ({ result }: Review): number => (result.state === 'scored' ? result.total : 0)

const begin = [
  'Hi Martin, Maya here. Last time you told me that the agency costs you nineteen thousand a month. Is that still so?',
  'It is, if not more by now. I have your proposal here in front of me.',
]
const signed = uploaded([
  ...begin,
  'Then I would like to ask you plainly: shall we go ahead, with the first home on Monday the second?',
  "Honestly, what worries me is the staff. They didn't use the last one.",
  "That's fair. Why didn't they use it?",
  'They had to log in, and nobody knew the password by the second week.',
  "There is no login here, it's a plain text message and they answer yes. With that, shall we go ahead from Monday the second?",
  'Yes, let us do it. Claire has to sign, though.',
  "Then I'll send the contract to Claire today, and the three of us go through it together tomorrow at ten.",
  'Good, that works. Thank you.',
  'Thank you, Martin. Goodbye.',
])
const refused = uploaded([
  ...begin,
  'Then let me ask you straight: is it a yes or a no?',
  "I'm sorry, it's a no. We can't take on one more system this year.",
  'Thank you for telling me so plainly. Goodbye, Martin.',
])
const putOff = uploaded([
  ...begin,
  'So, what do you think, no pressure at all?',
  "It's all very interesting. I'd want to think about it.",
  'Of course, take your time. It is all in the proposal, and I can always send you more about it.',
  "Thank you. I'll have a look at it again when it is quieter here.",
  'Great. You can ring me whenever you like. Goodbye, Martin.',
])
const dayAgreed = uploaded([
  ...begin,
  'When could you decide? Shall we speak on Thursday at ten, and you tell me yes or no?',
  'Thursday at ten works. You will have my answer by then.',
  'Thank you, Martin. Goodbye.',
])
const givenAway = uploaded([
  ...begin,
  'Our platform has smart rotas, live dashboards and a mobile app for everybody.',
  'I know that. It is all in the proposal that you sent us.',
  'And I could do fifteen per cent off the price for you.',
  'I see. I did not ask about the price.',
  'Well, shall we go ahead then?',
  'Yes, alright, let us do it.',
  'Thank you, Martin. Goodbye.',
])

const discounted = uploaded([
  ...begin,
  'And I could do fifteen per cent off the price for you.',
  'Well, I did not ask about the price.',
  'Shall we go ahead then, from Monday the second?',
  'Yes, alright, let us do it.',
  'Thank you, Martin. Goodbye.',
])

describe('the review of a closing call that was uploaded', () => {
  it('hears the yes with its day and its signature, the no, the day for it and the put-off', () => {
    expect([signed, refused, dayAgreed, putOff].map(({ outcome }) => outcome)).toEqual([
      'signed',
      'clear-no',
      'meeting',
      'undecided',
    ])
  })

  it('finds all that belongs to a yes where it was said', () => {
    expect(checksOf(signed)).toMatchObject({
      'next-step.decision': true,
      'next-step.answer': true,
      'next-step.day': true,
      'next-step.signature': true,
      'next-step.after': true,
      'next-step.kept': true,
    })
  })

  it('asks for no meeting, and for neither day nor signature after a no', () => {
    expect(Object.keys(checksOf(signed))).not.toContain('next-step.asked')
    expect(Object.keys(checksOf(refused))).not.toEqual(expect.arrayContaining(['next-step.day']))
    expect(checksOf(refused)).toMatchObject({ 'next-step.decision': true, 'next-step.answer': true })
  })

  it('takes an ask that needs no answer for none', () => {
    expect(checksOf(putOff)).toMatchObject({ 'next-step.decision': false, 'next-step.answer': false })
    expect(putOff.verdict).toMatch(/can be left without an answer/)
    expect(totalOf(putOff)).toBeLessThan(totalOf(refused))
  })

  it('holds against the rep what was sold again, and what was given away unasked', () => {
    expect(checksOf(discounted)).toMatchObject({ 'next-step.kept': false })
    expect(checksOf(givenAway)).toMatchObject({ 'next-step.kept': false })
    expect(totalOf(givenAway)).toBeLessThan(totalOf(signed))
  })
})
