import { describe, expect, it } from 'vitest'
import { decidersNamed } from './deciders.ts'
import { heardCall } from './heard-call.ts'

const named = (buyer: string, rep = 'And how is it going?'): string[] => {
  const turn = (at: number, speaker: 'rep' | 'buyer', words: string) =>
    ({ turn: at, speaker, words, startMs: at * 1000, endMs: at * 1000 + 900, mode: 'typed' }) as const
  const call = heardCall([turn(0, 'rep', rep), turn(1, 'buyer', buyer)], 'discovery')
  return decidersNamed(call, 1, ['Rosa Lindqvist', 'Marcus'])
}

describe('who has a say, as the buyer named them', () => {
  it.each([
    ['You’re talking to the wrong person for that. Sunita signs these things.', ['Sunita']],
    ["The signature is Elin's, our VP of Finance. Before that, Isaiah has to want it.", ['Isaiah', 'Elin']],
    ['Well, Denise in finance would have to approve it.', ['Denise']],
    ['I like it, but it is up to my boss.', ['your boss']],
    ['Our finance director holds the purse, I only ask.', ['your finance director']],
    ['I would have to take it to the board.', ['the board']],
    ['You’d still have to get past Warren.', ['Warren']],
    ['Anything over five thousand, head office decides.', ['head office']],
    ['I’d have to ask the wife, she does the books.', ['your wife']],
    ['My brother signs everything here.', ['your brother']],
    ['I would need to talk to our accountant first.', ['your accountant']],
    ['That one I have to check with the trustees.', ['the trustees']],
    ['My dad still keeps the money together, and the owner decides.', ['the owner']],
    ['My husband does the accounts.', ['your husband']],
    ['I bring it in and Ursula signs, but I’d want Tracy in the room.', ['Ursula', 'Tracy']],
    ['We could do that, with Claire on the call.', ['Claire']],
    ['Me first, then Soo-jin with the pen, our VP of Finance.', ['Soo-jin']],
  ])('are those who sign, approve, hold the money or have to be got past: %s', (words, expected) => {
    expect(named(words).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['Me, and Tomas in finance.', ['Tomas']],
    ['Denise, our finance director.', ['Denise']],
    ['That would be Piet and Aurelie.', ['Piet', 'Aurelie']],
    ['Just the owner.', ['the owner']],
    ['The wife.', ['your wife']],
    ['Me and my sister.', ['your sister']],
    [
      'Nothing gets signed without Sunita, our Controller. And nothing gets used without Oscar. Getting us all in one room is the hard part.',
      ['Sunita', 'Oscar'],
    ],
  ])('are listed without a verb where it was asked: %s', (words, expected) => {
    expect(named(words, 'Who else would have to sign that off?').toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['Martin? He’s bothered when he sees the charges. Listen, we’ve just signed with Sage, in January.', []],
    ['Ah. I bring it in and Ursula signs, our Chief Financial Officer.', ['Ursula']],
    ['Oh, that’s Denise, our finance director.', ['Denise']],
    ['Hm. We’re with Korber for that, and Piet looks after it with Aurelie.', ['Aurelie', 'Piet']],
  ])('are no sighs and no suppliers, where it was asked: %s', (words, expected) => {
    expect(named(words, 'Who else would have to sign that off?').toSorted()).toEqual(expected.toSorted())
  })

  it('are not those who are only listed in answer to something else', () => {
    expect(named('Me, and Tomas in finance.', 'How do you plan the day?')).toEqual([])
  })

  it.each([
    'I decide that, nobody else.',
    'Nobody signs anything here before May.',
    'We use Onfleet, and Tomas built a map beside it.',
    'Does Tomas have to sign that?',
    'Tuesday would have to be the day, Marcus.',
    'They’d have to see it work first.',
    'The wife of a driver rang in this morning.',
    'My son broke his arm on Sunday.',
  ])('are not the buyer, nobody in particular, a day, or somebody who only does the work: %s', (words) => {
    expect(named(words)).toEqual([])
  })
})
