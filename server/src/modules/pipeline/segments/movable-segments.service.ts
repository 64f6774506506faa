import type { MovableSegment } from '@ringside/contract'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { mustOwnSource, type RoleIn } from './transfers.policy.ts'
import { listMovable } from './transfers.repository.ts'

export interface MovableSegments {
  /** For site admins and owners of the organisation, who choose among them what moves to another organisation. */
  list(actor: Pick<Actor, 'userId' | 'isSiteAdmin'>, fromOrgId: string): Promise<MovableSegment[]>
}

export function createMovableSegments({
  db,
  organizationExists,
  roleIn,
}: {
  db: Database
  organizationExists: (orgId: string) => Promise<boolean>
  roleIn: RoleIn
}): MovableSegments {
  return {
    async list(actor, fromOrgId) {
      await mustOwnSource(roleIn, actor, fromOrgId)
      if (!(await organizationExists(fromOrgId))) throw notFound('Organization')
      return listMovable(db, fromOrgId)
    },
  }
}
