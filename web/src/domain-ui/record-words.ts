import type { Persona } from '@ringside/contract/pipeline/persona'
import type { Session } from '../lib/session/session.ts'
import { formatDay } from '../lib/time-format.ts'

/** Whose calls figures count: '' says nothing of it. */
export type Whose = 'Team’s' | 'Your' | ''

/**
 * Figures of calls are everybody's for an admin, and else the reader's own: they say so. An admin who is alone there is no team, and
 * calls of colleagues who have left count as well: they are nobody's by name.
 */
export function whoseFigures({ isAdmin, organization }: Pick<Session, 'isAdmin' | 'organization'>): Whose {
  if (!isAdmin) return 'Your'
  return organization.members === 1 ? '' : 'Team’s'
}

/** "Team’s best score"; "Best score" where nobody's is said. */
export const figureOf = (whose: Whose, figure: string): string =>
  whose === '' ? figure.charAt(0).toUpperCase() + figure.slice(1) : `${whose} ${figure}`

type Figures = Pick<Persona, 'calls' | 'lastCallAt'>

/** "2 calls, last on 20 Nov"; "Not called by you" where colleagues may have. */
export function callsInWords({ calls, lastCallAt }: Figures, isAdmin: boolean): string {
  if (calls === 0) return isAdmin ? 'Not called yet' : 'Not called by you'
  const count = calls === 1 ? '1 call' : `${calls} calls`
  if (lastCallAt === null) return count
  return calls === 1 ? `${count}, on ${formatDay(lastCallAt)}` : `${count}, last on ${formatDay(lastCallAt)}`
}
