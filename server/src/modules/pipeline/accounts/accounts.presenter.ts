import type { Account } from '@ringside/contract'
import type { DiscoveredByAccount, PersonaFigures } from '../calls/call-history.repository.ts'
import { byPersona, presentPersona } from '../people/personas.presenter.ts'
import type { PersonaRow } from '../people/personas.repository.ts'
import type { AccountRow } from './accounts.repository.ts'

/** What is read beside accounts to show them; of many accounts at once. */
export interface Surroundings {
  personas: PersonaRow[]
  figures: PersonaFigures[]
  discovered: DiscoveredByAccount
}

const highest = <Value extends number | Date>(values: ReadonlyArray<Value | null>): Value | null =>
  values.reduce<Value | null>((best, value) => (value !== null && (best === null || value > best) ? value : best), null)

/** Accounts as the API shows them, in the order given; one pass over everything, however many there are. */
export function presentAccounts(
  rows: readonly AccountRow[],
  { personas, figures, discovered }: Surroundings,
): Account[] {
  const personasOf = Map.groupBy(personas, (row) => row.account_id)
  const figuresOf = Map.groupBy(figures, (row) => row.accountId)
  const figuresOfPersona = byPersona(figures)
  return rows.map((row) =>
    presentAccount(row, {
      calls: figuresOf.get(row.id) ?? [],
      discoveredInformation: discovered.get(row.id) ?? [],
      personas: (personasOf.get(row.id) ?? []).map((persona) =>
        presentPersona(persona, figuresOfPersona.get(persona.id)),
      ),
    }),
  )
}

const presentAccount = (
  row: AccountRow,
  {
    calls,
    discoveredInformation,
    personas,
  }: { calls: PersonaFigures[] } & Pick<Account, 'discoveredInformation' | 'personas'>,
): Account => ({
  _id: row.id,
  targetSegmentProfileId: row.segment_id,
  propelAuthId: row.created_by,
  orgId: row.org_id,
  slug: row.slug,
  name: row.name,
  industry: row.industry,
  subIndustry: row.sub_industry,
  size: row.size,
  description: row.description,
  location: row.location,
  difficulty: row.difficulty,
  stage: row.stage,
  stageSince: row.stage_since.toISOString(),
  lostFrom: row.lost_from,
  factsInAll: row.fact_count,
  archivedAt: row.archived_at?.toISOString() ?? null,
  archivedByUserId: row.archived_by,
  active: row.active,
  createdAt: row.created_at.toISOString(),
  discoveredInformation,
  personas,
  lastCallAt: highest(calls.map((call) => call.lastCallAt))?.toISOString() ?? null,
  bestScore: highest(calls.map((call) => call.bestScore)),
})
