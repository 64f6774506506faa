import type { AssignmentsNeeds } from '../modules/assignments/index.ts'
import { createActorSource, createAuthModule, type Actors, type Auth } from '../modules/auth/index.ts'
import type { Credits } from '../modules/credits/index.ts'
import { createEmailModule } from '../modules/email/index.ts'
import { createOrganizationsModule, type MemberActivity, type Organizations } from '../modules/organizations/index.ts'
import type { Colleagues } from '../modules/reviews/index.ts'
import { createUsersModule, type Users } from '../modules/users/index.ts'
import type { Tx } from '../platform/database/database.ts'
import { personChangedTopic } from '../platform/http/actor.ts'
import { buildColleagues, buildTellAssigned } from './build-colleagues.ts'
import type { Module, ModuleNeeds } from './build-modules.ts'

export interface People {
  readonly all: readonly Module[]
  readonly actors: Actors
  readonly auth: Auth | null
  readonly users: Users
  readonly organizations: Organizations
  readonly colleagues: Colleagues
  readonly tellAssigned: AssignmentsNeeds['tellAssigned']
}

export interface PeopleNeeds {
  readonly credits: Credits
  readonly activityOf: (orgId: string, userIds: readonly string[]) => Promise<ReadonlyMap<string, MemberActivity>>
  /** Whether an organisation can choose this rubric of its own. */
  readonly canBeChosen: (orgId: string, rubric: string) => Promise<boolean>
}

/** Who people are, where they belong, how they sign in, and the mail they get. */
export function buildPeople(needs: ModuleNeeds, { credits, activityOf, canBeChosen }: PeopleNeeds): People {
  const { db, jobs, clock, log, bus, signIn, mailSender, siteAdminEmails } = needs
  const keptElsewhere = signIn.provider === 'propelauth'
  const personChanged = (userId: string): void => {
    actors.forget(userId)
    bus
      .publish(personChangedTopic, { userId })
      .catch((error: unknown) => log.warn({ err: error }, 'Other servers could not be told of a change'))
  }
  const pageUrl = (path: string, query: Record<string, string>): string =>
    `${needs.publicUrl}${path}?${new URLSearchParams(query).toString()}`

  const email = createEmailModule({ db, jobs, clock, sender: mailSender, announce: needs.announceMail })
  const users = createUsersModule({
    db,
    clock,
    siteAdminEmails,
    documents: needs.documents,
    webPages: needs.webPages,
    planOf: async (userId) => (await credits.planDetails(userId)).plan,
  })
  const organizations = createOrganizationsModule({
    db,
    clock,
    activityOf,
    canBeChosen,
    creditsOf: async (userIds) => {
      const plans = await credits.planDetailsOf(userIds)
      return new Map([...plans].map(([userId, plan]) => [userId, plan.credits]))
    },
    postMail: email.service.post,
    pageUrl,
    membershipChanged: personChanged,
    // Stored and shown on the console: an invite reaches nobody, and neither does the mail that would verify.
    onlyVerifiedInvite: mailSender !== null || needs.announceMail === null,
    inviterPassesOn: mailSender === null,
    keptElsewhere,
  })
  const grantSignUp = (userId: string, tx?: Tx): Promise<void> => credits.grantSignUp(userId, tx)
  const people = { users: users.service, organizations: organizations.service }
  const services = { ...people, grantSignUp, personChanged, pageUrl, postMail: email.service.post }
  const actors = createActorSource({ ...needs, hosted: keptElsewhere ? { ...needs, ...services } : null })
  bus.subscribe(personChangedTopic, ({ userId }) => actors.forget(String(userId)))
  const mail = email.service.sending ? 'sent' : 'stored'
  const auth = createAuthModule({ ...needs, ...services, actors, mail })
  const colleagues = buildColleagues(people.organizations, email.service, needs.publicUrl)
  const tellAssigned = buildTellAssigned(people.organizations, email.service, needs.publicUrl)
  const all = [users, organizations, email, auth]
  return { all, actors, auth: auth.service, colleagues, tellAssigned, ...people }
}
