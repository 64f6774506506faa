import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { inFull } from '../formal-speech.ts'
import { hear } from '../index.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'
import { played } from '../played.fixture.ts'
import { voices } from '../words/lines.ts'
import { recapWords } from './confirm-recap.ts'

const seeds = Array.from({ length: 24 }, (_, index) => index + 1)
const says = (setup: CallSetup, mind: Mind, words: string): BuyerReply =>
  hear(setup, mind, { words, elapsedMs: 80_000 }).reply
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Buyers of every temperament who have told both their troubles. */
const told = seeds.map((seed) => {
  const setup = castCall(seed, 'discovery', 'easy')
  const { mind } = played(setup, ['Hi, thanks for the time.', 'How do you plan the week today?'])
  const both: Mind = {
    ...mind,
    meters: { trust: 70, interest: 60, patience: 90 },
    facts: ['process', 'pain', 'pain2'].map((id) => ({ id, depth: 'full' as const })),
  }
  return { setup, mind: both }
})
const factOf = ({ persona }: CallSetup, id: string): string =>
  persona.facts.find((fact) => fact.id === id)?.summary ?? ''
const { pain = '', pain2 = '' } = told[0]?.setup.persona.vocabulary ?? {}

describe('a summing-up', () => {
  it('that is right is confirmed, and a trouble that it leaves out comes on top', () => {
    expect(pain === '' || pain2 === '').toBe(false)
    const odd: string[] = []
    for (const { setup, mind } of told) {
      const reply = says(setup, mind, `So, to sum up: ${lower(factOf(setup, 'pain'))}. Have I got that right?`)
      expect(reply.move).toBe('confirm-recap')
      const left = recapWords.onTop[setup.persona.temperament].map((text) =>
        text.replace('{left}', setup.persona.vocabulary['pain2'] ?? ''),
      )
      const words = reply.words.toLowerCase()
      if (!left.some((text) => [text, inFull(text)].some((one) => words.includes(one.toLowerCase())))) odd.push(words)
    }
    // What two troubles have in common may be enough for both.
    expect(odd.length).toBeLessThan(told.length / 3)
  })

  it('that has the smaller trouble, and a word of the greater one by chance, is not called complete', () => {
    const setup = castCall(21, 'discovery', 'easy')
    const { mind } = played(setup, ['Hi, thanks for the time.', 'How do you plan the week today?'])
    const [pain, second] = ['pain', 'pain2'].map((id) => setup.persona.facts.find((fact) => fact.id === id))
    const used = [...mind.used, pain?.full[0] ?? '', second?.plain[0] ?? '']
    const facts = ['process', 'pain', 'pain2'].map((id) => ({ id, depth: 'full' as const }))
    const both: Mind = { ...mind, used, facts, meters: { trust: 70, interest: 60, patience: 90 } }
    const { words } = says(setup, both, `So, to sum up: ${lower(second?.plain[0] ?? '')} Have I got that right?`)
    expect(words).toContain(setup.persona.vocabulary['pain'])
  })

  it('of what a customer told leaves out none of their complaints', () => {
    const setup = castCall(22, 'check-in', 'easy')
    const { mind } = played(setup, ['Hi, how are you getting on with it?'])
    const troubles = setup.persona.facts.filter(({ id, topic }) => topic === 'pain' && id.startsWith('customer-'))
    expect(troubles.length).toBeGreaterThan(1)
    const [first, second] = troubles
    const facts = troubles.slice(0, 2).map(({ id }) => ({ id, depth: 'plain' as const }))
    const told: Mind = {
      ...mind,
      turn: 6,
      phase: 'talking',
      pending: null,
      meters: { trust: 70, interest: 60, patience: 90 },
      used: [...mind.used, first?.plain[0] ?? '', second?.plain[0] ?? ''],
      facts,
    }
    const sum = (summary: string) => says(setup, told, `So, to sum up: ${lower(summary)}. Have I got that right?`).words
    const onTop = recapWords.onTop[setup.persona.temperament].map((text) => text.replace(/\{left\}.*$/, '').trim())
    expect(onTop.some((text) => text !== '' && sum(first?.summary ?? '').includes(text))).toBe(true)
    const whole = sum(`${first?.summary ?? ''}, and ${lower(second?.summary ?? '')}`)
    expect(onTop.some((text) => text !== '' && whole.includes(text))).toBe(false)
  })

  it('that has them all has nothing on top', () => {
    for (const { setup, mind } of told) {
      const all = `So, to sum up: ${lower(factOf(setup, 'pain'))}, and ${lower(factOf(setup, 'pain2'))}. Have I got that right?`
      const { move, words } = says(setup, mind, all)
      expect(move).toBe('confirm-recap')
      expect(
        voices[setup.persona.temperament].recapYes
          .flatMap((text) => [text, inFull(text)])
          .some((text) => words.endsWith(text)),
      ).toBe(true)
    }
  })

  it('of what worries them, with nothing told of how they work, is confirmed and credited', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'objection-handling', 'medium')
      const { first, mind } = played(setup, [])
      const [worry = ''] = /[^.?!]{20,}/.exec(first.words.split('. ').at(-1) ?? '') ?? []
      if (worry === '') continue
      const reply = says(
        setup,
        mind,
        `Let me say that back to you, to be sure. You said ${lower(worry.trim())}. Have I got that right?`,
      )
      expect(reply.move).toBe('confirm-recap')
    }
  })

  it('after which the rep asks what they missed brings out what had not been told', () => {
    const more = told.flatMap(({ setup, mind }) => {
      const one = { ...mind, facts: mind.facts.filter(({ id }) => id !== 'pain2') }
      const reply = says(setup, one, `If I may play that back: ${lower(factOf(setup, 'pain'))}. Did I miss something?`)
      return reply.facts
    })
    expect(more.length).toBeGreaterThan(told.length / 2)
  })

  it('with nothing in it that they have said is put in their own words, and not confirmed', () => {
    for (const { setup, mind } of told) {
      const foreign = 'So, to sum up: the moon wants yellow violins for each lighthouse by Easter. Is that fair?'
      expect(says(setup, mind, foreign).move).not.toBe('confirm-recap')
    }
  })
})
