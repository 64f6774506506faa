import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import type { BuyerReply, CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'
import { voices } from '../words/lines.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)

/** A discovery call with a buyer whose colleague Priya has told the rep's organisation where it hurts. */
function calledAfterPriya(seed: number): { setup: CallSetup; summary: string } {
  const setup = castCall(seed, 'discovery', 'medium')
  const pain = setup.persona.facts.find(({ id }) => id === 'pain')
  const summary = pain?.summary ?? ''
  return { setup: { ...setup, known: [{ factId: 'pain', summary, from: 'Priya' }] }, summary }
}

const hello = 'Hello, this is Marcus from Routewell.'
const credit = 'You came with what a colleague of theirs had told you'
const reasons = (reply: BuyerReply | undefined): string[] => reply?.changes.map(({ reason }) => reason) ?? []
const nods = (setup: CallSetup): string[] =>
  voices[setup.persona.temperament].heardFrom.map((line) => line.replaceAll('{from}', 'Priya'))

describe('a rep who comes with what a colleague told them', () => {
  it.each(seeds)('is told whether it is so, and is trusted more for it (buyer %i)', (seed) => {
    const { setup, summary } = calledAfterPriya(seed)
    const { mind, replies } = played(setup, [hello, `Priya told me about it: ${summary}. Is that right?`])
    const reply = replies.at(-1)
    expect(nods(setup).filter((nod) => reply?.words.startsWith(nod))).toHaveLength(1)
    expect(reasons(reply)).toContain(credit)
    expect(mind.brought).toEqual(['pain'])
  })

  it.each(seeds)('may ask at once what the trouble costs (buyer %i)', (seed) => {
    const { setup, summary } = calledAfterPriya(seed)
    const ask = 'What does that cost you in an ordinary month?'
    const { replies } = played(setup, [hello, `Priya told me about it: ${summary}.`, ask])
    expect(reasons(replies.at(-1))).toContain('You asked what the problem costs them')
    const { replies: without } = played(setup, [hello, ask])
    expect(reasons(without.at(-1))).toContain('You asked what a problem costs before you knew one')
  })

  it.each(seeds)('hears no word of Priya where nothing was said to be hers (buyer %i)', (seed) => {
    const { setup, summary } = calledAfterPriya(seed)
    const story = summary.replace(/\.$/, '')
    for (const asked of [
      `${story}. What did the bill come to?`,
      `${story}. Have I got that right, and which of those would you fix first?`,
      `Is Priya on board with this, given that ${story}?`,
    ]) {
      const words = played(setup, [hello, asked]).replies.at(-1)?.words ?? ''
      expect(nods(setup).filter((nod) => words.startsWith(nod))).toEqual([])
    }
  })

  it.each(seeds)('is told whether it is so, and no teller is named, where none was (buyer %i)', (seed) => {
    const { setup, summary } = calledAfterPriya(seed)
    const words = played(setup, [hello, `${summary} Is that right?`]).replies.at(-1)?.words ?? ''
    expect(words).not.toContain('Priya')
  })

  it('gets the credit once', () => {
    const { setup, summary } = calledAfterPriya(3)
    const line = `Priya told me about it: ${summary}.`
    const { replies } = played(setup, [hello, line, `As I said, ${summary.toLowerCase()}.`])
    expect(reasons(replies.at(-1)).filter((reason) => reason === credit)).toEqual([])
  })

  it('gets none for what it does for others, nor where nobody had told anything', () => {
    const { setup, summary } = calledAfterPriya(3)
    const others = played(setup, [
      hello,
      `We help others with it: our customers know ${summary.split('.')[0]?.toLowerCase()}.`,
    ])
    expect(others.mind.brought).toEqual([])
    const { known: _, ...unknown } = setup
    expect(played(unknown, [hello, `Priya told me about it: ${summary}.`]).mind.brought).toEqual([])
  })
})
