import { describe, expect, it } from 'vitest'
import { objectionFamilySchema } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty, ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { objectionTemplates } from '../generation/content/content.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup, Mind } from './index.ts'
import { perceive } from './perceive.ts'
import { trialStrength } from './trial-offer.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)

type Said = { mind: Mind; replies: BuyerReply[] }

function say(setup: CallSetup, lines: readonly string[]): Said {
  let { mind } = openCall(setup)
  const replies = lines.map((words, index) => {
    const heard = hear(setup, mind, { words, elapsedMs: 3000 + index * 8000 })
    mind = heard.mind
    return heard.reply
  })
  return { mind, replies }
}

/** An objection call whose one worry is of a family. */
function worriedBy(family: ObjectionFamily, difficulty: Difficulty, seed = 4): CallSetup {
  const setup = castCall(seed, 'objection-handling', difficulty)
  for (let other = 1; other < 80; other += 1) {
    const objection = castCall(other, 'cold-call', 'medium').persona.objections.find((one) => one.family === family)
    // On easy only mild worries come up at all.
    const mild = objection === undefined || difficulty !== 'easy' ? objection : { ...objection, force: 2 }
    if (mild !== undefined) return { ...setup, persona: { ...setup.persona, objections: [mild] } }
  }
  throw new Error(`nobody has ${family}`)
}

const families = objectionTemplates.map(({ family }) => family)
const plainAnswer =
  "That's fair. We look after all of it ourselves, and one of our customers was up and running in a week."

describe('an objection on easy', () => {
  it.each(families)('is closed by one acknowledgement and one answer, in one turn or in two: %s', (family) => {
    const setup = worriedBy(family, 'easy')
    expect(say(setup, [plainAnswer]).mind.objections).toMatchObject([{ state: 'resolved' }])
    const inTwo = say(setup, [
      "I hear you, that's fair.",
      'We would look after all of that for you from the first day.',
    ])
    expect(inTwo.mind.objections).toMatchObject([{ state: 'resolved' }])
  })

  it('stays one: asked about, half answered or answered, the buyer brings up no other', () => {
    for (const seed of seeds) {
      const { replies } = say(castCall(seed, 'objection-handling', 'easy'), [
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

  it('is not closed by a shrug, a push or the price said again', () => {
    for (const words of [
      "Oh. Um, I don't know, I'd have to check.",
      "That's fair, but it's a no-brainer, so just say yes.",
      'I understand. It is nine hundred dollars a month, as I said before.',
    ]) {
      expect(say(worriedBy('price', 'easy'), [words]).mind.objections[0]?.state).not.toBe('resolved')
    }
  })
})

describe('the reply to an answer', () => {
  it('gives no fact away when the rep asks how that would do', () => {
    for (const seed of seeds) {
      const { replies } = say(castCall(seed, 'objection-handling', 'easy'), [
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

  it('closes a strong worry on expert when it was acknowledged too', () => {
    const offer =
      "That's fair. You start with a free four-week pilot, and you can stop any day before you sign anything."
    expect(say(worriedBy('price', 'expert'), [offer]).mind.objections).toMatchObject([{ state: 'resolved' }])
  })
})

describe('words the ear is not sure of', () => {
  const murmur = 'The other one was rather like a boat by the side of it.'

  it('are not held against the rep while a worry is open', () => {
    for (const seed of seeds) {
      const { mind, replies } = say(castCall(seed, 'objection-handling', 'medium'), [murmur])
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
    const [, reply] = say(setup, [open, words]).replies
    const told = (reply?.changes ?? []).map(({ reason }) => reason)
    expect(told.filter((reason) => /asked (?:about money|what|them)|pitched|price|more/.test(reason))).toEqual([])
  })
})
