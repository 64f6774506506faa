import { rubricNames } from '@ringside/contract'
import { composed } from './library.ts'
import type { Rubric } from './rubric.ts'

/**
 * BANT: is there money, somebody who decides, a need and a date? The old way at IBM to tell whether a lead is worth a
 * next call. The need weighs most: without it the other three are answers to nothing.
 */
export const bant: Rubric = {
  key: 'bant',
  name: rubricNames.bant.name,
  version: 14,
  blockers: [],
  criteria: [
    composed({
      key: 'budget',
      label: 'Budget',
      weight: 20,
      checks: ['discovery.budget', 'discovery.figure'],
      descriptors: [
        'Money was touched once.',
        'Money was asked about in passing.',
        'Where money would come from, or what the problem costs, but not both.',
        'The money side is known but for a detail.',
        'What the problem costs and where the money would come from are both known.',
      ],
      notShown: 'Nothing was asked about money.',
      notApplicable: 'Money was settled before this call.',
    }),
    composed({
      key: 'authority',
      label: 'Authority',
      weight: 20,
      checks: ['discovery.authority', 'discovery.buying-steps', 'next-step.who'],
      descriptors: [
        'Who decides was touched once.',
        'A part of who decides was asked.',
        'Who decides is half known.',
        'Who decides is known, with one gap.',
        'Who decides and in what steps is known, and who comes next time was said.',
      ],
      notShown: 'Nothing was asked about who decides.',
      notApplicable: 'Who decides was known before this call.',
    }),
    composed({
      key: 'need',
      label: 'Need',
      weight: 35,
      checks: ['discovery.pain', 'discovery.impact', 'discovery.follow-up', 'discovery.process', 'listening.recap'],
      descriptors: [
        'A need was touched and left.',
        'Little of a need was found.',
        'About half of the need is known.',
        'The need is clear, with one gap.',
        'The need, what it leads to and how they work now are known, and were said back.',
      ],
      notShown: 'No need was asked for.',
      notApplicable: 'The need was found before this call.',
    }),
    composed({
      key: 'timing',
      label: 'Timing',
      weight: 15,
      checks: ['discovery.deadline', 'discovery.inaction'],
      descriptors: [
        'Time was touched once.',
        'Time was asked about in passing.',
        'By when, or what waiting means, but not both.',
        'The timing is known but for a detail.',
        'By when it has to be better and what waiting means are both known.',
      ],
      notShown: 'Nothing was asked about time.',
      notApplicable: 'The date was known before this call.',
    }),
    composed({
      key: 'next-step',
      label: 'Next step',
      weight: 10,
      checks: ['next-step.asked', 'next-step.when', 'next-step.agreed', 'next-step.what'],
      descriptors: [
        'Asked, and nearly all of it was left open.',
        'Asked, and most of it was left open.',
        'Half of a next step is there.',
        'A clear step with one thing open.',
        'What and when were said, and the buyer agreed.',
      ],
      notShown: 'The call ended without an ask that it had earned.',
      notApplicable: 'No next step was due.',
    }),
  ],
}
