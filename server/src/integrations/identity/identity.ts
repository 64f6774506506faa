import type { JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { roleSchema } from '@ringside/contract'

const orgMemberSchema = z.object({
  org_id: z.string().min(1),
  org_name: z.string(),
  user_role: roleSchema,
})

/** What a good token says, in PropelAuth's words. Roles in it are old news: ours come from our tables. */
export const tokenClaimsSchema = z.object({
  user_id: z.string().min(1).max(200),
  email: z.string().default(''),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  iat: z.number(),
  exp: z.number(),
  org_id_to_org_member_info: z.record(z.string(), orgMemberSchema).optional(),
  org_member_info: orgMemberSchema.optional(),
})
export type TokenClaims = z.infer<typeof tokenClaimsSchema>

/** Says what a bearer token claims, or null when it is not good: wrong key, issuer, algorithm, or out of its time. */
export interface TokenVerifier {
  verify(token: string): Promise<TokenClaims | null>
}

/** What a hosted provider says of its users when it is asked; its tokens don't say whose e-mail is verified. */
export interface UserDirectory {
  /** Null: it knows nobody of that id. */
  find(userId: string): Promise<{ readonly email: string; readonly emailVerified: boolean } | null>
}

/** A user as the identity provider knows them. */
export interface ProviderUser {
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly createdAt: Date
}

export interface NewUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password?: string
}

/** What the provider tells the rest of the server. A call that fails makes the sign-up or change it belongs to fail. */
export interface IdentityListener {
  /** A user is new, or their e-mail, its verification or their name changed. */
  userChanged(user: ProviderUser): Promise<void>
  /** The token from this mail proves that the e-mail is theirs. */
  sendVerification(user: ProviderUser, token: string): Promise<void>
  /** The token from this mail lets them choose a new password. */
  sendPasswordReset(user: ProviderUser, token: string): Promise<void>
}

/** E-mail and password sign-in kept by this server itself. */
export interface IdentityProvider {
  listen(listener: IdentityListener): void
  /** Its own calls, below /api/auth: sign-up, sign-in, sign-out, verification, passwords. */
  handle(request: Request): Promise<Response>
  /** Whose session cookie that is; null when there is none or it is over. */
  sessionUser(headers: Headers): Promise<ProviderUser | null>
  /** Ends the session; the answer's cookies take it from the browser. */
  signOut(headers: Headers): Promise<Response>
  /** A session for a user of this server's own making, without their password. Null when there is no such user. */
  signInAs(email: string): Promise<Response | null>
  /** Makes a user who needs no verification; used for the demo workspace. Without a password nobody knows theirs. */
  createUser(user: NewUser): Promise<ProviderUser>
  /** Signs claims as a token of this server, RS256. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>
  /** Finds the public key for a token of this server. */
  readonly publicKey: JWTVerifyGetKey
  /** Lets go of at most that many sessions and mailed tokens of each kind that ended before this time; says how many. */
  forgetEnded(before: Date, atMost: number): Promise<number>
}
