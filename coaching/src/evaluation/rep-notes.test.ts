import { describe, expect, it } from 'vitest'
import { voices } from '../buyer/words/lines.ts'
import { castCall } from './casting.ts'
import { noteFrom } from './rep-notes.ts'
import { scriptedRep } from './scripted-reps.ts'

describe('what a scripted rep keeps of an answer', () => {
  it.each(['As described. I have nothing to add to it.', "As described. I've nothing to add to it."])(
    'an answer that tells nothing is no note: %s',
    (words) => {
      expect(noteFrom(words)).toBeNull()
    },
  )

  it('neither is not knowing, in whosever voice', () => {
    const said = Object.values(voices).flatMap(({ dependsWhat, unknownAlone }) => [...dependsWhat, ...unknownAlone])
    expect(said.flatMap((words) => noteFrom(words) ?? [])).toEqual([])
  })

  it('beside it stands what was told', () => {
    expect(noteFrom("I've nothing to add to it. The shelf is empty and the stock is in the back.")).toBe(
      'The shelf is empty and the stock is in the back',
    )
  })
})

describe('what a rep promises', () => {
  it('before anything was asked for, the words of a condition only tell how they work', () => {
    const rep = scriptedRep('excellent', castCall(17, 'discovery', 'hard'), 17)
    rep.next('Hello.')
    const said = rep.next("Before November. After that it's the busy season and nobody touches anything.")
    expect(said).not.toMatch(/stays, nobody touches it/)
  })
})
