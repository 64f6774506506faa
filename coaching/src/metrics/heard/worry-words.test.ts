import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'

const worriesIn = (asked: string, words: string) =>
  evidenceOf(
    heardCall(spokenCall(`R: ${asked}\nB: ${words}\nR: I see.\nB: Yes.`), 'discovery'),
    'Anita',
  ).objections.map(({ family }) => family)

const offer = 'We help bakeries plan how many loaves each shop will sell, so less is thrown away.'

describe('a worry in answer to an offer', () => {
  it.each([
    ['He’s stubborn. He doesn’t like computers telling him what to do.', 'effort'],
    ['My father’s never used a computer in his life.', 'effort'],
    ['He won’t have a machine in the bakery.', 'effort'],
    ['I’m no good with computers.', 'effort'],
    ['I’m not a computer person.', 'effort'],
    ['They’d moan about it for a month.', 'effort'],
    ['They’ll hate it.', 'effort'],
    ['Half of them can’t work a phone.', 'effort'],
    ['Who’s going to learn a new thing?', 'effort'],
    ['And who’d type all that in?', 'effort'],
    ['We haven’t got time to learn something new.', 'effort'],
    ['It’s one more thing to look after.', 'effort'],
    ['I can’t see Nabil using it.', 'effort'],
    ['You try getting my dad off his notebook.', 'effort'],
    ['Sounds like a lot of work to me.', 'effort'],
    ['He’s set in his ways.', 'effort'],
    ['He’s old school, is Nabil.', 'effort'],
    ['My people will think it’s there to replace them.', 'effort'],
    ['They’re scared for their jobs as it is.', 'effort'],
    ['Good luck getting the drivers to do that.', 'effort'],
    ['A computer doesn’t know my customers.', 'vendor-trust'],
    ['And what if it gets it wrong?', 'vendor-trust'],
    ['I wouldn’t trust a machine with that.', 'vendor-trust'],
    ['What happens when the internet goes down?', 'vendor-trust'],
    ['He trusts his gut more than any screen.', 'vendor-trust'],
    ['You all say that.', 'vendor-trust'],
    ['I’ve never heard of you.', 'vendor-trust'],
    ['How do I know you won’t disappear?', 'vendor-trust'],
    ['I’ve been promised that before.', 'vendor-trust'],
    ['We’ve just signed with Sage though, in January, for three years.', 'incumbent'],
    ['We only just renewed for another two years.', 'incumbent'],
    ['I’d have to get Martin on board.', 'no-authority'],
    ['The till is ancient, I’m worried nothing connects to it.', 'effort'],
    ['I’m not sure it talks to our stock system.', 'effort'],
    ['And I’m not sure we can afford it.', 'price'],
    ['I don’t know if we could afford something like that.', 'price'],
    ['Money’s tight.', 'price'],
    ['We’re counting every penny.', 'price'],
    ['That’s a lot for eleven shops.', 'price'],
    ['We haven’t got that kind of money.', 'price'],
    ['Where would that money come from?', 'price'],
    ['There’s nothing left at the end of the month.', 'price'],
    ['I couldn’t justify that to my brother.', 'price'],
    ['Ninety a shop? Ouch.', 'price'],
    ['It’s more than we pay for flour.', 'price'],
    ['I don’t want my figures on somebody else’s computer.', 'security'],
    ['Who sees our numbers then?', 'security'],
    ['They’ll think we’re checking up on them.', 'security'],
    ['I’m not signing anything for three years.', 'contract'],
    ['We’re flat out until Christmas.', 'timing'],
    ['I’ve no time for that this year.', 'timing'],
  ])('is heard as it is said: %s', (words, family) => {
    expect(worriesIn(offer, words)).toContain(family)
  })

  it.each([
    'That would help with the bread.',
    'He’d like that.',
    'They’d be glad of it.',
    'Oh, the drivers would love that.',
    'How does it know the weather?',
    'We throw away forty loaves a night.',
    'Nabil is good with computers, he does our till.',
    'Ninety a shop? Okay.',
    'That’s a lot less than I thought.',
    'We could afford that.',
    'Half of them do it on their phone already, on their own.',
    'It’s a lot of bread, all told.',
    'Who else is using it?',
    'I trust you with that.',
    'I didn’t say we pay too much.',
    'We never said it was too expensive.',
    'He signed with a flourish.',
  ])('is none: %s', (words) => {
    expect(worriesIn(offer, words)).toEqual([])
  })
})

describe('a worry when asked how somebody would take it', () => {
  it.each([
    ['What would Nabil say to it?', 'He’s stubborn.', 'effort'],
    ['How would the drivers take that?', 'They’d moan.', 'effort'],
    ['What holds you back?', 'Money’s tight.', 'price'],
    ['What worries you about it?', 'A machine can’t know when it rains.', 'vendor-trust'],
    ['Is there anything that would stop you?', 'Who’s going to look after it?', 'effort'],
  ])('is one: %s / %s', (asked, words, family) => {
    expect(worriesIn(asked, words)).toContain(family)
  })

  it('is one of each kind that a turn names', () => {
    const words = 'He’s stubborn. He doesn’t like computers telling him what to do. And I’m not sure we can afford it.'
    expect(worriesIn('What would Nabil say?', words)).toEqual(['effort', 'price'])
  })
})

describe('what goes wrong today', () => {
  it.each([
    'He’s stubborn about his bread, and it’s the best in town.',
    'We can’t afford to lose another baker.',
    'People round here can’t afford six pounds for a loaf.',
    'The till goes down every week.',
    'The computer in the office is ten years old.',
    'Flour is a lot dearer than last year.',
    'It’s a lot of work, the mornings.',
    'They moan about the rota.',
    'They hate the early shift.',
    'Who’s going to open up when I’m ill?',
    'They don’t like getting up at three.',
    'I’m not good with mornings.',
    'She trusts him with the till.',
    'The oven breaks and nobody knows what to do.',
    'Half of them can’t work Sundays.',
    'Nobody has time to count it.',
    'The margin on croissants is thin.',
    'We lose a lot of money on it.',
    'The suppliers promised it and it never came.',
    'I don’t know what we throw away.',
    'Nabil decides how much, by feel.',
    'It gets it wrong when it rains, the list.',
    'The internet is down every other day.',
    'We’re flat out before Christmas and run out by ten.',
    'I can’t see what each shop sold.',
    'Somebody has to type it all in again.',
    'Half the time the list is wrong.',
    'It’s more work than it should be.',
    'He’s never late, but the van is.',
    'There’s nothing left on the shelf by noon.',
    'We count every tray twice.',
    'They’re scared of the boss, so nobody says anything.',
  ])('is no worry about buying: %s', (words) => {
    expect(worriesIn('What goes wrong in a week?', words)).toEqual([])
  })
})
