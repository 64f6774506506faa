import { metricKeys, type Metric, type MetricKey } from '@ringside/contract'
import { openQuestions, questions, questionSpread } from './asking.ts'
import { fillers, hedges, pace } from './delivery.ts'
import type { CallEvidence } from './heard/evidence.ts'
import { metricFrom, type Measure } from './measure.ts'
import { nextStep, priceMentionedAt } from './milestones.ts'
import { sentiment } from './sentiment.ts'
import { longestMonologue, switchesPerMinute, talkRatio } from './talking.ts'
import { interruptions, replyGap } from './turn-taking.ts'

const measures: Record<MetricKey, Measure> = {
  talkRatio,
  longestMonologue,
  switchesPerMinute,
  questions,
  openQuestions,
  questionSpread,
  replyGap,
  pace,
  fillers,
  hedges,
  interruptions,
  nextStep,
  priceMentionedAt,
  sentiment,
}

/** Every metric of a call, in the order of the contract, each beside its recommended range for the call type. */
export function metricsOf(evidence: CallEvidence): Metric[] {
  return metricKeys.map((key) => metricFrom(key, evidence.call, measures[key](evidence)))
}
