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

  it.each([
    ["I'll say it again, meters slow down with age and nobody minds.", 'meters slow down with age and nobody minds'],
    ["I wasn't there, but I'm told somebody came back for the third time.", 'somebody came back for the third time'],
    ['Most of them are in it every day, as far as I can see.', 'Most of them are in it every day'],
    [
      "I've heard lower, but I'd say two thousand a month. Mostly emergency digs and lost water.",
      'two thousand a month',
    ],
  ])('how a sentence is begun and ended is not said back: %s', (words, note) => {
    expect(noteFrom(words)).toBe(note)
  })

  it.each(['They ring. Or they stop ringing, which is worse.', 'Somebody builds it in a spreadsheet, and it is late.'])(
    'what only goes on with the sentence before it is no note: %s',
    (words) => {
      expect(noteFrom(words)).toBeNull()
    },
  )

  it('what is said of the seller is said back from the other side', () => {
    expect(noteFrom("I've chased your support twice myself over one question.")).toBe(
      "you've chased our support twice yourself over one question",
    )
  })

  it('what they remark from where they sit is no note', () => {
    expect(noteFrom("It doesn't count the tickets that come to us.")).toBeNull()
    expect(noteFrom('I only hear of those when somebody wants a report on it.')).toBeNull()
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
