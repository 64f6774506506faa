import type { Persona } from '@ringside/contract/pipeline/persona'
import { formatDay } from '../lib/time-format.ts'

/** Figures of calls are everybody's for an admin, and else the reader's own: they say so. */
export const whoseFigures = (isAdmin: boolean): 'Team’s' | 'Your' => (isAdmin ? 'Team’s' : 'Your')

type Figures = Pick<Persona, 'calls' | 'lastCallAt'>

/** "2 calls, last on 20 Nov"; "Not called by you" where colleagues may have. */
export function callsInWords({ calls, lastCallAt }: Figures, isAdmin: boolean): string {
  if (calls === 0) return isAdmin ? 'Not called yet' : 'Not called by you'
  const count = calls === 1 ? '1 call' : `${calls} calls`
  if (lastCallAt === null) return count
  return calls === 1 ? `${count}, on ${formatDay(lastCallAt)}` : `${count}, last on ${formatDay(lastCallAt)}`
}
