import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Write = (answer: unknown) => string

/**
 * Kinds of schema that a writer made of them gets right, whatever is in them. Of a union it would have to try the answer
 * against each of its parts, which takes longer than parsing.
 */
const writable: ReadonlySet<string> = new Set([
  'object',
  'array',
  'string',
  'number',
  'boolean',
  'enum',
  'nullable',
  'optional',
  'default',
])

/** Writes only the fields of the schema, in one pass and without a copy; null where a schema is more than its fields. */
export function fieldWriter(schema: z.ZodType): Write | null {
  let isWritable = true
  const fields = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      isWritable &&= writable.has(zodSchema._zod.def.type)
      // A text said to be a time would be written as it stands, without looking for what has to be escaped.
      delete jsonSchema.format
    },
  })
  if (!isWritable || JSON.stringify(fields).includes('"$ref"')) return null
  // Both are JSON Schema; the two libraries type it in their own ways.
  return fastJson(fields as Schema)
}

/** Fails where an answer breaks its schema, and leaves out what the schema does not name. */
const parsed = (schema: z.ZodType, answer: unknown, { method, url }: { method: string; url: string }): unknown => {
  // The library's own serializer encodes, which reads every value twice so that codecs can be turned round; an answer
  // of ours has none (endpoints.test.ts), so parsing it is the same.
  const { data, error } = schema.safeParse(answer)
  if (error) throw new ResponseSerializationError(method, url, { cause: error })
  return data
}

/**
 * Writes an answer: only fields of its schema, and none that breaks it. What is nothing but fields is written by a writer made of the
 * schema, which trusts the types that it has them right (0084); with `checked` it is parsed as everything else is, and both
 * have to come to the same words.
 */
export const serializerCompiler =
  ({ checked }: { checked: boolean }): FastifySerializerCompiler<z.ZodType> =>
  ({ schema, method, url }) => {
    const parse = (answer: unknown): unknown => parsed(schema, answer, { method, url })
    let write: Write | null | undefined
    return (answer) => {
      // Made when it is first wanted: together they take a quarter of a second.
      write ??= fieldWriter(schema) ?? ((each) => JSON.stringify(parse(each)))
      const words = write(answer)
      if (checked && words !== JSON.stringify(parse(answer))) {
        throw new Error(`${method} ${url} writes its answer otherwise than parsing it would`)
      }
      return words
    }
  }
