import { describe, expect, it } from 'vitest'
import { generateAccount, generatePersona, plainSegment } from '../../generation/index.ts'
import { hear, openCall } from '../index.ts'
import type { CallSetup } from '../index.ts'

function setupOf(industry: string, painPoints: string[], freeform = ''): CallSetup {
  const segment = { ...plainSegment('Other', '11-50'), subIndustries: [industry], painPoints, freeform }
  const account = generateAccount({ seed: 5, segment, takenNames: [] })
  const contact = { level: 'Business Owner', department: 'Other' }
  return {
    persona: generatePersona({
      seed: 5,
      personaId: 'p',
      account,
      contact,
      colleagues: [],
      takenNames: [],
      takenManners: [],
    }),
    type: 'discovery',
    difficulty: 'easy',
    seed: 5,
    rep: { firstName: 'Zoe', companyName: 'Crust', product: null },
    memory: { earlierCalls: [], colleaguesHeard: [] },
  }
}

function answerTo(setup: CallSetup, question: string): string {
  const opening = 'Hi, this is Zoe from Crust. Could I ask how your week goes?'
  const { mind } = hear(setup, openCall(setup).mind, { words: opening, elapsedMs: 5000 })
  return hear(setup, mind, { words: question, elapsedMs: 12_000 }).reply.words
}

const bakery = setupOf(
  'Bakeries and cafes',
  [
    'Bread is left on the shelves when they close',
    'They sell out of croissants before nine',
    'Flour prices went up by a third',
    "Can't find bakers who start at three",
  ],
  'Their drivers deliver to cafes before six.',
)
const boats = setupOf('Fishing boats', [
  'Ice runs out at the harbour',
  'Losing crew to the oil rigs',
  'Fuel costs eat the catch',
])

describe('what the owner of a segment has named', () => {
  it.each([
    [bakery, "What's left on the shelf when you close?", /bread is left on the shelves when we close/iu],
    [bakery, 'Do you ever sell out too early?', /^Yes\. .*we sell out of croissants before nine/iu],
    [bakery, 'What did flour do to your prices?', /flour prices went up/iu],
    [bakery, 'How do you find bakers?', /we can't find bakers/iu],
    [bakery, 'Do you find enough bakers?', /^(?!Yes).*we can't find bakers/iu],
    [bakery, 'How often do you run out of croissants?', /we sell out of croissants/iu],
    [bakery, 'How do your drivers deliver?', /our drivers deliver to cafes/iu],
    [boats, 'Do you ever run out of ice?', /^Yes\. .*ice runs out/iu],
    [boats, 'What happens when the ice is gone?', /ice runs out/iu],
    [boats, 'Is it hard to keep crew?', /losing crew to the oil rigs/iu],
    [boats, 'What does fuel do to your margins?', /fuel costs eat the catch/iu],
  ])('is told to who asks for it in other words', (setup, question, told) => {
    expect(answerTo(setup, question)).toMatch(told)
  })

  it.each(['Who signs for something like that?', 'Do you use tablets on the floor?', 'When would it have to be in?'])(
    'is not told to who asks something else: %s',
    (question) => {
      expect(answerTo(bakery, question)).not.toMatch(/bread|croissants|flour|bakers/iu)
    },
  )
})
