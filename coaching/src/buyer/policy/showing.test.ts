import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { play } from '../../evaluation/play-all.ts'
import { played } from '../played.fixture.ts'
import type { CallSetup } from '../setup.ts'
import { withoutStamp } from '../stamps.ts'
import { voices } from '../words/lines.ts'
import { toldBefore } from '../shared-past.ts'

const demo = (seed = 5, difficulty: CallSetup['difficulty'] = 'medium') => castCall(seed, 'demo', difficulty)
const told = (setup: CallSetup, topic: string): string =>
  toldBefore(setup).find((fact) => fact.topic === topic)?.summary ?? ''
const showsPain = (setup: CallSetup) =>
  `You told me this: ${told(setup, 'pain')}. What you see here is that very case, and it is put right by itself.`
const tour = 'Here on the left are the bar colours, and over here the dark mode and the fonts.'
const secondTour = 'And the next feature is the emoji gallery, as you can see down here.'
const last = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1)
  if (item === undefined) throw new Error('nothing was said')
  return item
}
const reasons = (setup: CallSetup, lines: readonly string[]) =>
  last(played(setup, lines).replies).changes.map(({ reason }) => reason)

describe('a demo', () => {
  it('begins with a buyer who knows the rep and has told them what hurts', () => {
    const setup = demo()
    const { mind } = played(setup, [])
    expect(mind.knows).toEqual({ name: true, reason: true })
    expect(mind.facts.map(({ id }) => id).toSorted()).toEqual(
      toldBefore(setup)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('is won by showing what they had told of, and lost by a tour', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const setup = demo(seed)
      const own = last(played(setup, [showsPain(setup)]).replies).meters
      const other = last(played(setup, [tour]).replies).meters
      expect(own.interest).toBeGreaterThan(other.interest)
      expect(own.patience).toBeGreaterThan(other.patience)
    }
  })

  it('tells the rep which words did it', () => {
    const setup = demo()
    expect(reasons(setup, [showsPain(setup)])).toContain('You showed it on what they had told you')
    expect(reasons(setup, [tour])).toContain('What you showed had nothing to do with what they told you')
    expect(reasons(setup, [tour, secondTour])).toContain('You went on showing and asked nothing')
  })

  it('makes the buyer ask for their own trouble when a second thing of no use is shown', () => {
    const setup = demo()
    const { replies } = played(setup, [tour, secondTour])
    const pain = setup.persona.facts.filter(({ topic }) => ['pain', 'process', 'impact'].includes(topic))
    const own = pain.flatMap(({ plain }) => plain)
    expect(last(replies).move).toBe('push-back')
    expect(own.some((text) => last(replies).words.includes(text))).toBe(true)
  })

  it('brings an answer in their own words when the rep asks what it would change, once they have seen it', () => {
    const setup = demo()
    const ask = 'What would that change for you?'
    expect(last(played(setup, [tour, ask]).replies).move).toBe('push-back')
    expect(last(played(setup, [showsPain(setup), ask]).replies).move).toBe('answer-plain')
    expect(reasons(setup, [showsPain(setup), ask])).toContain('You asked what it would change for them')
    expect(reasons(setup, [tour, ask])).not.toContain('You asked what it would change for them')
  })

  it('asked whether it would have helped, they say so first, and a figure comes after it or not at all', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const setup = demo(seed)
      const [, answer] = played(setup, [showsPain(setup), 'Would that have helped you last time?']).replies
      const yes = voices[setup.persona.temperament].payoff.map(withoutStamp)
      expect(yes.some((wording) => withoutStamp(answer?.words ?? '').startsWith(wording))).toBe(true)
    }
  })

  it('pays no second time for the same question before something else was shown', () => {
    const setup = demo()
    const lines = [showsPain(setup), 'What would that change for you?', 'And how would that help?']
    expect(reasons(setup, lines)).not.toContain('You asked what it would change for them')
  })

  it('takes a question of the buyer that is passed over for what it is', () => {
    const asked = Array.from({ length: 30 }, (_, index) => demo(index + 1)).find((setup) =>
      last(played(setup, [showsPain(setup)]).replies).words.endsWith('?'),
    )
    if (asked === undefined) throw new Error('nobody asked anything')
    expect(reasons(asked, [showsPain(asked), secondTour])).toContain('You went on without answering what they asked')
    expect(reasons(asked, [showsPain(asked), 'It comes from your own entries, nobody types it twice.'])).not.toContain(
      'You went on without answering what they asked',
    )
  })

  it('that brings up a worry is not praised in the same breath', () => {
    const praise = Object.values(voices).flatMap(({ showTied }) => showTied.map(withoutStamp))
    const worried = Array.from({ length: 40 }, (_, index) => demo(index + 1, 'hard')).flatMap((setup) =>
      played(setup, [showsPain(setup), showsPain(setup).replace('.', ', and here is the rest of it.')]).replies.filter(
        ({ move }) => move === 'object',
      ),
    )
    expect(worried.length).toBeGreaterThan(0)
    expect(worried.filter(({ words }) => praise.some((text) => words.startsWith(text)))).toEqual([])
  })

  it('after which somebody is asked for alone is agreed to without others', () => {
    const yes = Array.from({ length: 36 }, (_, index) => index + 1).flatMap((seed) => {
      const { turns } = play('demo', 'hard', 'excellent', seed).call
      return turns.flatMap((turn, at) =>
        turn.speaker === 'buyer' &&
        turn.move === 'agree-next-step' &&
        turns[at - 1]?.words.includes('you alone') === true
          ? [turn.words]
          : [],
      )
    })
    expect(yes.length).toBeGreaterThan(2)
    expect(yes.filter((words) => /\bright people\b|\bbring the people\b|\bthe others\b/.test(words))).toEqual([])
  })

  it('ends in no trial before anything of theirs was shown', () => {
    const ask = 'Could we start a two-week trial with one team on Monday at nine?'
    for (let seed = 1; seed <= 12; seed += 1) {
      const { mind } = played(demo(seed, 'easy'), [tour, ask])
      expect(mind.step.agreed).toBeNull()
    }
  })

  it('has nobody ask where a number comes from on a screen that shows none', () => {
    const ofFigure = /\b(?:number|figure|calculated)\b[^.!?]*\?/i
    const asked = Array.from({ length: 20 }, (_, index) => demo(index + 1)).flatMap((setup) =>
      played(setup, [
        'What you told me about is here. Watch how it goes right by itself, and your people hear of it at once.',
      ]).replies.flatMap(({ words }) => (ofFigure.test(words) ? [words] : [])),
    )
    expect(asked).toEqual([])
  })

  it('lets the rep get the screen ready', () => {
    const { replies } = played(demo(), ["I'll share my screen now. Can you see my screen?"])
    expect(last(replies).move).toBe('grant-time')
  })
})
