import { marketOf } from '@ringside/coaching/generation/index'
import {
  productSummarySchema,
  profileSections,
  refusalWords,
  type Plan,
  type KeptProductSummary,
  type ProductDraft,
  type ProductSummary,
  type ProductSummaryVersion,
  type ProductSource,
  type Profile,
  type ProfileSection,
  type saveProductSummary,
  type User,
} from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { invalidInput, notFound } from '../../platform/errors.ts'
import { isSiteAdmin, type Actor } from '../../platform/http/actor.ts'
import type { SavedFile } from '../../platform/http/saved-file.ts'
import type { DraftWork } from './draft-work.ts'
import * as summaries from './product-summaries.repository.ts'
import { readSource, type ReadingNeeds } from './product-source.ts'
import { readableSources, sourcesIn } from './line-sources.ts'
import { readable } from './readable.ts'
import * as store from './users.repository.ts'

export interface UsersNeeds extends ReadingNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly draftWork: DraftWork
  readonly planOf: (userId: string) => Promise<Plan>
  /** In lower case. */
  readonly siteAdminEmails: readonly string[]
}

export interface Users {
  /** The caller, or a member of an organisation the caller is Admin of. */
  get(actor: Actor, userId: string): Promise<User>
  /** Keeps our copy of what the identity provider says; true when something was new. */
  mirror(user: store.MirroredUser): Promise<boolean>
  /** Keeps our copy as a hosted provider's token tells it; false when a newer token was seen before. */
  mirrorHosted(tx: Tx, user: store.HostedUser, issuedAt: Date): Promise<boolean>
  /** What is kept of the caller, as a file for them. */
  exportOf(actor: Actor, userId: string): Promise<SavedFile>
  getSummary(actor: Actor, userId: string): Promise<KeptProductSummary>
  /** Sentences of a text, a page or a document, sorted; nothing is kept. */
  draftSummary(actor: Actor, userId: string, source: ProductSource): Promise<ProductDraft>
  saveSummary(actor: Actor, userId: string, summary: SentSummary): Promise<KeptProductSummary>
  /** The listed market that the summary names. */
  marketOf(actor: Actor, userId: string): Promise<ReturnType<typeof marketOf>>
  /** As it was saved each time, newest first. */
  listSummaryVersions(actor: Actor, userId: string): Promise<ProductSummaryVersion[]>
  getProfile(actor: Actor, userId: string): Promise<Profile>
  saveProfileSection(actor: Actor, userId: string, section: ProfileSection, content: unknown): Promise<Profile>
  /** What the rep sells, for other modules; null when they have not said. */
  productSummaryOf(userId: string): Promise<ProductSummary | null>
  profileOf(userId: string): Promise<Profile>
  /** What people are called, for other modules; whoever is not known is not among them. */
  firstNamesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** A summary as it is saved; without `sources` those there are stay with the lines that do. */
type SentSummary = z.output<NonNullable<typeof saveProductSummary.body>>

/** What the specification gives a user who has not named a role. */
const noRole = 'undefined'

/** Product summary and profile are a person's own: to anybody else they do not exist. */
function mustBeSelf(actor: Actor, userId: string): void {
  if (actor.userId !== userId) throw notFound('User')
}

export function createUsers(needs: UsersNeeds): Users {
  const { db, clock, planOf, siteAdminEmails } = needs
  const [ofProduct, profiles] = [createSummaries(needs), createProfiles(needs)]
  const get: Users['get'] = async (actor, userId) => {
    const allowed = actor.userId === userId || (await store.isAdminOver(db, actor.userId, userId))
    const user = allowed ? await store.findUser(db, userId) : null
    if (user === null) throw notFound('User')
    return toUser(user, await planOf(userId), siteAdminEmails)
  }
  return {
    get,
    async exportOf(actor, userId) {
      mustBeSelf(actor, userId)
      const [user, profile, productSummary, productSummaryVersions] = await Promise.all([
        get(actor, userId),
        profiles.profileOf(userId),
        ofProduct.getSummary(actor, userId),
        ofProduct.listSummaryVersions(actor, userId),
      ])
      const kept = { user, profile, productSummary, productSummaryVersions }
      return { name: 'my data', ending: 'json', content: Buffer.from(JSON.stringify(kept, null, 2)) }
    },
    firstNamesOf: (userIds) => store.findFirstNames(db, userIds),
    async mirror(user) {
      const known = await store.findUser(db, user.userId)
      const same =
        known !== null &&
        (['email', 'emailVerified', 'firstName', 'lastName'] as const).every((field) => known[field] === user[field])
      if (same) return false
      await store.keepUser(db, user, clock.now())
      return true
    },
    mirrorHosted: (tx, user, issuedAt) => store.keepHostedUser(tx, user, issuedAt, clock.now()),
    ...ofProduct,
    ...profiles,
  }
}

type Summaries = Pick<
  Users,
  'getSummary' | 'draftSummary' | 'saveSummary' | 'marketOf' | 'listSummaryVersions' | 'productSummaryOf'
>

function createSummaries({ db, clock, documents, webPages, draftWork }: UsersNeeds): Summaries {
  const readSummary = async (userId: string): Promise<KeptProductSummary> => {
    const kept = await summaries.findSummary(db, userId)
    // Older summaries may lack fields that were added since.
    const { value: summary } = readable(productSummarySchema, kept?.summary ?? {})
    const sources = readableSources(kept?.sources ?? [])
    return { ...summary, sources, updatedAt: kept?.updatedAt.toISOString() ?? null }
  }
  return {
    async getSummary(actor, userId) {
      mustBeSelf(actor, userId)
      return readSummary(userId)
    },
    async draftSummary(actor, userId, source) {
      mustBeSelf(actor, userId)
      const { text, address, cutShort } = await readSource(source, { documents, webPages })
      return { ...(await draftWork.sort(text)), address, cutShort }
    },
    async marketOf(actor, userId) {
      mustBeSelf(actor, userId)
      return marketOf(await readSummary(userId))
    },
    async saveSummary(actor, userId, { sources, ...summary }) {
      mustBeSelf(actor, userId)
      const now = clock.now()
      await inTransaction(db, async (tx) => {
        const known = sources ?? readableSources((await summaries.findSummary(tx, userId))?.sources ?? [])
        await summaries.keepSummary(tx, userId, { summary, sources: sourcesIn(summary, known) }, now)
      })
      return readSummary(userId)
    },
    async listSummaryVersions(actor, userId) {
      mustBeSelf(actor, userId)
      const versions = await summaries.findVersions(db, userId)
      return versions.map(({ version, summary, sources, saved_at }) => ({
        version,
        savedAt: saved_at.toISOString(),
        summary: readable(productSummarySchema, summary).value,
        sources: readableSources(sources),
      }))
    },
    async productSummaryOf(userId) {
      const { updatedAt, sources: _, ...summary } = await readSummary(userId)
      return updatedAt === null ? null : summary
    },
  }
}

type Profiles = Pick<Users, 'getProfile' | 'saveProfileSection' | 'profileOf'>

function createProfiles({ db, clock }: UsersNeeds): Profiles {
  const profileOf = async (userId: string): Promise<Profile> => {
    const saved = await store.findSections(db, userId)
    const unreadable: ProfileSection[] = []
    const section = <Content>(name: ProfileSection, schema: z.ZodType<Content>): Content => {
      const { value, isWhole } = readable(schema, saved.get(name) ?? {})
      if (!isWhole) unreadable.push(name)
      return value
    }
    return {
      you: section('you', profileSections.you),
      target: section('target', profileSections.target),
      goals: section('goals', profileSections.goals),
      voice: section('voice', profileSections.voice),
      saved: [...saved.keys()],
      unreadable,
    }
  }
  return {
    profileOf,
    async getProfile(actor, userId) {
      mustBeSelf(actor, userId)
      return profileOf(userId)
    },
    async saveProfileSection(actor, userId, section, content) {
      mustBeSelf(actor, userId)
      const parsed = parseSection(section, content)
      const now = clock.now()
      await inTransaction(db, async (tx) => {
        await store.keepSection(tx, userId, section, parsed, now)
        if (section !== 'you') return
        const { role, companyName } = profileSections.you.parse(parsed)
        const properties = { userAssignedRole: role === '' ? noRole : role, companyName }
        await store.keepProperties(tx, userId, properties, now)
      })
      return profileOf(userId)
    },
  }
}

function parseSection(section: ProfileSection, content: unknown): object {
  const schema: z.ZodType<object> = profileSections[section].strict()
  const { error, data } = schema.safeParse(content, { error: refusalWords })
  if (error) throw invalidInput(error)
  return data
}

function toUser(user: store.KeptUser, plan: Plan, siteAdminEmails: readonly string[]): User {
  const { userId, firstName, lastName, email, userAssignedRole, companyName } = user
  return {
    userId,
    firstName,
    lastName,
    email,
    properties: { userAssignedRole, companyName },
    plan,
    isSiteAdmin: isSiteAdmin(user, siteAdminEmails),
    createdAt: user.createdAt.toISOString(),
  }
}
