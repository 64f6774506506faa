import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, Mind } from '../index.ts'

const asksForSomebody = /name me somebody|speak for it|worked for somebody like us|who else have you done/i

/** A buyer who has said no to a first ask, as nobody they know has it, and hears these lines. */
function afterNo(seed: number, lines: readonly string[]): { replies: BuyerReply[]; mind: Mind } {
  const setup = castCall(seed, 'cold-call', 'medium')
  const opened = openCall(setup).mind
  let mind: Mind = {
    ...opened,
    turn: 3,
    phase: 'talking',
    question: null,
    meters: { trust: 12, interest: 34, patience: 80 },
    step: { ...opened.step, refusals: 1, asks: 1 },
    // Asked what goes wrong, told what they would have: who has it is all they lack.
    counts: {
      ...opened.counts,
      'gap:proof': 3,
      'refused-at': 3,
      'refused-row': 1,
      'cause:q_pain': 1,
      'named:benefit': 2,
    },
    pieces: [{ text: 'Nobody I know knows you.', fact: null, objection: null, agreed: false }],
  }
  const replies = lines.map((words, index) => {
    const heard = hear(setup, mind, { words, elapsedMs: 60_000 + index * 8000 })
    mind = heard.mind
    return heard.reply
  })
  return { replies, mind }
}

const seeds = Array.from({ length: 16 }, (_, seed) => seed)
const brought = 'You brought what they had said was missing'
const ask = 'Could we do Tuesday at ten?'

describe('a customer named before an ask, to a buyer who knows nobody who has it,', () => {
  it.each([
    "We've worked with Harmon Freight for two years. Could we do Tuesday at ten?",
    'Northgate Logistics uses us, and so does Pellworth. Can we meet on Thursday?',
    "Marston's Bakery runs on it every day, so could we talk next week?",
    "You may know Kestrel Haulage. They're with us. Would Friday do?",
    'I could name you Harmon Freight, they have it. Tuesday at ten?',
  ])('is somebody, and they ask for nobody else: %s', (words) => {
    for (const seed of seeds) {
      const { replies } = afterNo(seed, [words, ask])
      expect(replies[0]?.changes.map(({ reason }) => reason)).toContain(brought)
      for (const { words: said } of replies) expect(said).not.toMatch(asksForSomebody)
    }
  })

  it.each([
    ask,
    "We've worked hard on this for two years. Could we do Tuesday at ten?",
    'I spoke to Harmon Freight yesterday. Could we do Tuesday at ten?',
    'Does Harmon Freight use it? Could we do Tuesday at ten?',
    'Monday works for us. Or is it Tuesday?',
  ])('is nobody who only asks, or names somebody without it: %s', (words) => {
    for (const seed of seeds)
      expect(afterNo(seed, [words]).replies[0]?.changes.map(({ reason }) => reason)).not.toContain(brought)
  })

  it('where nobody was named they go on asking for somebody', () => {
    const said = seeds.flatMap((seed) => afterNo(seed, [ask, ask]).replies.map(({ words }) => words))
    expect(said.some((words) => asksForSomebody.test(words))).toBe(true)
  })
})
