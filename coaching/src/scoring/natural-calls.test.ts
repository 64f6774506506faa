import type { CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { bestStep } from '../metrics/heard/steps.ts'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'

const evidenceIn = (lines: string, type: CallType) => evidenceOf(heardCall(spokenCall(lines), type), 'Rosa')
const reviewed = (lines: string, type: CallType) => {
  const turns = spokenCall(lines)
  return reviewCall(inputOf(turns, { type, outcome: outcomeFromWords(turns, type), buyerName: 'Rosa' }))
}

describe('a step with a customer', () => {
  it.each([
    ['How are you getting on with the new boxes?', 'They’re good. We break hardly any now.'],
    ['How has it been with the new crew?', 'It’s been great, the windows are clean every week.'],
  ])('is earned once they were asked how it goes, and told, trouble or not: %s', (asked, told) => {
    const lines = `R: Hiya Rosa. ${asked}\nB: ${told}\nR: Lovely. Shall I come over on Thursday at ten, and we do the agreement then?\nB: Yeah, we can do that.\nR: See you Thursday.\nB: Bye.`
    expect(bestStep(evidenceIn(lines, 'check-in').steps)).toMatchObject({ earned: true })
    expect(JSON.stringify(reviewed(lines, 'check-in').moments)).not.toContain('Asked too early')
  })
})

describe('a bargain', () => {
  it.each([
    ['When do you think you could sign?', 'Get me the paper by Friday and I’ll take it to the board on the twelfth.'],
    ['How soon can we get it signed?', 'Tuesday works for me.'],
  ])('ends in a step where the rep asks when it is signed, and is told: %s', (asked, told) => {
    const lines = `R: You have the quote.\nB: I have. It has to be thirty-nine.\nR: I could do thirty-nine if you sign for two years.\nB: Two years, fine.\nR: Great. ${asked}\nB: ${told}\nR: Perfect. Thank you.\nB: Bye.`
    expect(bestStep(evidenceIn(lines, 'negotiation').steps)?.agreed?.words).toBe(told)
  })
})

describe('something to read', () => {
  it.each(['Yes, send me something about the prices.', 'Send it over, I’ll look at it with my team.'])(
    'is agreed to by a buyer who says what to send: %s',
    (words) => {
      const lines = `R: Hi Rosa, this is Marcus from Routewell. How do you plan the routes?\nB: On a sheet, every morning, and it takes hours.\nR: It would be good if you had something to look at. Shall I send you our offer?\nB: ${words}\nR: Perfect, I’ll do that today.\nB: Bye.`
      expect(outcomeFromWords(spokenCall(lines), 'discovery')).toBe('follow-up')
    },
  )

  it('is agreed to by nobody who will not promise to read it', () => {
    const lines = `R: Hi Rosa, this is Marcus from Routewell. How do you plan the routes?\nB: On a sheet, every morning, and it takes hours.\nR: Can I send you our offer?\nB: You can send it. I can’t promise I’ll read it.\nR: All right.\nB: Bye.`
    expect(bestStep(evidenceIn(lines, 'discovery').steps)?.agreed ?? null).toBeNull()
  })
})

describe('a summary', () => {
  const before =
    'R: How do you keep the logs?\nB: On paper, a sheet for each cycle.\nR: And what goes wrong?\nB: There are gaps every month, eleven last time, and I lose a Friday chasing them.\n'
  it.each([
    ['Am I missing anything?', 'No. It’s correct. It’s painful but correct.'],
    ['What have I missed?', 'No, that’s it.'],
    ['Did I leave anything out?', 'No. That’s all of it, pretty much.'],
  ])('is right where nothing is missing: %s %s', (asked, answer) => {
    const lines = `${before}R: I’m going to say that back: paper sheets, eleven gaps, and a Friday gone. ${asked}\nB: ${answer}`
    expect(evidenceIn(lines, 'discovery').recaps.map(({ putRight }) => putRight)).toEqual([false])
  })

  it.each(['Is that about it?', 'What have I missed?', 'Am I close?'])(
    'is no offer, in whatever words it is put: %s',
    (asked) => {
      const lines = `${before}R: Paper sheets, gaps every month, eleven last time with no signature, a Friday gone chasing, and June hanging over you. ${asked}\nB: That’s it in a nutshell.\nR: Thank you.\nB: Sure.`
      const value = reviewed(lines, 'discovery')
      expect(JSON.stringify(value.moments.filter(({ label }) => label.startsWith('Value')))).not.toContain(
        'Paper sheets',
      )
      const call = heardCall(spokenCall(lines), 'discovery')
      expect(call.rep.flatMap(({ acts }) => acts).filter(({ act }) => act === 'pitch' || act === 'value')).toEqual([])
    },
  )
})

describe('whether the rep asked for time', () => {
  const opening = (line: string): string =>
    `B: Rosa here.\nR: ${line}\nB: Go on.\nR: How do you plan the day at the moment?\nB: On a sheet, and it falls apart.\nR: What happens then?\nB: We ring round for hours.\nR: Every morning, for hours. And what does that come to in a month, with the overtime and all the calls that nobody plans for?\nB: About two thousand, I would say.\nR: I see, thank you for telling me that so openly.\nB: Bye.`
  const timeIn = (line: string) => {
    const { result } = reviewed(opening(line), 'cold-call')
    const scores = result.state === 'scored' ? result.scores : []
    return scores.flatMap(({ checks }) => checks).find(({ key }) => key === 'opening.time')
  }

  it.each([
    'Hi Rosa, Tom from Lintern, out of the blue I know. Is now a terrible moment?',
    'Hi Rosa, Tom from Lintern. Have I caught you at an awkward moment?',
  ])('is quoted from the line that asks: %s', (line) => {
    expect(timeIn(line)).toMatchObject({ met: true, quote: { quote: line.split(/(?<=[.!?]) /u).at(-1) } })
  })

  it('is not quoted from a question after somebody else', () => {
    const line =
      'Oh no, a van in a ditch. Is he all right? Right. What I had in mind is twenty minutes on the vans, is that okay?'
    expect(timeIn(line)?.quote?.quote).not.toBe('Is he all right?')
  })
})

describe('a decision', () => {
  it('is signed by nobody called Mine', () => {
    const lines = `R: So can we go ahead, from the fifteenth?\nB: Yes, let’s do it.\nR: And is it your signature or his?\nB: Mine. He only has to initial it.\nR: I’ll send it tonight.\nB: Good.`
    expect(evidenceIn(lines, 'closing').decision).toMatchObject({ signer: null, signature: { at: 2 } })
  })

  it.each(['Is it you that signs, or both of you?', 'Do both of you sign?', 'Is it just you who signs that?'])(
    'is asked after whose signature it takes: %s',
    (asked) => {
      const lines = `R: So with that in, can we go ahead, starting the first of March?\nB: Yeah, let’s do it.\nR: Brilliant. ${asked}\nB: Both directors have to sign.\nR: I’ll send it today.\nB: Good.`
      expect(evidenceIn(lines, 'closing').decision?.signature?.words).toContain(asked)
    },
  )
})
