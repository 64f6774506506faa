import {
  rubricKeys,
  rubricKeySchema,
  type Member,
  type Organization,
  type Role,
  type RubricId,
} from '@ringside/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import {
  judgeStanding,
  mustAdminister,
  mustBeAllowedToChangeRole,
  mustBeAllowedToRemove,
  mustOwn,
  type Standing,
} from './organizations.policy.ts'
import { revokeEarlier } from './invites.repository.ts'
import * as store from './organizations.repository.ts'

export interface MemberActivity {
  readonly calls: number
  readonly scoredCalls: number
  readonly averageScore: number | null
  readonly lastCallAt: Date | null
}

export interface OrganizationsNeeds {
  readonly db: Database
  readonly clock: Clock
  /** What members did in the organisation; who is missing in the answer did nothing yet. */
  readonly activityOf: (orgId: string, userIds: readonly string[]) => Promise<ReadonlyMap<string, MemberActivity>>
  readonly creditsOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Somebody's membership or role changed. */
  readonly membershipChanged: (userId: string) => void
  /** Whether an own rubric can be chosen: it is this organisation's, published, and not archived. */
  readonly canBeChosen: (orgId: string, rubric: string) => Promise<boolean>
  /** A hosted sign-in provider keeps organisations and members; ours are copies. */
  readonly keptElsewhere: boolean
}

export interface OrganizationChanges {
  readonly name?: string | undefined
  readonly rubric?: RubricId | undefined
  readonly pipeline?: boolean | undefined
  readonly cobranded?: boolean | undefined
  readonly cobrandLogoUrl?: string | null | undefined
}

export interface Organizations {
  /**
   * Makes an organisation that the actor owns. Throws `conflict` when they are in one of that name, or with a hosted provider.
   */
  create(actor: Actor, name: string): Promise<Organization>
  /** Those the actor is a member of, in the order they joined them. A site admin finds the others in the console. */
  list(actor: Actor): Promise<Organization[]>
  /** For its members and site admins; to anybody else it is `not-found`. */
  get(actor: Actor, by: { id: string } | { orgId: string }): Promise<Organization>
  /** For other modules, which judge themselves who may know. */
  exists(orgId: string): Promise<boolean>
  /** For other modules, which judge themselves who may know; null for whoever is nothing there, or when there is no such organisation. */
  roleIn(orgId: string, userId: string): Promise<Role | null>
  /** For other modules, which judge themselves who may know: its members, in the order they joined; inside a transaction where one is on. */
  membersOf(orgId: string, inside?: Tx): Promise<store.KeptMember[]>
  /** For other modules: with which rubric its calls are scored from now on. What is gone gets the one everybody starts with. */
  rubricOf(orgId: string): Promise<RubricId>
  /**
   * For its admins and site admins; what is not named stays. Throws `not-found`, `forbidden`, `invalid` for a rubric that it can't
   * choose, and `conflict` for a name the actor is
   * in already, or any other name with a hosted provider.
   */
  update(actor: Actor, id: string, changes: OrganizationChanges): Promise<Organization>
  /** For its owners and site admins: takes everything in it along. Throws `not-found`, `forbidden`, and `conflict` with a hosted provider. */
  remove(actor: Actor, id: string): Promise<void>
  /** For its admins and site admins: everybody, with what they did there. Throws `not-found` and `forbidden`. */
  listMembers(actor: Actor, id: string): Promise<Member[]>
  /**
   * For its admins and site admins; from and to Owner for owners and site admins. Throws `not-found`, `forbidden`, and `conflict` for the
   * last owner or with a hosted provider.
   */
  setRole(actor: Actor, id: string, userId: string, role: Role): Promise<Member>
  /**
   * Takes a member out: themselves, or for an admin another, for an owner another owner. Open invites to them are revoked,
   * and of a call that runs they are taken off the line; what they did stays. Throws `not-found`, `forbidden`, and `conflict` for the last owner or with a hosted provider.
   */
  removeMember(actor: Actor, id: string, userId: string): Promise<void>
  /** What `actor` is to the organisation; throws `not-found` when it is nothing to them. */
  standing(actor: Actor, id: string): Promise<Standing>
  /** Makes our copies agree with what a hosted provider says of one user. Who asks for it says that they changed. */
  mirrorMemberships(tx: Tx, userId: string, memberships: readonly HostedMembership[]): Promise<void>
}

export interface HostedMembership {
  readonly orgId: string
  readonly name: string
  readonly role: Role
}

export function refuseWhenKeptElsewhere(keptElsewhere: boolean): void {
  if (keptElsewhere)
    throw new AppError('conflict', 'Your sign-in provider keeps organisations and members. Change it there.')
}

export function createOrganizations(needs: OrganizationsNeeds): Organizations {
  const { db, clock, membershipChanged, keptElsewhere } = needs

  const standingIn = async (actor: Actor, by: { id: string } | { orgId: string }): Promise<Standing> => {
    const organization = await store.findOrganization(db, by)
    const role = organization === null ? null : await store.roleOf(db, organization.orgId, actor.userId)
    return judgeStanding(actor, organization, role)
  }
  const standing: Organizations['standing'] = (actor, id) => standingIn(actor, { id })

  return {
    standing,
    async create(actor, name) {
      refuseWhenKeptElsewhere(keptElsewhere)
      const organization = await inTransaction(db, (tx) => createOwned(tx, actor, name, clock.now()))
      membershipChanged(actor.userId)
      return organization
    },
    list: (actor) => store.listOrganizationsOf(db, actor.userId),
    get: async (actor, by) => (await standingIn(actor, by)).organization,
    exists: async (orgId) => (await store.findOrganization(db, { orgId })) !== null,
    roleIn: (orgId, userId) => store.roleOf(db, orgId, userId),
    membersOf: (orgId, inside) => store.listMembers(inside ?? db, orgId),
    rubricOf: async (orgId) => (await store.findOrganization(db, { orgId }))?.rubric ?? rubricKeys[0],
    async update(actor, id, changes) {
      const at = await standing(actor, id)
      mustAdminister(at)
      // A copy that we renamed would have its old name again with the next token; the rest is ours alone.
      if (changes.name !== undefined && changes.name !== at.organization.name) refuseWhenKeptElsewhere(keptElsewhere)
      if (changes.rubric !== undefined) await mustBeChoosable(needs, at.organization, changes.rubric)
      await inTransaction(db, (tx) => change(tx, at, changes))
      return (await standing(actor, id)).organization
    },
    async remove(actor, id) {
      const at = await standing(actor, id)
      mustOwn(at)
      refuseWhenKeptElsewhere(keptElsewhere)
      const members = await store.listMembers(db, at.organization.orgId)
      await inTransaction(db, (tx) => store.removeOrganization(tx, at.organization.orgId))
      for (const { userId } of members) membershipChanged(userId)
    },
    ...createMembers(needs, standing),
  }
}

type Members = Pick<Organizations, 'listMembers' | 'setRole' | 'removeMember' | 'mirrorMemberships'>

function createMembers(needs: OrganizationsNeeds, standing: Organizations['standing']): Members {
  const { db, clock, membershipChanged, keptElsewhere } = needs
  return {
    async listMembers(actor, id) {
      const at = await standing(actor, id)
      mustAdminister(at)
      return presentMembers(needs, at.organization.orgId, await store.listMembers(db, at.organization.orgId))
    },
    async setRole(actor, id, userId, role) {
      const at = await standing(actor, id)
      mustAdminister(at)
      refuseWhenKeptElsewhere(keptElsewhere)
      await inTransaction(db, (tx) => changeRole(tx, at, userId, role))
      membershipChanged(userId)
      const { orgId } = at.organization
      const [member] = await presentMembers(needs, orgId, await store.listMembers(db, orgId, userId))
      if (member === undefined) throw notFound('Member')
      return member
    },
    async removeMember(actor, id, userId) {
      const at = await standing(actor, id)
      if (userId !== actor.userId) mustAdminister(at)
      refuseWhenKeptElsewhere(keptElsewhere)
      await inTransaction(db, (tx) => takeOut(tx, at, userId, clock.now()))
      membershipChanged(userId)
    },
    mirrorMemberships: (tx, userId, memberships) => mirror(tx, userId, memberships, clock.now()),
  }
}

/** Any built-in rubric, what is chosen already, or a published one of its own. */
async function mustBeChoosable(
  { canBeChosen }: OrganizationsNeeds,
  { orgId, rubric: before }: Organization,
  rubric: RubricId,
): Promise<void> {
  if (rubric === before || rubricKeySchema.safeParse(rubric).success || (await canBeChosen(orgId, rubric))) return
  const message = 'Choose a built-in rubric, or one of yours that is published.'
  throw new AppError('invalid', message, [{ field: 'rubric', message }])
}

const withoutUndefined = <Changes extends object>(changes: Changes): Partial<Changes> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Changes>

const nameTaken = (): AppError => new AppError('conflict', 'You already have an organisation of that name.')

/** Nobody is in two organisations they could not tell apart, whoever named the other. */
async function refuseNameOfAnother(tx: Tx, orgId: string, name: string, userId: string): Promise<void> {
  const others = await store.listOrganizationsOf(tx, userId)
  const same = others.some((other) => other.orgId !== orgId && other.name.toLowerCase() === name.toLowerCase())
  if (same) throw nameTaken()
}

async function change(tx: Tx, at: Standing, { cobrandLogoUrl, ...rest }: OrganizationChanges): Promise<void> {
  if (rest.name !== undefined) await rename(tx, at, rest.name)
  await store.changeOrganization(tx, at.organization.orgId, {
    ...withoutUndefined(rest),
    ...(cobrandLogoUrl !== undefined && { cobrand_logo_url: cobrandLogoUrl }),
  })
}

/** A site admin from outside names it for others, and may use a name as often as they ask for it. */
async function rename(tx: Tx, { actor, organization, role }: Standing, name: string): Promise<void> {
  if (role === null) return
  if (!(await store.takeName(tx, organization.orgId, name, actor.userId))) throw nameTaken()
  await refuseNameOfAnother(tx, organization.orgId, name, actor.userId)
}

async function createOwned(tx: Tx, actor: Actor, name: string, at: Date): Promise<Organization> {
  const orgId = newId()
  // First: of two requests at once one waits here for the other, and then sees what it made.
  if (!(await store.takeName(tx, orgId, name, actor.userId))) throw nameTaken()
  await refuseNameOfAnother(tx, orgId, name, actor.userId)
  await store.insertOrganization(tx, { orgId, id: newId(), name, at })
  await store.addMember(tx, orgId, actor.userId, 'Owner', at)
  const organization = await store.findOrganization(tx, { orgId })
  if (organization === null) throw new Error('The organisation that was just made is gone')
  return organization
}

async function changeRole(tx: Tx, standing: Standing, userId: string, role: Role): Promise<void> {
  const { orgId } = standing.organization
  // Two owners who step down at once must not both find the other still there.
  await store.lockOrganization(tx, orgId)
  const before = await store.roleOf(tx, orgId, userId)
  if (before === null) throw notFound('Member')
  mustBeAllowedToChangeRole(standing, before, role)
  if (before === 'Owner' && role !== 'Owner') await refuseLastOwner(tx, orgId)
  await store.setRole(tx, orgId, userId, role)
}

async function refuseLastOwner(tx: Tx, orgId: string): Promise<void> {
  if ((await store.countOwners(tx, orgId)) > 1) return
  throw new AppError('conflict', 'The last owner stays owner: make somebody else an owner first.')
}

async function takeOut(tx: Tx, standing: Standing, userId: string, at: Date): Promise<void> {
  const { orgId } = standing.organization
  await store.lockOrganization(tx, orgId)
  const [member] = await store.listMembers(tx, orgId, userId)
  if (member === undefined) throw notFound('Member')
  mustBeAllowedToRemove(standing, member)
  if (member.role === 'Owner') await refuseLastOwner(tx, orgId)
  await store.removeMember(tx, orgId, userId)
  // An older invite to the same e-mail must not be the way back in.
  await revokeEarlier(tx, orgId, member.email.toLowerCase(), at)
}

async function mirror(tx: Tx, userId: string, hosted: readonly HostedMembership[], at: Date): Promise<void> {
  for (const { orgId, name, role } of hosted) {
    const isNew = await store.insertOrganization(tx, { orgId, id: newId(), name, at })
    if (!isNew) await store.changeOrganization(tx, orgId, { name })
    await store.addMember(tx, orgId, userId, role, at)
    await store.setRole(tx, orgId, userId, role)
  }
  const kept = await store.listOrganizationsOf(tx, userId)
  const left = kept.filter(({ orgId }) => hosted.every((membership) => membership.orgId !== orgId))
  for (const { orgId } of left) await store.removeMember(tx, orgId, userId)
}

async function presentMembers(
  { activityOf, creditsOf }: OrganizationsNeeds,
  orgId: string,
  members: readonly store.KeptMember[],
): Promise<Member[]> {
  const userIds = members.map(({ userId }) => userId)
  const [activity, credits] = await Promise.all([activityOf(orgId, userIds), creditsOf(userIds)])
  return members.map(({ joinedAt, ...member }) => {
    const did = activity.get(member.userId)
    return {
      ...member,
      joinedAt: joinedAt.toISOString(),
      calls: did?.calls ?? 0,
      scoredCalls: did?.scoredCalls ?? 0,
      averageScore: did?.averageScore ?? null,
      lastCallAt: did?.lastCallAt?.toISOString() ?? null,
      credits: credits.get(member.userId) ?? 0,
    }
  })
}
