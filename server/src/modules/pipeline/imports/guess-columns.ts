import { importFields, type ImportColumns, type ImportField } from '@ringside/contract'

/** What CRMs and people call their columns, in lower case without marks; the first that is there is taken. */
const names: Record<ImportField, readonly string[]> = {
  company: [
    'company name',
    'account name',
    'company',
    'account',
    'organization name',
    'organisation name',
    'organization',
    'organisation',
    'business name',
    'business',
    'associated company',
    'employer',
    'firm',
    'customer',
  ],
  location: ['location', 'headquarters', 'hq', 'company location', 'place'],
  city: ['city', 'company city', 'billing city', 'mailing city', 'town'],
  state: [
    'state',
    'state region',
    'state province',
    'region',
    'province',
    'company state',
    'billing state',
    'billing state province',
    'mailing state province',
    'county',
  ],
  country: ['country', 'country region', 'company country', 'billing country', 'mailing country', 'nation'],
  size: [
    'employees',
    'number of employees',
    'no of employees',
    'employee count',
    'company size',
    'size',
    'headcount',
    'staff',
  ],
  description: ['description', 'company description', 'account description', 'about', 'about us', 'what they do'],
  personName: [
    'contact name',
    'full name',
    'contact',
    'person',
    'main contact',
    'primary contact',
    'decision maker',
    'contact person',
  ],
  firstName: ['first name', 'firstname', 'given name', 'forename', 'contact first name', 'first'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'contact last name', 'last'],
  title: ['job title', 'title', 'position', 'role', 'contact title', 'jobtitle'],
  level: ['level', 'seniority', 'management level', 'seniority level'],
  department: ['department', 'function', 'job function', 'team', 'departments'],
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Which column seems to hold what, by the names in the head. A column holds one thing; what is not found is left out. */
export function guessColumns(head: readonly string[]): ImportColumns {
  const heads = head.map(plain)
  const found: ImportColumns = {}
  const free = (name: string): number | undefined => {
    const index = heads.indexOf(name)
    return index === -1 || Object.values(found).includes(index) ? undefined : index
  }
  for (const field of importFields) {
    const index = names[field].map(free).find((each) => each !== undefined)
    if (index !== undefined) found[field] = index
  }
  // A bare "Name" is the company's in a list of companies, and the person's in a list of people.
  const bare = free('name')
  if (bare === undefined) return found
  if (found.company === undefined) return { ...found, company: bare }
  const hasPerson = found.personName !== undefined || found.firstName !== undefined
  return hasPerson ? found : { ...found, personName: bare }
}
