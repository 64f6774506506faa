import { describe, expect, it } from 'vitest'
import type { Product } from '../product-summary/selling.ts'
import { answerToWorry, type Known } from './answers-to-worries.ts'
import { played } from '../buyer/played.fixture.ts'
import { worriedBy } from '../buyer/worried-call.fixture.ts'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

const known: Known = {
  cause: null,
  point: '',
  proof: 'A bakery threw away a third less.',
  lasting: 'We have done nothing else since 2009.',
  forThem: 'What we do is for care homes.',
  price: '900 dollars a month',
  beside: 'There we would [what you add beside it].',
  decider: null,
  rival: null,
}

describe('an answer to doubts about the vendor', () => {
  it.each([
    'Will you still be here in three years?',
    'I’ve never heard of you. How do I know you’re still around next year?',
    'And if you get bought next year?',
    'And if you’re gone, who picks up the phone?',
    'We had a supplier fold on us in the middle of a year.',
    'You’re a start-up, aren’t you? What if you run out of money?',
    'Who owns you, anyway?',
  ])('says what shows that the company lasts, and not who uses the product: %s', (told) => {
    const said = answerToWorry('vendor-trust', told, known)
    expect(said).toContain('since 2009')
    expect(said).not.toContain('bakery')
  })

  it.each([
    ['Everybody has a case study. I don’t know one person who uses you.', /bakery.*ring them/u],
    ['Who else like us uses it? And I mean like us.', /bakery.*ring them/u],
    ['You’re a small outfit, aren’t you?', /how many of you/u],
    ['And when it breaks in the middle of the night, who do I call?', /Who answers/u],
    ['I’ve never heard of you people.', /care homes.*bakery/u],
    ['That’s just a claim, everybody says that.', /can check: A bakery/u],
  ])('speaks to the doubt that was told: %s', (told, answer) => {
    expect(answerToWorry('vendor-trust', told, known)).toMatch(answer)
  })
})

/** Worries as they are told, and what an answer to each of them speaks of. */
const told = [
  ['price', 'The other one is cheaper.', /cheaper one leaves out/u],
  ['price', 'We don’t have a budget for that this year.', /whose budget/u],
  ['price', 'And what does it cost me in the second year?', /second and third year/u],
  ['price', 'It’s too expensive, there is no budget for that.', /pay for itself.*900 dollars/u],
  ['timing', 'I’m in the middle of something.', /caught you at a bad moment.*ring again/u],
  ['timing', 'Sorry, I’m driving.', /caught you at a bad moment/u],
  ['timing', 'We’re in the middle of a move, nothing before June.', /nothing has to begin before/u],
  ['effort', 'And how much of my people’s time does learning that eat?', /works in it alone/u],
  ['effort', 'The drivers will never use it.', /first to refuse/u],
  ['effort', 'Our IT people would have to connect all that.', /has to be connected/u],
  ['effort', 'Sounds like a lot of work for us to get that going.', /hours and people/u],
  ['security', 'Where does our data live with you?', /never leaves their side/u],
  ['security', 'And who at your end can see it?', /who can see what/u],
  ['security', 'It has to go through a security review, and that takes months.', /questions you have answered/u],
  ['contract', 'We’re under contract until April.', /give notice/u],
  ['contract', 'I’m not signing anything for three years again.', /length and notice/u],
  ['competitor', 'We’ve put a few weeks into it with them.', /still open between you/u],
  ['competitor', 'I saw a demo of the same thing last month.', /one bad day of yours/u],
  ['incumbent', 'We just got everybody used to Onfleet. I’m not starting over.', /learn anew/u],
] as const

describe('an answer to another worry', () => {
  it.each(told)('of the family %s is one to what was told: %s', (family, told, answer) => {
    expect(answerToWorry(family, told, known)).toMatch(answer)
  })

  it.each(told)('of the family %s is one that a buyer takes for an answer: %s', (family, words) => {
    const line = answerToWorry(family, words, known).replaceAll(/\[[^\]]*\]/gu, 'forty-one of them, all told')
    const memory = played(worriedBy(family, 'medium'), [line]).mind.objections[0]
    // Taken for one and doubted, it is no less of an answer.
    expect({ line, isTaken: memory?.state === 'resolved' || memory?.doubts === 1 }).toEqual({ line, isTaken: true })
  })

  it.each(told)('of the family %s never answers with a question alone: %s', (family, words) => {
    const [first = '', ...others] = answerToWorry(family, words, known).split(/(?<=[.!?]) /u)
    expect([first, ...others].filter((sentence) => !sentence.endsWith('?')).length).toBeGreaterThan(1)
  })

  it('names who signs once the buyer has, instead of asking who', () => {
    expect(answerToWorry('no-authority', 'Sunita signs these.', { ...known, decider: 'Sunita' })).toMatch(
      /What will Sunita ask first/u,
    )
    expect(answerToWorry('no-authority', 'That’s not my decision.', known)).toMatch(/Who should hear it/u)
  })
})

describe('an answer to a competitor', () => {
  it.each([
    'We’ve put a few weeks into it with Onfleet.',
    'I saw a demo of the same thing last month.',
    'We’re talking to Onfleet as well.',
  ])('names the one that the buyer named, and a buyer takes it for an answer: %s', (words) => {
    const line = answerToWorry('competitor', words, { ...known, rival: 'Onfleet' })
    expect(line).toContain('Onfleet')
    const said = line.replaceAll(/\[[^\]]*\]/gu, 'the day it plans again by itself')
    const memory = played(worriedBy('competitor', 'medium'), [said]).mind.objections[0]
    expect({ said, isTaken: memory?.state === 'resolved' || memory?.doubts === 1 }).toEqual({ said, isTaken: true })
  })
})

describe('a better line about whether the vendor lasts', () => {
  const better = (lines: string, more: Partial<ReviewInput> = {}): string =>
    reviewCall(
      inputOf(
        spokenCall(
          `B: Rosa.\nR: Hello Rosa, this is Marcus from Routewell, how do you plan your deliveries today, and who does it? I ask because we talk to a lot of kitchens and each of them does that in another way.\nB: On a sheet, four of us every morning.\n${lines}`,
        ),
        more,
      ),
    ).moments.find(({ kind }) => kind === 'objection')?.sayItBetter ?? ''
  const worry = 'B: You’re a small company, will you still be around in three years?\nR: I think so, yes.\nB: Hm.\n'
  const product: Product = { name: 'Routewell', whatItDoes: 'Routewell plans the day again.', proof: [] }

  it('invents no fact: what only the seller knows is a bracket to fill in', () => {
    expect(better(`${worry}R: Okay, thank you.\nB: Fine.`)).toMatch(/\[How long you have been going/u)
    expect(better(`${worry}R: Okay, thank you.\nB: Fine.`, { product })).toMatch(/\[How long you have been going/u)
  })

  it('takes years and owners from the summary where it has them, and not any other proof', () => {
    const proof = ['A bakery threw away a third less', 'Family owned and profitable since 2009']
    const said = better(`${worry}R: Okay, thank you.\nB: Fine.`, { product: { ...product, proof } })
    expect(said).toContain('Family owned and profitable since 2009.')
    expect(said).not.toContain('bakery')
  })

  it('takes what the rep said of it before', () => {
    const said = better(`R: We have been doing this for eleven years.\nB: Okay.\n${worry}R: Okay, thank you.\nB: Fine.`)
    expect(said).toContain('We have been doing this for eleven years.')
  })
})
