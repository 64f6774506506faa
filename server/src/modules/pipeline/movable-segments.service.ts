import type { MovableSegment } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { mustBeSiteAdmin, type Actor } from '../../platform/http/actor.ts'
import { listMovable } from './transfers.repository.ts'

export interface MovableSegments {
  /** For site admins, who choose among them what moves to another organisation. */
  list(actor: Pick<Actor, 'isSiteAdmin'>, fromOrgId: string): Promise<MovableSegment[]>
}

export function createMovableSegments({
  db,
  organizationExists,
}: {
  db: Database
  organizationExists: (orgId: string) => Promise<boolean>
}): MovableSegments {
  return {
    async list(actor, fromOrgId) {
      mustBeSiteAdmin(actor)
      if (!(await organizationExists(fromOrgId))) throw notFound('Organization')
      return listMovable(db, fromOrgId)
    },
  }
}
