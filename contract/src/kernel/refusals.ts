import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** Where splitting a field's name into words would not give one that people use. */
const ownNames: Readonly<Record<string, string>> = {
  emails: 'e-mails',
  orgId: 'organisation id',
  fromOrgId: 'id of the organisation before',
  toOrgId: 'id of the organisation after',
  propelAuthId: 'person id',
  userId: 'person id',
  url: 'web address',
}

/** "targetIndustry" -> "target industry" */
const wordsOfName = (name: string): string =>
  ownNames[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** "entry 2 of industry pain points": the part of the input an issue is about, as it stands inside a sentence. */
function placeOf(path: readonly PropertyKey[]): string {
  const [last, ...before] = path.toReversed()
  if (last === undefined) return 'what was sent'
  if (typeof last === 'number') return `entry ${last + 1} of ${placeOf(before.toReversed())}`
  const inEntry = typeof before[0] === 'number' ? ` in ${placeOf(before.toReversed())}` : ''
  return wordsOfName(String(last)) + inEntry
}

const types: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be yes or no',
  array: 'must be a list',
  object: 'must be a group of fields',
  record: 'must be a group of fields',
  null: 'must be empty',
  undefined: 'must be left out',
}

const formats: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address, like maya@tallyport.example',
  url: 'must be a web address, like https://tallyport.example',
  uuid: 'must be an id',
  date: 'must be a date, like 2026-11-20',
  datetime: 'must be a time, like 2026-11-20T14:05:00Z',
}

/** "2 characters", "1 entry" */
function amountOf(count: number | bigint, origin: string): string {
  const number = count.toLocaleString('en-GB')
  if (origin === 'string') return count === 1 ? '1 character' : `${number} characters`
  if (origin === 'array' || origin === 'set') return count === 1 ? '1 entry' : `${number} entries`
  return number
}

const isCounted = (origin: string): boolean => origin === 'string' || origin === 'array' || origin === 'set'

/** A longer list of choices is no help in a sentence. */
const mostChoices = 9

/** What is wrong, to be read after the name of what is wrong. */
function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'must be given' : (types[issue.expected] ?? 'must be something else')
    case 'too_small':
      if (!isCounted(issue.origin)) return `must be at least ${amountOf(issue.minimum, issue.origin)}`
      return issue.minimum === 1 ? 'must not be empty' : `must have at least ${amountOf(issue.minimum, issue.origin)}`
    case 'too_big':
      return `can ${isCounted(issue.origin) ? 'have' : 'be'} at most ${amountOf(issue.maximum, issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'must be written in another form'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_value':
      return issue.values.length > mostChoices || issue.values.includes('')
        ? 'must be one of the choices offered'
        : `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `must not have ${issue.keys.length > 1 ? 'fields' : 'a field'} called ${issue.keys.join(', ')}`
    case 'invalid_union':
      return 'must be one of the choices offered'
    default:
      return 'must be something else'
  }
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/**
 * Why an input was refused, in a sentence for the person who wrote it: "Name can have at most 80 characters." Given to
 * zod as the error map wherever input comes in, so that zod's own wording never reaches a person. A message that stands
 * in the schema itself goes before it.
 */
export const refusalWords = (issue: Issue): string => sentence(`${placeOf(issue.path ?? [])} ${faultOf(issue)}`)
