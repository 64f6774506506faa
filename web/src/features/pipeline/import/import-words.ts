import type { AccountImport, ImportField } from '@ringside/contract/pipeline/imports'

export const numberWords = (count: number) => count.toLocaleString('en-GB')

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${numberWords(count)} ${many}`

export const rowWords = (count: number) => counted(count, 'row', 'rows')

/** "12 accounts and 2 people" */
export function madeWords({
  accounts,
  people,
}: Pick<NonNullable<AccountImport['made']>, 'accounts' | 'people'>): string {
  const parts = [
    ...(accounts > 0 || people === 0 ? [counted(accounts, 'account', 'accounts')] : []),
    ...(people > 0 ? [counted(people, 'person', 'people')] : []),
  ]
  return parts.join(' and ')
}

/** "1 row left out, 2 rows without their person"; empty where every row came whole. */
export const leftOutWords = ({
  leftOut,
  withoutPerson,
}: Pick<NonNullable<AccountImport['made']>, 'leftOut' | 'withoutPerson'>): string =>
  [
    ...(leftOut > 0 ? [`${rowWords(leftOut)} left out`] : []),
    ...(withoutPerson > 0 ? [counted(withoutPerson, 'row without its person', 'rows without their person')] : []),
  ].join(', ')

/** What a column can hold, as the form asks for it. */
export const fieldLabels: Record<ImportField, string> = {
  company: 'Name',
  location: 'Location',
  city: 'City',
  state: 'State',
  country: 'Country',
  size: 'Employees',
  description: 'What they do',
  personName: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Job title',
  level: 'Level',
  department: 'Department',
}
