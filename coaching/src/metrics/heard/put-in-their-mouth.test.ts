import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { practisedCall, type Minded } from '../../scoring/practised.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { putInTheirMouth } from './put-in-their-mouth.ts'

const notReady = 'Two technicians drive out and the line is not ready.'
const after = (line: string, answer: string, mind?: Minded, told = notReady) => {
  const lines = `B: Dean Marsh.\nR: Hi Dean, what goes wrong most often?\nB: ${told}\nR: ${line}\nB: ${answer}`
  const turns = mind === undefined ? spokenCall(lines) : practisedCall(lines, { 2: { move: 'reveal-fact' }, 4: mind })
  const evidence = evidenceOf(heardCall(turns, 'cold-call'), 'Dean')
  return { recaps: evidence.recaps, put: putInTheirMouth(evidence)?.quote ?? null }
}

const untold = [
  'So that hurts every month then, right?',
  'So it sounds like that hurts you every month, is that right?',
  'ok. so basically your people are stressed and you lose customers',
]

describe('a trouble that the buyer has not told', () => {
  it.each(untold)('is no summary in a practice call, however politely it is met, and is named: %s', (line) => {
    const { recaps, put } = after(line, 'That’s about how it goes.', { move: 'react' })
    expect(recaps).toEqual([])
    expect(put).toBe(line)
  })

  it.each(untold)('nor is it in an uploaded call by a mere yes: %s', (line) => {
    expect(after(line, 'More or less. It isn’t always like that.').recaps).toEqual([])
    expect(after(line, 'Hm. And who are you again?').put).toBe(line)
  })
})

describe('nothing is put in anybody’s mouth', () => {
  it('by what they had told, in few words', () => {
    const line = 'So the technicians drive out for nothing because the line isn’t ready, right?'
    const { recaps, put } = after(line, 'Yes.', { move: 'react' })
    expect(recaps).toHaveLength(1)
    expect(put).toBeNull()
  })

  it('by what the buyer confirms to have meant', () => {
    const line = 'So you lose money on it every week, is that right?'
    const { recaps, put } = after(line, 'Exactly.', { move: 'confirm-recap' })
    expect(recaps).toHaveLength(1)
    expect(put).toBeNull()
  })

  const quit = 'Two drivers quit last month and we can’t fill the seats.'
  const losing = 'So you’re losing people faster than you can hire them.'

  it('by a trouble told just before and worded anew, where the buyer says yes to it', () => {
    expect(after(losing, 'Yes.', undefined, quit).put).toBeNull()
    expect(after(losing, 'Right.', { move: 'confirm-recap' }, quit).put).toBeNull()
  })

  it('unless no such trouble was told, or nobody said a plain yes to it', () => {
    expect(after(losing, 'Yes.', undefined, 'We have vans and a yard.').put).toBe(losing)
    expect(after(losing, 'Hm. And who are you again?', undefined, quit).put).toBe(losing)
    expect(after(losing, 'More or less. It isn’t always like that.', undefined, quit).put).toBe(losing)
    expect(after(losing, 'That’s about how it goes.', { move: 'react' }, quit).put).toBe(losing)
  })

  it('by a question, nor by what the rep says of themselves', () => {
    expect(after('What does that cost you?', 'A lot.').put).toBeNull()
    expect(after('So we lose no time on it with ours.', 'I see.').put).toBeNull()
  })
})
