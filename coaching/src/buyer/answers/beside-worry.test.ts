import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'
import { asksAboutWorry } from '../heard/worry-questions.ts'
import { perceive } from '../perceive.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)

type Said = { setup: CallSetup; mind: Mind; replies: BuyerReply[] }

function play(lines: readonly string[], change: (mind: Mind) => Mind = (mind) => mind): Said[] {
  return seeds.map((seed) => {
    const setup = castCall(seed, 'objection-handling', 'medium')
    let mind = change(openCall(setup).mind)
    const replies = lines.map((words, index) => {
      const heard = hear(setup, mind, { words, elapsedMs: 4000 + index * 9000 })
      mind = heard.mind
      return heard.reply
    })
    return { setup, mind, replies }
  })
}

describe('a question about the worry itself', () => {
  const asked = [
    "Which part can't you see yet?",
    'Which part you can not see yet?',
    'Fair enough. What in particular?',
    'What did you make of it?',
    'What other thing is stopping?',
    'Can you say what exactly bothers you?',
    'Where did you get that from?',
    "I'd like to hear it from you.",
    'How did it come to that?',
  ]

  it.each(asked)('is known for one: %s', (words) => {
    expect(asksAboutWorry(perceive(words, 0))).toBe(true)
  })

  it.each(asked)('is answered by the one who has it, and blames nobody: %s', (words) => {
    for (const { setup, mind, replies } of play([words])) {
      if (mind.pending === null) continue
      const colleagues = setup.persona.colleagues.map(({ name }) => name.split(' ')[0])
      const worry = setup.persona.objections.find(({ id }) => id === mind.pending)
      const own = [worry?.explain, worry?.deeper, worry?.say].flat().join(' ')
      const foreign = colleagues.filter((name) => name !== undefined && !own.includes(name))
      const [reply] = replies
      expect(['repeat-objection', 'deepen-objection']).toContain(reply?.move)
      for (const name of foreign) expect(reply?.words).not.toContain(`${name} `)
      expect(mind.objections.map(({ brushed }) => brushed)).toEqual(mind.objections.map(() => 0))
    }
  })

  it.each(['What does your team use today?', 'How many people are you?', 'We are audited every year. Who signs?'])(
    'is not heard in another: %s',
    (words) => {
      expect(asksAboutWorry(perceive(words, 0))).toBe(false)
    },
  )
})

describe('a plain question put while a worry stands', () => {
  it.each([
    ['How do you do the work today?', 'process'],
    ['What do you use for it at the moment?', 'system'],
    ['What trips your people up most at work?', 'pain'],
  ] as const)('is answered first, and the worry follows in the same breath: %s', (words, topic) => {
    const trusting = (mind: Mind): Mind => ({ ...mind, meters: { trust: 60, interest: 50, patience: 80 } })
    for (const { setup, mind, replies } of play([words], trusting)) {
      if (mind.pending === null) continue
      const told = setup.persona.facts.filter(({ id }) => replies[0]?.facts.includes(id)).map((fact) => fact.topic)
      expect([words, told]).toEqual([words, [topic]])
      expect(replies[0]?.objection?.state).toBeDefined()
    }
  })
})

describe('after a yes', () => {
  it('no worry comes up again, whatever is asked', () => {
    const agreed = (mind: Mind): Mind => ({
      ...mind,
      pending: null,
      phase: 'closing',
      step: { ...mind.step, agreed: { kind: 'follow-up', words: 'I will send it tomorrow' } },
    })
    const after = ['Great.', 'Is there something else that worries you?', 'And what would you look at first?']
    for (const { replies } of play(after, agreed))
      expect(replies.map(({ objection }) => objection)).toEqual(after.map(() => undefined))
  })
})
