import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { opening } from '../../rubrics/opening.ts'
import { priceMentionedAt } from '../milestones.ts'
import { offersIn } from './acts-done.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { toldOfThem } from './told-of-them.ts'

const evidence = (words: string) =>
  evidenceOf(
    heardCall(
      spokenCall(
        `B: Kavita here.\nR: Hi Kavita, this is Marcus from Routewell. Deepak asked me to call you. Do you have two minutes?\nB: Go on.\nR: ${words}\nB: It does, more or less.\nR: What goes wrong there?\nB: The planning.`,
      ),
      'cold-call',
    ),
    'Kavita',
  )

describe('a figure of theirs told with its source', () => {
  it.each([
    'Deepak told me it comes to 310,000 a month. Does that number match what you see in the books?',
    'Deepak in operations told me it comes to 310,000 dollars a month. Is that what you see?',
    'Deepak said you lose about 310,000 dollars a month on that. Is that what you see?',
    'Your colleague Deepak put it at 310,000 a month. Does that match?',
    'Your operations manager reckons it is 310,000 a month. Is she right?',
    'According to Deepak it is 310,000 a month. Is that about right?',
    'I heard from Deepak that it runs to 310,000 a month. What do you see in the books?',
    'Your annual report says 310,000 a month goes into overtime. Is that still so?',
    'I read in the trade press that it costs a plant like yours 310,000 a month. Does that match?',
    'From what Deepak tells me, about forty of your orders go out late each week. Is that what you see?',
  ])('is no price, no proof and no offer: %s', (words) => {
    const found = evidence(words)
    expect(priceMentionedAt(found)).toMatchObject({ value: null })
    expect(offersIn(found.call.rep)).toEqual([])
    expect(found.call.rep[1]?.acts.filter(({ act }) => act === 'social_proof')).toEqual([])
    const first = opening.checks.find(({ key }) => key === 'opening.question-first')
    expect(first?.find(found).state).toBe('met')
  })

  it.each([
    'A bakery near you told me it cut its waste by a third.',
    'One of our customers told me it saves them 900 a month.',
    'Harbour Care told us they cut agency hours by 31 percent.',
    'Our finance people said it comes to 900 a month.',
    'Routewell tells your drivers where to go.',
    'It shows you every late order.',
    'I understand, it costs 900 a month.',
    'It comes to 900 a month.',
  ])('is not what the seller does, asks or has done for others: %s', (words) => {
    expect(toldOfThem(words)).toBe(false)
  })
})
