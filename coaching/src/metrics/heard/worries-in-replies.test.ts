import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { practisedCall, type Minded } from '../../scoring/practised.fixture.ts'
import { worryNamed } from '../../rubrics/worry-named.ts'
import { heardCall } from './heard-call.ts'
import { objectionsHeard } from './objections.ts'

const asked = (answer: string, mind: Minded, more = 'R: I see.\nB: Right.') =>
  objectionsHeard(
    heardCall(
      practisedCall(`B: Dean Marsh.\nR: Could we take twenty minutes on Thursday at ten?\nB: ${answer}\n${more}`, {
        2: mind,
      }),
      'cold-call',
    ),
  )

describe('what a practice buyer says no to a step for', () => {
  it.each([
    ['Nobody I know knows you. That’s a no for now.', 'trusting a new vendor'],
    ['Not yet. Who else has it?', 'trusting a new vendor'],
    ['I don’t see it yet. What would I be looking at?', 'what they would have from it'],
  ])('is a worry: %s', (answer, name) => {
    const found = asked(answer, { move: 'refuse-next-step' })
    expect(found.map(worryNamed)).toEqual([name])
    expect(found[0]?.settled).toBe(false)
  })

  it('is settled by what answers it, where they do not come back to it', () => {
    const answer =
      'R: Fair. A carrier of your size has had it for two years and cut its late hours by a third.\nB: All right then.'
    const [worry] = asked('Nobody I know knows you. That’s a no for now.', { move: 'refuse-next-step' }, answer)
    expect(worry?.settled).toBe(true)
  })

  it.each([
    'What would we be meeting about? You don’t know what’s wrong yet.',
    'No. Leave it there.',
    'Maybe. Mail me the short version first.',
  ])('is none without such a reason: %s', (answer) => {
    expect(asked(answer, { move: 'refuse-next-step' })).toEqual([])
  })

  it('is none where they ask it out of interest', () => {
    expect(asked('Who else has it?', { move: 'ask-question' })).toEqual([])
  })
})

describe('a plain question about what is sold', () => {
  const worries = (question: string) =>
    objectionsHeard(
      heardCall(
        spokenCall(
          `B: Hello.\nR: Hello, Ann from Ledgerline.\nB: Hi Ann.\nR: How do you do your invoices?\nB: By hand, in the evenings.\nR: The price is ninety a month, for two years.\nB: ${question}\nR: Yes, it does that.\nB: Okay.\nR: Shall we say Thursday at ten?\nB: Fine.`,
        ),
        'demo',
      ),
    ).filter(({ raised }) => raised.at === 6)

  it.each([
    'The thing is, we do building work. Does it have a contract?',
    'We get three hundred a day. Does it have a contract?',
    'Does it do the reverse charge?',
    'And can it handle credit notes?',
  ])('is no worry, however much like one it sounds: %s', (question) => {
    expect(worries(question)).toEqual([])
  })

  it('is one where it says that it is', () => {
    expect(worries('I’m worried that it doesn’t connect to the bank.')).not.toEqual([])
  })
})
