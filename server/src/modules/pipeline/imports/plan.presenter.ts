import { previewedNotes, previewedProblems, previewedRows, type ImportPreview } from '@ringside/contract'
import type { Plan } from './plan.ts'

const peopleIn = ({ accounts, joining }: Plan): number =>
  joining.length + accounts.reduce((sum, { people }) => sum + people.length, 0)

/** A plan as its importer sees it before anything is made. */
export const presentPlan = (plan: Plan): ImportPreview => ({
  accounts: plan.accounts.length,
  people: peopleIn(plan),
  decisionMakers: plan.decisionMakers.length,
  leftOut: plan.problems.length,
  withoutPerson: plan.withoutPerson.length,
  rows: plan.rows.slice(0, previewedRows),
  problems: plan.problems.slice(0, previewedProblems),
  notes: plan.notes.slice(0, previewedNotes),
  noteCount: plan.notes.length,
})
