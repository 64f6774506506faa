import type { CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { heardCall } from './heard-call.ts'
import { objectionsHeard } from './objections.ts'

const worries = (lines: string, type: CallType) => objectionsHeard(heardCall(spokenCall(lines), type))

describe('a worry told of somebody else', () => {
  it.each([
    'The big one is, Fiona in finance reckons it’s a luxury.',
    'Pete’s dead against it.',
    'He’s only scared about the three weeks with the kitchen shut.',
    'We’ve got through four years without it.',
    'My brother is not having an engineer in there at lunch.',
  ])('is heard where the offer is on the table: %s', (words) => {
    const lines = `R: How did it go with the team?\nB: ${words}\nR: Right. What is behind that, do you think?\nB: I’d have to think.`
    expect(worries(lines, 'objection-handling')).not.toEqual([])
  })

  it('is none where nobody said so', () => {
    const lines = `R: How did it go with the team?\nB: I never said it was too dear.\nR: Right.\nB: Yes.`
    expect(worries(lines, 'objection-handling')).toEqual([])
  })
})

describe('what is no worry', () => {
  it('is to be sent on to whoever was asked after', () => {
    const lines = `R: We do cleaning and grounds, all under one roof. Who are you using at the moment?\nB: My wife does the cleaning.\nR: Oh nice. And is she happy doing that?\nB: You’d have to ask her.\nR: Well, it’d free her up.\nB: Yes.`
    expect(worries(lines, 'cold-call')).toEqual([])
  })

  it('is to have to ask somebody for their yes, which is one', () => {
    const lines = `R: We do cleaning and grounds, all under one roof. Shall we start in May?\nB: I’d have to ask my wife.\nR: Of course.\nB: Yes.`
    expect(worries(lines, 'cold-call').map(({ family }) => family)).toEqual(['no-authority'])
  })
})

describe('a worry that is let go', () => {
  const parcel = (answer: string): string =>
    `R: So it finds whose parcel it is by the photo.\nB: My worry is that it’s the wrong one.\nR: Then you press no and it shows the next one.\nB: ${answer}\nR: It’s eighty-six in a hundred.\nB: Right, and the price?`

  it.each([
    'Okay. That’s quite cool. How many does it get right on the first go?',
    'She’d like that, actually, she likes a sum.',
    'Then he’s got nothing to be scared about.',
  ])('is let go in words of relief, whatever they ask next: %s', (answer) => {
    expect(worries(parcel(answer), 'demo').map(({ settled }) => settled)).toEqual([true])
  })

  it('stands where they ask on and say no such thing', () => {
    const lines = `R: So it finds whose parcel it is by the photo.\nB: My worry is that it’s the wrong one.\nR: I could send you something on that.\nB: And what would that tell me?\nR: How it works.\nB: I’m still not sure.`
    expect(worries(lines, 'demo').map(({ settled }) => settled)).toEqual([false])
  })

  it('is let go after more than three replies too, where nothing else was raised in between', () => {
    const lines = `R: How did it go?\nB: Fiona in finance reckons it’s a luxury.\nR: What’s she comparing it with?\nB: The van. It’s your thing or half a van.\nR: What is it with the van?\nB: It’s off the road one day in ten.\nR: And the callouts were six a week?\nB: Six, seven.\nR: That’s four eighty a week, so this one pays for the van by October.\nB: Huh. She’d like that, actually.\nR: I can write it on one page.\nB: Do.`
    expect(worries(lines, 'objection-handling').map(({ settled }) => settled)).toEqual([true])
  })
})
