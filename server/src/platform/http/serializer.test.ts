import { getPipeline, getSimulationReview } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldWriter, serializerCompiler } from './serializer.ts'

const call = z.object({
  title: z.string(),
  score: z.number().nullable(),
  at: z.iso.datetime(),
  outcome: z.enum(['won', 'lost']),
  note: z.string().optional(),
  places: z.array(z.string()).default([]),
  people: z.array(z.object({ name: z.string() })),
})
const answer = {
  title: 'He said “no” \\ "yes"\n<b>',
  score: null,
  at: '2026-11-23T07:00:00.000Z',
  outcome: 'won',
  people: [{ name: 'Irene', mind: 'secret' }],
  secret: true,
}
const writing = (schema: z.ZodType, checked: boolean): ((each: unknown) => string) =>
  serializerCompiler({ checked })({ schema, method: 'GET', url: '/api/calls', httpStatus: '200' })

describe('what is nothing but fields', () => {
  it('is written as parsing it would, without what the schema does not name', () => {
    const { secret: _secret, people: _people, ...rest } = answer
    expect(JSON.parse(writing(call, false)(answer))).toEqual({
      ...rest,
      places: [],
      people: [{ name: 'Irene' }],
    })
    expect(writing(call, true)(answer)).toBe(writing(call, false)(answer))
  })

  it('has a time escaped as any other text, whatever was kept as one', () => {
    expect(JSON.parse(writing(call, false)({ ...answer, at: '", "secret": "' }))).toHaveProperty('at', '", "secret": "')
  })

  it('fails where it is checked and breaks its schema, or would be written otherwise', () => {
    expect(() => writing(call, true)({ ...answer, outcome: 'open' })).toThrow('match the schema')
    expect(() => writing(call, true)({ ...answer, title: null })).toThrow('match the schema')
  })

  it('is how the pipeline is written, and not what has parts of different kinds', () => {
    expect(fieldWriter(getPipeline.response)).not.toBeNull()
    expect(fieldWriter(getSimulationReview.response)).toBeNull()
  })
})

describe('what has parts of different kinds', () => {
  const result = z.union([
    z.object({ state: z.literal('open') }),
    z.object({ state: z.literal('done'), score: z.number() }),
  ])

  it('is parsed and written, without what the schema does not name', () => {
    expect(writing(result, false)({ state: 'done', score: 4, secret: true })).toBe('{"state":"done","score":4}')
  })

  it('fails where it breaks its schema', () => {
    expect(() => writing(result, false)({ state: 'done' })).toThrow('match the schema')
  })
})
