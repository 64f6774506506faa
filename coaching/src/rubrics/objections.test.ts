import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { rulesOut } from '../metrics/heard/worries-settled.ts'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { listening } from './listening.ts'
import { objections } from './objections.ts'
import { worryNamed } from './worry-named.ts'

function quoteOf(key: string, lines: string): string | null {
  const start = `R: What goes wrong?
B: Open shifts, every morning two or three.
R: We text the open shift to everyone.
B: We tried an app like this three years ago and it dragged on.`
  const evidence = evidenceOf(heardCall(spokenCall(`${start}\n${lines}`), 'discovery'), 'Martin')
  const found = objections.checks.find((check) => check.key === key)?.find(evidence)
  return found?.state === 'met' ? (found.quotes[0]?.quote ?? '') : null
}

describe('a worry', () => {
  it.each([
    ['I wouldn’t trust a computer with that, honestly.', 'trusting a machine with it'],
    ['I’ve never heard of you.', 'trusting a new vendor'],
    ['I’m worried nothing connects to our till.', 'whether it fits them'],
    ['That’s not crazy. It’s not in this year’s budget, though.', 'the budget'],
    ['That is too expensive for us.', 'price'],
  ])('is named by what stands in the way: %s', (worry, name) => {
    const lines = `R: What goes wrong?\nB: Open shifts.\nR: We text the open shift to everyone.\nB: ${worry}\nR: I see.`
    const [raised] = evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Martin').objections
    expect(raised === undefined ? null : worryNamed(raised)).toBe(name)
  })
})

describe('looking into a worry', () => {
  it.each(['What made it drag on?', 'What was the hard part?', 'Was it the login?', 'Why is that?', 'What happened?'])(
    'is a question about it: %s',
    (question) => {
      const asked = `R: That’s fair. ${question}\nB: The phones.\nR: I see.\nB: Yes.`
      expect(quoteOf('objections.explored', asked)).toBe(question)
    },
  )

  it.each([
    'And what does it run you now per agency shift?',
    'How much is that in a month?',
    'Who else would sign this off?',
    'When would you have to decide?',
  ])('is no question about money, people or dates: %s', (question) => {
    expect(quoteOf('objections.explored', `R: That’s fair. ${question}\nB: Hard to say.`)).toBeNull()
  })

  it('is found where it was done, after a question about something else', () => {
    const lines =
      'R: And what does it run you now per agency shift?\nB: About three hundred.\nR: What made it drag on back then?\nB: The phones.'
    expect(quoteOf('objections.explored', lines)).toBe('What made it drag on back then?')
  })
})

describe('the answer to a worry', () => {
  it.each([
    'R: That’s fair. What made it drag on?\nB: They had to log in with a password.\nR: There is no login here, and no password. They answer a text.\nB: Okay, that’s different.',
    'R: I understand. Which part dragged on?\nB: Nobody remembered the password.\nR: Here nobody needs a password. It is a plain text message.\nB: That makes sense.',
  ])('is what speaks to the reason they gave, and is quoted: %s', (lines) => {
    expect(quoteOf('objections.answered', lines)).toMatch(/no login here|needs a password/u)
    expect(quoteOf('objections.settled', lines)).toMatch(/no login here|needs a password/u)
  })

  it.each([
    'R: Everybody says that at first.\nB: Still, I don’t think so.',
    'R: Oh. I am not sure, I would have to check that with my manager.\nB: Hm, no.',
  ])('is none that waves it away or does not know: %s', (lines) => {
    expect(quoteOf('objections.answered', lines)).toBeNull()
  })

  const overTime = (reply: string): string | undefined => {
    const lines = `R: What goes wrong?\nB: Open shifts.\nR: Could we take thirty minutes on Tuesday?\nB: I’ve got a lot on right now. I can’t have the team distracted.\nR: ${reply}\nB: And what about my problem?`
    const evidence = evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Martin')
    expect(evidence.objections.map(({ family }) => family)).toEqual(['timing'])
    return objections.checks.find(({ key }) => key === 'objections.answered')?.find(evidence).state
  }

  it.each([
    'I hear you, we only talk on Tuesday, nothing starts before January. Does that settle it?',
    'That’s fair. We would only talk, and nobody on your team has to do anything until that is over.',
    'I understand, so nothing changes before the season is through.',
  ])('is to rule out what is feared, wherever in the reply that stands: %s', (reply) => {
    expect(overTime(reply)).toBe('met')
  })

  it.each([
    'I hear you, but nothing beats our planning, as everybody says.',
    'Right. Nothing goes wrong with ours. So, Tuesday?',
  ])('is not ruled out by praise in the same words: %s', (reply) => {
    const [said] = heardCall(spokenCall(`R: ${reply}`), 'discovery').rep
    expect(said === undefined || rulesOut(said)).toBe(false)
  })
})

describe('of two worries', () => {
  const call = (first: string, second: string) =>
    evidenceOf(
      heardCall(
        spokenCall(
          `R: What goes wrong?\nB: Open shifts, every morning two or three.\nR: We text the open shift to everyone.\nB: We tried an app like this three years ago and it dragged on.\nR: ${first}\nB: Okay, that’s different. But honestly, that is far too expensive for us.\nR: ${second}\nB: Still, we have no budget for that.\nR: I see.\nB: Right.`,
        ),
        'discovery',
      ),
      'Martin',
    )
  const stateOf = (key: string, evidence: ReturnType<typeof call>) =>
    objections.checks.find((check) => check.key === key)?.find(evidence)
  const answered = 'That’s fair. There is no login here, nothing to drag on: they answer a plain text.'

  it('one that stands keeps the criterion from full marks, and is the one quoted', () => {
    const evidence = call(answered, 'I understand. It pays for itself in three months. What would it have to save?')
    expect(evidence.objections.map(({ family, settled }) => [family, settled])).toEqual([
      ['tried-before', true],
      ['price', false],
    ])
    expect(stateOf('objections.settled', evidence)).toMatchObject({
      state: 'unmet',
      quotes: [{ quote: expect.stringContaining('too expensive') }],
    })
    expect(stateOf('objections.acknowledged', evidence)?.state).toBe('met')
  })

  it('one that was passed over is not listened to, whatever else was asked', () => {
    const worries = listening.checks.find(({ key }) => key === 'listening.worries')
    const passed = call(answered, 'Okay. What else?')
    expect(worries?.find(passed)).toMatchObject({ state: 'unmet', quotes: [{ speaker: 'buyer' }] })
    expect(worries?.find(call(answered, 'That’s fair. What makes it too expensive?')).state).toBe('met')
  })
})

describe('the words of a worry', () => {
  it.each([
    ['We’ve been here before, with a planning app. It went nowhere.', 'We’ve been here before, with a planning app'],
    ['We tried a rota tool two years ago. It didn’t stick.', 'We tried a rota tool two years ago.'],
    ['You know how it is. We bought an app like this last year. That one died.', 'bought an app like this last year.'],
  ])('are those that say what it is about: %s', (said, quoted) => {
    const lines = `R: What goes wrong?\nB: Open shifts.\nR: We text the open shift to everyone.\nB: ${said}\nR: I see.\nB: Yes.`
    const [worry] = evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Martin').objections
    expect(worry && worry.raised.words.slice(worry.span.start, worry.span.end)).toContain(quoted)
  })
})
