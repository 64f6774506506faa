import { describe, expect, it } from 'vitest'
import { spokenCall, inputOf } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import { buyerNameIn } from './review-turns.ts'

const call = spokenCall(`B: Which one of us do you want?
R: Hello both, this is Dev from Purelinen, I read about the new wing, and I wanted to see how the sheets are done.
B: We have a laundry.
R: What goes wrong with it when you are full?
B: The sheets come back damp, and we were forty sets short on the bank holiday.
R: So I can do you a really good deal if you switch this week.
B: No, thanks.
R: Okay then, goodbye.`)

const ours = (buyerName: string): string[] => {
  const { verdict, result, moments, nextSteps } = reviewCall(inputOf(call, { buyerName }))
  const advice = result.state === 'scored' ? result.scores.map((score) => score.advice) : []
  return [
    verdict,
    ...advice,
    ...moments.flatMap(({ label, sayItBetter }) => [label, sayItBetter ?? '']),
    ...nextSteps.map(({ text }) => text),
  ]
}

describe('the name a review calls the other side by', () => {
  it.each([
    [['Dev', 'Colette Marais'], 'dev', 'Colette Marais'],
    [['Colette', 'Dev', 'Bas'], 'Dev', ''],
    [['Dev'], 'Dev', ''],
    [['Dev', 'Speaker 2'], 'Dev', ''],
    [['Rep', 'Prospect'], 'Rep', ''],
    [['A', 'B'], 'A', ''],
  ])('is that of the one who speaks beside the rep: %s', (speakers, rep, name) => {
    expect(buyerNameIn(speakers, rep)).toBe(name)
  })

  it('is nobody’s where several speak, so that nobody is given another’s words', () => {
    const lines = ours('')
    expect(lines.join('\n')).toMatch(/\b[Tt]he buyer\b/u)
    expect(lines.filter((line) => /(^|[.!?] )the buyer\b|, the buyer[.:?!,]/u.test(line))).toEqual([])
  })

  it('is nobody’s where it only tells speakers apart', () => {
    const name = buyerNameIn(['Speaker 1', 'Speaker 2'], 'Speaker 2')
    expect(ours(name).join(' ')).not.toContain('Speaker')
  })

  it.each([
    ['Mr Abara', 'Mr Abara'],
    ['Dr. Ilse Bakker', 'Dr. Bakker'],
    ['Rosa Lindqvist', 'Rosa'],
    ['Miss Moneypenny', 'Miss Moneypenny'],
  ])('keeps a title with the name it belongs to: %s', (name, short) => {
    expect(ours(name).join(' ')).toContain(short)
    expect(ours(name).join(' ')).not.toMatch(/\b(?:Mr|Dr\.|Miss) (?!Abara|Bakker|Moneypenny)/u)
  })
})
