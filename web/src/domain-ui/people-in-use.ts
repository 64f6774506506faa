import type { Account } from '@ringside/contract/pipeline/accounts'

type Archivable = { readonly archivedAt: string | null }

/** How many people a plan counts: those in use whose account is in use. */
export const countPeopleInUse = (accounts: readonly (Archivable & Pick<Account, 'personas'>)[]): number =>
  accounts
    .filter(({ archivedAt }) => archivedAt === null)
    .reduce((sum, { personas }) => sum + personas.filter(({ archivedAt }) => archivedAt === null).length, 0)
