import type { CallType, Metric, MetricKey } from '@ringside/contract'

type Range = NonNullable<Metric['range']>

/** What a metric is called, how it is measured against, and where that comes from. Correlations, not laws. */
type MetricDefinition = {
  label: string
  unit: Metric['unit']
  scale: Metric['scale']
  /** Recommended [low, high]; null when no figure is worth recommending. */
  range: (type: CallType) => Range | null
  source: (type: CallType) => string
  /** What to call a value under or over the range. */
  low: string
  high: string
}

const house = 'Our own setting; no published sample was found for it.'

type PerType<T> = Partial<Record<CallType, T>> & { otherwise: T }
const per =
  <T>(table: PerType<T>) =>
  (type: CallType): T =>
    table[type] ?? table.otherwise

export const metricDefinitions: Record<MetricKey, MetricDefinition> = {
  talkRatio: {
    label: 'Talk to listen',
    unit: 'ratio',
    scale: [0, 1],
    range: per<Range>({
      'cold-call': [0.35, 0.6],
      gatekeeper: [0.35, 0.65],
      demo: [0.4, 0.65],
      closing: [0.35, 0.7],
      otherwise: [0.3, 0.5],
    }),
    source: per({
      'cold-call':
        'Gong Labs (2025): 43:57 is best over all sales calls and more than 65% of talking by the rep lowers win rates. Widened by us for cold calls, where the reason for calling must be said.',
      gatekeeper: house,
      closing:
        'Our own setting: where things stand has to be said before the decision can be asked for, and the answers are short. No sample was found for it.',
      demo: 'Gong Labs (2025): more than 65% of talking by the rep lowers win rates. The lower end is ours, since a demonstration has to be spoken.',
      otherwise:
        'Gong Labs (2025): 43:57 is best over all sales calls. A second reading of the same data puts the flat best stretch at 35 to 50%.',
    }),
    low: 'Said little',
    high: 'Too much talking',
  },
  longestMonologue: {
    label: 'Longest monologue',
    unit: 'seconds',
    scale: [0, 120],
    range: per<Range>({ 'cold-call': [0, 45], gatekeeper: [0, 20], demo: [0, 76], otherwise: [0, 60] }),
    source: per({
      'cold-call':
        'Our own setting: 45 seconds is the red line of a published cold-call planner, without a sample. Gaps under 1.5 seconds are merged.',
      demo: 'Our own setting, after the 76 seconds commonly taught for a stretch of demonstration; no sample was found.',
      otherwise: 'Our own setting: about half of the 2:30 commonly taught as the limit; no sample was found.',
    }),
    low: 'Short',
    high: 'Too long',
  },
  switchesPerMinute: {
    label: 'Switches a minute',
    unit: 'per-minute',
    scale: [0, 16],
    range: per<Range>({ demo: [2, 10], otherwise: [3, 12] }),
    source: () =>
      'Our own setting, after the 5 a minute commonly taught as interactive; no published threshold was found.',
    low: 'One-sided',
    high: 'Choppy',
  },
  questions: {
    label: 'Questions',
    unit: 'count',
    scale: [0, 24],
    range: per<Range>({
      discovery: [7, 18],
      demo: [4, 14],
      gatekeeper: [1, 5],
      closing: [2, 8],
      'cold-call': [3, 12],
      'objection-handling': [3, 12],
      otherwise: [3, 12],
    }),
    source: per({
      discovery:
        'Gong, discovery calls: 46% succeeded with 1 to 6 questions, 66% with 7 to 10, 74% with 11 to 14, 67% with 15 to 18. Which bar belongs to which range was read off a slide.',
      otherwise: house,
    }),
    low: 'Few questions',
    high: 'Very many',
  },
  openQuestions: {
    label: 'Open questions',
    unit: 'ratio',
    scale: [0, 1],
    range: () => [0.4, 0.9],
    source: () =>
      'Our own setting, and not scored: Rackham saw no effect of open against closed questions in his first 93 calls, of 35,000 in all.',
    low: 'Mostly closed',
    high: 'Hardly any closed',
  },
  questionSpread: {
    label: 'Question spread',
    unit: 'ratio',
    scale: [0, 1],
    range: () => [null, 0.6],
    source: () =>
      'The share asked in the busiest third of the call; 33% is even. Our own limit: Gong is said to have found in about a million calls that good sellers spread their questions and others ask most of them early, with no figure given (second-hand).',
    low: '',
    high: 'Bunched',
  },
  replyGap: {
    label: 'Gap before replying',
    unit: 'seconds',
    scale: [0, 3],
    range: () => [0.5, 1.5],
    source: () => 'Our own setting, around the 0.6 to 1.0 seconds commonly taught; no published sample was found.',
    low: 'Too quick',
    high: 'Slow',
  },
  pace: {
    label: 'Pace',
    unit: 'words-per-minute',
    scale: [80, 240],
    range: () => [130, 175],
    source: () =>
      'Read AI recommends 130 to 175. Gong measured 173 on average and 188 after an objection in 67,149 meetings (second-hand).',
    low: 'Slow',
    high: 'Fast',
  },
  fillers: {
    label: 'Filler words',
    unit: 'per-minute',
    scale: [0, 10],
    range: () => [0, 3],
    source: () =>
      'Our own setting, and not scored: Gong found no effect of filler words on outcomes in about 500,000 calls (second-hand).',
    low: 'None',
    high: 'Many',
  },
  hedges: {
    label: 'Hedges',
    unit: 'per-minute',
    scale: [0, 8],
    range: () => [0, 2.5],
    source: () => `${house} Not scored.`,
    low: 'None',
    high: 'Many',
  },
  interruptions: {
    label: 'Interruptions',
    unit: 'count',
    scale: [0, 6],
    range: () => [0, 1],
    source: () =>
      'Our own setting: starting at least 0.2 seconds before the buyer has finished counts; "mm-hm" and the like do not. No published threshold was found.',
    low: 'None',
    high: 'Cut in often',
  },
  nextStep: {
    label: 'Next step',
    unit: 'yes-no',
    scale: [0, 1],
    range: () => null,
    source: () => 'Complete when it says what, who and when and the buyer agreed. There is no range for this one.',
    low: 'Incomplete',
    high: '',
  },
  priceMentionedAt: {
    label: 'Price first mentioned',
    unit: 'seconds',
    scale: [0, 3600],
    range: () => null,
    source: () =>
      'No range for this one: the 38 to 46 minutes commonly taught come from hour-long calls, without a sample we could find.',
    low: '',
    high: '',
  },
  sentiment: {
    label: 'Buyer’s tone, start to end',
    unit: 'score',
    scale: [-1, 1],
    range: () => [-0.1, null],
    source: () =>
      'Our own measure: warm against cold words of the buyer in the last third, less the first third. Not scored.',
    low: 'Cooled down',
    high: '',
  },
}

/** Seconds of talking at a stretch that a call type allows. */
export function longestAllowed(type: CallType): number {
  return metricDefinitions.longestMonologue.range(type)?.[1] ?? 60
}
