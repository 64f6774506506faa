import type { Agreement } from '@ringside/contract/reviews/overrides'

/** "67%"; a dash where there is no figure. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`)

/** "0.71"; a dash where there is no figure. */
export const kappaText = (kappa: number | null): string => (kappa === null ? '–' : kappa.toFixed(2).replace('-', '−'))

/** Below this many cases one judgement more moves a share by five points or more. */
const fewCases = 20

/** All criteria together, in sentences. */
export function agreementWords({ n, exact, withinOne, kappa, applicability }: Agreement): string {
  const cases = n === 1 ? 'In 1 case' : `In ${n} cases`
  const levels =
    n === 0
      ? 'There is no case yet in which both gave a level.'
      : `${cases} the level was the same in ${shareText(exact)}, at most one apart in ${shareText(withinOne)}.`
  const beyondChance =
    kappa === null ? '' : ` Weighted kappa is ${kappaText(kappa)}: 1 is full agreement, 0 is what chance would give.`
  const apart =
    applicability === 0
      ? ''
      : ` ${applicability === 1 ? 'Once' : `${applicability} times`} you and the engine did not agree whether a criterion applied at all.`
  const few = n < fewCases ? ' These are few cases: the figures can still move a lot.' : ''
  return `${levels}${beyondChance}${apart}${few} People judge the calls they doubt, so over all calls it may be higher. Your own practice calls are left out.`
}
