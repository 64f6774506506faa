import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { trades } from '../../generation/content/trades.ts'
import { optionsIn } from '../heard/options.ts'
import { isTheirMatter } from '../heard/their-matter.ts'
import { asksIfItWould } from '../heard/worry-questions.ts'
import { customerSubjectOf } from '../heard/customer-questions.ts'
import { bareQuestions } from './bare-question.ts'
import { asksAboutPast } from '../heard/past-questions.ts'
import { hear, openCall } from '../index.ts'
import type { CallSetup } from '../index.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const hi = 'Hi, Marcus from Routewell, thanks for making the time.'
const last = (setup: CallSetup, ...lines: string[]): string => played(setup, lines).replies.at(-1)?.words ?? ''
const heard = (words: string): ReturnType<typeof perceive> => perceive(words, 3000)

describe('what was asked is what is answered', () => {
  it.each(seeds)('asked how their week has been, a person says how it has been (seed %i)', (seed) => {
    const said = last(castCall(seed, 'discovery', 'medium'), "Hi, Marcus from Routewell. How's your week been so far?")
    expect(said).toMatch(/fine|good|well|lovely|complain|order|plan|hanging|ask|wish|weather/i)
  })

  it.each(seeds)('of two whole sentences none is answered by its number (seed %i)', (seed) => {
    const asked = 'Is that a thing at yours, or am I barking up the wrong tree?'
    const said = last(castCall(seed, 'discovery', 'medium'), hi, `We help with what gets lost between shifts. ${asked}`)
    expect(said).not.toMatch(/^(?:mostly |more often |as a rule |in the main )?the (?:second|latter|first)\b/i)
  })

  it.each(seeds)('whether the caller has to do something nobody looks up, and no colleague knows (seed %i)', (seed) => {
    const setup = castCall(seed, 'discovery', 'medium')
    const said = last(setup, hi, 'Should I have worn a tie?')
    for (const { name } of setup.persona.colleagues) expect(said).not.toContain(name.split(' ')[0])
  })

  it.each(seeds)('how long the busy time lasts is no matter of hours (seed %i)', (seed) => {
    expect(last(castCall(seed, 'discovery', 'medium'), hi, 'How long does the busy time last?')).not.toMatch(
      /\b(?:hours?|minutes|morning|half a day)\b/i,
    )
  })

  it.each(seeds)('somebody in a story is asked after: they are told of, and the work is not (seed %i)', (seed) => {
    const lines = [hi, 'What goes wrong most in your week?', 'Is she still with you?']
    expect(last(castCall(seed, 'discovery', 'easy'), ...lines)).toMatch(/still|gone|end of it|touch wood|yes/i)
  })

  it.each(seeds)('how it looks to their customers is not how the work is done (seed %i)', (seed) => {
    const said = last(castCall(seed, 'discovery', 'easy'), hi, 'How does it look to your customers?')
    expect(said).not.toMatch(/by phone|between two other things|talk to each other|case by case/i)
  })

  it.each(seeds)('before any trouble was told “since when?” is asked back (seed %i)', (seed) => {
    expect(
      played(castCall(seed, 'check-in', 'medium'), ['Hi, just checking in.', 'Since when?']).replies[1]?.move,
    ).toBe('ask-meaning')
  })

  it('whether the board can be seen gets a yes in front of the screen', () => {
    const words = "I've got the screen up, can you see the shift board on your side?"
    expect(last(castCall(2, 'demo', 'medium'), words)).toMatch(/see it|it's up|there it is/i)
  })
})

describe('in a call that has a past', () => {
  it.each(seeds)('how it went inside is told, and is no small talk (seed %i)', (seed) => {
    const setup = castCall(seed, 'closing', 'easy')
    const { replies } = played(setup, ['Hi, Marcus here. So, how did it go with your boss?'])
    expect(replies[0]?.words).not.toMatch(/what (?:can|may) i do for you|my point first|how are you/i)
    expect(replies[0]?.move).toMatch(/answer-plain|reveal-fact|answer-vague/)
  })

  it('of “every day or just Mondays” the first is every day, and not a day', () => {
    expect(optionsIn({ kind: 'choice', text: 'is that every day or just mondays?' })).toEqual(['every day', 'mondays'])
    const ofPeople = { kind: 'choice', text: 'who wants it, you or somebody else?' } as const
    expect(optionsIn(ofPeople)).toEqual(['me', 'somebody else'])
  })

  it('a story that is hard to believe is said to be so, and asked about nobody', () => {
    const setup = castCall(4, 'discovery', 'easy')
    const { replies } = played(setup, [hi, 'What goes wrong most in your week?', "You're kidding."])
    for (const { name } of setup.persona.colleagues) expect(replies[2]?.words).not.toContain(name.split(' ')[0])
  })

  it('the day named for a repair, once they have said that it would do, settles the complaint', () => {
    const found = seeds.flatMap((seed) => {
      const setup = castCall(seed, 'check-in', 'medium')
      const lines = [
        'Hi, Marcus here, so be honest with me, what does not work so well?',
        "I'm sorry, that was on us. If I did it this Friday, would that help?",
        'Okay so Friday at eleven, you and me?',
      ]
      const { first, replies } = played(setup, lines)
      const would = /would|can you|is it so|say that/i.test(replies[1]?.words ?? '')
      return first.ends || !would ? [] : [replies[2]?.objection?.state]
    })
    expect(found.filter((state) => state === 'resolved').length).toBe(found.length)
  })
})

describe('a story is asked after as people do', () => {
  const setup = castCall(3, 'discovery', 'medium')
  it.each([
    ['new', 'And is that new?'],
    ['seen-coming', 'Could you have seen it coming?'],
    ['what-said', 'What did you say to him?'],
    ['before-or-after', 'Was that before or after you started there?'],
    ['theory', "What's your theory?"],
  ])('%s: “%s”', (id, words) => {
    const { replies } = played(setup, [hi, 'What goes wrong most in a normal week?', words])
    const own = bareQuestions.find((question) => question.id === id)?.voiced?.[setup.persona.temperament] ?? []
    expect(own.some((wording) => replies[2]?.words.endsWith(wording))).toBe(true)
    expect(replies[2]?.facts).toEqual([])
  })

  it('what nobody can know to be so is denied flatly by nobody', () => {
    for (const seed of seeds) {
      const said = last(
        castCall(seed, 'discovery', 'medium'),
        hi,
        'What goes wrong most in a normal week?',
        'Honestly, is it that bad?',
      )
      expect(said).not.toMatch(/^no\b/i)
    }
  })
})

describe('a turn that does two things is answered for the one it asks', () => {
  const easy = castCall(2, 'discovery', 'easy')
  it('a summing-up that goes on to a question is not only confirmed', () => {
    const words =
      'So it is planned by hand and falls over when one of them is off, right. What do you do today when nobody knows?'
    const { replies } = played(easy, [hi, 'How do you plan the week today?', words])
    expect(replies[2]?.move).not.toBe('confirm-recap')
  })

  it('a day that has to wait for a question is no ask for it', () => {
    const words = 'I can show you that, on Thursday if you like. But first, does anybody type things twice today?'
    const { replies } = played(easy, [hi, 'How do you plan the week today?', words])
    expect(replies[2]?.move).not.toMatch(/next-step/)
  })

  it('who only says that they want to ask has answered no worry', () => {
    const setup = castCall(2, 'objection-handling', 'easy')
    const words = "You sounded a bit lukewarm last week, so I thought I'd just ask straight out."
    const { replies, mind } = played(setup, [words])
    expect(replies[0]?.move).toBe('repeat-objection')
    expect(mind.objections[0]?.brushed).toBe(0)
  })

  it('what a colleague would complain of is told in their name, or said to be theirs', () => {
    const first = easy.persona.colleagues[0]?.name.split(' ')[0] ?? ''
    const { replies } = played(easy, [
      hi,
      `And if I talked to ${first}, what would they tell me is broken? What would ${first} say?`,
    ])
    expect(replies[1]?.words).toContain(first)
  })

  it('an agreed day with a question about sending something first is told what to send', () => {
    const opened = openCall(easy).mind
    const mind = {
      ...opened,
      turn: 8,
      phase: 'closing' as const,
      meters: { trust: 80, interest: 80, patience: 80 },
      step: { ...opened.step, asks: 1, agreed: { kind: 'meeting' as const, words: 'Thursday at nine?' } },
    }
    const words = 'Perfect. And do you want me to send something beforehand?'
    expect(hear(easy, mind, { words, elapsedMs: 100_000 }).reply.words).toMatch(/page|short|brief|outline|send|print/i)
  })
})

describe('a question about the work may go to a colleague, and no other', () => {
  const { persona } = castCall(2, 'discovery', 'medium')
  it.each([
    ['How many customers did you lose last year?', true],
    ['What do they do with the old forms?', true],
    ['Have you got a favourite colour?', false],
    ['Should I have worn a tie?', false],
  ])('%s %s', (words, theirs) => {
    expect(isTheirMatter(persona, words)).toBe(theirs)
  })
})

describe('half a question is a whole one', () => {
  it.each([
    ['And if an answer came in ten minutes?', true],
    ['What if we paid the first month?', true],
    ['And if somebody is off sick?', false],
    ['How often did it come in late?', false],
  ])('put to a worry: “%s” %s', (words, would) => {
    expect(asksIfItWould(heard(words))).toBe(would)
  })

  it.each(['When you tried it before, what was the one thing that killed it?', 'What actually killed it back then?'])(
    'of what was tried before: “%s”',
    (words) => {
      expect(asksAboutPast(heard(words))).toBe(true)
    },
  )

  it.each([
    "And apart from that, is there something that's actually better than before?",
    'What would you miss if it were gone?',
    'Is anything easier than it was?',
  ])('of what is good about a thing in use: “%s”', (words) => {
    expect(customerSubjectOf(heard(words))).toBe('works')
  })
})

it('a season that is many things is spoken of as such', () => {
  const plural = Object.values(trades)
    .flat()
    .some((trade) => trade.peak.name.endsWith('s'))
  expect(plural).toBe(true)
  for (const seed of seeds) {
    const { persona } = castCall(seed, 'discovery', 'medium')
    const timeline = persona.facts
      .filter(({ id }) => id === 'timeline')
      .flatMap(({ plain, full }) => [...plain, ...full])
    for (const text of timeline) expect(text).not.toContain('comes')
  }
})
