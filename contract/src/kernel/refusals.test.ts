import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from '../index.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { refusalWords } from './refusals.ts'

const whyNot = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: refusalWords }).error?.issues[0]?.message

const form = z.strictObject({
  name: z.string().min(2).max(80),
  emails: z.array(z.email()).min(1),
  points: z.array(z.object({ freeText: z.string().max(5) })).optional(),
  amount: z.number().int().min(1).max(1000).optional(),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
  from: z.iso.date().optional(),
})
const good = { name: 'Ports', emails: ['maya@tallyport.example'] }

describe('the words for a refused input', () => {
  it.each([
    [{ emails: good.emails }, 'Name must be given.'],
    [{ ...good, name: 'x' }, 'Name must have at least 2 characters.'],
    [{ ...good, name: 'x'.repeat(81) }, 'Name can have at most 80 characters.'],
    [{ ...good, emails: [] }, 'E-mails must not be empty.'],
    [{ ...good, emails: ['maya'] }, 'Entry 1 of e-mails must be an e-mail address, like maya@tallyport.example.'],
    [{ ...good, points: [{ freeText: 'longer' }] }, 'Free text in entry 1 of points can have at most 5 characters.'],
    [{ ...good, amount: 0 }, 'Amount must be at least 1.'],
    [{ ...good, amount: 5000 }, 'Amount can be at most 1,000.'],
    [{ ...good, amount: 1.5 }, 'Amount must be a whole number.'],
    [{ ...good, difficulty: 'mild' }, 'Difficulty must be one of easy, medium, hard.'],
    [{ ...good, from: 'today' }, 'From must be a date, like 2026-11-20.'],
    [{ ...good, nmae: 'x' }, 'What was sent must not have a field called nmae.'],
    [null, 'What was sent must be a group of fields.'],
  ])('name the field and say what to do: %j', (input, words) => {
    expect(whyNot(form, input)).toBe(words)
  })

  it('are the schema’s own where it has some', () => {
    expect(whyNot(z.object({ text: z.string().min(1, 'Write something first.') }), { text: '' })).toBe(
      'Write something first.',
    )
  })
})

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
const endpoints = (Object.values(contract) as unknown[]).filter(isEndpoint)

const wrong = [null, true, -1, 1.5, 1e12, '', 'x', 'x'.repeat(25_000), [], [''], Array(2000).fill('x'), {}, { a: 1 }]

/** The fields of a schema and, one level down, those of its groups and lists. */
function fieldsOf(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...new Set([...text.matchAll(/"(\w+)":\{"/g)].map(([, name = '']) => name))]
}

/** Everything wrong that can stand in a schema's fields, alone, in a group and in a list. */
function wrongInputs(schema: z.ZodType): unknown[] {
  const fields = fieldsOf(schema)
  const alone = fields.flatMap((field) => wrong.map((value) => ({ [field]: value })))
  const grouped = fields.flatMap((group) =>
    fields.flatMap((field) =>
      wrong.flatMap((value) => [{ [group]: { [field]: value } }, { [group]: [{ [field]: value }] }]),
    ),
  )
  return [undefined, ...wrong, ...alone, ...grouped]
}

/** Every different message an endpoint's input can be refused with. */
function refusals({ body, query }: AnyEndpoint, error?: typeof refusalWords): string[] {
  const messages = [body, query].flatMap((schema) =>
    schema
      ? wrongInputs(schema).flatMap((input) => schema.safeParse(input, { error }).error?.issues.map((i) => i.message))
      : [],
  )
  return [...new Set(messages.filter((message) => message !== undefined))]
}

const foreign = /expected|received|\binvalid\b|unrecognized|\btoo (big|small)\b|undefined|NaN|must be something else/i

describe('what an endpoint refuses', () => {
  const withInput = endpoints.filter(({ body, query }) => body ?? query)

  it.each(withInput.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is said in our own sentences: %s',
    (_, endpoint) => {
      // Without the map the same inputs are answered in zod's words: they do reach what they should.
      expect(refusals(endpoint).some((message) => foreign.test(message))).toBe(true)
      const messages = refusals(endpoint, refusalWords)
      expect(messages.filter((message) => foreign.test(message) || !/^[A-Z].*\.$/.test(message))).toEqual([])
    },
  )

  it('is tried for every endpoint that takes input', () => {
    expect(withInput.length).toBeGreaterThan(30)
  })
})
