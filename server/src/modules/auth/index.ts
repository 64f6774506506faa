import type { FastifyInstance } from 'fastify'
import type { IdentityProvider, TokenVerifier } from '../../integrations/identity/identity.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Retention } from '../../platform/retention.ts'
import type { Organizations } from '../organizations/index.ts'
import { createActors, type Actors } from './actors.ts'
import { configRoutes, signInRoutes } from './auth.routes.ts'
import { createAuth, type Auth, type AuthNeeds } from './auth.service.ts'
import { createHostedMirror } from './hosted.ts'
import { createPeopleRepository } from './people.repository.ts'

export type { Actors } from './actors.ts'
export type { Auth } from './auth.service.ts'

/** Who "Explore the demo" signs in as; the demo workspace exists when this person does. */
export const demoRepEmail = 'maya.okafor@tallyport.example'

/** Who signs people in: this server with its own pages, or PropelAuth. */
export type SignIn =
  | {
      readonly provider: 'embedded'
      readonly identity: IdentityProvider
      readonly publicUrl: string
      readonly addressHeader: string
    }
  | { readonly provider: 'propelauth'; readonly authUrl: string }

export interface AuthModuleNeeds extends Omit<AuthNeeds, 'provider' | 'people'> {
  readonly db: Database
  readonly clock: Clock
  readonly organizations: Organizations
  readonly signIn: SignIn
  readonly actors: Actors
  readonly demo: boolean
  readonly mail: 'sent' | 'stored'
  /** In lower case. */
  readonly siteAdminEmails: readonly string[]
}

/** To see who was signed in from where, should somebody ask after an account was misused. */
const endedSessionDays = 30

/** Signing in and out. `service` is null with a hosted provider, which then does all of that. */
export function createAuthModule(needs: AuthModuleNeeds): {
  routes: (app: FastifyInstance) => void
  service: Auth | null
  retentions: Retention[]
} {
  const { db, signIn, demo, mail } = needs
  const siteAdmins = needs.siteAdminEmails.length > 0
  const people = createPeopleRepository(db)
  const provider = signIn.provider === 'embedded' ? signIn.identity : null
  const service = provider === null ? null : createAuth({ ...needs, provider, people })
  const demoRep = async (): Promise<string | null> => {
    const rep = demo && provider !== null ? await people.findByEmail(demoRepEmail) : null
    return rep?.email ?? null
  }
  return {
    service,
    retentions: provider === null ? [] : [{ days: endedSessionDays, forget: provider.forgetEnded }],
    routes: (app) => {
      const auth = signIn.provider === 'embedded' ? { provider: signIn.provider } : signIn
      const publicUrl = signIn.provider === 'embedded' ? signIn.publicUrl : null
      configRoutes(app, { auth, mail, siteAdmins, demoRep, provider, publicUrl })
      if (signIn.provider === 'embedded' && service !== null) {
        signInRoutes(app, { ...signIn, auth: service, provider: signIn.identity })
      }
    },
  }
}

export interface ActorsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly verifier: TokenVerifier
  readonly siteAdminEmails: readonly string[]
  /** With a hosted provider: takes over what a token says before its person is read. Null otherwise. */
  readonly hosted: Parameters<typeof createHostedMirror>[0] | null
}

/** Who makes a request, from its token and our own tables. */
export function createActorSource({ db, clock, verifier, siteAdminEmails, hosted }: ActorsNeeds): Actors {
  const mirror = hosted === null ? null : createHostedMirror(hosted)
  return createActors({
    findPerson: createPeopleRepository(db).find,
    siteAdminEmails,
    clock,
    userIdOf: async (token) => {
      const claims = await verifier.verify(token)
      if (claims !== null) await mirror?.(claims)
      return claims?.user_id ?? null
    },
  })
}
