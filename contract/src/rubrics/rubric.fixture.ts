import type { CriterionContent, PhraseRule, RubricContent } from './rubric-content.ts'

/** A criterion of one library check, complete. */
export const criterion = (label: string, weight: number, check: string): CriterionContent => ({
  key: label.toLowerCase().replaceAll(' ', '-'),
  label,
  weight,
  descriptors: ['Hardly.', 'A little.', 'By half.', 'Nearly.', 'Whole.'],
  notShown: 'Nothing of it.',
  notApplicable: 'No occasion.',
  checks: [{ kind: 'library', key: check }],
})

/** A rule that looks for a phrase of the rep's, anywhere. */
export const saying = (phrase: string, more: Partial<PhraseRule> = {}): PhraseRule => ({
  key: 'recorded',
  text: 'Said that the call is recorded',
  saidBy: 'rep',
  phrases: [phrase],
  within: { part: 'anywhere' },
  ...more,
})

/** A rubric that nothing is wrong with. */
export const houseRubric: RubricContent = {
  name: 'House rules',
  criteria: [criterion('Finding out', 60, 'discovery.pain'), criterion('Moving on', 40, 'next-step.asked')],
  blockers: [saying('this call is recorded')],
}
