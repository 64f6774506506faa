import { rubricNames } from '@ringside/contract'
import { composed } from './library.ts'
import type { Rubric } from './rubric.ts'

/**
 * Sandler: agree how the call may end, find the pain in several layers, then money and decision, and only then offer
 * what answers it (the submarine of the Sandler Selling System, 1967).
 */
export const sandler: Rubric = {
  key: 'sandler',
  name: rubricNames.sandler.name,
  version: 14,
  blockers: [],
  criteria: [
    composed({
      key: 'up-front-contract',
      label: 'Up-front contract',
      weight: 15,
      checks: ['opening.no-is-fine', 'opening.time', 'opening.reason'],
      descriptors: [
        'Hardly anything was agreed at the start.',
        'A part of what the call is for was agreed.',
        'Half of it was agreed: the time, the aim, how it may end.',
        'Agreed at the start, with one gap.',
        'The time, the aim and that a no is fine were agreed at the start.',
      ],
      notShown: 'Nothing was agreed at the start.',
      notApplicable: 'What the call is for was agreed before it.',
    }),
    composed({
      key: 'pain',
      label: 'Pain',
      weight: 30,
      checks: ['discovery.pain', 'discovery.layers', 'discovery.impact', 'discovery.follow-up'],
      descriptors: [
        'A pain was touched and left.',
        'The surface of a pain was asked for.',
        'A pain is half known.',
        'The pain is clear, with one layer missing.',
        'Went from the pain to its reasons and to what it does to them.',
      ],
      notShown: 'No pain was asked for.',
      notApplicable: 'The pain was found before this call.',
    }),
    composed({
      key: 'budget',
      label: 'Budget',
      weight: 10,
      checks: ['discovery.budget', 'discovery.figure'],
      descriptors: [
        'Money was touched once.',
        'Money was asked about in passing.',
        'What it costs them, or what they would spend, but not both.',
        'The money side is known but for a detail.',
        'What the pain costs and what they would spend on it are both known.',
      ],
      notShown: 'Nothing was asked about money.',
      notApplicable: 'Money was settled before this call.',
    }),
    composed({
      key: 'decision',
      label: 'Decision',
      weight: 15,
      checks: ['discovery.authority', 'discovery.buying-steps', 'discovery.deadline'],
      descriptors: [
        'How they decide was touched once.',
        'One part of how they decide is known.',
        'About half of how they decide is known.',
        'How they decide is known, with one gap.',
        'Who decides, in what steps and by when are known.',
      ],
      notShown: 'Nothing was asked about how they decide.',
      notApplicable: 'How they decide was known before this call.',
    }),
    composed({
      key: 'fulfilment',
      label: 'Fulfilment',
      weight: 15,
      checks: ['value.after-need', 'value.tied', 'value.fit', 'value.one-thing'],
      descriptors: [
        'What was offered had nothing to do with the pain.',
        'Offered with little that answers the pain.',
        'Half of the offer answers the pain.',
        'The offer answers the pain, with one gap.',
        'Offered after the pain and for it, and asked whether it does it.',
      ],
      notShown: 'Nothing was offered that answers the pain.',
      notApplicable: 'Nothing had to be offered in this call.',
    }),
    composed({
      key: 'post-sell',
      label: 'Post-sell',
      weight: 15,
      checks: ['next-step.asked', 'listening.recap', 'next-step.when', 'next-step.agreed', 'next-step.who'],
      descriptors: [
        'The end was left nearly open.',
        'A step was mentioned, and little of it settled.',
        'About half of the next step is settled.',
        'A clear step with one thing open.',
        'Summed up, agreed on a step, its day and its people.',
      ],
      notShown: 'The call ended without an agreement on what comes next.',
      notApplicable: 'No next step was due.',
    }),
  ],
}
