import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear } from '../index.ts'
import type { Mind } from '../index.ts'
import { played } from '../played.fixture.ts'
import { onTheirLine } from './on-their-line.ts'

const seeds = [3, 11, 19]
/** Those who have seen what others offer. */
const haveLooked = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .filter((seed) => castCall(seed, 'discovery', 'easy').persona.facts.some(({ id }) => id === 'looking'))
  .slice(0, 3)

/** What the buyer says to a follow-up, the last thing said between the two having been this. */
function after(seed: number, rep: string, buyer: string, question: string, fact: string | null = null): string[] {
  const setup = castCall(seed, 'discovery', 'easy')
  const { mind } = played(setup, ["Hi, it's Marcus, thanks for the time.", 'How do you plan the week?'])
  const next: Mind = {
    ...mind,
    phase: 'talking',
    turn: 5,
    heard: [...mind.heard, rep.toLowerCase()],
    pieces: [{ text: buyer, fact, objection: null, agreed: false }],
    ...(fact === null ? {} : { topic: fact, facts: [...mind.facts, { id: fact, depth: 'full' }] }),
  }
  const { reply } = hear(setup, next, { words: question, elapsedMs: 60_000 })
  return [setup.persona.temperament, reply.words]
}

const said = (key: keyof typeof onTheirLine, [temperament = '', words = '']: string[]): boolean =>
  Object.entries(onTheirLine[key]).some(
    ([own, wordings]) => own === temperament && wordings.some((wording) => words.includes(wording)),
  )

describe('a follow-up is asked of the line just said', () => {
  it.each(['Why do you ask?', 'Hm, what makes you ask that?', 'Why the question?', 'How come?'])(
    'of a question of theirs they say why they asked: %s',
    (question) => {
      for (const seed of seeds) {
        const told = after(seed, 'A clinic in Leeds has it.', 'Are they anything like us, would you say?', question)
        expect([told, said('asked-because', told)]).toEqual([told, true])
      }
    },
  )

  it.each(['Why not?', "What didn't you like about them?", 'Oh. And why is that?'])(
    'of what others had shown them they say what was wrong with that: %s',
    (question) => {
      for (const seed of haveLooked) {
        const told = after(
          seed,
          'Have you looked at others?',
          'Two demos, and neither convinced me.',
          question,
          'looking',
        )
        expect([told, said('rivals-why', told)]).toEqual([told, true])
      }
    },
  )

  it.each(['Why not?', 'What makes you say that?', 'What makes you hesitate?'])(
    'of doubt about an offer they say where it comes from: %s',
    (question) => {
      const offer = 'Our software fills open shifts by text message, so your people stop ringing round.'
      for (const seed of seeds) {
        const told = after(seed, offer, "I can't see that working here.", question)
        expect([told, said('doubt-because', told)]).toEqual([told, true])
      }
    },
  )

  it('and no two temperaments say the same to it', () => {
    for (const voiced of Object.values(onTheirLine)) {
      const all = Object.values(voiced).flat()
      expect(new Set(all).size).toBe(all.length)
    }
  })
})
