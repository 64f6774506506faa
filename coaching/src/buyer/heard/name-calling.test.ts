import { describe, expect, it } from 'vitest'
import { plainText } from '../../acts/tokens.ts'
import { anyOf } from '../../speech/ways.ts'
import { nameWays } from './name-calling.ts'

const calls = (words: string): boolean => anyOf(nameWays).test(plainText(words))

describe('a name in contempt', () => {
  it.each([
    'You old git.',
    'Listen, you old git, just put me through.',
    'You stupid old twit.',
    'You amateur.',
    'You little nobody.',
    'You pathetic little clerk.',
    'You jobsworth!',
    'You lot of pen-pushers.',
    'You old fossil.',
    'You greedy old skinflint.',
  ])('is heard: %s', (words) => {
    expect(calls(words)).toBe(true)
  })

  it.each([
    'How are you, you old git? It has been a year.',
    'Hello, you old git!',
    'Do you old hands ever get asked about it?',
    'I told you nobody came.',
    'Are you amateur photographers?',
    'Did you secretaries get the mail?',
  ])('is none among friends, and none that names somebody’s trade: %s', (words) => {
    expect(calls(words)).toBe(false)
  })
})
