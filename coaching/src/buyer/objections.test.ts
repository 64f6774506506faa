import { describe, expect, it } from 'vitest'
import { objectionFamilySchema } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty, ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { objectionTemplates } from '../generation/content/content.ts'
import { perceive } from './perceive.ts'
import { trialStrength } from './heard/trial-offer.ts'
import { takesInAnyVoice } from './heard/what-it-takes.ts'
import type { BuyerReply } from './index.ts'
import { played } from './played.fixture.ts'
import { worriedBy } from './worried-call.fixture.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)

const families = objectionTemplates.map(({ family }) => family)
const plainAnswer =
  "That's fair. We look after all of it ourselves, and one of our customers was up and running in a week."

describe('an objection on easy', () => {
  it.each(families)('is closed by one acknowledgement and one answer, in one turn or in two: %s', (family) => {
    const setup = worriedBy(family, 'easy')
    expect(played(setup, [plainAnswer]).mind.objections).toMatchObject([{ state: 'resolved' }])
    const inTwo = played(setup, [
      "I hear you, that's fair.",
      'We would look after all of that for you from the first day.',
    ])
    expect(inTwo.mind.objections).toMatchObject([{ state: 'resolved' }])
  })

  it('stays one: asked about, half answered or answered, the buyer brings up no other', () => {
    for (const seed of seeds) {
      const { replies } = played(castCall(seed, 'objection-handling', 'easy'), [
        'What makes you say that?',
        'It is simply better.',
        plainAnswer,
        'Does that take care of it?',
        'So what do you think?',
      ])
      expect(new Set(replies.flatMap(({ objection }) => objection?.id ?? [])).size).toBe(1)
      expect(replies.filter(({ objection }) => objection?.state === 'resolved')).toHaveLength(1)
    }
  })

  it('is looked into, and not closed, by a nod and a question', () => {
    const asked = 'Fair question, I would ask it too. What is it that worries you about us?'
    for (const family of ['vendor-trust', 'price', 'effort', 'security'] as const) {
      const { mind, replies } = played(worriedBy(family, 'easy'), [asked])
      expect(mind.objections).toMatchObject([{ state: 'raised', explained: true }])
      expect(replies[0]?.changes.map(({ reason }) => reason)).toContain('You asked what lay behind their objection')
    }
  })

  it('is not closed by a shrug, a push or the price said again', () => {
    for (const words of [
      "Oh. Um, I don't know, I'd have to check.",
      "That's fair, but it's a no-brainer, so just say yes.",
      'I understand. It is nine hundred dollars a month, as I said before.',
    ]) {
      expect(played(worriedBy('price', 'easy'), [words]).mind.objections[0]?.state).not.toBe('resolved')
    }
  })
})

describe('while a worry is open', () => {
  it('a goodbye is no going past it: a rep who takes leave is not hung up on for that', () => {
    for (const family of families) {
      const { mind, replies } = played(worriedBy(family, 'expert'), [
        'Right, I mean, I guess that is true.',
        "So we have a tool that, you know, kind of helps with things like that, I'd say.",
        'Alright, sorry to bother you, bye.',
      ])
      const last = replies.at(-1)
      expect(last?.changes.map(({ reason }) => reason)).not.toContain('You went past their objection')
      expect(mind.endedBecause).toBe('goodbye')
    }
  })

  it('an offer to e-mail something is taken for one, however unsure the ear is', () => {
    const { replies } = played(worriedBy('competitor', 'medium'), [
      'Oh. Okay. Um, I see.',
      'So we have a tool that helps with things like that.',
      'So, uh, could I email you something maybe?',
    ])
    expect(replies.at(-1)?.move).toBe('brush-off')
  })

  const all = (family: ObjectionFamily, lines: readonly string[], difficulty: Difficulty = 'medium') =>
    played(worriedBy(family, difficulty), lines).replies
  const words = (replies: readonly BuyerReply[]): string => replies.map((reply) => reply.words).join(' ')

  it.each(families)('asked what it would take, the buyer says what it would take: %s', (family) => {
    const [, reply] = all(
      family,
      ['What makes you say that?', 'What would you need to see to feel comfortable?'],
      'hard',
    )
    expect(reply?.objection).toMatchObject({ family, state: 'raised' })
    expect(
      takesInAnyVoice(family).some((text) => reply?.words.toLowerCase().includes(text.toLowerCase().slice(0, 20))),
    ).toBe(true)
  })

  it('the buyer brings up no other one', () => {
    for (const seed of seeds) {
      const { mind, replies } = played(castCall(seed, 'objection-handling', 'hard'), [
        'What makes you say that?',
        'I see why that would put you off. What would need to be true for you?',
        'And what else is behind it?',
      ])
      expect(new Set(replies.flatMap(({ objection }) => objection?.id ?? [])).size).toBe(1)
      expect(mind.objections).toHaveLength(1)
    }
  })

  it('a discount against a worry that is not about money changes nothing, and is not taken for a question', () => {
    const [reply] = all('vendor-trust', ['We could do a discount, say fifteen percent off?'])
    expect(reply?.move).toBe('price-reaction')
    expect(reply?.objection?.state).not.toBe('resolved')
  })

  it('an offer put as a question is met as an offer, not with "I couldn\'t say"', () => {
    for (const family of families) {
      const [reply] = all(family, ['What if we sort of put the thing where you can see it for a while?'])
      expect(reply?.move).not.toBe('unknown-answer')
    }
  })

  it('said back to the buyer it is confirmed: it is neither explained again nor settled by that', () => {
    const [first, second] = all('vendor-trust', [
      'What makes you say that?',
      'So if I hear you right, you want to know somebody like you who uses us before you trust us. Is that right?',
    ])
    expect(first?.objection?.state).toBe('raised')
    expect(second?.move).toBe('confirm-recap')
    expect(second?.objection?.state).toBe('raised')
  })

  it('nobody is told that they went round it for asking how an answer was taken', () => {
    for (const family of families) {
      const [reply] = all(family, ['How does that sound so far?'])
      expect(reply?.changes.map(({ reason }) => reason)).not.toContain('You went past their objection')
    }
  })

  it('a good answer without a sign of having heard is met as one: the buyer says what is missing', () => {
    const answer = 'You start with a free four-week pilot, and you can stop any day before you sign anything.'
    const [reply] = all('price', [answer])
    expect(reply?.objection?.state).toBe('raised')
    expect(reply?.words).toMatch(/heard|hear what I said/)
    const [, then] = all('price', [answer, "I do hear you, that's a fair worry."])
    expect(then?.objection?.state).toBe('resolved')
  })

  it('what is said of one worry settles no other: a month of training is no way out of a contract', () => {
    const [reply] = all('contract', [
      "That's fair. In a month we'd have two of your people trained, four hours each, and nothing changes for the others.",
    ])
    expect(words([reply].filter((one) => one !== undefined))).not.toMatch(/stop/)
    expect(reply?.objection?.state).not.toBe('resolved')
  })

  it('a company like theirs speaks to the fear of an unknown vendor', () => {
    const [reply] = all('vendor-trust', [
      "That's fair. A company about your size had the same worry, and they ran both side by side for a month before they switched.",
    ])
    expect(reply?.objection?.state).toBe('resolved')
    expect(reply?.changes.map(({ reason }) => reason).join()).not.toContain('before you knew their business')
  })
})

describe('the reply to an answer', () => {
  it('gives no fact away when the rep asks how that would do', () => {
    for (const seed of seeds) {
      const { replies } = played(castCall(seed, 'objection-handling', 'easy'), [
        `${plainAnswer} How would that work for your team, and what problems would that still leave?`,
        'Does that take care of it?',
      ])
      expect(replies.flatMap(({ facts }) => facts)).toEqual([])
      expect(replies[0]?.move).toBe('resolve-objection')
      expect(replies[1]?.move).toBe('react')
    }
  })
})

describe('a trial', () => {
  const strengthOf = (words: string, family: ObjectionFamily): number => trialStrength(perceive(words, 0), family)

  it.each(['price', 'contract', 'tried-before', 'vendor-trust', 'effort', 'incumbent', 'competitor'] as const)(
    'offered free is an answer to: %s',
    (family) => {
      expect(strengthOf('We could start with a free pilot.', family)).toBeGreaterThanOrEqual(1)
    },
  )

  it.each([
    ['price', 'You start with a free trial.'],
    ['contract', 'It is a pilot, and you can stop any day.'],
    ['effort', 'We run a pilot, and our team does the setup.'],
    ['tried-before', 'We do a pilot with two of your people.'],
    ['incumbent', 'We do a pilot alongside what you have.'],
    ['security', 'We do a trial on test data.'],
    ['timing', 'We do a trial after that, and our team does the work.'],
  ] as const)('is an answer with evidence when its terms speak to the worry: %s, “%s”', (family, words) => {
    expect(strengthOf(words, family)).toBe(2)
  })

  it('is no answer to those who need nothing, and none to fear for data or time without terms for it', () => {
    for (const family of ['no-need', 'send-something', 'security', 'timing'] as const)
      expect(strengthOf('We could start with a free pilot.', family)).toBe(0)
  })

  it.each([
    'Unfortunately we do not offer a free trial.',
    'What happened in the last pilot?',
    'Did you run a trial with them?',
    'How do you prepare for a trial date?',
    'How many clinical trials do you run?',
  ])('is not offered by “%s”', (words) => {
    for (const family of objectionFamilySchema.options) expect(strengthOf(words, family)).toBe(0)
  })

  it('closes a strong worry on expert when it was acknowledged too, and what it begs was answered', () => {
    const offer =
      "That's fair. You start with a free four-week pilot, and you can stop any day before you sign anything."
    const after = 'After that it is nine hundred a month, as it stands in the contract.'
    expect(played(worriedBy('price', 'expert'), [offer, after]).mind.objections).toMatchObject([{ state: 'resolved' }])
  })
})

describe('words the ear is not sure of', () => {
  const murmur = 'The other one was rather like a boat by the side of it.'

  it('are not held against the rep while a worry is open', () => {
    for (const seed of seeds) {
      const { mind, replies } = played(castCall(seed, 'objection-handling', 'medium'), [murmur])
      expect(mind.objections[0]?.state).toBe('raised')
      expect(replies[0]?.changes.map(({ reason }) => reason)).not.toContain('You went past their objection')
    }
  })
})

describe('the reasons a rep reads', () => {
  const setup = castCall(3, 'cold-call', 'medium')
  const open =
    "Hi, this is Marcus from Routewell, I'm calling because I saw that you're growing. Do you have two minutes?"

  it.each([
    "What's most important to you in choosing a provider?",
    'We can eliminate your problems.',
    'What if we offered a phased rollout to keep it under budget?',
  ])('hold no act that the ear was unsure of, and it moves nothing: “%s”', (words) => {
    const acts = perceive(words, 0).acts
    expect(Math.max(...acts.map(({ confidence }) => confidence))).toBeLessThan(0.58)
    const [, reply] = played(setup, [open, words]).replies
    const told = (reply?.changes ?? []).map(({ reason }) => reason)
    expect(told.filter((reason) => /asked (?:about money|what|them)|pitched|price|more/.test(reason))).toEqual([])
  })
})
