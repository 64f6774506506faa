import type { getSiteUser, getStats, PlanDetails, siteOrganizationSchema, siteUserSchema } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { cutPage, encodeCursor } from '../../platform/database/paging.ts'
import { notFound } from '../../platform/errors.ts'
import { isSiteAdmin, mustBeSiteAdmin, type Actor } from '../../platform/http/actor.ts'
import type { Credits } from '../credits/index.ts'
import * as reports from './site-admin.repository.ts'

type Stats = z.output<typeof getStats.response>
type SiteOrganization = z.output<typeof siteOrganizationSchema>
type SiteUser = z.output<typeof siteUserSchema>
type SiteUserPage = z.output<typeof getSiteUser.response>

type Asking = Pick<Actor, 'isSiteAdmin'>

/** For site admins; to anybody else every call throws `forbidden`. */
export interface SiteAdmin {
  /** The last `days` days, today included; days are UTC. */
  stats(actor: Asking, days: number): Promise<Stats>
  organizations(actor: Asking, asked: reports.Asked): Promise<reports.PageOf<SiteOrganization>>
  organization(actor: Asking, orgId: string): Promise<SiteOrganization>
  users(actor: Asking, asked: reports.Asked): Promise<reports.PageOf<SiteUser>>
  user(actor: Asking, userId: string): Promise<SiteUserPage>
}

export interface SiteAdminNeeds {
  db: Database
  clock: Clock
  credits: Pick<Credits, 'planDetailsOf'>
  /** In lower case. */
  siteAdminEmails: readonly string[]
}

const dayMs = 86_400_000

/** The days of the period by their dates, oldest first. */
function daysUntil(now: Date, days: number): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Array.from({ length: days }, (_, index) =>
    new Date(today - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}

export function createSiteAdmin(needs: SiteAdminNeeds): SiteAdmin {
  const { db } = needs
  return {
    async stats(actor, days) {
      mustBeSiteAdmin(actor)
      return readStats(needs, days)
    },
    async organizations(actor, asked) {
      mustBeSiteAdmin(actor)
      return reports.listOrganizations(db, asked)
    },
    async organization(actor, orgId) {
      mustBeSiteAdmin(actor)
      const organization = await reports.findOrganization(db, orgId)
      if (organization === null) throw notFound('Organization')
      return organization
    },
    async users(actor, asked) {
      mustBeSiteAdmin(actor)
      const { limit } = asked
      const [rows, total] = await Promise.all([
        reports.listUsers(db, { ...asked, limit: limit + 1 }),
        reports.countUsers(db, asked),
      ])
      const { shown, next } = cutPage(rows, limit, (row) => encodeCursor([row.position, row.userId]))
      return { items: (await withPlans(needs, shown)).map(({ user }) => user), next, total }
    },
    async user(actor, userId) {
      mustBeSiteAdmin(actor)
      const [page] = await withPlans(needs, await reports.listUsers(db, { userId, limit: 1 }))
      if (!page) throw notFound('User')
      return page
    },
  }
}

async function readStats({ db, clock }: SiteAdminNeeds, days: number): Promise<Stats> {
  const dates = daysUntil(clock.now(), days)
  const since = new Date(dates[0] ?? clock.now())
  const [totals, happened] = await Promise.all([reports.readTotals(db, since), reports.readPerDay(db, since)])
  const perDay = dates.map((date) => ({
    date,
    calls: happened.calls.get(date) ?? 0,
    pageViews: happened.pageViews.get(date) ?? 0,
    signUps: happened.signUps.get(date) ?? 0,
  }))
  return { ...totals, perDay }
}

/** People with their plans and organisations; two queries more, however many there are. */
async function withPlans(needs: SiteAdminNeeds, rows: readonly reports.SiteUserRow[]): Promise<SiteUserPage[]> {
  const userIds = rows.map((row) => row.userId)
  const plans = await needs.credits.planDetailsOf(userIds)
  const organizations = Map.groupBy(await reports.listOrganizationsOf(needs.db, userIds), (row) => row.userId)
  return rows.flatMap((row) => {
    const plan = plans.get(row.userId)
    return plan ? [{ user: present(needs, row, plan, organizations.get(row.userId) ?? []), plan }] : []
  })
}

const present = (
  { siteAdminEmails }: SiteAdminNeeds,
  row: reports.SiteUserRow,
  { plan }: PlanDetails,
  organizations: readonly reports.OrganizationOfUser[],
): SiteUser => ({
  userId: row.userId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  emailVerified: row.emailVerified,
  properties: { userAssignedRole: row.userAssignedRole, companyName: row.companyName },
  plan,
  isSiteAdmin: isSiteAdmin(row, siteAdminEmails),
  createdAt: row.createdAt.toISOString(),
  organizations: organizations.map(({ _id, orgId, name, role }) => ({ _id, orgId, name, role })),
  calls: row.calls,
  lastCallAt: row.lastCallAt?.toISOString() ?? null,
})
