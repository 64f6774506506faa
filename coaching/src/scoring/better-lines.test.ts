import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

const opened = `B: Andres here.
R: Hi Andres, I read about the second home that you opened in May, and that is why I am calling you today and not somebody else in your line of work.
B: Go on.
R: What goes wrong when somebody calls in sick?`

const better = (lines: string, kind: string, more: Partial<ReviewInput> = {}): string | undefined =>
  reviewCall(inputOf(spokenCall(`${opened}\n${lines}`), { buyerName: 'Andres Vega', ...more })).moments.find(
    (moment) => moment.kind === kind,
  )?.sayItBetter ?? undefined

const shifts = {
  name: 'ShiftLoop',
  whatItDoes: 'ShiftLoop texts open shifts to the staff who may take them.',
  problemsSolved: ['Open shifts that a manager fills by phone'],
}
const ending = 'R: Okay, I see, thank you for telling me that.\nB: Fine.'

describe('the need that a better next step goes on from', () => {
  it.each([
    'B: We ring round for open shifts every morning, which is slow.\nR: I see.\nB: And we have trouble with the parking, people complain about it.',
    'B: People complain about the parking, that is a problem.\nR: I see.\nB: Open shifts are a mess, we are always too late.\nR: Okay.\nB: And the kitchen fails its checks, we lost a star.',
  ])('has to do with what is sold', (lines) => {
    const said = better(`${lines}\n${ending}`, 'next-step', { product: shifts })
    expect(said).toMatch(/open shifts/iu)
    expect(said).not.toMatch(/parking|kitchen/u)
  })

  it.each([
    'B: A son found out about a fall from another visitor, which was bad.',
    'B: Two people died that winter and the families complain about it.',
  ])('is nobody’s grief where there is anything else: %s', (line) => {
    const said = better(
      `B: We ring round for an hour each day, it is too slow.\nR: I see.\n${line}\n${ending}`,
      'next-step',
    )
    expect(said).toContain('ring round')
    expect(said).not.toMatch(/son|fall|died/u)
  })
})

describe('a better next step', () => {
  it.each([
    'R: Who else would have a say in it?\nB: Denise, in finance.',
    'R: And who signs off on something like that at your end?\nB: Denise, in finance.',
  ])('does not ask who else comes once that was asked', (asked) => {
    const said = better(`B: Open shifts are a mess, we are always too late.\n${asked}\n${ending}`, 'next-step')
    expect(said).toContain('on Thursday at ten')
    expect(said).not.toMatch(/\bwho\b/iu)
  })

  it('is not always cast in one mould', () => {
    const lines = Array.from({ length: 8 }, (_, more) =>
      better(
        `B: Open shifts are a mess, we are always too late.\n${'R: I see.\nB: It is a mess.\n'.repeat(more)}B: It is${' very'.repeat(more)} slow.\n${ending}`,
        'next-step',
      )?.replace(/^You said “[^”]*”\. /u, ''),
    )
    expect(new Set(lines).size).toBeGreaterThanOrEqual(3)
  })
})

describe('a better answer to “we tried it before”', () => {
  const tried =
    'B: Open shifts are a mess.\nR: We text them out.\nB: We tried something like this two years ago and it didn’t stick.'

  it('asks why it failed and leaves it at that', () => {
    const said = better(`${tried}\nR: Okay, right.\nB: Hm.`, 'objection') ?? ''
    expect(said.match(/\?/gu)).toHaveLength(1)
    expect(said).toMatch(/went wrong last time\?$/u)
  })

  it('answers once that was told, and asks for it no more', () => {
    const said = better(
      `${tried}\nR: Why was that?\nB: Nobody on the floor ever opened it.\nR: Okay, right.\nB: Hm.`,
      'objection',
    )
    expect(said).toContain('Nobody on the floor ever opened it')
    expect(said).not.toContain('went wrong last time')
  })
})

describe('a better opening', () => {
  const hello = (first: string, more: Partial<ReviewInput> = {}): string =>
    reviewCall(
      inputOf(
        spokenCall(
          `B: Rosa.\nR: ${first}\nB: Yes?\nR: Our platform has routes, dashboards, an app, alerts, users and support around the clock for everybody who needs it.\nB: I see.\nR: Everybody loves it very much, and it is honestly cheap as well, so you would love it too, I am sure of that, and so would everybody who works with you.`,
        ),
        more,
      ),
    ).moments.find(({ kind }) => kind === 'opening')?.sayItBetter ?? ''

  it.each([
    'Hello, this is Maya Okafor from Tallyport Dock.',
    'Hello Rosa, my name is Maya and I’m with Tallyport Dock.',
    'Hi, it’s Maya here from Tallyport Dock.',
    'Hi Rosa, Maya at Tallyport Dock.',
    'Hello, I’m Maya, Tallyport Dock.',
  ])('keeps the name and the company that were said: %s', (first) => {
    expect(hello(first)).toContain('this is Maya from Tallyport Dock.')
  })

  it('takes them from who called where nobody said them, and leaves a blank where nobody knows', () => {
    expect(hello('Hello.', { seller: { name: 'Maya', company: 'Tallyport' } })).toContain(
      'this is Maya from Tallyport.',
    )
    expect(hello('Hello.')).toContain('[your name] from [your company]')
  })
})

describe('a verdict', () => {
  const verdict = (lines: string, more: Partial<ReviewInput> = {}): string =>
    reviewCall(inputOf(spokenCall(`${opened}\n${lines}`), { buyerName: 'Andres Vega', ...more })).verdict

  it.each([
    'B: Open shifts are a mess, we are always too late.\nR: I see.\nB: Yes.\nR: Thank you for that, it was good of you.',
    'B: Agency costs us twelve thousand dollars a month.\nR: I see.\nB: Yes.\nR: Thank you for that, it was good of you.',
  ])('says nothing about an offer that was not made', (lines) => {
    expect(verdict(lines)).not.toMatch(/what you offered|you offered|your offer/iu)
  })

  it('names a worry so that the sentence can be read', () => {
    const said = verdict(
      'B: Fine.\nR: We text them out.\nB: We already have a system for that.\nR: Okay. It is a very nice platform with an app.\nB: As I said, we already have one.\nR: Okay, thank you for telling me that today.',
      { type: 'objection-handling' },
    )
    expect(said).not.toContain('already got no answer')
  })

  it('asks nobody to change what they would want to see', () => {
    const said = verdict(
      'B: The agency no-shows are a mess. I would want to see it hold on a bad day.\nR: I see.\nB: Yes.\nR: Thank you for that, it was good of you.',
    )
    expect(said).not.toMatch(/change about “I would want/u)
  })

  it('calls nothing never asked that was asked and found out in part', () => {
    const said = verdict(
      'B: Open shifts are a mess, we are always too late.\nR: Who else besides you has to sign that off?\nB: Tom does, he is our finance director.\nR: How do you fill a shift at the moment?\nB: By phone.\nR: Bye then, and thank you.',
      { type: 'discovery' },
    )
    expect(said).not.toMatch(/never asked (who|how)/u)
  })

  it('does not say that nothing was asked of a buyer who told something', () => {
    const said = verdict(
      'B: Open shifts are a mess, we are always too late.\nR: I see.\nB: Yes.\nR: Bye then, and thank you.',
    )
    expect(said).toContain('got Andres to say')
    expect(said).not.toMatch(/asked Andres nothing|brought out what goes wrong/u)
  })
})
