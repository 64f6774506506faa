import { refusalWords } from '@ringside/contract'
import { z } from 'zod'
import { AppError, invalidInput } from '../../platform/errors.ts'

const nameOf = (empty: string) => z.string().trim().min(1, empty).max(80)
const firstName = nameOf('Write your first name.')
const lastName = nameOf('Write your last name.')
const text = z.string()

/** What our pages send to the provider, by its path. What else is in a body is the provider's own to judge. */
const bodies: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  'sign-up/email': z
    .looseObject({ firstName, lastName, email: text, password: text })
    // The provider wants one name of a new user; our form asks for two.
    .transform((body) => ({ ...body, name: `${body.firstName} ${body.lastName}` })),
  'sign-in/email': z.looseObject({ email: text, password: text }),
  'request-password-reset': z.looseObject({ email: text }),
  'reset-password': z.looseObject({ token: text, newPassword: text }),
  'change-password': z.looseObject({ currentPassword: text, newPassword: text }),
  'send-verification-email': z.looseObject({ email: text }),
  'update-user': z.looseObject({ firstName: firstName.optional(), lastName: lastName.optional() }),
}

/** A body for the provider, refused in our own words when something in it is missing or empty. */
export function signInBody(pathname: string, body: unknown): unknown {
  const schema = bodies[pathname.replace(/^\/api\/auth\/+/, '').replace(/\/+$/, '')]
  if (schema === undefined) return body
  const { data, error } = schema.safeParse(body ?? {}, { error: refusalWords })
  if (error) throw invalidInput(error)
  return data
}

const librarysRefusal = z.object({ code: z.literal('VALIDATION_ERROR') })

/** The provider tells of a body it can't read in its library's words; they are for programmers, and not passed on. */
export function mustBeReadable(status: number, answer: string): void {
  if (status === 400 && librarysRefusal.safeParse(jsonIn(answer)).success)
    throw new AppError('invalid', 'Something that was sent is missing, or is not what it should be.')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
