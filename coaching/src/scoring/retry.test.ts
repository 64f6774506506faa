import type { BuyerTurn, Move, Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { ReviewTurn } from '../metrics/heard/review-turn.ts'
import { inputOf, pushyCall, spokenCall, weakCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'

type Lived = { move: Move; patience: number }

/** The same call with a practice buyer, who answers with these moves and this patience. */
function lived(lines: string, minds: readonly Lived[]): ReviewTurn[] {
  let buyers = 0
  return spokenCall(lines).map((turn) => {
    if (turn.speaker === 'rep') return turn
    const { move, patience } = minds[buyers++] ?? { move: 'react', patience: 50 }
    const { words, startMs, endMs } = turn
    const meters = { trust: 40, interest: 40, patience }
    const buyer: BuyerTurn = {
      turn: turn.turn,
      speaker: 'buyer',
      words,
      startMs,
      endMs,
      move,
      meters,
      changes: [],
      facts: [],
      cut: false,
    }
    return buyer
  })
}

const lines = `B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell, we plan deliveries and I would like to tell you about that now.
B: Go on.
R: It is very good and it is fast and it has everything in it that one could ever want from it.
B: I see.
R: It also has an app and alerts and a very nice dashboard with all of the colours that you like.
B: Hm.
R: Okay then, thank you, have a nice day. Goodbye.
B: Goodbye.`

const turnOf = (turns: readonly ReviewTurn[], review: Review): string | undefined =>
  turns.find(({ turn }) => turn === review.retryFrom?.turn)?.words

describe('a question of the buyer’s that was left', () => {
  it('is where the call is taken up again to answer it, and not what was told long before', () => {
    const asked = `B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell. You opened a second kitchen in May, that is why I'm calling. Is this a bad time?
B: You have two minutes.
R: How do you plan the deliveries at the moment?
B: Four planners on a spreadsheet, and every morning a route falls apart. It costs us eleven thousand a month.
R: So four planners on a spreadsheet, and eleven thousand a month for routes that fall apart. Is that right?
B: That's it. Does it work with the tills we have?
R: We rebuild the route in a minute, so that nobody has to ring round in the morning.
B: Hm. And the tills?
R: A caterer of about your size cut its waste by a third in ten weeks.`
    const { result } = reviewCall(inputOf(lived(asked, []), { type: 'discovery' }))
    const listening =
      result.state === 'scored' ? result.scores.find(({ criterion }) => criterion === 'listening') : null
    expect(listening?.checks.find(({ key }) => key === 'listening.answers')?.met).toBe(false)
    expect(listening?.retryFrom).toMatchObject({ turn: 7, why: 'Answer the question first' })
  })
})

describe('where a call is taken up again', () => {
  it('is never the goodbye, with a recording or a practice buyer', () => {
    for (const turns of [spokenCall(lines), weakCall, pushyCall, lived(lines, [])]) {
      const review = reviewCall(inputOf(turns))
      expect(turnOf(turns, review)).toBeDefined()
      expect(turnOf(turns, review)).not.toMatch(/\bbye\b|goodbye/iu)
    }
  })

  it('is before the buyer had no patience left', () => {
    const turns = lived(lines, [
      { move: 'pick-up', patience: 40 },
      { move: 'grant-time', patience: 35 },
      { move: 'react', patience: 4 },
      { move: 'react', patience: 2 },
      { move: 'hang-up', patience: 0 },
    ])
    const { retryFrom } = reviewCall(inputOf(turns, { outcome: 'hung-up' }))
    expect(retryFrom?.turn).toBeLessThanOrEqual(3)
  })

  it.each(['brush-off', 'goodbye', 'hang-up'] as const)('is before the buyer left with a %s', (move) => {
    const turns = lived(lines, [
      { move: 'pick-up', patience: 60 },
      { move: 'grant-time', patience: 60 },
      { move, patience: 60 },
    ])
    expect(reviewCall(inputOf(turns)).retryFrom?.turn).toBeLessThanOrEqual(3)
  })

  it('is before the buyer’s yes, which ends what there was to win', () => {
    const turns = spokenCall(`B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell, do you have a minute for me to say why I am calling you today?
B: Yes.
R: What goes wrong with your deliveries at the moment, and how often does that happen?
B: Schools cancel at seven, and we throw away sixty lunches a day.
R: Could we take thirty minutes on Thursday at ten?
B: Thursday at ten is fine, send me the invite.
R: Thank you. We also have an app, and everybody who has it likes it very much.
B: Okay.
R: Goodbye.
B: Bye.`)
    expect(reviewCall(inputOf(turns, { outcome: 'meeting' })).retryFrom?.turn).toBeLessThanOrEqual(5)
  })

  it('is not a recap of a buyer who has told nothing yet', () => {
    const turns = spokenCall(
      lines.replace('B: I see.', 'B: It costs us, sure.').replace('B: Hm.', 'B: Some days are worse.'),
    )
    expect(reviewCall(inputOf(turns)).retryFrom?.why).not.toMatch(/Sum up|their words/u)
  })

  it('stands at each criterion that something could still be gained in, and is the one that would gain most', () => {
    const { result, retryFrom } = reviewCall(inputOf(spokenCall(lines)))
    if (result.state !== 'scored') throw new Error('The call was not scored')
    const placed = result.scores.filter((score) => score.retryFrom)
    expect(placed.length).toBeGreaterThan(1)
    expect(placed.every(({ pointsToGain }) => pointsToGain > 0)).toBe(true)
    const most = Math.max(...placed.map(({ pointsToGain }) => pointsToGain))
    expect(placed.find(({ pointsToGain }) => pointsToGain === most)?.retryFrom).toEqual(retryFrom)
  })
})
