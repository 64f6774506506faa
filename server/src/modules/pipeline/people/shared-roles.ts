import { isRoleOfOne } from '@ringside/coaching/generation/index'
import type { ContactProfile, Persona, SharedRole } from '@ringside/contract'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { shownStanding, standingKey } from '../decision-makers/standing.ts'
import { contactOf } from './joining.ts'

/**
 * Of which roles, of which a company has one person, several are in use at an account. Nobody comes to such a role any more who would
 * be the second (0135); those from before are people somebody may have called, so that who stays is for people to say.
 */
export function sharedRoles(personas: readonly Persona[], roles: readonly ContactProfile[]): SharedRole[] {
  const inUse = Map.groupBy(
    personas.filter(({ archivedAt }) => archivedAt === null),
    ({ contactProfileId }) => contactProfileId,
  )
  const ofOne = roles.filter((role) => isRoleOfOne(contactOf(role)))
  return [...Map.groupBy(ofOne, standingKey).values()].flatMap((same) => {
    const names = same.flatMap(({ _id }) => inUse.get(_id) ?? []).map(buyerNameOf)
    return same[0] && names.length > 1 ? [{ role: shownStanding(same[0]), names }] : []
  })
}
