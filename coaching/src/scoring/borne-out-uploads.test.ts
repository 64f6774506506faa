import type { Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

const scoresOf = ({ result }: Review) => (result.state === 'scored' ? result.scores : [])
const checkIn = (review: Review, key: string) =>
  scoresOf(review)
    .flatMap(({ checks }) => checks)
    .find((check) => check.key === key)
const nextStepIn = ({ moments }: Review) => moments.find(({ kind }) => kind === 'next-step')

/** As a transcript is reviewed: by its words alone. */
function uploaded(lines: string, type: ReviewInput['type'], buyerName = 'Marta') {
  const turns = spokenCall(lines)
  return reviewCall(inputOf(turns, { type, buyerName, outcome: outcomeFromWords(turns, type) }))
}

describe('another day than the one asked for', () => {
  const after = (answer: string, back: string) =>
    uploaded(
      `R: You told me that invoices sit for nine days because nobody knows whose they are. Here each one carries a name.\nB: Most of them would.\nR: Would that cover your Kraków cases as well, do you think?\nB: I think so.\nR: Shall we three talk on the twelfth at nine, with your freight ones in it?\nB: ${answer}\nR: ${back}`,
      'demo',
    )

  it('is agreed to where it is taken up at once', () => {
    const review = after('The twelfth’s a holiday. Thirteenth.', 'Thirteenth at nine. I’ll invite Aneta as well.')
    expect(review.outcome).toBe('meeting')
    expect(nextStepIn(review)?.label).toBe('Next step. Agreed, the thirteenth')
  })

  it.each([
    ['The twelfth’s a holiday. Thirteenth.', 'And what about the week after that one?'],
    ['The twelfth’s a holiday. The thirteenth?', 'Thirteenth is bad for me, sorry about that.'],
  ])('is not where it is not taken up, or was only asked: %s %s', (answer, back) => {
    expect(nextStepIn(after(answer, back))?.caught).toBe(false)
  })

  it('is said once where the day has its time in it', () => {
    const review = uploaded(
      'R: You told me that the mornings are the worst of it. We text each open shift to those who can take it.\nB: That could work.\nR: Would that help your two sites on a Monday morning?\nB: It would.\nR: So could we sit down together on Monday and go through one week?\nB: Monday afternoon.',
      'demo',
    )
    expect(review.verdict).not.toContain('afternoon at afternoon')
  })
})

describe('a decision in a transcript', () => {
  const call = (answer: string, after: string) =>
    uploaded(
      `R: Paul, you've had the contract for a week. Shall we go ahead from the first of June?\nB: I'm inclined to. The notice period bothers me.\nR: What about it?\nB: Six months. If you get bought by somebody I'm stuck.\nR: Then let's put in that you can leave with thirty days' notice if we change hands. Does that take care of it?\nB: Yes, that does.\nR: Then is it a yes?\nB: ${answer}\nR: ${after}\nB: Good.`,
      'closing',
      'Paul',
    )

  it('is a yes where the buyer says that it is one, and the signature is seen to whoever is meant', () => {
    const review = call(
      'It’s a yes. Margaret signs for us.',
      'I’ll send her the changed page by noon and ring her at three.',
    )
    expect(review.outcome).toBe('signed')
    expect(checkIn(review, 'next-step.signature')?.met).toBe(true)
    expect(review.nextSteps[0]?.text).toContain('Paul said yes')
  })

  it('is none where they say that they will see', () => {
    expect(call('I’ll have to see. Margaret signs for us.', 'I’ll leave it with you then, Paul.').outcome).toBe(
      'undecided',
    )
  })

  it('does not see to a signature by what is sent to somebody else', () => {
    const review = call('It’s a yes. Margaret signs for us.', 'Great, thank you very much for that, Paul. Goodbye.')
    expect(checkIn(review, 'next-step.signature')?.met).toBe(false)
  })
})

describe('what the rules find in a transcript', () => {
  it('is denied by no sentence, however little it counts by ear', () => {
    const review = uploaded(
      'R: Morning Viktor. You wanted to talk about the price.\nB: I need fifteen off, or it goes to the other lot.\nR: Help me understand. What changed since Friday?\nB: My budget was cut. Nothing to do with you.\nR: I see. If you take it for three years and pay yearly in advance, I can do nine.\nB: Twelve.\nR: Ten, three years, in advance, and you let two prospects of ours visit the plant.\nB: One prospect.\nR: One a year, then.\nB: Fine. Ten.\nR: So ten per cent, three years, paid in advance each January, one visit a year. We sign on Monday?\nB: Monday afternoon.',
      'negotiation',
      'Viktor',
    )
    expect(review.verdict).not.toContain('You offered a list')
    expect(
      scoresOf(review)
        .map(({ advice }) => advice)
        .join(' '),
    ).not.toContain('Leave the list out')
  })

  it('is that one person was named where one was, and not that two were', () => {
    const review = uploaded(
      "R: Hi Iris, how's the booking thing treating you?\nB: Love it. We haven't had a double booking since Easter.\nR: Do you know another physio practice that still does it on paper? Just one that comes to mind.\nB: There's Hamish Reid at Northside, he's on paper and he moans about it.\nR: Could I say you sent me?\nB: Sure, tell him I said hi.\nR: I'll ring him Tuesday, once, and let you know how it went. Thanks Iris.",
      'referral',
      'Iris',
    )
    expect(checkIn(review, 'next-step.agreed')?.met).toBe(false)
  })

  it('is that something to read was asked for where a quote was offered', () => {
    const after = (ask: string) =>
      uploaded(
        `R: hi its dave from stackit, i wanted to ask what do you guys do for storage at the moment over there\nB: we rent two units and the rest is in the yard\nR: i see, that is what most of them do. do you have any problems with space out there\nB: pallets get rained on. we wrote off nine thousand of compost in march\nR: ${ask}\nB: send one if you like`,
        'discovery',
        'Ruth',
      ).nextSteps[0]?.text
    expect(after('anyway do you want a quote')).not.toContain('nothing was asked for')
    expect(after('anyway that is a lot of money for compost')).toContain('nothing was asked for')
  })

  it('is an apology, and no step, where a fault was told of', () => {
    const review = uploaded(
      "R: Hi Bea, Sam from Rotamate. How's it going with the new version?\nB: It's the app that logs people out.\nR: How often?\nB: Every night. The night staff ring me at home.\nR: That's awful. Did you report it?\nB: Three weeks ago. Nobody came back.\nR: That's on us. I'll get Priit in engineering to ring you this afternoon.\nB: Okay. Thank you.\nR: Apart from that, is it saving you what you'd hoped?\nB: It's about six hours a week. So yes.",
      'check-in',
      'Bea',
    )
    expect(checkIn(review, 'objections.acknowledged')?.met).toBe(true)
    expect(checkIn(review, 'objections.answered')?.quote?.quote ?? '').not.toBe('That’s on us.')
  })
})

describe('whether it would help, in a transcript', () => {
  const fit = (line: string) =>
    checkIn(
      uploaded(
        `R: Thank you for the time, Gordon. What goes wrong with the loads in an ordinary week, would you say?\nB: Twice last week the van had the wrong one, forty miles each way.\nR: A laundry in Hull with thirty hotels went from nine wrong loads a month to one.\nB: Hm.\nR: ${line}\nB: Thursday at eight.`,
        'discovery',
        'Gordon',
      ),
      'value.fit',
    )?.met

  it('is not asked by asking for a day', () => {
    expect(fit('Could you and your brother do Thursday at eight, before the vans go?')).toBe(false)
  })

  it('is asked by asking what they would make of it', () => {
    expect(fit('Would that have saved you the forty miles?')).toBe(true)
  })
})
