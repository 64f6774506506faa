import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { outcomeFromWords } from '../scoring/outcome.ts'
import { reviewCall } from '../scoring/review-call.ts'

/** An uploaded call to somebody who answers, in which the rep says these lines. */
function courtesyIn(...lines: readonly string[]) {
  const turns = spokenCall(`
B: Saint Mary's, school office, Jean speaking.
R: Good morning, this is Maya from Drysill.
B: Good morning. What is it about?
R: It's about the hall roof: I saw the notice about the bucket in your newsletter, and I would like to speak to Mr Pugh about it before the winter term begins.
B: Oh, that bucket. He's heard me on about it enough.
${lines.map((line) => `R: ${line}\nB: Well, he is not in before Thursday.`).join('\n')}`)
  const { result } = reviewCall(
    inputOf(turns, { type: 'gatekeeper', outcome: outcomeFromWords(turns, 'gatekeeper'), buyerName: '' }),
  )
  const opening = result.state === 'scored' ? result.scores.find(({ criterion }) => criterion === 'opening') : undefined
  const check = opening?.checks.find(({ key }) => key === 'opening.courtesy')
  return { met: check?.met, level: opening?.level ?? 0, advice: opening?.advice ?? '' }
}

const pitch =
  'We line flat roofs, we save schools forty per cent on repairs, we give you thirty years of guarantee, our team works in the holidays, and the price includes the scaffolding, the skips, the survey and a yearly visit.'

describe('courtesy at the door of an uploaded call', () => {
  it.each([
    'Thank you for telling me, Jean. I will try again.',
    'Could you help me with who looks after the roofs there?',
    'When is he a bit less run off his feet?',
    'May I ask your name?',
    'I get that. You’d be the one that gets it in the neck if you put every Tom, Dick and Harry through. What would you suggest, is there a better time?',
    'No, of course, people must ring you with that all day long and want to be put through at once. When is he at his desk?',
  ])('is shown by who asks for help, asks what they know, or thanks: %s', (line) => {
    expect(courtesyIn(line).met).toBe(true)
  })

  it.each([
    'Put me through to the headmaster, please.',
    'Yes, just connect me, thank you.',
    'It is personal. He knows what this is about, thank you.',
    'Thanks. I do not need to talk to you.',
    `Thank you, Jean. ${pitch}`,
    'Right. I will call on Friday.',
  ])('is not shown by an order, a reason that is none or a pitch, however it is wrapped: %s', (line) => {
    expect(courtesyIn(line).met).toBe(false)
  })

  it('counts: who orders does not open as well as who thanks', () => {
    const rude = courtesyIn('Put me through to the headmaster, please.')
    const kind = courtesyIn('Thank you, Jean. When is a good time to reach him?')
    expect(kind.level).toBeGreaterThan(rude.level)
    expect(rude.advice).toContain(
      'An order, or a reason that is none, ends the call. Ask whoever answers for their help',
    )
  })

  it('is told to keep the offer for the buyer where there was one', () => {
    expect(courtesyIn(`Thank you, Jean. ${pitch}`).advice).toContain('keep the offer for the buyer')
  })

  it('ends where somebody is put through: what is offered after that is offered to the buyer', () => {
    const turns = spokenCall(`
B: Saint Mary's, school office, Jean speaking.
R: Good morning Jean, this is Maya from Drysill, about the hall roof. Could you help me reach Mr Pugh?
B: I'll put you through.
R: Thank you, that is kind.
B: Pugh.
R: ${pitch}
B: I see.
R: Shall we look at the roof on Thursday at ten?
B: Thursday at ten is fine.`)
    const { result } = reviewCall(inputOf(turns, { type: 'gatekeeper', buyerName: '' }))
    const opening = result.state === 'scored' ? result.scores.find(({ criterion }) => criterion === 'opening') : null
    expect(opening?.checks.find(({ key }) => key === 'opening.courtesy')?.met).toBe(true)
  })
})
