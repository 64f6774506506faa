import { z } from 'zod'
import { organisationNameProblem } from '../../lib/organisation-name.ts'

/** The shortest password the embedded provider takes. */
const shortestPassword = 8

const email = z.email('Write your e-mail address, like maya@tallyport.example.')
const newPassword = z.string().min(shortestPassword, `Use at least ${shortestPassword} characters.`)

export const signInRules = z.object({ email, password: z.string().min(1, 'Write your password.') })
export const signUpRules = z.object({
  firstName: z.string().trim().min(1, 'Write your first name.').max(80, 'Use at most 80 characters.'),
  lastName: z.string().trim().min(1, 'Write your last name.').max(80, 'Use at most 80 characters.'),
  email,
  password: newPassword,
})
export const forgotRules = z.object({ email })
export const newPasswordRules = z.object({ password: newPassword })
export const changePasswordRules = z.object({
  present: z.string().min(1, 'Write your present password.'),
  password: newPassword,
})
export const organisationRules = z.object({
  name: z.string().superRefine((name, context) => {
    const problem = organisationNameProblem(name)
    if (problem) context.addIssue(problem)
  }),
})
