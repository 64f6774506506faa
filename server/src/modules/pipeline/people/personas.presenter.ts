import type { Persona } from '@ringside/contract'
import type { Figures, PersonaFigures } from '../calls/call-history.repository.ts'
import type { PersonaRow } from './personas.repository.ts'

const notCalled: Figures = { calls: 0, bestScore: null, lastCallAt: null }

export const presentPersona = (row: PersonaRow, figures: Figures = notCalled): Persona => ({
  _id: row.id,
  orgId: row.org_id,
  accountId: row.account_id,
  contactProfileId: row.contact_profile_id,
  firstName: row.first_name,
  lastName: row.last_name,
  title: row.title,
  level: row.level,
  department: row.department,
  manner: row.manner,
  priorities: row.priorities,
  calls: figures.calls,
  bestScore: figures.bestScore,
  lastCallAt: figures.lastCallAt?.toISOString() ?? null,
  archivedAt: row.archived_at?.toISOString() ?? null,
  archivedByUserId: row.archived_by,
})

/** The figures by persona, to look up while rows are shown. */
export const byPersona = (figures: readonly PersonaFigures[]): Map<string, PersonaFigures> =>
  new Map(figures.map((row) => [row.personaId, row]))
