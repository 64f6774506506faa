import { describe, expect, it } from 'vitest'
import { folded } from './said.ts'
import { nothingToldWays, tellsNothing } from './telling-nothing.ts'

describe('an answer that tells nothing', () => {
  it.each(Object.entries(nothingToldWays))('is known by its example: %s', (example, way) => {
    expect(way.test(folded(example))).toBe(true)
    expect(tellsNothing(example)).toBe(true)
  })

  it.each([
    'It’s done the way everybody does it.',
    'There’s always something to fix. We have our moments.',
    'Nothing special about it, really.',
    'It varies a lot from week to week.',
    'Well, that depends who you ask.',
    'No, it’s fine.',
    'Okay, but it isn’t what keeps me up.',
    'Some of that, although it’s not our chief concern.',
    'I’d have to look that up, I don’t know it by heart.',
    'I don’t give out numbers on the phone.',
    'I’m afraid I don’t know what it comes to.',
    'I don’t know more than that, to be honest.',
    'Couldn’t tell you offhand, sorry.',
    'That’s private.',
    'Yes. And no.',
  ])('may say so at length: %s', (words) => {
    expect(tellsNothing(words)).toBe(true)
  })

  it.each([
    'Why would I tell you that?',
    'Hm. And who are you again?',
    'Before I answer that, what is it you sell?',
    'Is that any of your business?',
    'Sorry, say that again?',
    'And quotes, who writes those?',
    'You mean the routes?',
    'I don’t know, do you?',
    'How many, you mean?',
  ])('may be a question back: %s', (words) => {
    expect(tellsNothing(words)).toBe(true)
  })

  it('may say back what was asked, and says no more of it by that', () => {
    const asked = 'How do you plan the routes at your depot today?'
    expect(tellsNothing('The routes? At the depot?', asked)).toBe(true)
    expect(tellsNothing('Planning? With the routes we manage.', asked)).toBe(true)
    expect(tellsNothing('Scheduling? That runs.', asked)).toBe(true)
    expect(tellsNothing('With a whiteboard we manage.', asked)).toBe(false)
    expect(tellsNothing('Spreadsheets?', asked)).toBe(false)
    expect(tellsNothing('I don’t know any Northgate.', 'Do you know Northgate?')).toBe(true)
  })
})

/** Under each way the answers of people who begin with it and go on without a comma. */
const goingOn: Readonly<Record<keyof typeof nothingToldWays, readonly string[]>> = {
  'same as everybody': [
    'Same as everybody on paper and by phone.',
    'We do it like most people in a spreadsheet.',
    'The usual way with a whiteboard by the door.',
    'we are using mpesa like everybody else and the cashier writes it down',
  ],
  "there's always something": [
    'There’s always something, mostly the printer.',
    'There’s always somebody who drops out on Monday and then two routes stand still.',
    'There’s always something the drivers forget to sign.',
    'We have our moments when the dairy lorry is late.',
    'Some days are worse because the school cancels at seven.',
  ],
  'nothing special': [
    'Nothing fancy just a shared spreadsheet that Dana keeps.',
    'Nothing much works when it rains.',
    'Nothing special but the drivers ring in each morning.',
  ],
  'it depends': [
    'It varies from twenty to sixty calls a day.',
    'It depends whether the lorry from the dairy comes in time.',
    'Depends who is on shift because the young ones ring me.',
  ],
  'it works, most days': [
    'It works because Dana stays until eight.',
    'We manage with overtime.',
    'With a whiteboard we manage.',
    'That runs on a spreadsheet.',
  ],
  "it isn't where it hurts": [
    'It isn’t our problem the drivers lose the sheets.',
    'Planning is not the problem but loading is.',
    'my cashier ran away with the saturday money and it is not the first one',
  ],
  'a bit of that': [
    'A bit of that on Mondays.',
    'Some of that when the school cancels.',
    'Partly by hand.',
    'Occasionally a pallet goes missing.',
  ],
  "with us it's something else": [
    'With us it’s something else the returns eat the margin.',
    'I’ve got a worse one because the vans stand still.',
  ],
  'not just me': [
    'Not just me but the board as well.',
    'It’s not only up to me because Priya signs.',
    'A few people in the back office type it in.',
  ],
  'why do you ask?': ['Why is that late? The lorry gets in at six.'],
  "I'd have to look": [
    'I’d have to ask Priya because she signs everything over five thousand.',
    'I’d have to ask Priya.',
    'I have to check every sheet by hand.',
    'I have to look in the van book and ring the driver.',
    'Let me look it was nine hundred last month.',
  ],
  "I'm not going to tell you": [
    'I can’t tell which van is late until the customer rings.',
    'I’m not going to tell you the sum but it hurts every month.',
    'I don’t discuss budgets we just sign what Priya sends.',
    'I can’t give the drivers their routes before six.',
  ],
  "I don't know": [
    'I don’t know exactly but about three hours a week.',
    'I don’t know maybe half the crates come back dirty.',
    'I don’t know we just write it on the board.',
    'No idea because nobody counts the crates.',
    'Not sure and the drivers never write it down.',
  ],
}

describe('an answer that begins with nothing', () => {
  it.each(Object.entries(goingOn).flatMap(([way, answers]) => answers.map((answer) => [way, answer] as const)))(
    'and goes on without a comma has told something. %s: %s',
    (_way, answer) => {
      expect(tellsNothing(answer)).toBe(false)
    },
  )
})

describe('a question mark', () => {
  it.each([
    'We lose two pallets a week, you know what I mean?',
    'We have four people and a whiteboard, you know what I mean?',
    'We lose pallets every week you know?',
    'By hand, can you imagine?',
    'The drivers write it on paper, right?',
    'Who plans it? Dana does.',
    'Tuesdays, why?',
    'Somebody in the back office, I think?',
  ])('after what was told takes none of it back: %s', (words) => {
    expect(tellsNothing(words)).toBe(false)
  })
})

it('a murmur of any length tells nothing, and what follows it is heard', () => {
  for (const murmur of [`H${'m'.repeat(60)}`, 'M'.repeat(60), 'Mmhm', 'Hm, mm, hmm']) {
    expect(tellsNothing(`${murmur}.`)).toBe(true)
    expect(tellsNothing(`${murmur} we ring round.`)).toBe(false)
  }
})
