import { nobodyToCall } from '@ringside/contract'
import type { MemberActor } from '../../platform/http/actor.ts'
import type { AccountHoldings, Pipeline } from '../pipeline/index.ts'

interface Asked {
  readonly accountId?: string | undefined
  readonly personaId?: string | undefined
  /** How many there are to call, whom the actor is on the line with among them. */
  readonly found: number
}

/** Why there is nobody to call, and what to do about it. To who asks for a person or an account of others, they are as unknown as any. */
export async function whyNobody(
  pipeline: Pick<Pipeline, 'holdings' | 'accountHoldings'>,
  { membership }: MemberActor,
  { accountId, personaId, found }: Asked,
): Promise<string> {
  if (personaId !== undefined) return 'This person can’t be called: they are archived, or not in your pipeline.'
  if (found > 0) {
    return accountId === undefined
      ? 'You are on a call with everybody there is to call. Go back to one of them, or end a call first.'
      : 'You are on a call with everybody at this account. Go back to it, or end it first.'
  }
  if (accountId !== undefined) return nobodyAt(await pipeline.accountHoldings(membership.orgId, accountId))
  const { title, advice } = nobodyToCall(await pipeline.holdings(membership.orgId))
  return `${title} ${advice}`
}

/** Why nobody can be called at one account. Pure. */
export function nobodyAt({ account, people, decisionMakers }: AccountHoldings): string {
  if (account === 'unknown') return 'This account is not in your pipeline.'
  if (account === 'archived') return 'This account is archived. Restore it to call somebody there.'
  if (people.archived > 0) return 'Everybody at this account is archived. Restore one of them, or add a person to it.'
  const title = 'Nobody to call at this account.'
  if (decisionMakers.inUse > 0) return `${title} Add a person to it.`
  return decisionMakers.archived > 0
    ? `${title} Restore a decision maker, then add a person to it.`
    : `${title} Add a decision maker, then a person to it.`
}
