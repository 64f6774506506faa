import { describe, expect, it } from 'vitest'
import { fillers, hedges, namesMentioned, nextStepDetail, priceMentioned, questions, recapOf } from './details.ts'

describe('the details of a next step', () => {
  it('finds what, day, time and who in one sentence, each at its place', () => {
    const words = 'Could we do thirty minutes on Thursday at ten with you and Teresa?'
    const found = nextStepDetail(words)
    expect(found.what?.text).toBe('thirty minutes')
    expect(found.day?.text).toBe('on Thursday')
    expect(found.time?.text).toBe('ten')
    expect(found.who?.text).toBe('you and Teresa')
    for (const part of Object.values(found)) expect(words.slice(part.start, part.end)).toBe(part.text)
  })

  it.each([
    ["let's do a quick demo next tuesday at two thirty", 'a quick demo', 'next tuesday', 'two thirty'],
    ['How about a call on the 14th, 9am?', 'a call', 'the 14th', '9am'],
    ['I could come for a site visit tomorrow morning', 'a site visit', 'tomorrow morning', 'morning'],
    ["I'll send the proposal by Friday, say half past nine", 'the proposal', 'Friday', 'half past nine'],
    ['a pilot in two weeks, at noon', 'a pilot', 'in two weeks', 'noon'],
    ['half an hour on June 3rd at 15:30', 'half an hour', 'June 3rd', '15:30'],
    ['could we meet the week after next', undefined, 'the week after next', undefined],
  ])('reads "%s"', (words, what, day, time) => {
    const found = nextStepDetail(words)
    expect([found.what?.text, found.day?.text, found.time?.text]).toEqual([what, day, time])
  })

  it('names the people who should come, without the words that follow', () => {
    expect(nextStepDetail('Can we bring your CFO to a call next week?').who?.text).toBe('your CFO')
    expect(nextStepDetail('a demo with Dr. Feldman and her team on Monday').who?.text).toBe('Dr. Feldman and her team')
  })

  it('takes neither a percentage nor an amount for a time', () => {
    expect(nextStepDetail('we start at ten percent').time).toBeUndefined()
    expect(nextStepDetail('plans start at 10 dollars').time).toBeUndefined()
    expect(nextStepDetail('we are at six sites now').time).toBeUndefined()
  })

  it('finds nothing in words that fix nothing', () => {
    expect(nextStepDetail("Let's stay in touch.")).toEqual({})
  })
})

describe('an amount of money', () => {
  it.each([
    ["It's $1,200 a month.", '$1,200'],
    ['it comes to forty dollars per user', 'forty dollars'],
    ['about eighteen thousand pounds', 'eighteen thousand pounds'],
    ['thats ninety nine a month', 'ninety nine a month'],
    ['we could do ten percent off', 'ten percent off'],
    ['it is twelve a seat', 'twelve a seat'],
    ['€ 45k for the year', '€ 45k'],
  ])('in "%s" is found', (words, text) => {
    expect(priceMentioned(words)?.text).toBe(text)
  })

  it('is not seen in a number of other things', () => {
    expect(priceMentioned('We have six sites and forty trucks.')).toBeNull()
    expect(priceMentioned('See you at ten on Thursday.')).toBeNull()
    expect(priceMentioned('It saves ten percent of the time.')).toBeNull()
  })
})

describe('questions', () => {
  const kinds = (words: string): string[] => questions(words).map(({ open }) => (open ? 'open' : 'closed'))

  it.each([
    ['How do your dispatchers plan the day?', ['open']],
    ['how many trucks do you run', ['closed']],
    ['Do you know what it costs?', ['closed']],
    ['Tell me more about that.', ['open']],
    ['so what happens when a driver calls in sick', ['open']],
    ['Is that right? And why do you think it happens?', ['closed', 'open']],
    ['What we do is simple.', []],
    ['We help clinics. It takes a day.', []],
    ['When is your renewal?', ['closed']],
    ['could you walk me through the morning', ['open']],
    ['You have six sites, right?', ['closed']],
  ])('in "%s" are %j', (words, expected) => {
    expect(kinds(words)).toEqual(expected)
  })

  it('carry the place they were asked at', () => {
    const words = 'Got it. What slows you down? I can imagine.'
    const [question] = questions(words)
    expect(question && words.slice(question.start, question.end)).toBe('What slows you down?')
  })
})

describe('fillers and hedges', () => {
  const texts = (found: readonly { text: string }[]): string[] => found.map(({ text }) => text)

  it('hears the sounds and words that fill a pause', () => {
    expect(texts(fillers('Um, so like how, uh, do you know who I mean, you know?'))).toEqual([
      'Um',
      'like',
      'uh',
      'I mean',
      'you know',
    ])
  })

  it('leaves alone the same words where they mean something', () => {
    expect(fillers('Do you know how it works? Companies like yours do. What I mean by that is clear.')).toEqual([])
  })

  it('hears what takes back half of what is said', () => {
    expect(texts(hedges('I just wanted to maybe see if we could kind of talk, I guess'))).toEqual([
      'just wanted to',
      'maybe',
      'kind of',
      'I guess',
    ])
  })

  it('does not take "what kind of" for a hedge', () => {
    expect(hedges('What kind of trucks do you run?')).toEqual([])
  })
})

describe('names', () => {
  it('are found by a part, in any case, in order', () => {
    const words = 'i spoke with alvarez and then Dana'
    const found = namesMentioned(words, ['Dana Whitfield', 'Teresa Alvarez', 'Omar Haddad'])
    expect(found.map(({ name }) => name)).toEqual(['Teresa Alvarez', 'Dana Whitfield'])
    for (const { start, end, text } of found) expect(words.slice(start, end)).toBe(text)
  })

  it('that are everyday words need a capital inside a sentence', () => {
    expect(namesMentioned('Will you mark it?', ['Will Oakes', 'Mark Lund'])).toEqual([])
    expect(namesMentioned('I asked Will about it.', ['Will Oakes']).map(({ name }) => name)).toEqual(['Will Oakes'])
  })

  it('are not found inside other words, and odd signs do no harm', () => {
    expect(namesMentioned('the danada building', ['Dana (C.) Whitfield'])).toEqual([])
  })
})

describe('a recap', () => {
  it.each([
    "So if I've got it right, you plan by hand and lose two hours a day.",
    'Let me make sure I have this straight.',
    "So what I'm hearing is that speed matters most.",
    'So you have four sites and one planner, is that right?',
    'just to recap its two locations',
  ])('is "%s"', (words) => {
    expect(recapOf(words)).toBe(true)
  })

  it.each([
    'How do you plan today?',
    'We help clinics fill empty slots.',
    'So what would you change, right?',
    'Right.',
  ])('is not "%s"', (words) => {
    expect(recapOf(words)).toBe(false)
  })
})
