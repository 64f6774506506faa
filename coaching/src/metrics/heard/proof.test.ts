import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { value } from '../../rubrics/value.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { namesNobody } from './proof.ts'

const metBy = (words: string) => {
  const lines = `R: How is it done today, and what goes wrong?\nB: By phone, and we miss half of the calls.\nR: What does that lead to?\nB: Drivers who wait, and overtime we pay for.\nR: ${words}\nB: I see.`
  const evidence = evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Rosa')
  const isMet = (key: string) => value.checks.find((check) => check.key === key)?.find(evidence).state === 'met'
  return { proof: isMet('value.proof'), figure: isMet('value.concrete') }
}

describe('a result at a customer', () => {
  it.each([
    'One carrier with sixty trucks halved its status calls in a month.',
    'One wholesaler with thirty vans went from nine wasted drops a week to two.',
    'A practice in Hull with three chairs filled eleven more slots in the first month.',
    'We work with a bakery near you. They cut their overtime by a third.',
    'There’s a lift firm in Leeds, forty engineers. Hours on the phone fell by a third.',
    'Another hotel group your size, and it went from nine days to two.',
    'Two garden centres of your size do it that way, and their bill fell by forty percent.',
    'A dairy in Kent did just that: spoilage dropped from eight percent to three.',
    'we give them a list and a lift firm in Leeds with forty engineers cut its call outs by half',
  ])('is proof, and a figure that can be checked: %s', (words) => {
    expect(metBy(words)).toEqual({ proof: true, figure: true })
  })

  it.each([
    'You went from nine days to two with your own people.',
    'One click cuts the time by half.',
    'A tag on each part takes two minutes, not ten.',
    'So your drivers lost half of their morning.',
    'Did a carrier like you ever halve its calls?',
    'We cut your calls by half.',
    'They fell by a third, you said.',
  ])('is none when it is the buyer’s own, the seller’s promise or a question: %s', (words) => {
    expect(metBy(words).proof).toBe(false)
  })
})

describe('a bare count', () => {
  it.each(['Two of the three near you do.', 'Most of them do.', 'Yes, about half of them have.', 'Some do.'])(
    'names nobody: %s',
    (words) => {
      expect(namesNobody(words, 'And the crematorium takes it from you?')).toBe(true)
    },
  )

  it.each([
    'Two bakeries near you use it.',
    'Most of the undertakers in Leeds do.',
    'Two of the three near you do. Oakley & Sons print from it every day.',
  ])('with a customer in it names one: %s', (words) => {
    expect(namesNobody(words, 'And does it work?')).toBe(false)
  })

  it('answers a buyer who asks who else has it', () => {
    expect(namesNobody('Two of the three near you do.', 'Who else uses it round here?')).toBe(false)
  })
})
