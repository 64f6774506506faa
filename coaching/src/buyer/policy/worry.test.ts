import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { objectionTemplates } from '../../generation/content/content.ts'
import { played } from '../played.fixture.ts'
import { worriedBy } from '../worried-call.fixture.ts'

const families = objectionTemplates.map(({ family }) => family)

describe('a question about the worry is answered about the worry', () => {
  it.each([
    'Which part of it worries you most?',
    'When you say that, compared to what?',
    'Sure, that is a fair worry. What would you need to see to feel better about it?',
    'What would your boss ask about it?',
    'What do you think your finance people would say?',
    'If I could show you that on paper, would that change it?',
    'Would it help if you could talk to somebody who has had it for a year?',
    'Suppose that was sorted, would you feel better about it?',
    'In what way, exactly?',
    'What if nothing starts and nothing costs anything until then?',
    'May I ask what you would need to see?',
    'How do you mean?',
  ])('“%s”', (question) => {
    for (const family of families) {
      const { mind, replies } = played(worriedBy(family, 'medium'), [question])
      expect(replies[0]).toMatchObject({ objection: { family, state: 'raised' }, facts: [] })
      expect(['repeat-objection', 'deepen-objection']).toContain(replies[0]?.move)
      expect(mind.objections[0]?.brushed).toBe(0)
    }
  })

  it('what would do is said to do, and then it does when the rep says that it is so', () => {
    const setup = worriedBy('vendor-trust', 'easy')
    const { replies } = played(setup, [
      'If you could ring one of our customers without me on the line, would that change it?',
      'Yes, we can do that. I will set it up tomorrow.',
    ])
    expect(replies[0]?.words).toMatch(/would|yes/i)
    expect(replies[0]?.objection?.state).toBe('raised')
    expect(replies[1]?.objection?.state).toBe('resolved')
  })

  it.each([
    'Good, then I can put you through to a customer who did exactly that.',
    'There is a firm of your size that has it, and you can ring them without me on the line.',
    'You could talk to one of our customers about it, I would set that up for you.',
  ])('somebody to ask is what an unknown vendor is asked for, and goes past nothing: “%s”', (words) => {
    const { mind } = played(worriedBy('vendor-trust', 'medium'), ['What would you need to see?', words])
    expect(mind.objections).toMatchObject([{ state: 'resolved', brushed: 0 }])
  })

  it('what does not speak to it would not do: they say what would', () => {
    const { mind, replies } = played(worriedBy('security', 'medium'), [
      'If the screens were blue instead of green, would that change it?',
      'Good, then we have them blue.',
    ])
    expect(replies[0]?.words).toMatch(/little|own|what settles it/)
    expect(mind.objections[0]?.state).not.toBe('resolved')
  })
})

describe('sympathy and a question', () => {
  it.each([
    'Yeah, I get that. Security reviews are no fun. What does yours normally look at?',
    'Contracts like that are a real nuisance for everybody. When does it end?',
    'Budgets are tight everywhere this year, I know. How is yours set?',
    'New systems are always a lot of work for somebody. Who would do it at your place?',
  ])('settles no worry: nothing has been answered yet. “%s”', (words) => {
    for (const family of families.filter((one) => one !== 'no-need' && one !== 'send-something')) {
      for (const difficulty of ['medium', 'hard'] as const) {
        const { mind } = played(worriedBy(family, difficulty), [words])
        expect(mind.objections[0]?.state).not.toBe('resolved')
      }
    }
  })
})

describe('between a worry that is settled and the ask', () => {
  const settles =
    "That's fair, I'd be careful too. A company of your size ran it beside what they had for a month, free, we did all the work for them in four hours, nothing left their side, and they could stop any day."

  it('no other one comes up, whatever small thing is said', () => {
    for (const difficulty of ['medium', 'hard', 'expert'] as const) {
      for (let seed = 1; seed <= 12; seed += 1) {
        const setup = castCall(seed, 'objection-handling', difficulty)
        const { mind, replies } = played(setup, [
          settles,
          'Good, glad that helps.',
          'No, you would not have to do anything, one line and one planner.',
        ])
        if (replies[0]?.objection?.state !== 'resolved') continue
        expect(mind.objections).toHaveLength(1)
      }
    }
  })
})
