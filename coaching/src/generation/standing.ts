import type { PersonSeed } from './account-schema.ts'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { decisionMakerLevels, departments, levelsWithoutDepartment } from '@ringside/contract/reference-data'

/** Where somebody stands in their company: what makes them one decision maker or another. */
export type Standing = Pick<ContactProfile, 'level' | 'department'>
type Level = Standing['level']
type Department = NonNullable<Standing['department']>

/** In this order: a vice president is no president, and a chief of staff no chief. */
const levelWords: ReadonlyArray<readonly [Level, RegExp]> = [
  // Whoever assists somebody does not stand where they do. An assistant director is a director, and a CFO and secretary a CFO.
  [
    'Other',
    /^(?:(?!\band\b)[^,;/&|])*\b(?:assistant(?=$|\s*[,;/&|(]| (?:to|for|of|and|-|–) )|secretary(?=$| (?:to|for) )|[ep]a(?= (?:to|for) ))/i,
  ],
  ['Startup Founder', /\b(?:co-?)?founder\b/i],
  [
    'Business Owner',
    /(?<!\b(?:product|process|data|project|application|system|home) )\b(?:co-?)?(?:owner|proprietor)\b(?! (?:relations|services|support|success|experience)\b)/i,
  ],
  ['VP/Director Level', /\b(?:[esa]?vp|vice[ -]president)\b/i],
  ['Department Head/Manager', /\bchief of staff\b/i],
  [
    'C-Suite',
    /\b(?:chief|c[efotimrpsx]o|c[is]so|chro|c-?(?:suite|level)|president|managing director|general counsel)\b/i,
  ],
  // A level of its own; an account executive sells, and an executive assistant assists.
  ['C-Suite', /^(?:the )?executives?(?: (?:level|team|board|management|leadership))?$/i],
  ['VP/Director Level', /\bdirector\b/i],
  [
    'Department Head/Manager',
    /\b(?:head|manager|mgr|lead|leader|supervisor|controller|superintendent|foreman|principal|dean)\b/i,
  ],
]

/** In this order: a plant's maintenance is the plant's, and IT security is IT. */
const departmentWords: ReadonlyArray<readonly [Department, RegExp]> = [
  ['Customer Support', /\bcustomer (?:success|service|support|care)|\bsupport\b|\bhelp ?desk\b/i],
  ['Supply Chain', /\bsupply(?: chain)?\b|\bmaterials\b/i],
  ['Procurement', /\bprocurement\b|\bpurchas\w+|\bbuy(?:er|ing)\b|\bsourcing\b/i],
  ['Logistics', /\blogistics?\b|\bwarehous\w+|\bdistribution\b/i],
  ['Transportation', /\btransport\w*|\bfleet\b|\bshipping\b|\bdispatch\w*/i],
  ['Manufacturing', /\bmanufactur\w+|\bproduction\b|\bplant\b|\bfactory\b/i],
  ['Facilities', /\bfacilit\w+|\bmaintenance\b|\bestates?\b|\bbuildings?\b/i],
  ['Marketing', /\bmarket\w*|\bbrand\w*|\bgrowth\b|\bcommunications?\b|\bcmo\b/i],
  ['Sales', /\bsales\b|\brevenue\b|\bbusiness development\b|\bcommercial\b|\bcro\b|\baccount (?:exec\w*|manag\w+)/i],
  ['HR', /\bhr\b|\bhuman resources\b|\bpeople\b|\btalent\b|\bchro\b|\brecruit\w*/i],
  ['Legal', /\blegal\b|\bcounsel\b|\bcompliance\b|\bcontracts?\b/i],
  ['Finance', /\bfinanc\w+|\bcfo\b|\baccount(?:ing|ant|s)\b|\bcontroller\b|\btreasur\w+|\bbookkeep\w+/i],
  ['Product', /\bproducts?\b|\bcpo\b/i],
  ['Engineering', /\bengineer\w*|\bcto\b|\br ?& ?d\b|\bdevelopers?\b|\bsoftware\b/i],
  // In small letters it is any "it".
  ['IT', /\bIT\b/],
  ['IT', /\binformation\b|\bsystems?\b|\bc(?:io|iso)\b|\btechnolog\w+|\binfrastructure\b|\bdata\b|\bsecurity\b/i],
  ['Operations', /\boperat\w+|\bops\b|\bcoo\b/i],
]

const wordedIn = <Value>(words: string, list: ReadonlyArray<readonly [Value, RegExp]>): Value | undefined =>
  list.find(([, pattern]) => pattern.test(words))?.[0]

const listed = <Value extends string>(word: string, values: readonly Value[]): Value | undefined =>
  values.find((value) => value.toLowerCase() === word.toLowerCase())

/** Whom somebody works for says nothing of where they stand: "Adviser to the CEO". */
const forWhom = / to the .*$/i

/** The level that a title names; undefined where it names none. */
export const levelIn = (title: string): Level | undefined => wordedIn(title.replace(forWhom, ''), levelWords)

/** The department that words name; undefined where they name none of the closed list. */
export const departmentIn = (words: string): Department | undefined => wordedIn(words, departmentWords)

/**
 * Where somebody stands, by what a list says of them; null when it says nothing of it. What is said of level and
 * department goes before what the title tells; words that name no department of the closed list are Other.
 */
export function standingOf(said: { title: string; level: string; department: string }): Standing | null {
  if (said.title === '' && said.level === '') return null
  const level = listed(said.level, decisionMakerLevels) ?? levelIn(said.level) ?? levelIn(said.title) ?? 'Other'
  if (levelsWithoutDepartment.includes(level)) return { level, department: null }
  const department =
    listed(said.department, departments) ??
    wordedIn(said.department, departmentWords) ??
    departmentIn(said.title) ??
    'Other'
  return { level, department }
}

/**
 * Where somebody at a company stands by the job they have there, as far as that tells. Whoever leads the work is in Operations
 * where their title names no other department.
 */
export function standingOfSeat({ seat, title }: Pick<PersonSeed, 'seat' | 'title'>): {
  level: Level | null
  department: Department | null
} {
  const level = levelIn(title) ?? null
  if (level !== null && levelsWithoutDepartment.includes(level)) return { level, department: null }
  return { level, department: departmentIn(title) ?? (seat === 'lead' ? 'Operations' : null) }
}
