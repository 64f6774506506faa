import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { askedOfTheCall, ofTheCall } from '../heard/of-the-call.ts'
import { hear, openCall } from '../index.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'

const idOf = (words: string): string | undefined => askedOfTheCall(perceive(words, 3000))?.question.id

describe('a question about the call itself is told from one about their work', () => {
  it.each([
    ['boring', 'Am I boring you?'],
    ['boring', 'Sorry, am I, like, losing you?'],
    ['nosy', 'Is that too personal?'],
    ['bad-time', 'Um, is this maybe a bad time?'],
    ['bad-time', 'Do you need to run?'],
    ['lean', 'Would you say it is a maybe?'],
    ['lean', 'So where are you at?'],
    ['lean', 'Are you leaning yes or no?'],
    ['lean', 'Are you actually interested?'],
    ['trust', 'Do you believe me when I say that? I mean, do you trust me?'],
    ['trust', 'Do I need to prove it?'],
    ['mood', 'Did I say something wrong?'],
    ['mood', 'You sound tired, are you alright?'],
    ['joking', 'Was that a joke?'],
    ['counts', 'We rang everybody and gave a month back. Does that count?'],
    ['doing', 'How am I doing?'],
    ['pace', 'Do you want me to skip ahead or go slower?'],
    ['done', 'So are we done?'],
    ['polite', 'Are you just being polite?'],
    ['remembers', 'Do you remember me?'],
    ['callers', 'Do you get a lot of these calls?'],
    ['useful', 'Would that be useful or is it more of a nice to have?'],
    [undefined, 'Are your people annoyed when the plan changes?'],
    [undefined, 'Who do you trust with the plan?'],
    [undefined, 'How likely are customers to come back?'],
    [undefined, 'Is the work boring for the new people?'],
    [undefined, 'How do you plan the week today?'],
    [undefined, 'Would it make sense to meet on Thursday at ten?'],
    [undefined, 'How long does it take?'],
  ])('%s: “%s”', (id, words) => {
    expect(idOf(words)).toBe(id)
  })
})

describe('it is answered from how the call has gone, and by nobody else', () => {
  const setup = castCall(4, 'discovery', 'medium')

  it.each([
    ['well', 80],
    ['badly', 8],
  ] as const)('%s with the meters at %i', (view, meter) => {
    const { mind } = openCall(setup)
    const moved = { ...mind, phase: 'talking' as const, meters: { trust: meter, interest: meter, patience: meter } }
    const { reply } = hear(setup, moved, { words: 'Am I boring you?', elapsedMs: 60_000 })
    const { answers } = ofTheCall.find(({ id }) => id === 'boring') ?? {}
    const voiced = answers !== undefined && 'by' in answers ? answers[view][setup.persona.temperament] : undefined
    expect(voiced).toContain(reply.words)
  })

  it.each([1, 2, 3, 4, 5, 6])("the rep's own word for it is taken up where they had one, seed %i", (seed) => {
    const words = ['Would you call it a maybe?', 'Which way are you leaning?'].map(
      (asked) =>
        played(castCall(seed, 'discovery', 'easy'), ['Hi, Marcus from Routewell.', asked]).replies[1]?.words ?? '',
    )
    for (const said of words) expect(said).not.toContain('{')
    expect(words[1]).not.toContain('Maybe is about right')
  })

  it('a worry on the table is not passed over by it: they answer, and come back to what troubles them', () => {
    const worried = castCall(4, 'objection-handling', 'medium')
    const { first, mind, replies } = played(worried, ['Am I annoying you already?'])
    expect(first.objection).toBeDefined()
    expect(replies[0]?.objection?.state).toBe('raised')
    expect(mind.objections[0]?.brushed).toBe(0)
  })

  it('asked in front of an answer to their worry it takes nothing from that answer', () => {
    const worried = castCall(4, 'objection-handling', 'medium')
    const answer = played(worried, [
      'I hear you, that sounds frustrating. What happened the last time?',
      'Does that help?',
    ])
    expect(answer.replies[1]?.objection).toBeDefined()
  })

  it('a caller out of the blue who has not said why they call gets no verdict on the call', () => {
    const cold = castCall(4, 'cold-call', 'medium')
    expect(played(cold, ['Am I boring you?']).replies[0]?.move).not.toBe('answer-plain')
  })
})

it.each(ofTheCall)('no two temperaments say the same to $id', ({ answers }) => {
  const voices = 'any' in answers ? [answers.any] : [answers.well, answers.badly]
  const all = voices.flatMap((voiced) => Object.values(voiced).flat())
  expect(new Set(all).size).toBe(all.length)
})
