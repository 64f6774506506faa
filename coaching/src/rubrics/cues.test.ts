import { describe, expect, it } from 'vitest'
import { evidenceOf, type CallEvidence } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { builtOn, cuesFor } from './cues.ts'

const asked = (question: string, answer: string): CallEvidence =>
  evidenceOf(
    heardCall(
      spokenCall(`
B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell. I read that you opened a second kitchen, and that is why I'm calling.
B: Go on then.
R: ${question}
B: ${answer}
R: Okay. We have routing software with dashboards and alerts.
B: I see.
R: Could we take thirty minutes on Thursday at ten?
B: Send me something and I'll see.
`),
      'discovery',
    ),
    'Rosa',
    [],
    [],
  )
const telling = (answer: string): CallEvidence => asked('How does your team plan the deliveries at the moment?', answer)

const howTheyBuy = [
  'discovery.authority',
  'discovery.budget',
  'discovery.buying-steps',
  'discovery.paper',
  'discovery.champion',
]
const askedBy = (answer: string): string[] => howTheyBuy.filter((key) => cuesFor(key, telling(answer)).length > 0)

describe('what a buyer says in passing', () => {
  it.each([
    'We write every single route on the board at six.',
    'The board has to be wiped and written again every morning.',
    'That would be grand for us, it really would.',
    'We spend nine hours a week on the phone to drivers.',
    'It takes forty pounds of flour for one morning.',
    'It’s quite past Trondheim, yes, a long way north.',
    'My father fell ill in March and came back in June.',
  ])('is no occasion to ask how they buy where it is about something else: %s', (answer) => {
    expect(askedBy(answer)).toEqual([])
  })

  it.each([
    [
      'The board decides on anything of that size.',
      ['discovery.authority', 'discovery.buying-steps', 'discovery.paper'],
    ],
    [
      'I would run that past the board in the autumn.',
      ['discovery.authority', 'discovery.buying-steps', 'discovery.paper'],
    ],
    ['My brother has to see it before anything happens.', ['discovery.authority']],
    ['The last one cost us four grand and it broke.', ['discovery.budget']],
    ['We paid for a tool like that once and dropped it.', ['discovery.budget']],
    ['It was expensive, some two thousand all told.', ['discovery.budget']],
  ])('is one where it is about that: %s', (answer, keys) => {
    expect(askedBy(answer)).toEqual(expect.arrayContaining(keys))
  })

  it('is one where it answers who decides, and only names them', () => {
    const evidence = asked('Who decides on something like this with you?', 'That would be Sunita Rao in finance.')
    expect(cuesFor('discovery.authority', evidence)).toHaveLength(1)
  })

  it.each([
    'Tail paint and the young lad do it.',
    'We message the drivers one by one.',
    'Our broker does that for the whole group.',
    'Sunita and the two lads on the floor do.',
  ])(
    'is no trouble of a real call where no word of it speaks of one, whatever it was taken to answer: %s',
    (answer) => {
      const evidence = asked('What goes wrong, is it yourself walking, or what?', answer)
      const advice = builtOn('discovery.budget', evidence, [], { need: 'Ask whose budget.', without: 'Ask %.' })
      expect(advice).not.toContain(answer.slice(0, -1))
    },
  )

  it('is trouble where a word of it speaks of one', () => {
    const evidence = asked('What goes wrong there?', 'One school cancels and the whole route falls apart.')
    const advice = builtOn('discovery.budget', evidence, [], { need: 'Ask whose budget.', without: 'Ask %.' })
    expect(advice).toBe('Rosa said “One school cancels and the whole route falls apart”. Ask whose budget.')
  })
})
