import { agreementOf, type Agreement, type Pair } from '../agreement/agreement.ts'
import type { Judgement, LabelledCall } from './labelled-calls.ts'

/** Where a stretch begins and ends. */
type Stretch = Pick<LabelledCall, 'id' | 'starts' | 'ends'>

/** How two judges of the same calls agree. */
export type JudgesAgreement = {
  /** On the levels, not shown being 0, where both say that a criterion applies. */
  readonly levels: Agreement
  /** The share of criteria where both say that it applies, or both that it does not; 0..1. */
  readonly applies: number
  readonly byCriterion: readonly { readonly criterion: string; readonly levels: Agreement }[]
}

/** What stands before an excerpt, or after it, is not there to be judged: its opening, or its next step. */
function isCutOff({ starts, ends }: Stretch, criterion: string): boolean {
  return (criterion === 'opening' && starts === 'middle') || (criterion === 'next-step' && ends === 'middle')
}

/** How far two judges agree over calls that both have judged. Throws when they have nothing in common. */
export function judgesAgreement(
  calls: readonly Stretch[],
  one: readonly Judgement[],
  other: readonly Judgement[],
): JudgesAgreement {
  const byCall = new Map(calls.map((call) => [call.id, call]))
  const others = new Map(other.map((judgement) => [`${judgement.call} ${judgement.criterion}`, judgement.level]))
  const both = one.flatMap(({ call: id, criterion, level }) => {
    const call = byCall.get(id)
    const second = others.get(`${id} ${criterion}`)
    return call === undefined || second === undefined || isCutOff(call, criterion) ? [] : [{ criterion, level, second }]
  })
  if (both.length === 0) throw new RangeError('the two have judged no call in common')
  const pairsOf = (judged: typeof both): Pair[] =>
    judged.flatMap(({ level, second }) => (level === null || second === null ? [] : [{ one: level, other: second }]))
  const criteria = [...new Set(both.map(({ criterion }) => criterion))]
  return {
    levels: agreementOf(pairsOf(both)),
    applies: both.filter(({ level, second }) => (level === null) === (second === null)).length / both.length,
    byCriterion: criteria.map((criterion) => ({
      criterion,
      levels: agreementOf(pairsOf(both.filter((each) => each.criterion === criterion))),
    })),
  }
}
