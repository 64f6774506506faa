import type { accountCallSchema } from '@ringside/contract'
import type { z } from 'zod'
import { isAdmin, type MemberActor } from '../../../platform/http/actor.ts'
import type { ListedCallRow, Rep } from './call-history.repository.ts'

/** As many calls as a page of an account or of a person lists. */
export const callsShown = 100

/** Figures and call lists show the calls the reader may open: a rep's own, for an admin everybody's. */
export const repsSeenBy = (actor: MemberActor): Rep => (isAdmin(actor) ? null : actor.userId)

export const presentCall = (call: ListedCallRow, retries: ReadonlySet<string>): z.output<typeof accountCallSchema> => ({
  simulationId: call.simulation_id,
  personaId: call.persona_id,
  personaName: call.personaName,
  type: call.type,
  isRetry: retries.has(call.simulation_id),
  outcome: call.outcome,
  score: call.score,
  at: call.at.toISOString(),
})
