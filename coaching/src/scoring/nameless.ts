import type { Review } from '@ringside/contract'

/** At the start of a sentence of ours: "The buyer has not agreed." */
function begun(text: string): string {
  return text.replaceAll(/(^|[.!?] )the buyer\b/gu, '$1The buyer')
}

/** Nobody is spoken to as "the buyer": a line to say leaves the name out. */
function spoken(line: string): string {
  return line.replaceAll(/,? the buyer(?=[.:?!,])/gu, '')
}

/** The sentences of a review of somebody whose name is not known, put as one would write and say them. */
export function namelessly(review: Review): Review {
  const { result } = review
  return {
    ...review,
    verdict: begun(review.verdict),
    result:
      result.state === 'scored'
        ? { ...result, scores: result.scores.map((score) => ({ ...score, advice: begun(score.advice) })) }
        : result,
    moments: review.moments.map((moment) => ({
      ...moment,
      label: begun(moment.label),
      sayItBetter: moment.sayItBetter === null ? null : spoken(moment.sayItBetter),
    })),
    nextSteps: review.nextSteps.map((step) => ({ ...step, text: begun(step.text) })),
  }
}
