import { describe, expect, it } from 'vitest'
import { plainlyAsked } from './answers/plainly-asked.ts'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { answerToWorry } from '../scoring/answers-to-worries.ts'
import { withoutStamp } from './stamps.ts'
import { voices } from './words/lines.ts'
import { outcomeOf } from './index.ts'
import { played } from './played.fixture.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
const hello = "Hi, thanks for the time. I'd like to hear how it has really gone for you, and then look at next year."
const honest = "And honestly, what doesn't work the way you'd hoped?"
const repair = "I'm sorry, that's on us. I'll have it fixed by Thursday and ring you that afternoon."
const renew = "Shall we renew for another year? You'd have the paper with you on Thursday at ten."

const nothingKnown = {
  cause: null,
  point: '',
  proof: '',
  lasting: '',
  forThem: '',
  price: '',
  beside: '',
  rival: null,
  decider: null,
}

const call = (seed: number, lines: readonly string[], difficulty: Difficulty = 'medium') => {
  const setup = castCall(seed, 'check-in', difficulty)
  return { setup, ...played(setup, lines) }
}
const last = <Item>(items: readonly Item[]): Item | undefined => items.at(-1)

describe('a check-in', () => {
  it('begins with why they bought, since when and what was promised known to both', () => {
    for (const seed of seeds) {
      const { setup, mind } = call(seed, [])
      const shared = ['customer-bought', 'customer-since', 'customer-promised']
      expect(setup.known?.map(({ factId }) => factId)).toEqual(expect.arrayContaining(shared))
      expect(mind.facts.map(({ id }) => id).toSorted()).toEqual(shared.toSorted())
    }
  })

  it('is met with "fine" by whoever is only asked how it goes', () => {
    for (const seed of seeds) {
      const { setup, replies, mind } = call(seed, [hello, 'So how has it been going with it?'])
      expect(last(replies)?.facts).toEqual([])
      expect(mind.objections).toEqual([])
      const said = last(replies)?.words.replace('does not', "doesn't") ?? ''
      expect(voices[setup.persona.temperament].fineFine.map(withoutStamp)).toContain(withoutStamp(said))
    }
  })

  it('brings out what does not work when that is asked honestly, as a complaint to be met', () => {
    const told = seeds.filter((seed) => {
      const { replies } = call(seed, [hello, honest])
      return last(replies)?.objection?.family === 'complaint' && last(replies)?.facts.length === 1
    })
    expect(told.length).toBe(seeds.length)
  })

  it('has the complaint settled by owning up and a day, and not by being explained away', () => {
    for (const seed of seeds) {
      const owned = call(seed, [hello, honest, repair])
      const argued = call(seed, [hello, honest, 'Well, your people have to read the handbook for that.'])
      const vague = call(seed, [
        hello,
        honest,
        "I'm sorry about that. I'll pass it on to support and they'll look at it.",
      ])
      expect(last(owned.replies)?.objection?.state).toBe('resolved')
      expect(last(argued.replies)?.objection?.state).not.toBe('resolved')
      expect(last(vague.replies)?.objection?.state).not.toBe('resolved')
    }
  })

  it('has the complaint settled by the answer that the review suggests', () => {
    for (const seed of seeds) {
      const { setup, replies } = call(seed, [hello, honest])
      const complaint = setup.persona.objections.find(({ id }) => id === last(replies)?.objection?.id)
      const again = call(seed, [hello, honest, complaint?.goodAnswer ?? ''], 'expert')
      const told = call(seed, [hello, honest], 'expert')
      const isOpen = last(told.replies)?.objection?.id === complaint?.id
      expect([seed, isOpen, last(again.replies)?.objection?.state]).toEqual([
        seed,
        isOpen,
        isOpen ? 'resolved' : undefined,
      ])
      const better = answerToWorry('complaint', '', nothingKnown)
        .replace('[the day]', 'Thursday')
        .replace('[who of yours]', 'our engineer')
      expect(last(call(seed, [hello, honest, better]).replies)?.objection?.state).toBe('resolved')
    }
  })

  it('takes the day of a repair for no next step', () => {
    for (const seed of seeds) expect(call(seed, [hello, honest, repair]).mind.step.agreed).toBeNull()
  })

  it('loses whoever sells more before hearing how it goes', () => {
    const pitch = 'We have a new module with live dashboards and alerts, our platform does the reports by itself.'
    for (const seed of seeds) {
      const { first, replies } = call(seed, [pitch])
      expect(last(replies)?.meters.patience).toBeLessThan(first.meters.patience)
      expect(last(replies)?.changes.map(({ reason }) => reason)).toContain(
        'You offered more before hearing how it goes',
      )
    }
  })

  it('gives no yes to a renewal before it was asked how it goes, at any difficulty', () => {
    for (const difficulty of difficulties)
      for (const seed of seeds) expect(call(seed, [hello, renew], difficulty).mind.step.agreed).toBeNull()
  })

  it('ends renewed when the complaint was met and the ask has a day, and in a meeting when only a time was asked for', () => {
    const heard = [
      hello,
      honest,
      repair,
      'Who of your people uses it, and who does not?',
      'What works well for you with it?',
    ]
    const ends = (ask: string) =>
      seeds.map((seed) => {
        const { setup, mind } = call(seed, [...heard, ask], 'easy')
        return outcomeOf(setup, mind, 'rep')
      })
    expect(ends(renew).filter((outcome) => outcome === 'renewed').length).toBeGreaterThan(seeds.length * 0.8)
    const meeting = ends('Could we sit down for thirty minutes on Thursday at ten and go through the renewal?')
    expect(meeting).toContain('meeting')
    expect(meeting).not.toContain('renewed')
  })
})

describe('whose fault it is', () => {
  it('is said over a complaint, which stays where it was', () => {
    const setup = castCall(3, 'check-in', 'medium')
    const { replies } = played(setup, ['Hi, Marcus here.', "What isn't working?", 'Whose fault is that?'])
    const { words, objection } = replies.at(-1) ?? {}
    expect(objection?.family).toBe('complaint')
    expect(objection?.state).toBe('raised')
    expect(plainlyAsked['their-fault'][setup.persona.temperament]).toContain(words)
  })
})
