import { describe, expect, it } from 'vitest'
import { idOf } from './fake/pipeline-things.ts'
import { assignmentPath, assignmentWords, progressWords } from './assignment-words.ts'

const terms = { type: 'discovery', targetScore: 70 } as const
const withDana = {
  ...terms,
  target: { kind: 'persona', id: idOf(1) },
  subject: 'Dana Whitfield, Brightwell Foods',
} as const
const withCarriers = { ...terms, target: { kind: 'segment', id: idOf(2) }, subject: 'Food & drink' } as const
const open = { state: 'open', best: null, doneAt: null, simulationId: null } as const

describe('an assignment in words', () => {
  it('names the call, and leads to setting it up or to whom it can be with', () => {
    expect(assignmentWords(withDana)).toBe('Discovery with Dana Whitfield, Brightwell Foods')
    expect(assignmentWords(withCarriers)).toBe('Discovery with anybody in Food & drink')
    expect(assignmentPath(withDana)).toBe(`/simulation/start/${idOf(1)}/discovery`)
    expect(assignmentPath(withCarriers)).toBe(`/persona-display?segment=${idOf(2)}`)
  })

  it('says what is wanted and how far it is', () => {
    expect(progressWords(withDana, open)).toBe('70 or more. No call yet.')
    expect(progressWords(withDana, { ...open, best: 66 })).toBe('70 or more. Best so far 66.')
    expect(progressWords(withDana, { ...open, state: 'done', best: 81 })).toBe('70 or more. Best 81.')
    const closed = { ...open, state: 'closed' } as const
    expect(progressWords(withDana, closed)).toBe('70 or more. They cannot be called any more.')
    expect(progressWords(withCarriers, closed)).toBe('70 or more. Nobody there can be called any more.')
    expect(progressWords(withDana, { ...closed, best: 66 })).toBe(
      '70 or more. Best 66. They cannot be called any more.',
    )
  })
})
