import { rubricNames } from '@ringside/contract'
import { composed } from './library.ts'
import type { Rubric } from './rubric.ts'

/**
 * SPIN: few questions about the situation, more about problems, most about what they lead to and what a solution would be
 * worth, in this order (Neil Rackham, SPIN Selling, 1988). The weights follow what he found to tell large sales from lost
 * ones; openings and closing techniques weigh little.
 */
export const spin: Rubric = {
  key: 'spin',
  name: rubricNames.spin.name,
  version: 14,
  blockers: [],
  criteria: [
    composed({
      key: 'preliminaries',
      label: 'Preliminaries',
      weight: 10,
      checks: ['opening.reason', 'opening.question-first', 'opening.who', 'opening.short'],
      descriptors: [
        'Nearly everything of an opening was left out.',
        'Part of who and why was said.',
        'Who and why were half there.',
        'A short opening with one thing missing.',
        'Said who and why in a breath, and began to ask.',
      ],
      notShown: 'The call started without an opening.',
      notApplicable: 'The call needed no opening.',
    }),
    composed({
      key: 'situation',
      label: 'Situation',
      weight: 10,
      checks: ['discovery.process', 'discovery.tools'],
      descriptors: [
        'Hardly anything is known of how they work.',
        'Little was asked of how they work.',
        'How they work was asked, or what they use, but not both.',
        'How they work is known but for a detail.',
        'How they work and what they use were asked.',
      ],
      notShown: 'Nothing was asked of how they work.',
      notApplicable: 'How they work was known before this call.',
    }),
    composed({
      key: 'problem',
      label: 'Problem',
      weight: 20,
      checks: ['discovery.pain', 'discovery.told', 'discovery.follow-up'],
      descriptors: [
        'A problem was touched and left.',
        'One step towards a problem was taken.',
        'A problem was asked for, and not pursued.',
        'A problem is known, with one gap.',
        'Asked what goes wrong, was told, and stayed with it.',
      ],
      notShown: 'No problem was asked for.',
      notApplicable: 'The problem was found before this call.',
    }),
    composed({
      key: 'implication',
      label: 'Implication',
      weight: 25,
      checks: ['discovery.impact', 'discovery.figure', 'discovery.inaction', 'discovery.layers'],
      descriptors: [
        'What the problem leads to was touched once.',
        'One question about what the problem leads to.',
        'What it leads to was half explored.',
        'What it leads to is clear, with one gap.',
        'Asked what it leads to until there was a figure, and what comes of leaving it.',
      ],
      notShown: 'Nothing was asked of what the problem leads to.',
      notApplicable: 'What the problem leads to was known before this call.',
    }),
    composed({
      key: 'need-payoff',
      label: 'Need-payoff',
      weight: 15,
      checks: ['discovery.payoff', 'value.fit'],
      descriptors: [
        'The buyer hardly spoke of a solution.',
        'The buyer was asked once, in passing.',
        'Asked what it would change, or whether it would help, but not both.',
        'The buyer said most of what a solution is worth.',
        'Let the buyer say what it would change, and whether this would do it.',
      ],
      notShown: 'The buyer was never asked what a solution would be worth.',
      notApplicable: 'What a solution is worth was no matter of this call.',
    }),
    composed({
      key: 'capability',
      label: 'Demonstrating capability',
      weight: 10,
      checks: ['value.tied', 'value.after-need', 'value.concrete', 'value.one-thing'],
      descriptors: [
        'What was offered had nothing to do with a need.',
        'Offered with little that answers a need.',
        'Half of the offer answers a need that was told.',
        'The offer answers a need, with one gap.',
        'Offered after the need, for the need, in a figure, and nothing else.',
      ],
      notShown: 'Nothing was offered that answers a need.',
      notApplicable: 'Nothing had to be offered in this call.',
    }),
    composed({
      key: 'commitment',
      label: 'Obtaining commitment',
      weight: 10,
      checks: ['next-step.asked', 'listening.recap', 'next-step.when', 'next-step.agreed'],
      descriptors: [
        'The end was left nearly open.',
        'A step was mentioned, and little of it settled.',
        'About half of a commitment was there.',
        'A clear commitment with one thing open.',
        'Summed up, asked for a step with a day, and got a yes.',
      ],
      notShown: 'No commitment was asked for.',
      notApplicable: 'No commitment was due.',
    }),
  ],
}
