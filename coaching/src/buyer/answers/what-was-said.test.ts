import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { goesBackTo } from '../heard/goes-back.ts'
import { openCall } from '../index.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'
import { sceneOf } from '../scene.ts'
import { plainPiece } from '../scene.ts'
import { whatWasSaid } from './what-was-said.ts'
import { takenUp } from './taken-up.ts'

/** What a question goes back to, after a line of the buyer's. */
function backTo(said: string, question: string, type: 'discovery' | 'referral' = 'discovery') {
  const setup = castCall(3, type, 'easy')
  const { mind } = openCall(setup)
  return goesBackTo(sceneOf(setup, { ...mind, turn: 3, pieces: [plainPiece(said)] }, perceive(question, 9000)))
}

describe('a question goes back to what was said a moment ago', () => {
  it.each([
    ['It works, until something changes.', 'Until something changes. What sort of changes?', 'thing'],
    ["I'd want to see it hold on a bad day.", 'When you say a bad day, what does a bad day look like?', 'thing'],
    ['It would have to be in before the season.', "Before the season. What's driving that?", 'thing'],
    ["It's reprints, mostly.", 'Which system do you use?', null],
    ["It's reprints, mostly.", 'What causes the overtime?', null],
    ['And what does that cost?', 'What does what cost?', null],
  ])('“%s” - “%s”: %s', (said, question, goes) => {
    expect(backTo(said, question)).toBe(goes)
  })

  it('and to people, where others than their own were spoken of', () => {
    expect(backTo("There's the people next door, they've asked about it.", 'What do they use?', 'referral')).toBe(
      'they',
    )
    expect(backTo('The planners do it. They use a board.', 'What do they use?')).toBe(null)
  })
})

describe('a colleague who was just named', () => {
  it.each(['What would {name} look for?', "What's {name}'s take on it?", 'How does {name} feel about it?'])(
    'is known well enough to say what they would make of it: %s',
    (question) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const setup = castCall(seed, 'discovery', 'easy')
        const { temperament, colleagues } = setup.persona
        const name = colleagues[0]?.name.split(' ')[0] ?? ''
        const { mind } = played(setup, ["Hi, it's Marcus, thanks for your time.", question.replace('{name}', name)])
        const views = [
          ...(takenUp['signer-view'][temperament] ?? []),
          ...(takenUp['colleague-view'][temperament] ?? []),
        ]
        expect([seed, views.some((text) => mind.used.includes(text))]).toEqual([seed, true])
      }
    },
  )
})

it('no two temperaments say the same of it', () => {
  for (const voiced of Object.values(whatWasSaid)) {
    const all = Object.values(voiced).flat()
    expect(new Set(all).size).toBe(all.length)
  }
})
