import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'

const callWith = (
  offer: string,
): string => `R: Hi Rosa, this is Sam from PawPings. I call because clinics like yours lose visits to no-shows. Have you got two minutes?
B: Two, yes.
R: How do you remind people of their visits today?
B: Our receptionists ring every owner, two hours a day.
R: And what goes wrong with that?
B: Half of them don't pick up, and then the slot stays empty.
R: ${offer}
B: That's the first thing about it that I'd use.
R: Could we look at it together on Thursday at ten?
B: Thursday at ten is fine.
R: I'll send the invite. Thank you, goodbye.`

const checksOfValue = (offer: string): Record<string, boolean> => {
  const turns = spokenCall(callWith(offer))
  const outcome = outcomeFromWords(turns, 'cold-call')
  const { result } = reviewCall(inputOf(turns, { type: 'cold-call', outcome, buyerName: 'Rosa' }))
  const scores = result.state === 'scored' ? result.scores : []
  const checks = scores.filter(({ criterion }) => criterion === 'value').flatMap((score) => score.checks)
  return Object.fromEntries(checks.map(({ key, met }) => [key, met]))
}

describe('an offer under the name of who sells it', () => {
  it.each([
    'You said receptionists ring two hours a day. PawPings sends text reminders, and Maple Street Vets cut no-shows by 38% in three months. Would that help?',
    'PawPings texts the owners before each visit, so nobody rings, and Maple Street Vets cut no-shows by 38%. Would that help your team?',
    'With PawPings the owners get a text, and Maple Street Vets cut no-shows by 38% in three months. Would that be useful?',
  ])('is one, with its figure, its customer and the question whether it helps: %s', (offer) => {
    expect(checksOfValue(offer)).toMatchObject({
      'value.fit': true,
      'value.concrete': true,
      'value.proof': true,
    })
  })
})
