import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { practisedCall } from '../../scoring/practised.fixture.ts'
import { heardCall } from './heard-call.ts'
import { signalsHeard } from './signals.ts'

const caughtBy = (buyer: string, reply: string) => {
  const lines = `R: We plan the routes again when a school cancels.\nB: ${buyer}\nR: ${reply}\nB: I see.\nR: Could we meet on Thursday at ten?`
  return signalsHeard(heardCall(spokenCall(lines), 'discovery')).map(({ caught }) => caught)
}

describe('a buying signal', () => {
  it.each([
    ['That could work for us.', 'Who else would have to see it?'],
    ['That could work for us.', 'Could we take thirty minutes on Thursday with your planners?'],
    ['How much is it?', 'It is nine hundred dollars a month.'],
  ])('is caught when the next turn asks, answers or proposes: %s / %s', (buyer, reply) => {
    expect(caughtBy(buyer, reply)).toEqual([true])
  })

  it.each([
    ['That could work for us.', 'Okay, cool.'],
    ['How much is it?', 'Yeah, okay, great, thanks.'],
    ['And what would something like that cost us, roughly?', 'Okay. What would make it worth half an hour?'],
  ])('is missed when the next turn does nothing with it: %s / %s', (buyer, reply) => {
    expect(caughtBy(buyer, reply)).toEqual([false])
  })

  it.each([
    ['What does it cost?', 'It costs nine hundred dollars a month, to come back to that.'],
    [
      'How does it work with our diary?',
      'You asked about the diary before. Our software reads your diary every morning.',
    ],
  ])('is caught by an answer that comes late: %s / %s', (buyer, answer) => {
    const lines = `R: We plan the routes again when a school cancels.\nB: ${buyer}\nR: Okay, yes, great, thanks.\nB: I see.\nR: Right, okay.\nB: Yes.\nR: ${answer}\nB: I see.`
    expect(signalsHeard(heardCall(spokenCall(lines), 'discovery'))[0]).toMatchObject({ caught: true })
  })

  it.each([
    'How much of my people’s time does that take?',
    'How many hours would we need for it?',
    'How much work is it for us?',
  ])('that asks what it takes of them asks for no price: %s', (buyer) => {
    const lines = `R: We plan the routes again when a school cancels.\nB: ${buyer}\nR: Okay, cool.\nB: I see.`
    expect(signalsHeard(heardCall(spokenCall(lines), 'discovery'))[0]?.kind).toBe('rollout')
  })

  it.each([
    'That could work, if I must.',
    'Great, another app. I like that.',
    'I like that. Pigs might fly.',
    'Sure, that might help. They all say so.',
    'I’d like to see that. I’ll believe it when it happens.',
    'Oh wonderful. That could help us.',
    'How would that help me?',
    'Who else have you rung this morning?',
    'How long is this going to take?',
    'Not really, when would we?',
    'How do I know you will still be there?',
  ])('is no grudging yes, no irony and no question that keeps the rep off: %s', (buyer) => {
    expect(caughtBy(buyer, 'Who else would have to see it?')).toEqual([])
  })

  it.each(['Go on.', 'Go on then, I’m listening.', 'Well, go ahead.', 'Okay, go on.'])(
    'is not the leave to go on, after an offer either: %s',
    (buyer) => {
      expect(caughtBy(buyer, 'Who else would have to see it?')).toEqual([])
    },
  )

  it('is the wish to hear more of an offer', () => {
    expect(caughtBy('Tell me more about that.', 'Who else would have to see it?')).toEqual([true])
  })

  it.each(['how much is it', 'what does it cost then', 'when could we start', 'how does it work with our diary'])(
    'is a question without its mark too: %s',
    (buyer) => {
      expect(caughtBy(buyer, 'It is nine hundred dollars a month, and you could start on Monday.')).toHaveLength(1)
    },
  )

  it.each(['Go on then.', 'I’m listening.', 'Well, go ahead.'])(
    'is not the leave to speak before anything was offered: %s',
    (buyer) => {
      const lines = `R: Have you got two minutes?\nB: ${buyer}\nR: How do you plan the vans?\nB: By hand.\nR: Could we meet?`
      expect(signalsHeard(heardCall(spokenCall(lines), 'cold-call'))).toEqual([])
    },
  )

  it.each([
    'Somebody moves a date by phone and we book it twice, more often than I’d like.',
    'I bring it in and Malik signs, but I’d want Brooke in the room.',
    'I’d love to give the team that win.',
    'What I’m measured on is sold at full price.',
    'Too much, don’t ask me how much, I’d have to dig.',
    'What they work from is a price sheet and a drawer of old quotes.',
    'A father stood up and asked me how long it takes to say no.',
  ])('is nothing that only tells of their own work: %s', (buyer) => {
    const lines = `R: How do you do that at the moment?\nB: ${buyer}\nR: Okay, and who else has a say?\nB: Ross.`
    expect(signalsHeard(heardCall(spokenCall(lines), 'cold-call'))).toEqual([])
  })

  it.each(['reveal-fact', 'slot-answer', 'answer-vague'] as const)(
    'is nothing that a practice buyer tells of themselves, after an offer either: %s',
    (move) => {
      const lines =
        'R: We plan the routes again when a school cancels.\nB: I’d like to have that sorted.\nR: Right.\nB: Yes.'
      const signals = (minds: Parameters<typeof practisedCall>[1]) =>
        signalsHeard(heardCall(practisedCall(lines, minds), 'discovery'))
      expect(signals({ 1: { move } })).toEqual([])
      expect(signals({ 1: { move: 'react' } })).toHaveLength(1)
    },
  )

  it.each(['Could you show me?', 'Could you show me that on ours?', 'Can you show it?'])(
    'that asks to be shown it asks for no company: %s',
    (buyer) => {
      const lines = `R: We plan the routes again when a school cancels.\nB: ${buyer}\nR: Okay, cool.\nB: I see.`
      expect(signalsHeard(heardCall(spokenCall(lines), 'discovery')).map(({ kind }) => kind)).toEqual(['proof'])
    },
  )

  it.each(['Could you show my planners?', 'Could we include Tomas?'])(
    'that asks for others to be there is about them: %s',
    (buyer) => {
      const lines = `R: We plan the routes again when a school cancels.\nB: ${buyer}\nR: Okay, cool.\nB: I see.`
      expect(signalsHeard(heardCall(spokenCall(lines), 'discovery')).map(({ kind }) => kind)).toEqual(['people'])
    },
  )
})
