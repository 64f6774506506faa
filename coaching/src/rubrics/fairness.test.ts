import { describe, expect, it } from 'vitest'
import { goodCall, pushyCall, spokenCall, weakCall } from '../scoring/calls.fixture.ts'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { scoreCriteria } from '../scoring/score-criteria.ts'
import { rubricOf } from './built-in.ts'
import type { ReviewInput } from '../scoring/review-input.ts'
import { interrogation, pitchOnly, pushyQuestions, tersely } from '../scoring/sales-floor.fixture.ts'

type Call = Pick<ReviewInput, 'turns' | 'type'>

/** Scored however short the call is. */
const scoresOf = ({ turns, type }: Call) =>
  scoreCriteria(rubricOf('coachable'), evidenceOf(heardCall(turns, type), 'Rosa Lindqvist'))

const cold = (turns: ReviewInput['turns']): Call => ({ turns, type: 'cold-call' })
const totalOf = (call: Call): number => scoresOf(call).total

function levelOf(call: Call, criterion: string): number {
  return scoresOf(call).scores.find((score) => score.criterion === criterion)?.level ?? 0
}

function checksOf(call: Call): string[] {
  return scoresOf(call).scores.flatMap(({ checks }) => checks.filter(({ met }) => met).map(({ key }) => key))
}

const start = `B: Rosa Lindqvist.\nR: Hi Rosa, this is Marcus from Routewell, and I read about your second kitchen.\nB: Go on.`
const asked = (lines: string): Call => cold(spokenCall(`${start}\n${lines}`))

describe('a sceptical sales manager', () => {
  it('hears no discovery in a pitch, in pressing, or in questions put for effect', () => {
    for (const call of [pitchOnly, pushyQuestions, cold(pushyCall)]) expect(levelOf(call, 'discovery')).toBe(0)
  })

  it('hears little of it in a form read out', () => {
    expect(levelOf(interrogation, 'discovery')).toBeLessThanOrEqual(2)
    expect(checksOf(interrogation)).not.toContain('discovery.enough')
  })

  it('puts pitching and pushing far below a weak call, and that far below a good one', () => {
    for (const call of [pushyQuestions, cold(pushyCall), pitchOnly]) expect(totalOf(call)).toBeLessThan(20)
    expect(totalOf(interrogation)).toBeLessThan(20)
    expect(totalOf(cold(weakCall))).toBeGreaterThan(25)
    expect(totalOf(cold(goodCall))).toBeGreaterThan(90)
  })

  it('does not mind that a good call is short and plain', () => {
    expect(totalOf(tersely)).toBeGreaterThan(85)
    expect(levelOf(tersely, 'next-step')).toBe(5)
  })
})

describe('a reason for the call', () => {
  it('is no offer made too early, even where it says what the caller does', () => {
    const call = cold(
      spokenCall(
        "B: Rosa Lindqvist.\nR: Hi Rosa, this is Marcus from Routewell. I'm calling because we help kitchens cut the time they spend planning. How do you plan the day?\nB: By hand, four people, every morning.\nR: I see. What goes wrong with it?\nB: One school cancels and the whole route falls apart.",
      ),
    )
    expect(checksOf(call)).toContain('opening.question-first')
  })
})

describe('a question', () => {
  it('about what the trouble just told costs follows it up', () => {
    const call = asked(
      'R: What goes wrong most?\nB: One school cancels and the whole route falls apart.\nR: Ouch. What does that cost you?\nB: Enough.',
    )
    expect(checksOf(call)).toContain('discovery.follow-up')
  })

  it('that is open, or brings out a telling answer, finds out how things are done; a ticked box does not', () => {
    const open = asked('R: How do you plan the day?\nB: By hand.\nR: I see.\nB: Yes.')
    const telling = asked(
      'R: Do you use any software for that?\nB: A spreadsheet, and four people who rebuild it every morning.\nR: I see.\nB: Yes.',
    )
    const ticked = asked('R: Do you use any software for that?\nB: A spreadsheet.\nR: I see, thanks.\nB: Yes.')
    expect(checksOf(open)).toContain('discovery.process')
    expect(checksOf(telling)).toContain('discovery.process')
    expect(checksOf(ticked)).not.toContain('discovery.process')
  })

  it('about money, people and dates that gets a no and a maybe finds out nothing of how they buy on discovery', () => {
    const discovery = (budget: string, priority: string): Call => ({
      ...asked(
        `R: Do you have a budget for this year?\nB: ${budget}\nR: Is it a priority this quarter?\nB: ${priority}`,
      ),
      type: 'discovery',
    })
    expect(checksOf(discovery('No.', 'Maybe.'))).not.toContain('discovery.buying')
    expect(checksOf(discovery('About forty thousand.', 'It has to run by May.'))).toContain('discovery.buying')
  })

  it('about what goes wrong is no question about how things are done', () => {
    const pain = asked(
      'R: What problems do you have right now with your planning software?\nB: Cancelled orders, mostly.',
    )
    expect(checksOf(pain)).toContain('discovery.pain')
    expect(checksOf(pain)).not.toContain('discovery.process')
  })

  it('that the rep answers with an offer was not asked', () => {
    const effect = asked(
      'R: What goes wrong most often? Never mind, our platform fixes all of that for you with one click.\nB: Hm. Cancelled orders cost us.',
    )
    expect(checksOf(effect)).not.toContain('discovery.pain')
    expect(checksOf(effect)).not.toContain('opening.question-first')
  })
})

describe('figures, names and checks of fit', () => {
  const offer =
    'R: Our platform saves caterers twenty percent. A caterer of your size cut its waste by a third. Would that help you?'

  it('count for nothing before a need is known, unless the offer is tied to one later', () => {
    const blind = asked(`${offer}\nB: I see.\nR: And it has dashboards for everything.\nB: Fine.`)
    expect(checksOf(blind).filter((key) => key.startsWith('value.'))).toEqual([])
    const tied = asked(
      `${offer}\nB: Well, we throw away sixty lunches when a school cancels.\nR: We rebuild the route when a school cancels, so the lunches go to the next stop.\nB: Okay.`,
    )
    expect(checksOf(tied)).toEqual(expect.arrayContaining(['value.tied', 'value.concrete', 'value.proof']))
  })

  it('“does that make sense?” does not ask whether it would help', () => {
    const after = (question: string): Call =>
      asked(
        `R: What goes wrong most?\nB: Schools cancel at seven and we throw away sixty lunches.\nR: We rebuild the route when a school cancels. ${question}\nB: Yes.`,
      )
    expect(checksOf(after('Does that make sense?'))).not.toContain('value.fit')
    expect(checksOf(after('Would that have helped you there?'))).toContain('value.fit')
  })
})

describe('a next step', () => {
  const need = 'R: What goes wrong most?\nB: Schools cancel at seven and we throw away sixty lunches.'

  it('is asked for, not announced', () => {
    const announced = asked(`${need}\nR: I'll call you on Thursday at ten about that, Rosa.\nB: Hm.`)
    const question = asked(`${need}\nR: Could I call you on Thursday at ten about that, Rosa?\nB: Hm.`)
    expect(checksOf(announced)).not.toContain('next-step.asked')
    expect(checksOf(question)).toContain('next-step.asked')
  })

  it('is agreed to by the buyer, not by the rep who says that they did', () => {
    const claimed = asked(`${need}\nR: So Rosa agreed to a meeting on Thursday at ten with Tomas.\nB: Hm.`)
    const plain = asked(`${need}\nR: That sounds hard.\nB: Hm.`)
    expect(totalOf(claimed)).toBeLessThanOrEqual(totalOf(plain))
  })

  it('is not owed by a buyer who was pressed for a signature, yet counts if they agree to one', () => {
    const pressed = `${need}\nR: Then sign today, it is a no-brainer.\nB: No.`
    const refused = asked(`${pressed}\nR: Could we meet on Thursday at ten, then?\nB: I don't think so.`)
    const agreed = asked(
      `${pressed}\nR: Sorry. Could we meet on Thursday at ten, then?\nB: Thursday at ten works for me.`,
    )
    expect(checksOf(refused)).not.toContain('next-step.asked')
    expect(checksOf(agreed)).toEqual(expect.arrayContaining(['next-step.asked', 'next-step.agreed']))
  })

  it('keeps what a calm ask after a push said: the push costs the asking alone', () => {
    const ask = 'R: Sorry. Could we meet on Thursday at ten with Tomas, then?\nB: I do not think so.'
    const pushed = asked(`${need}\nR: Then sign today, it is a no-brainer.\nB: No.\n${ask}`)
    const calm = asked(`${need}\nR: How do new drivers sign up today?\nB: On paper.\n${ask}`)
    const details = ['next-step.when', 'next-step.who']
    expect(checksOf(pushed)).toEqual(expect.arrayContaining(details))
    expect(checksOf(pushed)).not.toContain('next-step.asked')
    expect(checksOf(calm)).toEqual(expect.arrayContaining([...details, 'next-step.asked']))
  })
})
