import { rubricNames } from '@ringside/contract'
import { composed } from './library.ts'
import type { Rubric } from './rubric.ts'

/**
 * MEDDPICC: what a deal of some size needs known before it can be forecast: metrics, economic buyer, decision criteria
 * and process, paper process, the pain, a champion, the competition (from PTC's MEDDIC, 1996).
 */
export const meddpicc: Rubric = {
  key: 'meddpicc',
  name: rubricNames.meddpicc.name,
  version: 14,
  blockers: [],
  criteria: [
    composed({
      key: 'metrics',
      label: 'Metrics',
      weight: 15,
      checks: ['discovery.figure', 'discovery.impact', 'value.concrete'],
      descriptors: [
        'A figure was touched once.',
        'One step towards a figure.',
        'The figures are half known.',
        'The figures are known, with one gap.',
        'What it costs was asked until there was a figure, and answered with one.',
      ],
      notShown: 'No figure was asked for.',
      notApplicable: 'The figures were known before this call.',
    }),
    composed({
      key: 'economic-buyer',
      label: 'Economic buyer',
      weight: 15,
      checks: ['discovery.authority', 'discovery.budget'],
      descriptors: [
        'Who pays was touched once.',
        'Who pays was asked in passing.',
        'Who decides, or out of which money, but not both.',
        'Who pays is known but for a detail.',
        'Who decides and out of which money are both known.',
      ],
      notShown: 'Nothing was asked about who pays.',
      notApplicable: 'Who pays was known before this call.',
    }),
    composed({
      key: 'decision-criteria',
      label: 'Decision criteria',
      weight: 10,
      checks: ['discovery.criteria', 'discovery.payoff'],
      descriptors: [
        'What they choose by was touched once.',
        'What they choose by was asked in passing.',
        'What they choose by, or what it would change, but not both.',
        'What they choose by is known but for a detail.',
        'What they choose by and what it would change are both known.',
      ],
      notShown: 'Nothing was asked about what they choose by.',
      notApplicable: 'What they choose by was known before this call.',
    }),
    composed({
      key: 'decision-process',
      label: 'Decision process',
      weight: 15,
      checks: ['discovery.buying-steps', 'discovery.deadline', 'next-step.who'],
      descriptors: [
        'How they decide was touched once.',
        'One part of how they decide is known.',
        'About half of how they decide is known.',
        'How they decide is known, with one gap.',
        'The steps, the date and who comes next are known.',
      ],
      notShown: 'Nothing was asked about how they decide.',
      notApplicable: 'How they decide was known before this call.',
    }),
    composed({
      key: 'paper-process',
      label: 'Paper process',
      weight: 5,
      checks: ['discovery.paper'],
      descriptors: [
        'The paper was hardly touched.',
        'The paper was touched in passing.',
        'A part of the paper is known.',
        'The paper is known but for a detail.',
        'What the paper takes was asked.',
      ],
      notShown: 'Nothing was asked about the paper.',
      notApplicable: 'The paper was settled before this call.',
    }),
    composed({
      key: 'pain',
      label: 'Identified pain',
      weight: 20,
      checks: ['discovery.pain', 'discovery.told', 'discovery.follow-up', 'listening.recap'],
      descriptors: [
        'A pain was touched and left.',
        'Little of a pain was found.',
        'A pain is half known.',
        'The pain is clear, with one gap.',
        'The pain was asked for, told, pursued and said back.',
      ],
      notShown: 'No pain was asked for.',
      notApplicable: 'The pain was found before this call.',
    }),
    composed({
      key: 'champion',
      label: 'Champion',
      weight: 10,
      checks: ['discovery.champion', 'next-step.agreed'],
      descriptors: [
        'Somebody to carry it was hardly sought.',
        'Somebody to carry it was sought in passing.',
        'The buyer will do something, or was asked to carry it, but not both.',
        'The buyer carries it, with one gap.',
        'The buyer was asked to carry it further, and agreed to a step.',
      ],
      notShown: 'Nobody was asked to carry it further.',
      notApplicable: 'Who carries it was known before this call.',
    }),
    composed({
      key: 'competition',
      label: 'Competition',
      weight: 10,
      checks: ['discovery.tools', 'objections.answered'],
      descriptors: [
        'What it stands against was touched once.',
        'What it stands against was asked in passing.',
        'What they use or compare with is half known.',
        'What it stands against is known but for a detail.',
        'What they use or compare with was asked, and what stood against this was answered.',
      ],
      notShown: 'Nothing was asked about what else there is.',
      notApplicable: 'What else there is was known before this call.',
    }),
  ],
}
