import type { CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { worryNamed } from '../../rubrics/worry-named.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'

const heardIn = (lines: string, type: CallType = 'discovery') =>
  evidenceOf(heardCall(spokenCall(lines), type), 'Martin').objections

/** What the buyer says to an offer, with what becomes of it. */
const afterOffer = (words: string, more = '') =>
  heardIn(
    `R: How do you fill the open shifts today?\nB: By phone, mostly.\nR: We text the open shift to everyone who is qualified.\nB: ${words}\n${more}`,
  )

describe('a worry in words that only say that it is one', () => {
  it.each([
    'My question mark is the older nurses.',
    'Dorothy has got a thing about anything that buzzes.',
    'The only thing is, we share the phones between shifts.',
    'I’m a bit uneasy about the weekend girls.',
    'What nags at me is the night shift.',
    'It doesn’t quite sit right with me, that.',
    'That’s the part I’d lose sleep over.',
    'Why would we change when what we have isn’t broken?',
    'Margaret is dragging her feet a bit.',
  ])('is heard after an offer, and told in the words of the buyer: %s', (words) => {
    const [worry] = afterOffer(words)
    expect(worry).toBeDefined()
    expect(worry === undefined ? '' : worryNamed(worry)).toMatch(/^“.+”$/u)
  })

  it.each([
    ['My wife has some doubts about the two years.', 'contract'],
    ['The only thing is the money.', 'price'],
    ['I’m nervous about where our data goes.', 'security'],
  ])('is named by what it is about where a word of it says so: %s', (words, family) => {
    expect(afterOffer(words).map((worry) => [worry.family, worry.unsure])).toEqual([[family, undefined]])
  })

  it.each(['I was worried about that at first, but it went fine.', 'I was a bit sceptical, but the panic has gone.'])(
    'is none that is over: %s',
    (words) => {
      expect(afterOffer(words)).toEqual([])
    },
  )

  it('is none where the buyer tells what goes wrong in their own work', () => {
    const lines = 'R: What goes wrong most often in the week?\nB: What bothers me is the Sunday shift, nobody turns up.'
    expect(heardIn(lines)).toEqual([])
  })
})

describe('a worry about money', () => {
  it.each([
    'That’s about double what I’ve got.',
    'You’re a good third dearer than what we pay now.',
    'It’s way over what we’ve budgeted.',
    'Forty-eight thousand is not happening.',
  ])('is heard in words without a price in them: %s', (words) => {
    expect(afterOffer(words).map(({ family }) => family)).toEqual(['price'])
  })
})

describe('whoever is not in the market', () => {
  it.each(['I’m not really looking for a new security provider.', 'We’re not in the market for anything like that.'])(
    'has no need, whatever it is that they do not look for: %s',
    (words) => {
      expect(afterOffer(words).map(({ family }) => family)).toEqual(['no-need'])
    },
  )
})

describe('a worry is let go', () => {
  const worry = 'My nurses won’t use another app.'
  it.each([
    ['There is nothing to install, they answer the text message and that is all.', 'Okay, well that’s better then.'],
    ['They get a text message on the phone they have, nothing else.', 'If it’s only a text then this is fine for me.'],
    ['You would have Ana on the ward for the first week, and she shows them.', 'All right. Yes, I’d like that.'],
    ['It is one text and no app. Would that deal with it?', 'I think so, yeah.'],
  ])('in words of relief, and by a yes to whether that settles it: %s %s', (reply, answer) => {
    const [first] = afterOffer(worry, `R: ${reply}\nB: ${answer}\nR: Good.\nB: Go on.`)
    expect(first).toMatchObject({ settled: true })
    expect(first?.settledBy?.words).toBe(reply)
  })

  it('together with the one that was told just before it', () => {
    const worries = heardIn(
      `R: What did they say?\nB: The nurses won’t use another app.\nR: I see. And what else?\nB: And it’s not in this year’s budget.\nR: It is a text and no app, and it begins in January, when the new budget does.\nB: Then that’s fine, if it’s a text.\nR: Good.\nB: Yes.`,
      'objection-handling',
    )
    expect(worries.map(({ settled }) => settled)).toEqual([true, true])
  })

  it('by nobody who says it again', () => {
    const [first] = afterOffer(
      worry,
      'R: There is nothing to install at all.\nB: That’s better. But the nurses won’t use an app.\nR: I see.\nB: They won’t touch it.',
    )
    expect(first?.settled).toBe(false)
  })
})

describe('what is to be sent, or taken to the board by a day', () => {
  it.each([
    'R: I can send you the contract already. Shall I do that?\nB: Send me something about the lots and I’ll look at it with my team.',
    'R: When do you think you could sign it?\nB: Get me the paper by Friday and I’ll take it to the board on the twelfth.',
  ])('stands in the way of nothing: %s', (lines) => {
    expect(heardIn(`R: Morning.\nB: Morning.\n${lines}`, 'negotiation')).toEqual([])
  })
})
