import { rubricKeys, skillKeys, type CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import { skillOf } from './skill.ts'
import { levelOf } from '../scoring/score-criteria.ts'
import { rubricOf } from './built-in.ts'
import { decisionChecks } from './decision-step.ts'

describe('every rubric', () => {
  it.each(rubricKeys)('%s has weights that sum to 100 and five descriptors a criterion', (key) => {
    const { criteria } = rubricOf(key)
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    expect(criteria.every(({ descriptors }) => new Set(descriptors).size === 5)).toBe(true)
  })

  it.each(rubricKeys)(
    '%s has criteria of one to six checks, each in its criterion once, and each with a skill',
    (key) => {
      const { criteria } = rubricOf(key)
      // In a call about a decision the step has checks of its own, in place of the others.
      for (const criterion of criteria) {
        const checks = criterion.checks.filter(({ key }) => !decisionChecks.some((own) => own.key === key))
        expect(checks.length).toBeGreaterThanOrEqual(1)
        expect(checks.length).toBeLessThanOrEqual(6)
        expect(new Set(criterion.checks.map((check) => check.key)).size).toBe(criterion.checks.length)
        for (const check of criterion.checks) expect(skillKeys).toContain(skillOf(check))
      }
    },
  )

  it('the one that organisations start with has a criterion of four to six checks for each skill', () => {
    expect(rubricOf('coachable').criteria.map((criterion) => criterion.key)).toEqual([...skillKeys])
    const own = new Set(decisionChecks)
    for (const { checks } of rubricOf('coachable').criteria) {
      const size = checks.filter((check) => !own.has(check)).length
      expect(size >= 4 && size <= 6).toBe(true)
    }
  })
})

describe('a level', () => {
  it('is the share of checks met, in fifths, and never 0 once something was met', () => {
    expect([1, 2, 3, 4, 5].map((met) => levelOf(met / 5))).toEqual([1, 2, 3, 4, 5])
    expect([1, 2, 3, 4, 5, 6].map((met) => levelOf(met / 6))).toEqual([1, 2, 3, 3, 4, 5])
    expect(levelOf(1 / 12)).toBe(1)
  })
})

const lines = (
  rep: string,
): string => `B: Rosa Lindqvist.\nR: Hi Rosa, this is Marcus from Routewell, and I read about your second kitchen.
B: Go on.\nR: What tends to go wrong once the vans are out in the morning, if I may ask?\nB: Schools cancel at seven and we throw away sixty lunches.\n${rep}`

const checksOf = (text: string, criterion: string, type: CallType = 'cold-call'): string[] => {
  const { result } = reviewCall(inputOf(spokenCall(text), { type }))
  const score = result.state === 'scored' ? result.scores.find((each) => each.criterion === criterion) : undefined
  return (score?.checks ?? []).filter((check) => check.met).map((check) => check.key)
}

describe('the checks of coachable', () => {
  it('hear a follow-up in a question that takes up the buyer’s words, and not in any next question', () => {
    const follows = lines(
      'R: Sixty lunches on a morning like that: what happened the last time the schools did it to you?',
    )
    const jumps = lines('R: Okay. And now for something else entirely, do you have any budget set aside for next year?')
    expect(checksOf(follows, 'discovery')).toContain('discovery.follow-up')
    expect(checksOf(jumps, 'discovery')).not.toContain('discovery.follow-up')
  })

  it('want a figure for the problem on discovery, where a cold call is content with the question', () => {
    const asked = 'R: What does that cost you in an ordinary month, with the vans and the people on top?'
    const vague = lines(`${asked}\nB: Enough that it comes up in the review.`)
    const exact = lines(`${asked}\nB: About eleven thousand, in food and overtime.`)
    expect(checksOf(vague, 'discovery')).toContain('discovery.impact')
    expect(checksOf(vague, 'discovery', 'discovery')).not.toContain('discovery.impact')
    expect(checksOf(exact, 'discovery', 'discovery')).toContain('discovery.impact')
  })

  it('want two parts of how they buy on discovery, where a cold call is content with one', () => {
    const who = 'R: Who besides you would have to be comfortable before you changed something there?\nB: Tomas.'
    const when = 'R: And by when would it have to be in place, if you decided to do it?\nB: Before the autumn.'
    expect(checksOf(lines(who), 'discovery')).toContain('discovery.buying')
    expect(checksOf(lines(who), 'discovery', 'discovery')).not.toContain('discovery.buying')
    expect(checksOf(lines(`${who}\n${when}`), 'discovery', 'discovery')).toContain('discovery.buying')
  })

  it('hear a summary only when it holds what was said, or the buyer says yes to it', () => {
    const real = lines(
      'R: So if I understand you, the schools cancel at seven and the lunches are thrown away. Is that right?\nB: Hm.',
    )
    const empty = lines(
      'R: So let me make sure that I have got all of that, and thank you for it. Is that right?\nB: Is what right?',
    )
    const confirmed = lines(
      'R: So just to recap, it falls over early and it costs you food. Did I get that right?\nB: That’s it exactly.',
    )
    expect(checksOf(real, 'listening')).toContain('listening.recap')
    expect(checksOf(empty, 'listening')).not.toContain('listening.recap')
    expect(checksOf(confirmed, 'listening')).toContain('listening.recap')
  })

  it('take an offer as tied only when it holds the buyer’s words', () => {
    const tied = lines(
      'R: We rebuild the route in a minute when schools cancel, so the lunches go to the next stop instead.',
    )
    const loose = lines(
      'R: We offer a platform with dashboards and reports that our customers like a great deal every day.',
    )
    expect(checksOf(tied, 'value')).toContain('value.tied')
    expect(checksOf(loose, 'value')).not.toContain('value.tied')
  })

  it('want an answer and an acknowledgement for an objection, and tell them apart', () => {
    const both = lines(`B: We already have a system for that.
R: That is fair. We read from it and sit beside it, so nobody has to learn another screen at all.\nB: Okay, that is different.`)
    const neither = lines(
      `B: We already have a system for that.\nR: Okay, and do you have a budget set aside for something like it next year?\nB: No.`,
    )
    expect(checksOf(both, 'objections')).toEqual(
      expect.arrayContaining(['objections.answered', 'objections.acknowledged', 'objections.calm']),
    )
    // Staying calm is something left undone: alone it shows nothing.
    expect(checksOf(neither, 'objections')).toEqual([])
  })

  it('give nothing for a step that was pressed for before anything was known', () => {
    const early = `B: Rosa.\nR: Hello, this is Chad with LogiMax and I have an offer for you that is only good today, honestly.
B: What is it?\nR: Let's get the paperwork started right now and sign today, and I take another ten percent off for you.\nB: No.\nR: Can I have your card number then, so that we get it done?`
    expect(checksOf(early, 'next-step')).toEqual([])
  })

  it('do not ask for an opening or for discovery where the offer is on the table already', () => {
    const { result } = reviewCall(
      inputOf(spokenCall(lines('R: Could we talk on Thursday at ten with Tomas, for thirty minutes?')), {
        type: 'objection-handling',
      }),
    )
    const states =
      result.state === 'scored' ? Object.fromEntries(result.scores.map((score) => [score.criterion, score.state])) : {}
    expect(states).toMatchObject({
      opening: 'not-applicable',
      discovery: 'not-applicable',
      objections: 'not-applicable',
    })
  })
})
