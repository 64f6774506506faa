import { describe, expect, it } from 'vitest'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { questions } from './asking.ts'
import { evidenceOf } from './heard/evidence.ts'
import { heardCall } from './heard/heard-call.ts'
import { quoteOfSpan } from './heard/spans.ts'
import { longestMonologue } from './talking.ts'

const heard = (words: string) => heardCall(spokenCall(`R: ${words}\nB: I see.`), 'discovery')
const countIn = (words: string) => {
  const measured = questions(evidenceOf(heard(words), 'Anita'))
  return measured.applies ? measured.value : null
}

describe('the questions of a rep', () => {
  it.each([
    'Does anybody above you ask about it every week, or is it only you who looks at those figures?',
    'When the shop closes do you count what is left by hand, or does the till know it?',
    'Would it be easier for you to talk on Tuesday, or would you want to wait until the week after?',
    'Do you write the orders on paper in the evening or do you call the bakery in the morning?',
  ])('count a choice as one: %s', (words) => {
    expect(countIn(words)).toBe(1)
  })

  it('count a guess at the answer with the question that it belongs to', () => {
    expect(countIn('What would you say is the hardest part, is it the phone?')).toBe(1)
    expect(countIn('What is the hardest part? Is it the phone?')).toBe(2)
  })

  it.each(['Twenty minutes. OK?', 'Hello? Can you hear me?', 'You lose two a night. Right?'])(
    'count none in what only asks for a nod or an ear: %s',
    (words) => {
      expect(countIn(words)).toBe(0)
    },
  )

  it.each([
    'How do you count what is left? Or does nobody count it at all?',
    'Who writes the list? What happens when it is wrong?',
  ])('count two that were put one after the other as two: %s', (words) => {
    expect(countIn(words)).toBe(2)
  })
})

describe('a quote', () => {
  it.each([
    ['Does anybody above you ask about it, or is it only you?', 'Does anybody above you ask about it, or'],
    ['And how much of it goes in the bin?', 'And how much of it'],
    ['So how do you decide how many people to put on each night?', 'how many people to put on each night'],
  ])('of a part of a sentence is the whole of it: %s', (words, part) => {
    const call = heard(`Right. ${words} Take your time.`)
    const [turn] = call.rep
    const start = turn?.words.indexOf(part) ?? -1
    expect(turn && quoteOfSpan(turn, { start, end: start + part.length })?.quote).toBe(words)
  })

  it('of a sentence too long to be quoted does not end in a word that leads on', () => {
    const call = heard(
      `Does anybody above you ask about it, or ${'is it you who looks at all of those figures '.repeat(9)}?`,
    )
    const [turn] = call.rep
    expect(turn && quoteOfSpan(turn, { start: 0, end: 39 })?.quote).toBe('Does anybody above you ask about it')
  })
})

describe('the longest monologue of a typed call', () => {
  it('is no longer than the call', () => {
    const pasted = { turn: 0, speaker: 'rep' as const, words: 'word '.repeat(1000).trim(), mode: 'typed' as const }
    const answer = { turn: 1, speaker: 'buyer' as const, words: 'Hm.', mode: 'typed' as const }
    const turns = [
      { ...pasted, startMs: 0, endMs: 180_000 },
      { ...answer, startMs: 180_000, endMs: 191_000 },
    ]
    expect(longestMonologue(evidenceOf(heardCall(turns, 'discovery'), 'Anita'))).toMatchObject({ display: '3:11' })
  })
})
