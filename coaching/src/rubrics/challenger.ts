import { rubricNames } from '@ringside/contract'
import { composed } from './library.ts'
import type { Rubric } from './rubric.ts'

/**
 * Challenger: teach the buyer something about their own business, make it theirs, let it weigh, and lead to the decision
 * (Dixon and Adamson, The Challenger Sale, 2011).
 */
export const challenger: Rubric = {
  key: 'challenger',
  name: rubricNames.challenger.name,
  version: 14,
  blockers: [],
  criteria: [
    composed({
      key: 'teach',
      label: 'Teach',
      weight: 30,
      checks: ['value.insight', 'opening.reason', 'value.proof'],
      descriptors: [
        'The buyer heard next to nothing new.',
        'A part of something new, without weight.',
        'Something new was told, and half of it shown.',
        'Taught well, with one gap.',
        'Came for a reason, told something new about their business, and showed it at others like them.',
      ],
      notShown: 'The buyer learnt nothing new.',
      notApplicable: 'Nothing was to be taught in this call.',
    }),
    composed({
      key: 'tailor',
      label: 'Tailor',
      weight: 25,
      checks: ['value.tied', 'listening.echo', 'discovery.process', 'value.concrete'],
      descriptors: [
        'Hardly anything was about this buyer.',
        'Little was about this buyer.',
        'About half of it was about this buyer.',
        'Made for this buyer, with one gap.',
        'In their words, on their way of working, with a figure.',
      ],
      notShown: 'Nothing was made for this buyer.',
      notApplicable: 'There was nothing to tailor in this call.',
    }),
    composed({
      key: 'tension',
      label: 'Constructive tension',
      weight: 20,
      checks: ['discovery.inaction', 'discovery.impact', 'discovery.figure'],
      descriptors: [
        'What it costs to stay was touched once.',
        'One step towards what it costs to stay.',
        'What it costs to stay is half known.',
        'Staying as it is weighs, with one gap.',
        'Asked what it costs and what comes of leaving it, until there was a figure.',
      ],
      notShown: 'Nothing made it harder to stay as it is.',
      notApplicable: 'What it costs was known before this call.',
    }),
    composed({
      key: 'control',
      label: 'Take control',
      weight: 25,
      checks: [
        'next-step.asked',
        'objections.answered',
        'discovery.buying-steps',
        'next-step.when',
        'next-step.agreed',
        'objections.calm',
      ],
      descriptors: [
        'The buyer led nearly all of it.',
        'One part of the way ahead was led.',
        'About half of the way ahead was led.',
        'Led to a decision, with one gap.',
        'Answered what stood against it and led to a step with a day and a yes.',
      ],
      notShown: 'The call was left to the buyer.',
      notApplicable: 'There was nothing to lead to in this call.',
    }),
  ],
}
