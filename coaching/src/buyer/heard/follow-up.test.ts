import { describe, expect, it } from 'vitest'
import { anyOf } from '../../speech/ways.ts'
import { perceive } from '../perceive.ts'
import { followUpIn, followUpWays } from './follow-up.ts'

const ways = Object.entries(followUpWays).flatMap(([kind, of]) =>
  Object.entries(of).map(([way, pattern]) => [kind, way, pattern] as const),
)

describe('a short question that goes on from the line just said', () => {
  it.each(ways)('%s: “%s” is heard by the pattern that it stands over', (_, way, pattern) => {
    expect(way).toMatch(anyOf({ [way]: pattern }))
  })

  it.each([
    ['Interesting. What makes you say that?', 'grounds'],
    ['Oh really, why do you think so?', 'grounds'],
    ['Hm. Can I ask why you want to know?', 'why-asked'],
    ['Fair enough, is there a reason you ask?', 'why-asked'],
    ['May I ask why not, sir?', 'why-not'],
    ["Why wouldn't they, mate?", 'why-not'],
    ['What was wrong with those?', 'why-not'],
    ['And what was missing?', 'why-not'],
    ['In what way not?', 'why-not'],
    ['Oh? How come?', 'why'],
    ['Sorry, how do you mean?', 'meaning'],
  ])('is known with what people say round it: %s', (words, kind) => {
    expect(followUpIn(perceive(words, 9000))).toBe(kind)
  })

  it.each([
    'Why do the drivers leave?',
    'What makes you buy from a vendor?',
    'How do you know which truck is late?',
    'What made you say yes to this call?',
    'Why is that a problem for the team?',
  ])('is none that names what it asks after: %s', (words) => {
    expect(followUpIn(perceive(words, 9000))).toBe(null)
  })
})
