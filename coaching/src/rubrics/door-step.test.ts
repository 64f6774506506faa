import type { Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { outcomeFromWords } from '../scoring/outcome.ts'
import { reviewCall } from '../scoring/review-call.ts'

/** An uploaded call to somebody who answers for a Mr Pugh, with these lines at its end. */
function atDoor(end: string): Review {
  const turns = spokenCall(`
B: Saint Mary's, school office.
R: Good morning, this is Maya from Drysill. We line flat roofs for schools, and I'm trying to reach Mr Pugh.
B: He's not in just now. What is it about?
R: It's about the hall roof: I saw the notice about the bucket in your newsletter.
B: Oh, that bucket. He's heard me on about it enough.
${end}`)
  return reviewCall(
    inputOf(turns, { type: 'gatekeeper', outcome: outcomeFromWords(turns, 'gatekeeper'), buyerName: 'Jean' }),
  )
}

const stepOf = ({ result }: Review) =>
  result.state === 'scored' ? result.scores.find(({ criterion }) => criterion === 'next-step') : undefined
const metIn = (review: Review): string[] => stepOf(review)?.checks.flatMap(({ key, met }) => (met ? [key] : [])) ?? []

describe('an uploaded call to somebody who answers', () => {
  it('has asked for something where it was asked when somebody can be reached, with the time that was given', () => {
    const review = atDoor(`
R: I can imagine. When is a good time to reach him?
B: He picks up his own phone before eight.
R: I'll try him tomorrow before eight then. Thank you, Jean.
B: Bye now.`)
    expect(metIn(review)).toEqual(expect.arrayContaining(['next-step.asked', 'next-step.when', 'next-step.agreed']))
    expect(stepOf(review)?.evidence.map(({ quote }) => quote)).toContain('When is a good time to reach him?')
    expect(review.verdict).not.toContain('without asking')
    expect(review.nextSteps[0]?.text).not.toContain('nothing was asked for')
  })

  it('has asked, and got nothing, where the answer was a no', () => {
    const review = atDoor(`
R: Could you give me his direct line?
B: I can't give that out, I'm afraid.
R: All right. Thank you anyway, and good luck with the bucket.
B: Bye now.`)
    expect(metIn(review)).toContain('next-step.asked')
    expect(metIn(review)).not.toContain('next-step.agreed')
    expect(stepOf(review)?.advice).toContain('“Could you give me his direct line?” and got no time for it')
  })

  it('is told what could still be asked where nothing was, and not to ask for half an hour', () => {
    const review = atDoor(`
R: Right. Well, I just wanted him to know that we are here.
B: I'll leave you to it, then.
R: Okay, goodbye then.
B: Bye now.`)
    expect(metIn(review)).not.toContain('next-step.asked')
    expect(stepOf(review)?.advice).toContain('ask when the one you want can be reached')
    expect(review.nextSteps[0]?.text).toContain('Ask when the one you want can be reached')
  })

  it('is not held to a summary of needs that nobody at a door has', () => {
    const review = atDoor(`
R: When is a good time to reach him?
B: He picks up his own phone before eight.
R: Thank you, Jean.
B: Bye now.`)
    expect(JSON.stringify(review)).not.toContain('You never summed up')
  })
})
