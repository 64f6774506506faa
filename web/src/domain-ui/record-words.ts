import type { Persona } from '@ringside/contract/pipeline/persona'
import type { Session } from '../lib/session/session.ts'
import { formatDay } from '../lib/time-format.ts'

/** Figures of calls are everybody's for an admin, and else the reader's own: they say so. Whoever is alone there is no team. */
export const whoseFigures = ({
  isAdmin,
  organization,
}: Pick<Session, 'isAdmin' | 'organization'>): 'Team’s' | 'Your' =>
  isAdmin && organization.members !== 1 ? 'Team’s' : 'Your'

type Figures = Pick<Persona, 'calls' | 'lastCallAt'>

/** "2 calls, last on 20 Nov"; "Not called by you" where colleagues may have. */
export function callsInWords({ calls, lastCallAt }: Figures, isAdmin: boolean): string {
  if (calls === 0) return isAdmin ? 'Not called yet' : 'Not called by you'
  const count = calls === 1 ? '1 call' : `${calls} calls`
  if (lastCallAt === null) return count
  return calls === 1 ? `${count}, on ${formatDay(lastCallAt)}` : `${count}, last on ${formatDay(lastCallAt)}`
}
