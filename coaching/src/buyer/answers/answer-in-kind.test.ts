import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../../evaluation/casting.ts'
import { askedIn } from '../heard/asked-kind.ts'
import type { AskedKind } from '../heard/asked-kind.ts'
import { figuresIn } from '../heard/figures.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'
import { questionsOfKind } from '../heard/kind-questions.fixture.ts'
import { perceive } from '../perceive.ts'

const opened = [
  'Hello, this is Marcus from Routewell, we help with planning. Thanks for the time.',
  'How do you plan the work of your people today?',
  'What goes wrong most often?',
]

type Call = { setup: CallSetup; mind: Mind; reply: BuyerReply }

/** A buyer of a temperament who has told how they work and what goes wrong. */
function midCall(seed: number, temperament?: Temperament): Call {
  const cast = castCall(seed, 'discovery', 'medium')
  const setup = temperament === undefined ? cast : { ...cast, persona: { ...cast.persona, temperament } }
  return asked({ setup, ...openCall(setup) }, ...opened)
}

function asked(call: Call, ...lines: readonly string[]): Call {
  let { mind, reply } = call
  for (const words of lines) ({ mind, reply } = hear(call.setup, mind, { words, elapsedMs: mind.turn * 9000 + 4000 }))
  return { setup: call.setup, mind, reply }
}

const number =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty|eighty|hundreds?|thousands?|twice|handful|dozens?)\b/i
const persons = /\b(?:I|me|my|we|us|whoever|somebody|everybody|nobody|they|customers?)\b/

/** What a listener would take for an answer of the kind. */
const counts: Record<keyof typeof questionsOfKind, (words: string, setup: CallSetup) => boolean> = {
  count: (words) => number.test(words),
  money: (words) =>
    number.test(words) ||
    /\b(?:figure|worked (?:it|that) out|too much|little|sum|costs?|numbers?|money|more than)\b/i.test(words),
  share: (words) =>
    /\b(?:half|thirds?|quarters?|fifth|tenth|per cent|(?:one|two|five or six) in|out of ten|most|some of it|partly)\b/i.test(
      words,
    ),
  duration: (words) => /\b(?:minutes?|hours?|days?|weeks?|months?|years?|morning|long|longer|quick)\b/i.test(words),
  frequency: (words) =>
    /\b(?:every|each|daily|weekly|once|twice|most weeks|a (?:day|week|month)|often|now and then|more than)\b/i.test(
      words,
    ),
  when: (words) =>
    /\b(?:ago|last|when|before|after|morning|mornings|afternoons?|evenings?|monday|mondays|fridays?|thursday|day|days|week|late|later|once|five minutes|event|check|year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|date|dates|diary|season)\b/i.test(
      words,
    ),
  who: (words, { persona }) =>
    persons.test(words) ||
    [
      ...persona.colleagues.map(({ name }) => name.split(' ')[0] ?? name),
      persona.vocabulary['workers'] ?? '',
      persona.vocabulary['crew'] ?? '',
    ].some((name) => name !== '' && words.toLowerCase().includes(name.toLowerCase())),
  which: (words) => !evades(words),
  how: (words) => !evades(words),
  why: (words) => !evades(words),
  happens: (words) =>
    /\b(?:then|somebody|whoever|everybody|nobody|the (?:rest|others|load|work)|waits?|phone|rings?|late|cover|short|drown|panic|drop|patch|carry|goes back|moves|i(?:'d| would)? )/i.test(
      words,
    ),
  effect: (words) =>
    /\b(?:they|them|it|me|my|i|us|we|tired|worn|wears|fed up|hours|customers?|people|pushes|catch|delay\w*|remainder|what evenings|staff|one thing|mood)\b/i.test(
      words,
    ),
  'yes-no': (words) =>
    /\b(?:yes|yeah|no|nope|not|nobody|don't|doubt|worse|hasn't|right|they do|so|never|some|sometimes|we(?:'ve| have)|people|if we do|less|most|on paper)\b/i.test(
      words,
    ),
  choice: (words) =>
    /\b(?:phone|mail|morning|afternoon|problem|customers|ones|second|latter|time|money|annoying|expensive|they tell us|we find out)\b/i.test(
      words,
    ),
  permission: (words) =>
    /\b(?:yes|sure|fine|of course|go|no|not|works?|ask|please|minutes?|certainly|don't|by all means|suits|anything|must|want|will|way|ready|here|yeah|disposal)\b/i.test(
      words,
    ),
  opinion: (words) => !evades(words),
  'would-help': (words) =>
    /\b(?:yes|yeah|would|wouldn't|might|maybe|perhaps|possibly|depends|fewer|less|i'd|we'd|could|mornings|in part|a little|catch up|the work|my mornings|plan once)\b/i.test(
      words,
    ),
}

/** Words that could follow any question, and those of somebody who has none. */
function evades(words: string): boolean {
  if (/^(?:(?:that|it) )?depends?\b/i.test(words)) return true
  return /\b(?:could be anything|by custom|you can see it in the mood|have to ask|would know that|the proper person|you'd need|couldn't tell you|not known to me|why do you ask|to what end)\b/i.test(
    words,
  )
}

const kinds = Object.keys(questionsOfKind).filter(
  (kind): kind is keyof typeof questionsOfKind => kind in questionsOfKind,
)
const seedOf: Record<Temperament, number> = {
  direct: 3,
  warm: 7,
  analytical: 12,
  harried: 21,
  sceptical: 30,
  formal: 44,
}

describe('the kind of thing a question wants', () => {
  it.each(kinds.flatMap((kind) => questionsOfKind[kind].map((words): [AskedKind, string] => [kind, words])))(
    'is known: %s, of “%s”',
    (kind, words) => {
      // "How many times last week" wants a number of times, "twice a week" would do for "how often".
      expect(askedIn(perceive(words, 0).question)?.kind).toBe(kind)
    },
  )
})

describe.each(temperaments)('somebody %s', (temperament) => {
  const call = midCall(seedOf[temperament], temperament)

  it.each(kinds)('answers in its own kind what wants this: %s', (kind) => {
    const others = questionsOfKind[kind].flatMap((words) => {
      const { reply, setup } = asked(call, words)
      const stands = reply.move === 'object' || reply.move === 'deflect'
      return stands || counts[kind](reply.words, setup) ? [] : [`${words} -> ${reply.words}`]
    })
    expect(others).toEqual([])
  })

  it('passes none of it to a colleague, and asks nothing back', () => {
    const passed = kinds.flatMap((kind) =>
      questionsOfKind[kind].flatMap((words) => {
        const { reply } = asked(call, words)
        return reply.move === 'ask-question' || reply.move === 'ask-meaning' || evades(reply.words)
          ? [`${words} -> ${reply.words}`]
          : []
      }),
    )
    expect(passed).toEqual([])
  })
})

describe('a guess', () => {
  const seeds = [3, 7, 12, 21, 30, 44]

  it.each([
    ['How many calls is that, in a week?', 'Sorry, roughly how many calls a week was that?'],
    ['What share of them go wrong?', 'And the share of them that go wrong, what share was that again?'],
    ['How many suppliers would that be?', 'So how many suppliers are we talking about, roughly?'],
    ['how long until it is back to normal', 'And how long is it until things are back to normal?'],
    ['Is that by phone or by mail?', 'Sorry, was that by phone or by mail?'],
  ])('stays what it was when it is asked for again: %s', (words, later) => {
    const guesses = seeds.map((seed) => asked(midCall(seed), words)).filter(({ reply }) => reply.move !== 'slot-answer')
    expect(guesses.length).toBeGreaterThan(3)
    for (const first of guesses) {
      const again = asked(first, later)
      const said = first.reply.words.replace(/^(?:\p{L}+[.,] )?/u, '').toLowerCase()
      expect(again.reply.words.toLowerCase().endsWith(said)).toBe(true)
      expect(again.reply.words).not.toBe(first.reply.words)
    }
  })

  it('agrees with what the company gets through', () => {
    for (const seed of seeds) {
      const call = midCall(seed)
      const volume = call.setup.persona.facts.find(({ id }) => id === 'volume')
      const jobs = call.setup.persona.vocabulary['jobs'] ?? ''
      const told = asked(call, `How many ${jobs} do you get in a normal week?`).reply
      const [figure = 0] = figuresIn(volume?.slots[0]?.value ?? '')
      const inWeek = /\bday\b/.test(volume?.slots[0]?.value ?? '') ? figure * 5 : figure
      const [said = 0] = figuresIn(told.words)
      if (told.facts.includes('volume')) continue
      expect([seed, said >= inWeek / 3, said <= inWeek * 3]).toEqual([seed, true, true])
    }
  })

  it('is made by nobody who has the figure and keeps it', () => {
    for (const seed of seeds) {
      const call = midCall(seed)
      const low = { ...call, mind: { ...call.mind, meters: { ...call.mind.meters, trust: 5 } } }
      const people = call.setup.persona.facts.find(({ id }) => id === 'people')
      const { crew = '' } = call.setup.persona.vocabulary
      if (people === undefined || crew === '') continue
      expect(asked(low, `How many ${crew} have left since spring?`).reply.words).not.toMatch(number)
    }
  })

  it('names no colleague for what has nothing to do with their work', () => {
    for (const seed of seeds) {
      const call = midCall(seed)
      const names = call.setup.persona.colleagues.map(({ name }) => name.split(' ')[0] ?? name)
      for (const words of ['How do they choose the wallpaper?', 'How does the fountain get its water?']) {
        const { reply } = asked(call, words)
        expect(names.filter((name) => reply.words.includes(name))).toEqual([])
      }
    }
  })
})

it('asked how they decide about their own work, nobody names who signs', () => {
  for (const seed of [1, 2, 3, 4]) {
    for (const words of [
      'How do you decide which job goes first?',
      'How do you decide how many people to put on tomorrow?',
      'So how do they choose who gets the next one?',
      'how do you know when to order more',
    ]) {
      const { reply, setup } = asked(midCall(seed), words)
      const deciders = setup.persona.facts.filter(({ topic }) => topic === 'authority').map(({ id }) => id)
      expect(reply.facts.filter((id) => deciders.includes(id))).toEqual([])
    }
  }
})

it('the same call played again is the same, byte for byte', () => {
  const lines = kinds.map((kind) => questionsOfKind[kind][0] ?? '')
  for (const temperament of temperaments) {
    const played = (): string => JSON.stringify(asked(midCall(seedOf[temperament], temperament), ...lines))
    expect(played()).toBe(played())
  }
})

describe('of what is counted and what comes next', () => {
  it('who asks how many of the things they read is not told how many people read them', () => {
    const [setup] = Array.from({ length: 40 }, (_, index) => castCall(index + 1, 'discovery', 'medium')).filter(
      ({ persona }) => (persona.vocabulary['workers'] ?? '').includes('record'),
    )
    if (setup === undefined) throw new Error('nobody reads records')
    const team = setup.persona.facts.find(({ id }) => id === 'team')
    const { reply } = asked({ setup, ...openCall(setup) }, ...opened, 'Roughly how many batch records is that for you?')
    expect(team?.slots.map(({ value }) => value)).not.toContain(reply.words)
  })

  it('what happens after that is a question about the work', () => {
    expect(askedIn('And what happens after that, where does it go next?')?.kind).not.toBe('happens')
    expect(askedIn('What happens if a truck breaks down?')?.kind).toBe('happens')
  })
})
