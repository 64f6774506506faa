import { describe, expect, it } from 'vitest'
import { evidenceOf, type CallEvidence } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { listening } from './listening.ts'
import { nextStep } from './next-step.ts'
import { opening } from './opening.ts'
import type { Criterion } from './rubric.ts'
import { value } from './value.ts'

const evidence = (lines: string): CallEvidence => evidenceOf(heardCall(spokenCall(lines), 'cold-call'), 'Rosa')

function check(criterion: Criterion, key: string) {
  const found = criterion.checks.find((candidate) => candidate.key === key)
  if (found === undefined) throw new Error(`no ${key}`)
  return found
}

describe('the opening', () => {
  it.each([
    'R: Hi Rosa, Marcus from Routewell.\nB: Yes?\nR: I’m reaching out because your second kitchen opened in May.',
    'R: Hi Rosa, Marcus from Routewell. Thanks for picking up. I saw Greenfield took on a second kitchen.\nB: Yes?',
  ])('has its reason in any of the first turns: %s', (lines) => {
    expect(check(opening, 'opening.reason').find(evidence(lines)).state).toBe('met')
  })

  it('says what the call is for with what the buyer had booked', () => {
    const booked = evidence(
      'R: Hi, Ben from Siteline. You booked this for how snags get passed on, that still good?\nB: Yes.',
    )
    expect(check(opening, 'opening.reason').find(booked).state).toBe('met')
    expect(check(opening, 'opening.time').find(booked).state).toBe('met')
  })

  it('has its reason in what the two had said they would do', () => {
    const agreed = evidence('R: Hi Rosa, Marcus from Routewell. We said we’d talk about the pool closures.\nB: Yes.')
    expect(check(opening, 'opening.reason').find(agreed).state).toBe('met')
  })

  it.each([
    'Hi Rosa, Marcus from Routewell. Twenty minutes. OK?',
    'Hi Rosa, Marcus from Routewell. Fifteen minutes on your deliveries, does that suit?',
    'Hi Rosa, I need five minutes of your time, is that okay?',
    'Hi Rosa, Marcus from Routewell. Is it okay?',
  ])('asks for the time in however few words: %s', (words) => {
    expect(check(opening, 'opening.time').find(evidence(`R: ${words}\nB: Yes.`)).state).toBe('met')
  })

  it.each([
    'I need five minutes, don’t hang up.',
    'Rosa, I just need two minutes of your time.',
    'Don’t hang up, it takes two minutes.',
    'You’ll give me five minutes now.',
  ])('does not ask for the time by taking it: %s', (words) => {
    expect(check(opening, 'opening.time').find(evidence(`R: ${words}\nB: Yes?`)).state).toBe('unmet')
  })

  it('is not shown by words from later in the call', () => {
    const late = evidence(
      'R: Hello.\nB: Yes?\nR: Right.\nB: Yes?\nR: Fine.\nB: Yes?\nR: Good.\nB: Yes?\nR: How do you plan the deliveries for the day at the moment?\nB: By hand.',
    )
    expect(check(opening, 'opening.question-first').find(late)).toEqual({ state: 'met', quotes: [] })
  })
})

describe('advice after an ask that got no yes', () => {
  const advice = (ask: string): string =>
    check(nextStep, 'next-step.agreed').advice(
      evidence(
        `R: What goes wrong?\nB: Open shifts are a mess, we lose two nurses a month.\nR: ${ask}\nB: I don’t think so, no.`,
      ),
      [],
    )

  it('is to ask for less, where less can be asked for', () => {
    expect(advice('Could we take an hour on Thursday at ten?')).toContain('fifteen minutes')
    expect(advice('Could we take fifteen minutes on Thursday at ten?')).not.toContain('fifteen minutes')
    expect(advice('Could we take a quarter of an hour on Thursday at ten?')).not.toContain('smaller')
  })
})

describe('answering the buyer', () => {
  const answers = check(listening, 'listening.answers')

  it('quotes in its advice the question that got no answer', () => {
    const call = evidence(
      'R: We plan routes.\nB: How much is it?\nR: It’s $900 a month.\nB: And does it read the school calendar?\nR: Everybody who has our platform loves our platform.\nB: Okay.',
    )
    expect(answers.find(call)).toMatchObject({ state: 'unmet' })
    expect(answers.advice(call, [])).toContain('“And does it read the school calendar?”')
  })

  it('is no push for a yes', () => {
    const call = evidence(
      'R: We plan routes.\nB: And does it read the school calendar?\nR: It does, yes, and if you sign today you get twenty percent off.\nB: Hm.',
    )
    expect(answers.find(call).state).toBe('unmet')
  })

  it('owes none to somebody who asks to be asked', () => {
    const call = evidence('R: We plan routes.\nB: Yes. What else did you want to know?\nR: Who drives them?\nB: Tom.')
    expect(answers.find(call).state).toBe('no-occasion')
  })

  it.each(['What would you like to discuss?', 'What can I tell you, Sam?'])(
    'owes no answer to a courtesy: %s',
    (words) => {
      const call = evidence(`R: Hello Rosa.\nB: Hello. ${words}\nR: Our platform has everything.`)
      expect(answers.find(call).state).toBe('no-occasion')
    },
  )
})

describe('value', () => {
  it('is not shown by buzzwords that take up nothing of the buyer’s', () => {
    const call = (pitch: string): CallEvidence =>
      evidence(
        `R: What goes wrong with the deliveries?\nB: Cancelled orders. We threw away sixty lunches last Tuesday.\nR: ${pitch}\nB: I see.`,
      )
    const waits = check(value, 'value.after-need')
    const buzz = 'Our platform is a revolutionary, cutting-edge, AI-powered solution that transforms your operations.'
    expect(waits.find(call(buzz)).state).toBe('unmet')
    expect(waits.find(call('We help caterers re-plan the van routes within a minute.')).state).toBe('met')
  })
})
