import type { Tx } from '../../../platform/database/database.ts'
import type { ImportedThings } from '../../../platform/database/tables/pipeline.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import { seatedName } from '../people/joining.ts'
import { listPersonas, nameOf, type PersonaRow } from '../people/personas.repository.ts'
import type { CalledAmong } from '../people/places.repository.ts'
import { changeSeats, putCompany } from '../people/taken-seats.ts'

type SeatOfImport = NonNullable<ImportedThings['seats']>[number]

/** What has become of somebody who goes on under a name of the file, as a sentence; null for whoever gets the old name back. */
type Renamed = { readonly name: string; readonly done: string | null }

/**
 * Gives places at accounts back to those who were made up, in the transaction that locked these companies and has taken
 * away whom the import made: a place is kept by whoever is still there. Returns those who came into somebody's place.
 */
export async function giveSeatsBack(
  tx: Tx,
  orgId: string,
  seats: readonly SeatOfImport[],
  calledAmong: CalledAmong,
): Promise<Renamed[]> {
  const called = await calledAmong(
    tx,
    orgId,
    seats.flatMap(({ personaId }) => personaId ?? []),
  )
  const all: Renamed[] = []
  // The last change first: within one file somebody can have come after somebody else.
  for (const [accountId, those] of Map.groupBy(seats.toReversed(), (seat) => seat.accountId)) {
    // What is not in this organisation any more is left alone.
    if (!(await findAccount(tx, orgId, accountId))) continue
    const there = await listPersonas(tx, orgId, accountId)
    const judged = those.map((seat) => ({ ...seat, ...standing(seat, there, called) }))
    const back = judged.filter(({ isKept }) => !isKept)
    all.push(...judged.filter(({ personaId }) => personaId !== null))
    if (back.length === 0) continue
    const changes = back.map(({ was, now, personaId, leaver, reworded }) => ({
      was: now,
      now: was,
      personaId,
      // Who is archived has the seat again, and is known by it.
      ...(leaver && { comer: leaver }),
      ...(reworded && { before: reworded }),
    }))
    await putCompany(tx, orgId, await changeSeats(tx, orgId, accountId, changes), true)
  }
  return all
}

function standing(
  { now, personaId }: SeatOfImport,
  there: readonly PersonaRow[],
  called: ReadonlySet<string>,
): Renamed & { readonly isKept: boolean } {
  const name = seatedName(now)
  const row = there.find((each) => nameOf(each) === name)
  if (personaId === null) return { name, done: null, isKept: row !== undefined }
  const done = called.has(personaId)
    ? 'They were called.'
    : row !== undefined && row.archived_at !== null
      ? 'They were archived since.'
      : null
  return { name, done, isKept: done !== null || row?.id !== personaId }
}
