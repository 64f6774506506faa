import { describe, expect, it } from 'vitest'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { fillTemplate } from '../generation/fill.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply } from './index.ts'
import { perceive } from './perceive.ts'
import { capitalised } from './speak.ts'
import type { CallSetup } from './setup.ts'
import { feared } from './heard/whose-worry.ts'
import { strangerIn } from './heard/wrong-name.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const intro = "Hi, this is Marcus from Routewell. I'm calling because we help companies plan the work of their people."

/** What the buyer of a setup says to each of some lines. */
function said(setup: CallSetup, lines: readonly string[]): BuyerReply[] {
  let { mind } = openCall(setup)
  return lines.map((words, i) => {
    const heard = hear(setup, mind, { words, elapsedMs: 12_000 * (i + 1) })
    mind = heard.mind
    return heard.reply
  })
}

function last(type: PlayableCallType, difficulty: Difficulty, lines: readonly string[]): [CallSetup, BuyerReply][] {
  return seeds.flatMap((seed) => {
    const setup = castCall(seed, type, difficulty)
    const reply = said(setup, lines).at(-1)
    return reply === undefined ? [] : [[setup, reply] as [CallSetup, BuyerReply]]
  })
}

describe('the first questions of a caller out of the blue', () => {
  it.each(['Who am I speaking with?', 'Sorry, who do I have on the line?', "And who's this?"])(
    'gives a name and asks for one: %s',
    (words) => {
      for (const [{ persona }, { words: answer }] of last('cold-call', 'medium', [words])) {
        expect(answer).toContain(persona.lastName)
        expect(answer).not.toBe(`${persona.firstName} ${persona.lastName}.`)
      }
    },
  )

  it.each(['Hello, is that Greg?', 'Hi, am I speaking with Greg?'])('is told that it is somebody else: %s', (words) => {
    for (const [{ persona }, { words: answer }] of last('cold-call', 'medium', [words])) {
      expect(answer).toMatch(new RegExp(`${persona.firstName}|${persona.lastName}`))
      expect(answer).not.toMatch(/^(?:speaking|yes|yeah|yep|it is|it might)\b/i)
    }
  })

  it.each([
    'Is that your department?',
    'Am I through to the right person?',
    'Marcus from Routewell here. Are you the person who looks after operations?',
    'Is this the right number for the planning team?',
  ])('depends on what it is about, and that is asked: %s', (words) => {
    for (const [, { words: answer, move }] of last('cold-call', 'medium', [words])) {
      expect(move).toBe('greet-back')
      expect(answer).toMatch(/depend|some things|some matters|for first|of everything|of it|could be|maybe/i)
    }
  })

  it.each([
    'How do you handle your planning today?',
    'Can you tell me how you plan your week?',
    "I'd like to understand how you run things.",
  ])('is answered once there is a name, and not asked past: %s', (words) => {
    const open = last('cold-call', 'medium', ['Hi, Marcus from Routewell here.', words])
    expect(open.filter(([, { facts }]) => facts.length === 0).map(([, reply]) => reply.words)).toEqual([])
  })
})

describe('a question about the work in general', () => {
  it.each([
    "I'd like to understand how you run things.",
    'So how do things work at your end?',
    'Tell me how it all runs.',
  ])('put again gets more of it, or the same with a word about that: %s', (words) => {
    const lines = [intro, 'How do you plan the work of your people today?', 'Right, thanks.', words]
    const answers = last('discovery', 'medium', lines).map(([, reply]) => reply)
    expect(answers.filter(({ move }) => move === 'unknown-answer' || move === 'react')).toEqual([])
  })
})

describe('where it goes wrong', () => {
  it.each(['And where does it break?', 'Where does that get stuck?', 'So where does it hurt most?'])(
    'is a trouble and no place: %s',
    (words) => {
      const lines = ['Hi there.', 'How do you plan the work of your people today?', words]
      for (const [setup, { facts }] of last('discovery', 'easy', lines)) {
        const topics = setup.persona.facts.filter(({ id }) => facts.includes(id)).map(({ topic }) => topic)
        expect(topics).toContain('pain')
      }
    },
  )
})

describe('who would be in the room', () => {
  it.each([
    'Who would need to be in the room?',
    'Who should be at the table?',
    "Who'd have to sign off?",
    'Who makes the call in the end?',
    'Who would need to be in the room to change that?',
  ])('is put off by somebody who has not said yes to anything, and never unknown: %s', (words) => {
    const asked = [intro, 'Who would need to be in the room for a change like that?', words]
    const answers = last('cold-call', 'hard', asked).map(([, { move }]) => move)
    expect(answers.filter((move) => move === 'unknown-answer' || move === 'ask-question')).toEqual([])
  })
})

describe('a worry on the table', () => {
  const open = (words: string) => last('objection-handling', 'medium', [words])

  it.each(['What are they afraid of?', 'What are you worried about, really?', "What's the worst that could happen?"])(
    'is what it fears in the end: %s',
    (words) => {
      for (const [, { words: answer, objection }] of open(words)) {
        expect(objection === undefined ? [] : feared[objection.family]).toContain(answer)
      }
    },
  )

  it.each([
    'Is it you or somebody else?',
    "Is that your view or your boss's?",
    'Whose worry is that?',
    'Who is worried about it, you or the team?',
  ])('belongs to somebody: %s', (words) => {
    for (const [, { words: answer, objection }] of open(words)) {
      expect(answer).toMatch(/\b(?:me|mine|both)\b/i)
      expect(objection?.state).toBe('raised')
    }
  })
})

describe('the second one', () => {
  const trouble = 'What goes wrong most often in all of that?'

  it.each([
    'Tell me more about the second one.',
    'What about the second thing?',
    'Can you say more about the other one?',
  ])('is not there when only one was told: %s', (words) => {
    for (const [, reply] of last('discovery', 'easy', ['Hi there.', trouble, words])) {
      expect(reply.facts).toEqual([])
      expect(reply.words).toMatch(/\b(?:one|another|only)\b/i)
    }
  })

  it('is the second that was told', () => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'easy')
      const replies = said(setup, ['Hi there.', trouble, 'What else goes wrong?', 'Tell me more about the first one.'])
      const told = replies.flatMap(({ facts }) => facts)
      const first = setup.persona.facts.find(({ id }) => id === told[0])
      const more = setup.persona.facts.filter(({ id, topic }) => told.slice(2).includes(id) && topic !== first?.topic)
      expect(more).toEqual([])
    }
  })
})

describe('a name that is nobody’s here', () => {
  const setup = castCall(3, 'discovery', 'easy')
  const named = (words: string) => strangerIn({ ...setup, setup, heard: perceive(words, 0) })

  it.each([
    'Could we meet on Tuesday at two with you and Greg?',
    'Thursday at ten, and please bring greg along?',
    "Let's put half an hour in and loop in Greg from finance.",
  ])('is heard: %s', (words) => {
    expect(named(words)).toBe('Greg')
  })

  it.each([
    "Thursday at ten? I'll bring Greg, our engineer.",
    'Could we meet on Tuesday with you and Greg from our side?',
    `Could we meet on Tuesday with you and ${setup.persona.colleagues[0]?.name ?? ''}?`,
    'Could we meet with everybody on Tuesday?',
  ])('is not one of the rep’s own people, or of theirs: %s', (words) => {
    expect(named(words)).toBeNull()
  })
})

describe('a name that starts small', () => {
  it('keeps its spelling where a sentence starts', () => {
    expect(capitalised('iManage does it. iManage and paper. it works.')).toBe(
      'iManage does it. iManage and paper. It works.',
    )
    expect(fillTemplate('{system} is slow. {system} again.', { system: 'iManage' })).toBe(
      'iManage is slow. iManage again.',
    )
    expect(fillTemplate('{System} is slow.', { system: 'iManage' })).toBe('iManage is slow.')
  })
})
