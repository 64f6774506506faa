import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'

/** The reasons a rep reads for the last of some lines. */
function reasonsFor(lines: readonly string[]): string[] {
  const setup = castCall(8, 'discovery', 'easy')
  let { mind } = openCall(setup)
  let reasons: string[] = []
  for (const [at, words] of lines.entries()) {
    const heard = hear(setup, mind, { words, elapsedMs: at * 6000 })
    mind = heard.mind
    reasons = heard.reply.changes.map(({ reason }) => reason)
  }
  return reasons
}

const before = ['Hi, it’s Marcus from Routewell, is now still good?', 'How do you plan the week today?']

describe('a reason says what the line did', () => {
  it.each([
    'And people would roll their eyes?',
    'Would your crew groan about it?',
    'Who would be against it, do you think?',
    'And they would laugh at you?',
  ])('nothing that is used or was tried was asked about: %s', (line) => {
    expect(reasonsFor([...before, line])).not.toContain('You asked what they use or have tried')
  })

  it.each(['What have you tried before?', 'Which other tools have you looked at?', 'Have you used a system for that?'])(
    'what was tried was asked: %s',
    (line) => {
      expect(reasonsFor([...before, line])).toContain('You asked what they use or have tried')
    },
  )

  it.each(['How do you decide which invoice gets paid first?', 'What does your office look like in winter?'])(
    'a new subject follows up on nothing: %s',
    (line) => {
      expect(reasonsFor([...before, line])).not.toContain('You followed up on what they had just said')
    },
  )
})
