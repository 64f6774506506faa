import { describe, expect, it } from 'vitest'
import { classifyTurn } from './classify.ts'
import { presumes, recapOf, recapOfEarlierCall } from './recap.ts'

const actsIn = (words: string): string[] =>
  classifyTurn(words)
    .toSorted((a, b) => a.start - b.start)
    .map(({ act }) => act)

describe('a summary of an earlier call', () => {
  it.each([
    'Last time you told me you worked the floor yourself, and agency comes to twelve thousand a month. Is that still right?',
    'When we last spoke you said you ring round every morning for cover.',
    'You mentioned on our last call that agency is twelve thousand. Has that changed?',
    'On our first call you said the rota takes you two hours. Does that still hold?',
  ])('is a summary and no offer: %s', (words) => {
    expect(recapOfEarlierCall(words)).toBe(true)
    expect(actsIn(words)).not.toContain('value')
    expect(actsIn(words)).not.toContain('pitch')
  })

  it('is only the start of a question that asks for something new', () => {
    expect(recapOfEarlierCall('Last time you said you tried a scheduling tool. What happened there?')).toBe(false)
    expect(recapOfEarlierCall('You told me last week about the rota. Could we meet on Thursday?')).toBe(false)
  })
})

describe('what the rep takes away from a call', () => {
  it.each([
    'So, what I take away is this. You found out by accident. On top of that, four hours a week. Is that fair?',
    'What I take from that: they got stuck twice and nobody was there.',
  ])('is a summary: %s', (words) => {
    expect(recapOf(words)).toBe(true)
  })
})

describe('a turn that sums up and then offers', () => {
  it.each([
    'So if I’ve heard you right: open shifts land on you. We help homes like yours by texting the shift to everyone qualified.',
    'To recap, agency costs twelve thousand a month, and we would cut that by a third.',
    'Let me play that back: you ring round every morning, and we would text them all at once.',
  ])('does both: %s', (words) => {
    const [first, ...rest] = actsIn(words)
    expect(first).toBe('clarify')
    expect(rest.some((act) => ['pitch', 'value', 'social_proof', 'answer'].includes(act))).toBe(true)
  })
})

describe('words that take a yes for granted', () => {
  it.each([
    'Ok so you’d be interested, right?',
    'So you want this, yes?',
    'So that sounds good, right?',
    'Right, so you’re interested, correct?',
  ])('say nothing back and ask nobody to say more: %s', (words) => {
    expect(presumes(words)).toBe(true)
    expect(recapOf(words)).toBe(false)
    expect(actsIn(words)).not.toContain('clarify')
  })

  it('are not a summary of what the buyer told', () => {
    expect(recapOf('So the schools cancel at seven and the lunches go to waste, right?')).toBe(true)
    expect(recapOf('So you ring round before breakfast and it takes an hour, right?')).toBe(true)
  })
})

describe('words about hearing that say nothing back', () => {
  it.each([
    "I hear what you're saying.",
    "I really do understand what you're telling me, it's a big step.",
    'Sorry, did I get the right extension?',
    'Have I got the right person for the fleet?',
  ])('are no summary: %s', (words) => {
    expect(recapOf(words)).toBe(false)
  })

  it.each([
    "So what you're saying is that nobody checks the counts.",
    "If I understand what you're saying, the weekends are the worst.",
    'Have I got that right?',
  ])('are one when they go on to say it, or ask whether it was right: %s', (words) => {
    expect(recapOf(words)).toBe(true)
  })
})
