import type { DealStage, StageRule } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const whensOf = (rules: readonly StageRule[], to: DealStage) =>
  either.format(rules.filter((rule) => rule.to === to).map(({ when }) => when))

/** "Moves to Discovery when a cold call ends in a meeting or the buyer tells something new." One sentence a stage, the nearest first. */
export const sentencesOf = (rules: readonly StageRule[]): string[] =>
  [...new Set(rules.map(({ to }) => to))].map((to) =>
    to === 'lost' ? `Is lost when ${whensOf(rules, to)}.` : `Moves to ${stageLabels[to]} when ${whensOf(rules, to)}.`,
  )

/** What takes a deal on from where it stands, in a line. */
export function movesToNext(stage: DealStage, rules: readonly StageRule[]): string {
  if (stage === 'won') return 'Won. Calls leave it as it is.'
  const [next = ''] = sentencesOf(rules)
  return stage === 'lost' ? `Lost, but not for good. ${next}` : next
}
