import type { RubricKey } from '@ringside/contract'
import { rubricKeys } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import { composed, libraryCheck } from './library.ts'

const call = (rep: string, answer = 'Tomas would have to look at it first, I expect.'): string =>
  `B: Rosa Lindqvist.\nR: Hi Rosa, this is Marcus from Routewell, and I read about your second kitchen.
B: Go on.\nR: What tends to go wrong once the vans are out in the morning, if I may ask?\nB: Schools cancel at seven and we throw away sixty lunches, every week.\nR: ${rep}\nB: ${answer}\nR: I see, thanks, that helps me a lot.`

/** What a check of a rubric found in a discovery call in which the rep said this after a trouble was told. */
function checkOf(rubric: RubricKey, check: string, rep: string, answer?: string) {
  const { result } = reviewCall(inputOf(spokenCall(call(rep, answer)), { type: 'discovery', rubric }))
  const checks = result.state === 'scored' ? result.scores.flatMap((score) => score.checks) : []
  const found = checks.find(({ key }) => key === check)
  if (found === undefined) throw new Error(`${rubric} did not ask for ${check}`)
  return found
}
const isMet = (rubric: RubricKey, check: string, rep: string, answer?: string): boolean =>
  checkOf(rubric, check, rep, answer).met

type Told = { check: string; rubric: RubricKey; met: readonly string[]; unmet: readonly string[] }

const told: readonly Told[] = [
  {
    check: 'discovery.authority',
    rubric: 'bant',
    met: [
      'Who else would have a say in something like this?',
      'And who signs it off in the end, is that you?',
      'Who decides about a thing like that?',
      'Is there anybody besides you who has to approve it?',
    ],
    unmet: ['How many vans do you run?', 'Who drives the first van out in the morning?'],
  },
  {
    check: 'discovery.budget',
    rubric: 'bant',
    met: [
      'Is there a budget for something like this?',
      'Out of which budget would that come?',
      'Have you set money aside for it this year?',
    ],
    unmet: ['How many lunches is that?', 'What do the drivers say about it?'],
  },
  {
    check: 'discovery.deadline',
    rubric: 'bant',
    met: [
      'By when would it have to be better?',
      'When would you want that sorted?',
      'Is there a date by which this has to be fixed?',
    ],
    unmet: ['How long does the round take?', 'How do you tell the drivers?'],
  },
  {
    check: 'discovery.criteria',
    rubric: 'meddpicc',
    met: [
      'What matters most to you when you choose a system for that?',
      'How will you decide between two of them?',
      'What would it have to do for you?',
      'How would you know that it works?',
    ],
    unmet: ['What matters to the schools on a morning like that?', 'How did it start?'],
  },
  {
    check: 'discovery.buying-steps',
    rubric: 'meddpicc',
    met: [
      'How do you buy something like this?',
      'What happens after you say yes, on your side?',
      'Who has to say yes first?',
      'What are the steps from here to a signature?',
    ],
    unmet: ['What happens to the lunches?', 'Do you buy them from a wholesaler?'],
  },
  {
    check: 'discovery.paper',
    rubric: 'meddpicc',
    met: [
      'Does legal have to look at a contract like that?',
      'Is there a security review for new suppliers?',
      'How long does the paperwork take with you?',
      'Would procurement need to be involved?',
    ],
    unmet: ['Do you print the routes on paper?', 'How long does the loading take?'],
  },
  {
    check: 'discovery.champion',
    rubric: 'meddpicc',
    met: [
      'Would you bring it up with Tomas?',
      'How would you explain it to your boss?',
      'What can I give you to convince them?',
      'Would you be willing to recommend it to the board?',
    ],
    unmet: ['Would you like to see it?', 'Can you tell me more about the schools?'],
  },
  {
    check: 'discovery.tools',
    rubric: 'spin',
    met: [
      'What do you use for the routes today?',
      'Which system do you have for that?',
      'Have you tried anything else before?',
    ],
    unmet: ['How does that feel for the people in the kitchen?'],
  },
  {
    check: 'discovery.inaction',
    rubric: 'spin',
    met: [
      'What happens if you leave it as it is?',
      'If nothing changes, where will that be next year?',
      'How long can you go on like this?',
      'Why not just live with it?',
    ],
    unmet: ['What happens if a van breaks down?', 'How long does the round take?'],
  },
  {
    check: 'discovery.payoff',
    rubric: 'spin',
    met: [
      'What would that change for you if it were gone?',
      'How would that help the kitchen?',
      'What could you do with those hours?',
      'What would it be worth to have that solved?',
    ],
    unmet: ['What does that cost you?', 'How did you help yourselves?'],
  },
  {
    check: 'opening.no-is-fine',
    rubric: 'sandler',
    met: [
      'If it turns out this is not for you, just tell me and I leave you in peace. Is that alright?',
      'You can tell me no at any time. Okay?',
      'At the end we decide whether it is worth another talk, fair?',
      'And a no is fine with me. Agreed?',
    ],
    unmet: ['If a school is not ready, what do you do?', 'There is no other way?'],
  },
  {
    check: 'value.insight',
    rubric: 'challenger',
    met: [
      'Most school caterers think it is the food, and it is the second drive.',
      'What we see at caterers like you is that the first cancellation costs the least.',
      'The real cost is not the lunches, it is the driver who goes twice.',
      'What surprises most people is how few schools cause it.',
    ],
    unmet: ['What do most caterers think about it?', 'We have dashboards and reports.', 'I think that is a lot.'],
  },
]

describe('the library of checks', () => {
  it.each(told.flatMap((each) => each.met.map((line) => [each.check, line, each] as const)))(
    '%s is met by: %s',
    (check, line, { rubric }) => {
      expect(isMet(rubric, check, line)).toBe(true)
    },
  )

  it.each(
    told
      .filter(({ check }) => !['discovery.follow-up', 'discovery.process', 'discovery.layers'].includes(check))
      .filter(({ check }) => check.startsWith('discovery.'))
      .map((each) => [each.check, each.met[0] ?? '', each] as const),
  )('%s counts in part where the buyer tells nothing in answer to: %s', (check, line, { rubric }) => {
    const found = checkOf(rubric, check, line, 'It depends, really.')
    expect(found.met).toBe(false)
    expect(found.share).toBeGreaterThan(0)
    expect(found.share).toBeLessThan(0.5)
  })

  it.each(told.flatMap((each) => each.unmet.map((line) => [each.check, line, each] as const)))(
    '%s is not met by: %s',
    (check, line, { rubric }) => {
      expect(isMet(rubric, check, line)).toBe(false)
    },
  )

  it('wants a figure told, and not only asked for', () => {
    const line = 'What does that cost you in a month, with the driving?'
    expect(isMet('spin', 'discovery.figure', line, 'Enough to notice, I would say.')).toBe(false)
    expect(isMet('spin', 'discovery.figure', line, 'About nine thousand, with the overtime.')).toBe(true)
  })

  it('refuses a criterion with a check that nobody has', () => {
    const plan = { key: 'x', label: 'X', weight: 100, notShown: '', notApplicable: '' }
    const descriptors = ['1', '2', '3', '4', '5'] as const
    expect(() => composed({ ...plan, descriptors, checks: ['discovery.nothing'] })).toThrow('discovery.nothing')
    expect(libraryCheck('discovery.nothing')).toBeUndefined()
  })
})

describe('every built-in rubric', () => {
  const strong = [
    'How do you plan the rounds today, and with which system?',
    'What happens if nothing changes until next year?',
    'Who else would have a say, and by when would it have to be better?',
    'So schools cancel at seven and sixty lunches go in the bin. Would it help if the round were planned anew in a minute?',
    'Could we sit down on Thursday at ten for thirty minutes, with Tomas, on one morning of yours?',
  ]
  const scoreOf = (rubric: RubricKey, lines: readonly string[]): number => {
    const said = lines.map(
      (line) => `R: ${line}\nB: Yes, Tomas would want that, it costs us about nine thousand a month.`,
    )
    const text = `${call('What does that cost you?', 'About nine thousand a month.')}\nB: Okay.\n${said.join('\n')}`
    const { result } = reviewCall(inputOf(spokenCall(text), { type: 'discovery', rubric }))
    if (result.state !== 'scored') throw new Error(result.reason)
    return result.total
  }
  const idle = ['Okay.', 'Right, I see.', 'We have many features and a nice app for you.', 'Great.', 'Bye then.']

  it.each(rubricKeys)('%s scores a call that asks well far above one that does not', (rubric) => {
    expect(scoreOf(rubric, strong) - scoreOf(rubric, idle)).toBeGreaterThanOrEqual(20)
  })

  it.each(rubricKeys)('%s gives the same review twice', (rubric) => {
    const once = reviewCall(inputOf(spokenCall(call('Why?')), { type: 'discovery', rubric }))
    expect(reviewCall(inputOf(spokenCall(call('Why?')), { type: 'discovery', rubric }))).toEqual(once)
  })
})

describe('a criterion', () => {
  const bargain = spokenCall(`B: Rosa Lindqvist.
R: Hi Rosa, it's Marcus from Routewell. You had my offer on Monday, so shall we go through the terms?
B: The price is the trouble. We wanted ten per cent off.
R: Our software books the dock slots by itself. I can give you the ten if you sign for two years.
B: Two years is long. Say eighteen months.
R: Eighteen months, and you pay at the start of the year. Does that work?
B: That works. Send me the papers.
R: You have them on Thursday at nine. Thanks, Rosa.`)

  it.each(rubricKeys)('counts only where something of it could have been done: %s', (rubric) => {
    const { result } = reviewCall(inputOf(bargain, { type: 'negotiation', rubric, outcome: 'terms-agreed' }))
    const counted = result.state === 'scored' ? result.scores.filter(({ state }) => state !== 'not-applicable') : []
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter(({ checks }) => checks.length === 0)).toEqual([])
  })
})
