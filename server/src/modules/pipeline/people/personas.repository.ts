import { withOneSigner, type Colleague } from '@ringside/coaching/generation/index'
import { buyerNameOf, type BuyerProfile } from '@ringside/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import { archiveColumns, hiddenIds, type Archived } from '../archiving.ts'

type PersonaTable = Tables['personas']
/** A persona without the buyer behind it: that is large, and only a call needs it. */
export type PersonaRow = Omit<Selectable<PersonaTable>, 'profile'>

const personaColumns = [
  'personas.org_id',
  'personas.id',
  'personas.account_id',
  'personas.contact_profile_id',
  'personas.first_name',
  'personas.last_name',
  'personas.title',
  'personas.level',
  'personas.department',
  'personas.manner',
  'personas.made_up',
  'personas.priorities',
  'personas.archived_at',
  'personas.archived_by',
  'personas.created_at',
] as const

/** Those of accounts and segments that are here, and on their way nowhere. */
export const presentPersonas = (db: Database | Tx, orgId: string) =>
  db
    .selectFrom('personas')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.org_id', '=', 'personas.org_id').onRef('accounts.id', '=', 'personas.account_id'),
    )
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'accounts.org_id').onRef('segment.id', '=', 'accounts.segment_id'),
    )
    .where('personas.org_id', '=', orgId)
    .where('segment.moving_to', 'is', null)

/** Of the accounts the overview shows, those in use and those archived last; oldest first. */
export const listShownPersonas = (db: Database, orgId: string): Promise<PersonaRow[]> =>
  db
    .selectFrom('personas')
    .select(personaColumns)
    .where('personas.org_id', '=', orgId)
    .where('personas.id', 'not in', hiddenIds('personas', orgId))
    .where('personas.account_id', 'not in', hiddenIds('accounts', orgId))
    .orderBy('personas.created_at')
    .orderBy('personas.id')
    .execute()

/** Of one account, archived ones too; oldest first. */
export const listPersonas = (db: Database | Tx, orgId: string, accountId: string): Promise<PersonaRow[]> =>
  db
    .selectFrom('personas')
    .select(personaColumns)
    .where('personas.org_id', '=', orgId)
    .where('personas.account_id', '=', accountId)
    .orderBy('personas.created_at')
    .orderBy('personas.id')
    .execute()

/** Those in use, of the whole organisation or of one account; oldest first. */
export const listPersonasInUse = (db: Database, orgId: string, accountId?: string): Promise<PersonaRow[]> =>
  db
    .selectFrom('personas')
    .select(personaColumns)
    .where('personas.org_id', '=', orgId)
    .where('personas.archived_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('personas.account_id', '=', accountId ?? ''))
    .orderBy('personas.created_at')
    .orderBy('personas.id')
    .execute()

/** How many of the people of an account are in use. */
export const countPersonasInUse = async (tx: Tx, orgId: string, accountId: string): Promise<number> =>
  (await listPersonas(tx, orgId, accountId)).filter((row) => row.archived_at === null).length

export const findPersona = (db: Database | Tx, orgId: string, id: string): Promise<PersonaRow | undefined> =>
  presentPersonas(db, orgId).select(personaColumns).where('personas.id', '=', id).executeTakeFirst()

/** Whether the persona is there, and stays until the transaction ends, whatever else is changed about them. */
export const holdPersona = async (tx: Tx, orgId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('personas')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined

/** The first person of a role at an account who is in use; there can be several. */
export const findPersonaOfContact = (
  tx: Tx,
  orgId: string,
  accountId: string,
  contactProfileId: string,
): Promise<PersonaRow | undefined> =>
  tx
    .selectFrom('personas')
    .select(personaColumns)
    .where('personas.org_id', '=', orgId)
    .where('personas.account_id', '=', accountId)
    .where('personas.contact_profile_id', '=', contactProfileId)
    .where('personas.archived_at', 'is', null)
    .orderBy('personas.created_at')
    .orderBy('personas.id')
    .limit(1)
    .executeTakeFirst()

export const nameOf = (row: { first_name: string; last_name: string }): string =>
  buyerNameOf({ firstName: row.first_name, lastName: row.last_name })

/** Everybody at an account, archived ones too: their colleagues still know them. */
export const readColleagues = async (tx: Database | Tx, orgId: string, accountId: string): Promise<Colleague[]> =>
  (await listPersonas(tx, orgId, accountId)).map((row) => ({
    personaId: row.id,
    name: nameOf(row),
    title: row.title,
    manner: row.manner,
  }))

export interface Taken {
  names: string[]
  manners: string[]
}

/** Of everybody in the organisation's pipeline, so that no two people share a name or what is noted about them. Read twice, it is the same. */
export async function readTaken(tx: Database | Tx, orgId: string): Promise<Taken> {
  const rows = await tx
    .selectFrom('personas')
    .select(['first_name', 'last_name', 'manner'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute()
  return { names: rows.map(nameOf), manners: rows.map(({ manner }) => manner) }
}

/** With what their account is really like: who signs there is one truth for all its people. */
const selectProfiles = (db: Database | Tx, orgId: string) =>
  db
    .selectFrom('personas')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'personas.account_id').onRef('accounts.org_id', '=', 'personas.org_id'),
    )
    .select(['personas.profile', 'accounts.generated'])
    .where('personas.org_id', '=', orgId)

export async function readProfile(db: Database | Tx, orgId: string, id: string): Promise<BuyerProfile> {
  const row = await selectProfiles(db, orgId).where('personas.id', '=', id).executeTakeFirstOrThrow()
  return withOneSigner(row.profile, row.generated)
}

/** The buyers at an account, minds included. */
export async function readProfiles(db: Database | Tx, orgId: string, accountId: string): Promise<BuyerProfile[]> {
  const rows = await selectProfiles(db, orgId)
    .where('personas.account_id', '=', accountId)
    .orderBy('personas.created_at')
    .orderBy('personas.id')
    .execute()
  return rows.map((row) => withOneSigner(row.profile, row.generated))
}

/** The buyers at an account as they are kept, archived ones too. */
export const readKeptProfiles = async (db: Database | Tx, orgId: string, accountId: string): Promise<BuyerProfile[]> =>
  (
    await db
      .selectFrom('personas')
      .select('profile')
      .where('org_id', '=', orgId)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ profile }) => profile)

/** A persona is some 30 KB as it is kept: so many at a time make a statement that no connection chokes on. */
const atOnce = 20

export async function insertPersonas(tx: Tx, rows: ReadonlyArray<Insertable<PersonaTable>>): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx
      .insertInto('personas')
      .values(rows.slice(from, from + atOnce))
      .execute()
  }
}

export const setPersonaArchived = (tx: Tx, orgId: string, id: string, archived: Archived): Promise<PersonaRow> =>
  tx
    .updateTable('personas')
    .set(archiveColumns(archived))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(personaColumns)
    .executeTakeFirstOrThrow()
