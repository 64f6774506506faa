import { ApiError, messageOf } from '@ringside/contract/kernel/errors'

/** The embedded provider's own addresses lie outside the contract: they are better-auth's, under /api/auth. */
async function ask(path: string, request: RequestInit): Promise<void> {
  let response: Response
  try {
    response = await fetch(`/api/auth/${path}`, request)
  } catch {
    throw new ApiError('The server did not answer.', 0, undefined)
  }
  // Read to its end even where nothing is in it for us: a body left unread is a broken request to the browser.
  const data: unknown = await response.json().catch(() => undefined)
  if (response.ok) return
  throw new ApiError(signInWords(data, response), response.status, data)
}

const post = (path: string, body: Record<string, string>): Promise<void> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const codeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined

/** The provider's codes in our words; anything else keeps the server's. */
const wordsByCode: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: "That e-mail and password don't match.",
  INVALID_EMAIL: 'That is not an e-mail address.',
  INVALID_PASSWORD: 'That is not your present password.',
  PASSWORD_TOO_SHORT: 'Use at least 8 characters.',
  USER_ALREADY_EXISTS: 'There is an account with this e-mail already. Sign in instead.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There is an account with this e-mail already. Sign in instead.',
  TOKEN_EXPIRED: 'This link is too old. Ask for a new one.',
  INVALID_TOKEN: 'This link has been used or is too old. Ask for a new one.',
}

/** What to say when the embedded provider refuses. */
export function signInWords(data: unknown, response: { status: number; statusText: string }): string {
  if (response.status === 429) return 'Too many tries. Wait a minute, then try again.'
  return wordsByCode[String(codeOf(data))] ?? messageOf(data, response.status, response.statusText)
}

export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** E-mail and password sign-in, as the embedded provider offers it. All throw ApiError with the words to show. */
export const embeddedAuth = {
  signIn: (email: string, password: string) => post('sign-in/email', { email, password }),
  signUp: ({ firstName, lastName, email, password }: NewAccount) =>
    post('sign-up/email', {
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email,
      password,
      callbackURL: '/verify-email',
    }),
  requestPasswordReset: (email: string) => post('request-password-reset', { email, redirectTo: '/forgot-password' }),
  resetPassword: (token: string, newPassword: string) => post('reset-password', { token, newPassword }),
  changePassword: (currentPassword: string, newPassword: string) =>
    post('change-password', { currentPassword, newPassword }),
  verifyEmail: (token: string) => ask(`verify-email?${new URLSearchParams({ token })}`, {}),
  sendVerification: (email: string) => post('send-verification-email', { email, callbackURL: '/verify-email' }),
}
