import { refusalWords } from '@ringside/contract'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { invalidInput } from '../errors.ts'

/** Parses what a request brings by the endpoint's schemas, and refuses it in our own words. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const { error, data } = schema.safeParse(input, { error: refusalWords })
    return error ? { error: invalidInput(error) } : { value: data }
  }
