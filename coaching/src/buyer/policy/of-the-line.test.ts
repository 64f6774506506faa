import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { perceive } from '../perceive.ts'
import { ofTheLine } from '../heard/of-the-line.ts'
import { played } from '../played.fixture.ts'

const again = [
  'Sorry, say that again?',
  'Sorry, say that again, you broke up.',
  'You cut out. Could you repeat that?',
  'Pardon?',
  'Hm, I lost you for a second, what did you say?',
  "Sorry, I didn't catch that.",
  'What was that?',
  'Sorry, what was that last bit?',
  'Right. Where were we?',
  'Could you run that by me again please?',
  'Sorry?',
]
const waits = [
  'Hang on, let me write that down.',
  'Okay. Let me think. Hang on.',
  'One second, please.',
  "Bear with me, there's somebody at the door.",
  "Just a moment, I'm taking notes.",
]
const yields = ['Sorry, you go first.', 'No no, go ahead.', 'Sorry, I interrupted you.', 'Sorry, you were saying?']

it.each<[string, string | null]>([
  ...again.map((words) => [words, 'again'] satisfies [string, string]),
  ...waits.map((words) => [words, 'waits'] satisfies [string, string]),
  ...yields.map((words) => [words, 'yields'] satisfies [string, string]),
  ["Deal. I'll write it down that way.", null],
  ["Great, I'll note Thursday at ten.", null],
  ['What did you say it costs you?', null],
  ['Could you repeat the order by hand, is that how it works?', null],
  ['Let me check I understood: your planners ring round every morning and write it on a board.', null],
  ['Hang on, who signs that contract?', null],
  ['How long does one order take, a minute?', null],
])('“%s” is of the line: %s', (words, kind) => {
  expect(ofTheLine(perceive(words, 3000))).toBe(kind)
})

describe.each(['discovery', 'demo', 'negotiation', 'check-in', 'objection-handling', 'gatekeeper'] as const)(
  'on a bad line in a %s call',
  (type) => {
    it('what was said last is said once more, as often as it is asked for', () => {
      const { first, replies } = played(castCall(5, type, 'easy'), ['Sorry, say that again?', 'I lost you, pardon?'])
      for (const { words, ends } of replies) {
        expect(words).toContain(first.words)
        expect(ends).toBe(false)
      }
    })

    it('a moment asked for is given, and costs no trust', () => {
      const { replies } = played(castCall(5, type, 'easy'), ['Hang on, one second.'])
      expect(replies[0]?.words).not.toMatch(/\?$/)
      expect(replies[0]?.changes.some(({ trust }) => trust < 0)).toBe(false)
    })
  },
)
