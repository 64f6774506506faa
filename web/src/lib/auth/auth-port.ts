export const roles = ['Member', 'Admin', 'Owner'] as const
export type Role = (typeof roles)[number]

export interface AuthUser {
  userId: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

export interface AuthOrganisation {
  orgId: string
  name: string
  role: Role
}

/** Who is there. `failed`: the auth host did not answer, which is not the same as being signed out. */
export type AuthState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'out' }
  | { status: 'in'; user: AuthUser; organisations: readonly AuthOrganisation[] }

/** The one seam to the auth provider, hosted or embedded. */
export interface AuthPort {
  provider: 'embedded' | 'propelauth'
  subscribe(listener: () => void): () => void
  getState(): AuthState
  /** A fresh bearer token, or null when nobody is signed in. */
  getToken(): Promise<string | null>
  /** After sign-in, an accepted invite, a new organisation; and what Retry presses. */
  refresh(): Promise<void>
  /** Goes to the hosted sign-in page. Only with a hosted provider. */
  signIn(): void
  /** Pages that the provider keeps: our own with the embedded one, hosted otherwise. */
  urls: { account(): string; organisation(orgId: string): string; createOrganisation(): string }
  /** Ends in a full page load, so that nothing of the old user stays in memory. */
  signOut(): Promise<void>
}

/** True if a role includes what `wanted` may do. */
export const isAtLeast = (role: Role, wanted: Role): boolean => roles.indexOf(role) >= roles.indexOf(wanted)
