import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { listening } from '../../rubrics/listening.ts'
import { echoesHeard } from './echoes.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'

const told = 'I type the orders into a sheet, then I phone the drivers, and sixty boxes a month are binned.'
const after = (words: string, answer: string, before = told) =>
  evidenceOf(
    heardCall(spokenCall(`R: How is it done today?\nB: ${before}\nR: ${words}\nB: ${answer}`), 'discovery'),
    'Farah',
  )

describe('a summary in few words', () => {
  it.each([
    ['So it was the typing, not the phone.', 'Yes, that’s it really.'],
    ['So it isn’t the planning, it’s the boxes.', 'Exactly.'],
    ['Okay, so every order is typed and then phoned through.', 'That’s right.'],
    ['So you end up as the switchboard.', 'Yeah, pretty much.'],
    ['Then it’s the drivers who never hear of it.', 'Yes.'],
    ['so the sheet is fine and the phone calls are what kills you', 'yeah more or less'],
  ])('is one when the buyer says so: %s / %s', (words, answer) => {
    expect(after(words, answer).recaps.map(({ quote }) => quote.quote)).toEqual([words])
  })

  it.each([
    ['So what do you do with the boxes?', 'We bin them.'],
    ['So we type the orders for you.', 'Yes, I see.'],
    ['So you’d be interested, right?', 'Yes.'],
    ['So it’s the drivers who forget the orders.', 'No, not at all.'],
    ['So shall we say Thursday at ten?', 'Yes.'],
    ['So, moving on.', 'Yes.'],
    ['Okay.', 'Exactly.'],
  ])('is none when it asks, offers, takes a yes for granted or is denied: %s / %s', (words, answer) => {
    expect(after(words, answer).recaps).toEqual([])
  })

  it('is quoted by the sentence that says something back', () => {
    const [recap] = after(
      'So you type the orders, phone the drivers and bin sixty boxes. Have I got that right?',
      'Yes.',
    ).recaps
    expect(recap?.quote.quote).toBe('So you type the orders, phone the drivers and bin sixty boxes.')
  })

  it('is quoted by what it says back, not by the words that announce it', () => {
    const [recap] = after(
      'Let me play that back. You’re the switchboard, and food goes in the skip. Right?',
      'Yes.',
    ).recaps
    expect(recap?.quote.quote).toBe('You’re the switchboard, and food goes in the skip.')
  })
})

describe('a summary in the rep’s own words that gets no yes', () => {
  const routes =
    'Four planners build the routes by hand every morning. When a school cancels at seven it all falls apart, and we threw away sixty lunches last Tuesday. It costs us about eleven thousand a month.'
  const summed = (words: string) => after(words, 'Hm. And what do you want from me?', routes).recaps.length > 0

  it.each([
    'If I put that together: manual routes, late cancellations, wasted lunches, eleven thousand.',
    'So far I have four planners, no system, and eleven thousand a month gone.',
    'That’s four planners, a school that cancels and sixty lunches in the bin.',
    'I hear two things then: it’s done by hand and a school that pulls out costs real money.',
    'Let me get this straight, people with a pencil make the rounds, one call wrecks it, and you’re down eleven grand.',
  ])('is one when it carries what was told: %s', (words) => {
    expect(summed(words)).toBe(true)
  })

  it.each([
    'Sounds like the mornings are rough.',
    'So we build the routes by hand for you.',
    'Our tool builds the routes, so that a school that cancels costs no lunches.',
    'How many planners build the routes when a school cancels?',
    'Let me get that together for you.',
  ])('is none when it carries little, offers or asks: %s', (words) => {
    expect(summed(words)).toBe(false)
  })
})

describe('what the buyer said is taken up', () => {
  it.each([
    'Sixty. Every month.',
    'A sheet.',
    'Binned.',
    'And what happens to those?',
    'How often does that happen?',
    'Since when?',
    'Why is that?',
  ])('in a word given back at once or a question for more of it: %s', (words) => {
    expect(echoesHeard(after(words, 'Well.'))).toHaveLength(1)
  })

  it.each([
    'Okay, cool.',
    'Do you have a budget?',
    'How much money could you spend?',
    'Does that make sense?',
    'Does it look like this?',
  ])('but not in a nod, a question of its own or one of form: %s', (words) => {
    expect(echoesHeard(after(words, 'Well.', `${told} Nobody does that but me.`))).toEqual([])
  })
})

describe('a summary that the buyer has to put right', () => {
  const sum = 'So you type the orders, phone the drivers and bin forty boxes a month. Have I got that right?'

  it.each([
    'No, it’s sixty boxes.',
    'Not quite. Sixty boxes, not forty.',
    'Nearly. One thing’s off, it is sixty.',
    'Yes, but it’s more like sixty boxes.',
    'It’s sixty, not forty.',
    'You’ve got the number wrong, it’s sixty.',
    'Almost. Let me put one bit right. Sixty.',
    'That’s not what I said.',
    'Well, closer to sixty.',
    'Other way round. First I phone them.',
  ])('is known by what they say: %s', (answer) => {
    expect(after(sum, answer).recaps.map(({ putRight }) => putRight)).toEqual([true])
  })

  it.each([
    'Yes.',
    'That’s it, more or less.',
    'Exactly, and it’s not getting better.',
    'Pretty much, yes.',
    'Mostly, yes.',
  ])('is not one that they let stand: %s', (answer) => {
    expect(after(sum, answer).recaps.map(({ putRight }) => putRight)).toEqual([false])
  })

  it('is not one where "no" says that nothing is missing', () => {
    const asked = 'So you type the orders, phone the drivers and bin sixty boxes a month. Did I miss anything?'
    for (const answer of ['No.', 'No, that’s it.', 'No, you’ve got it all.', 'No, nothing.'])
      expect(after(asked, answer).recaps.map(({ putRight }) => putRight)).toEqual([false])
  })

  it('is told as tried and put right, and not as a summary', () => {
    const recap = listening.checks.find(({ key }) => key === 'listening.recap')
    const evidence = after(sum, 'Not quite. Sixty boxes, not forty.')
    expect(recap?.find(evidence).state).toBe('unmet')
    expect(recap?.advice(evidence, [])).toMatch(/^Farah had to put “So you type the orders.*” right\./u)
  })
})

describe('a summary that the buyer puts right', () => {
  const putRightAfter = (next: string): boolean[] => {
    const said = 'So you bin sixty boxes and the drivers lose nine hours a month, is that right?'
    const lines = `R: How is it done today?\nB: ${told}\nR: ${said}\nB: No, it’s five hours, not nine.\nR: ${next}\nB: I see.`
    return evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Farah').recaps.map(({ putRight }) => putRight)
  }

  it.each([
    'Five then.',
    'Ah, five, sorry.',
    'Right, five hours. And the boxes cost you how much?',
    'Okay, so 5 hours.',
  ])('stands as taken up when the rep says at once what it is: %s', (next) => {
    expect(putRightAfter(next)).toEqual([false])
  })

  it.each([
    'Okay. We have a tool for that.',
    'Are you sure that it is five?',
    'Anyway, we plan the whole route in a minute, and that is what most of our customers like about the five screens.',
  ])('is told as put right when the rep goes on, asks or argues: %s', (next) => {
    expect(putRightAfter(next)).toEqual([true])
  })
})

describe('a sum of the opposite of what was told', () => {
  const opposite = 'So the drivers wait at noon. So nobody has a problem with it, then.'
  const told = 'It is wrong by noon, the drivers wait and that is a real pain.'
  const cost = 'It costs us about eleven thousand a month in wasted food.'
  const noNumber = 'So it is wasted food every month. So nobody has put a number on it yet.'

  it('is no summary, whatever it says beside it, unless they say that it is so', () => {
    for (const [words, before] of [
      [opposite, told],
      [noNumber, cost],
    ] as const) {
      expect(after(words, 'Hm. And what do you want from me?', before).recaps).toEqual([])
      expect(after(words, 'Yes, exactly.', before).recaps).toHaveLength(1)
    }
  })

  it('is one where they had said something of the kind themselves', () => {
    const own = 'It is wrong by noon and the drivers wait, but nobody complains.'
    expect(after(opposite, 'Hm. And what do you want from me?', own).recaps).toHaveLength(1)
  })
})
