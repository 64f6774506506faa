import type { BuyerTurn } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'

const said = (words: string) =>
  evidenceOf(
    heardCall(
      spokenCall(
        `R: We text the open shift to everyone who is qualified.\nB: ${words}\nR: That’s a fair worry. What makes you say so?\nB: The password, mostly.`,
      ),
      'discovery',
    ),
    'Martin',
  )

describe('an objection heard from the words', () => {
  it.each([
    'But honestly we looked at an app last year and the staff just didn’t use it.',
    'We had an app for that. Nobody used it.',
    'We bought a tool two years ago.',
    'We’ve been burned with one of these.',
    'Our last system fell flat.',
    'We rolled out a new platform in 2021, and they dropped it within a month.',
    'The old software is in a drawer.',
  ])('is that it was tried before: %s', (words) => {
    expect(said(words).objections.map(({ family }) => family)).toEqual(['tried-before'])
  })

  it.each([
    ['My nurses won’t use another app.', 'effort'],
    ['I’m not convinced yet.', 'vendor-trust'],
    ['That’s a claim.', 'vendor-trust'],
    ['I don’t need cheaper, I need less work.', 'no-need'],
    ['We don’t have the budget.', 'price'],
    ['It’s not in this year’s budget, though.', 'price'],
    ['We haven’t budgeted for anything like that.', 'price'],
    ['My drivers aren’t great with phones.', 'effort'],
    ['Great. Another app.', 'effort'],
    ['I’d have to ask the wife, she does the books.', 'no-authority'],
    ['I don’t think he’d see the point.', 'no-need'],
    ['And are we tied in?', 'contract'],
    ['I’d believe it when I see it.', 'vendor-trust'],
    ['They are afraid that you track people.', 'security'],
  ])('is named by what it is about: %s', (words, family) => {
    expect(said(words).objections.map((objection) => objection.family)).toEqual([family])
  })

  it.each([
    'Patients hate call centres.',
    'Our drivers don’t trust anything that talks.',
    'Residents won’t answer to a machine.',
    'My cooks would never open that.',
    'Guests get annoyed with those messages.',
    'To be honest my lads are sick of apps.',
  ])('is what people would have to put up with, in answer to an offer: %s', (words) => {
    expect(said(words).objections.map(({ family }) => family)).toEqual(['effort'])
  })

  it('is none where people dislike how it is now', () => {
    const call = spokenCall(
      'R: What goes wrong on a Monday?\nB: Patients hate the phone queue, and half of them hang up.\nR: I see.\nB: Yes.',
    )
    expect(evidenceOf(heardCall(call, 'discovery'), 'Martin').objections).toEqual([])
  })

  it.each([
    'We had a bad month last year.',
    'We used agency staff for all of it.',
    'What does it cost?',
    'Denise tried ringing round already this morning.',
    'Claire would have to see it.',
    'Repeating the request doesn’t strengthen it.',
    'No need to repeat it.',
    'You don’t need to ask again.',
    'You have asked me that already.',
    'My answer hasn’t changed, and I don’t need to say it twice.',
    'I already have your number.',
    'Asking twice won’t make it cheaper.',
  ])('is no story of how things go, and no question: %s', (words) => {
    expect(said(words).objections).toEqual([])
  })
})

describe('a worry that was raised', () => {
  const settled = (lines: string) =>
    evidenceOf(
      heardCall(
        spokenCall(`R: How are the receipts done?\nB: By hand. And I have no budget for this.\n${lines}`),
        'discovery',
      ),
      'Silke',
    ).objections.find(({ family }) => family === 'price')?.settled

  it.each([
    'R: It’s a no-brainer though, just say yes.\nB: Hm.\nR: Okay.\nB: Bye.',
    'R: Could you set up a call on Thursday?\nB: Perhaps.\nR: Okay.\nB: Bye.',
    'R: It also has dashboards and alerts.\nB: Great.\nR: Okay.\nB: Bye.',
  ])('is not settled by a push, a day or a feature named over it: %s', (lines) => {
    expect(settled(lines)).toBe(false)
  })

  it.each([
    'B: Yeah, send me a link.',
    'B: Sure, just send something over.',
    'B: Okay, leave it with me.',
    'B: Right. I’ll have a think.',
    'B: Fine, email me.',
    'B: Okay, I have to run.',
  ])('is not settled by getting rid of the rep: %s', (answer) => {
    expect(settled(`R: It pays for itself in two months out of the overtime you save.\n${answer}`)).toBe(false)
  })

  it('is settled where something is sent and a day is named to talk about it', () => {
    const lines =
      'R: It pays for itself in two months out of the overtime you save.\nB: Okay, send me the details and ring me on Thursday.'
    expect(settled(lines)).toBe(true)
  })

  it('is not raised again by what the buyer tells of it when asked', () => {
    const lines =
      'R: What does the budget go on?\nB: We have no budget left after the vans.\nR: It pays for itself in two months, so it comes out of the overtime you save.\nB: Okay, that makes sense.'
    expect(settled(lines)).toBe(true)
  })
})

describe('a need', () => {
  it.each(['What does it cost?', 'And what would it cost us? Per month?', 'Do you charge for the training?'])(
    'is nothing that the buyer asks: %s',
    (words) => {
      expect(said(words).needs).toEqual([])
    },
  )

  it('is what they told, also beside a question', () => {
    const { needs } = said('We lose nineteen thousand a month to agencies. What does yours cost?')
    expect(needs.map(({ turn, span }) => turn.words.slice(span.start, span.end))).toEqual([
      'We lose nineteen thousand a month to agencies.',
    ])
  })
})

const mindTurn = (words: string, more: Partial<BuyerTurn> = {}): BuyerTurn => ({
  turn: 1,
  speaker: 'buyer',
  words,
  startMs: 10_000,
  endMs: 12_000,
  move: 'react',
  meters: { trust: 20, interest: 30, patience: 50 },
  changes: [],
  facts: [],
  cut: false,
  ...more,
})

const practised = (buyer: BuyerTurn, facts: { id: string; summary: string }[] = []) =>
  evidenceOf(
    heardCall([...spokenCall('R: We text the open shift to everyone who is qualified.'), buyer], 'discovery'),
    'Martin',
    facts,
  )

describe('a doubt of the practice buyer', () => {
  it.each([
    ['I’m not convinced yet. What would be shown, exactly?', 'vendor-trust'],
    ['That’s a claim. What’s behind it?', 'vendor-trust'],
    ['I don’t need cheaper, I need less work.', 'no-need'],
  ])('is an objection to what was said, though their mind holds none: %s', (words, family) => {
    expect(practised(mindTurn(words)).objections.map((objection) => objection.family)).toEqual([family])
  })

  it.each(['I see.', 'Go on, what is it?', 'We’re covered by two agencies on nights.'])(
    'is nothing that they only remark: %s',
    (words) => {
      expect(practised(mindTurn(words)).objections).toEqual([])
    },
  )
})

describe('a fact given away', () => {
  it.each([
    ['It goes past the board', 'Me, and above that it is a slide deck and a prayer.', null],
    ['It takes Patricia and the nod of Claire', 'Me, and then it goes to Patricia, mostly.', null],
    ['Agency comes to 170k a month', 'About one hundred and seventy thousand a month for the agency.', 'told'],
    ['About twelve sites and two hundred and forty people', 'Two hundred and forty people, all told.', null],
    ['Twelve sites and two hundred and forty people', 'Twelve sites, if you count the yard.', null],
    ['They have lost three pickers since spring', 'We have lost people since spring, good ones.', null],
    ['Lines shipped same day is at 92 per cent', 'Ninety-two per cent of lines are shipped the same day.', 'told'],
    ['Eight supervisors write nine lists', 'Nine lists, and the supervisors write them.', null],
    ['The shifts are filled by telephone', 'We fill the shifts by telephone, every morning.', 'told'],
  ])('is summed up only in what the buyer said of it: %s / %s', (summary, words, told) => {
    const { needs } = practised(mindTurn(words, { move: 'reveal-fact', facts: ['f'] }), [{ id: 'f', summary }])
    expect(needs.map((need) => need.summary)).toEqual([told === null ? null : summary])
  })
})
