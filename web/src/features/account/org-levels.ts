import type { Persona } from '@ringside/contract/pipeline/persona'
import { decisionMakerLevels } from '@ringside/contract/reference-data'

/** Founders and owners stand beside the C-Suite at the top; unknown levels at the foot. */
const rankOf = (level: string): number => {
  if (level === 'Business Owner' || level === 'Startup Founder') return 0
  const at = decisionMakerLevels.findIndex((each) => each === level)
  return at < 0 ? decisionMakerLevels.length : at
}

/** People by level, the top one first. */
export function levelsOf(people: readonly Persona[]): readonly (readonly Persona[])[] {
  const byRank = Map.groupBy(people, ({ level }) => rankOf(level))
  return [...byRank].toSorted(([a], [b]) => a - b).map(([, level]) => level)
}

/** More people than this are a chart that nobody takes in at once: they stand by department, each of which folds. */
const mostInOneChart = 12

export const isLarge = (people: readonly Persona[]): boolean => people.length > mostInOneChart

export interface DepartmentOf {
  /** "Operations"; null for those who answer for the whole company. */
  department: Persona['department']
  people: readonly Persona[]
}

/** People by department, those for the whole company first, then in the order of the alphabet; in each the top level first. */
export function departmentsOf(people: readonly Persona[]): DepartmentOf[] {
  return [...Map.groupBy(people, ({ department }) => department)]
    .map(([department, theirs]) => ({ department, people: levelsOf(theirs).flat() }))
    .toSorted((a, b) => (a.department ?? '').localeCompare(b.department ?? ''))
}

/** Boxes side by side in one line of the chart at most. */
export const mostAbreast = 3

/** Where the middles of so many boxes are, centred, in steps from the middle of the chart: -1, 0, 1 of three. */
export const middlesOf = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth - (count - 1) / 2)
