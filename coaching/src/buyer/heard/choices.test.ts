import { describe, expect, it } from 'vitest'
import { askedIn } from './asked-kind.ts'
import { optionsIn } from './options.ts'
import { asStatement, isOfTrend, statedIn, withoutTag } from './choices.ts'

describe('an alternative that only makes it easy to say no', () => {
  it.each([
    ['do you get that too, or am i miles off?', 'do you get that too?'],
    ['is it like that at your site or am i barking up the wrong tree?', 'is it like that at your site?'],
    ['you run into that as well, or is it only the big plants?', 'you run into that as well?'],
    ['would that be any use or not really?', 'would that be any use?'],
    ['does it bother people, or nah?', 'does it bother people?'],
    ['is it as bad as they say, or are they exaggerating?', 'is it as bad as they say?'],
    ['are you happy with it, or not so much?', 'are you happy with it?'],
    ['is that a pain for you, or have you got it all sorted?', 'is that a pain for you?'],
  ])('is left out: %s', (question, left) => {
    expect(withoutTag(question)).toBe(left)
    expect(askedIn(question)?.kind).not.toBe('choice')
  })

  it.each([
    'is that every day or just mondays?',
    'do you plan it on paper or on a screen?',
    'is it the drivers or the planners?',
    'do you call them or do they call you?',
  ])('is no real one: %s', (question) => {
    expect(withoutTag(question)).toBe(question)
    expect(askedIn(question)?.kind).toBe('choice')
  })
})

describe('two questions with "or" between them', () => {
  it('are two sentences of whoever is asked', () => {
    expect(statedIn('do they ring you, or do you usually find out yourselves?')).toEqual([
      'they ring us',
      'we find out ourselves',
    ])
    expect(statedIn('does it come by mail or do you type it all in?')).toEqual([
      'it comes by mail',
      'we type it all in',
    ])
    expect(statedIn('are you on your own, or is it a whole team?')).toEqual(["we're on our own", "it's a whole team"])
  })

  it('are left where the grammar is not that plain', () => {
    expect(statedIn('did you drop it or did they pull it?')).toBeNull()
    expect(asStatement('does the night shift do it')).toBeNull()
  })
})

describe('two things with the same beginning', () => {
  it('begin with it both', () => {
    expect(optionsIn({ kind: 'choice', text: 'is that because of the weather, or because of the people?' })).toEqual([
      'because of the weather',
      'because of the people',
    ])
    expect(optionsIn({ kind: 'choice', text: 'is it on your list now or is it more of a distant plan?' })?.[1]).toBe(
      'a distant plan',
    )
  })
})

describe('whether it gets better or worse', () => {
  it.each([
    'is it getting better, worse or about the same?',
    'are there more of them than last year, or the same?',
    'would you say it is more often now than before, or the same?',
    'is that up or down on last year, or flat?',
  ])('is no choice of two things: %s', (question) => {
    expect(isOfTrend(question)).toBe(true)
  })

  it.each(['is it more the people or the tools?', 'do you want it faster or cheaper?'])(
    'is another: %s',
    (question) => {
      expect(isOfTrend(question)).toBe(false)
      expect(optionsIn({ kind: 'choice', text: question })).not.toBeNull()
    },
  )
})
