import { describe, expect, it } from 'vitest'
import type { Difficulty, Review } from '@ringside/contract'
import { hear, openCall, outcomeOf } from '../buyer/index.ts'
import type { CallSetup } from '../buyer/index.ts'
import { reviewCall } from '../scoring/index.ts'
import type { ReviewInput } from '../scoring/review-input.ts'
import { castCall } from './casting.ts'

/** Plays some lines against a buyer and has the call reviewed, as the server does. */
function reviewOf(setup: CallSetup, lines: readonly string[]): Review {
  const opened = openCall(setup)
  let { mind } = opened
  const time = (turn: number) => ({ startMs: turn * 5000, endMs: turn * 5000 + 4000 })
  const { words, move, meters, changes, facts, objection } = opened.reply
  const first = { words, move, meters, changes, facts, ...(objection === undefined ? {} : { objection }) }
  const turns: ReviewInput['turns'][number][] = [{ turn: 0, speaker: 'buyer', ...time(0), ...first, cut: false }]
  for (const line of lines) {
    const heard = hear(setup, mind, { words: line, elapsedMs: time(turns.length).endMs })
    mind = heard.mind
    turns.push({
      turn: turns.length,
      speaker: 'rep',
      words: line,
      ...time(turns.length),
      acts: heard.acts,
      mode: 'typed',
    })
    const { ends: _ends, mood: _mood, ...reply } = heard.reply
    turns.push({ turn: turns.length, speaker: 'buyer', ...time(turns.length), ...reply, cut: false })
    if (heard.reply.ends) break
  }
  const { persona, type } = setup
  return reviewCall({
    turns,
    type,
    outcome: outcomeOf(setup, mind, 'rep'),
    facts: persona.facts.map(({ id, label, summary }) => ({ id, label, summary })),
    objections: persona.objections.map(({ id, family, goodAnswer }) => ({ id, family, goodAnswer })),
    mindStart: opened.reply.meters,
    buyerName: persona.firstName,
  })
}

/** An objection call with somebody whose one worry is whether the vendor will last. */
function unknownVendor(difficulty: Difficulty = 'easy'): CallSetup {
  const setup = castCall(110, 'objection-handling', difficulty)
  const wary = Array.from({ length: 80 }, (_, index) => castCall(index + 1, 'cold-call', 'medium').persona.objections)
    .flat()
    .find(({ family, say }) => family === 'vendor-trust' && say.some((text) => text.includes('next year')))
  const objections = wary === undefined ? [] : [wary]
  return { ...setup, persona: { ...setup.persona, objections } }
}

const handled = [
  'Fair question, I would ask it too. What is it that worries you about us?',
  "We've been around since 2009, and I can put you in touch with three customers your size, without me on the line.",
  'Shall we book a call for Wednesday at four, twenty minutes, and one of those customers joins us?',
  'Thank you, talk on Wednesday. Goodbye.',
]

function scored(review: Review) {
  if (review.result.state !== 'scored') throw new Error('too short')
  return review.result
}

describe('the review of an objection call', () => {
  const review = reviewOf(unknownVendor(), handled)

  it('counts a worry put as a question as a worry, not as a question that went unanswered', () => {
    const listening = scored(review).scores.find(({ criterion }) => criterion === 'listening')
    expect(listening?.checks.map(({ key }) => key)).not.toContain('listening.answers')
  })

  it('asks for no summing up where nothing was told', () => {
    const listening = scored(review).scores.find(({ criterion }) => criterion === 'listening')
    expect(listening?.checks.map(({ key }) => key)).not.toContain('listening.recap')
  })

  it('says first that the worry was settled', () => {
    expect(review.verdict).toContain('settled the worry about trusting a new vendor')
    expect(review.moments.find(({ kind }) => kind === 'objection')?.label).toContain('Handled')
  })

  it('calls a worry that was taken up and stood all the same open, and one that was passed over missed', () => {
    const labelOf = (lines: readonly string[]): string | undefined =>
      reviewOf(unknownVendor('medium'), lines).moments.find(({ kind }) => kind === 'objection')?.label
    const on =
      'Right. How many people do you have on the floor these days, and who plans their work for the week ahead?'
    expect(labelOf(["I hear you, that's a fair worry and I would have it too.", on, on, on])).toContain('Still open')
    const brushed =
      'Our platform has live dashboards, a mobile app and automatic alerts, and it integrates with everything.'
    expect(labelOf([brushed, `Also, ${brushed}`, `And again, ${brushed}`])).toContain('Missed')
  })

  it('finds a next step in plain words that the buyer took for one', () => {
    const steps = reviewOf(unknownVendor(), [
      ...handled.slice(0, 2),
      'Could we set something up?',
      'Thank you. Goodbye.',
    ])
    expect(JSON.stringify(steps.nextSteps)).not.toContain('nothing was asked for')
  })
})
