import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { heardCall } from './heard-call.ts'
import { namesHeard } from './names.ts'

const heardIn = (asked: string, answer: string) =>
  namesHeard(
    heardCall(
      spokenCall(
        `B: Hello, Marta speaking.\nR: Marta, it’s Ivo from the drying racks. How do they hold up in the damp?\nB: Very well, we lose nothing to mould now.\nR: Glad to hear it.\nB: So am I.\nR: ${asked}\nB: ${answer}\nR: Thank you, that helps.\nB: You are welcome.`,
      ),
      'referral',
    ),
  )

describe('a call about names of which only the words are known', () => {
  it.each([
    'Anybody up the valley still laying herbs on the floor?',
    'And who else on the co-op has a loft like yours?',
    'I need two names off you.',
  ])('hears an ask for somebody in whatever words: %s', (asked) => {
    expect(heardIn(asked, 'Hm, I would have to think.')?.asks).toHaveLength(1)
  })

  it('hears an ask in the question that somebody was named for', () => {
    const heard = heardIn(
      'You go to that market on Saturdays, don’t you?',
      'I do. There’s Petra, and old Horvat beside me.',
    )
    expect(heard?.asks).toHaveLength(1)
    expect(heard?.asks[0]?.early).toBe(false)
  })

  it('hears none where only the use was asked about', () => {
    expect(heardIn('And how long does a load take you now?', 'A night, two if it rains.')?.asks).toEqual([])
  })

  it('counts the people that one line names', () => {
    const answer = 'Well, there’s Petra at the mill, and I’d try Horvat.'
    const heard = heardIn('Who comes to mind?', answer)
    expect(heard?.named.map(({ words }) => words)).toEqual([answer])
    expect(heard?.namedInAll).toBe(2)
  })

  it.each([
    'On Monday I could ask around, God willing.',
    'Ivo, you know I know nobody.',
    'Nobody. People here keep to themselves.',
  ])('takes no day, no word that anybody begins with, and nobody on the line for a name: %s', (answer) => {
    expect(heardIn('Who comes to mind?', answer)?.named).toEqual([])
  })
})
