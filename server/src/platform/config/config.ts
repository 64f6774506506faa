import path from 'node:path'
import type { z } from 'zod'
import { StartError } from '../errors.ts'
import { languageModelOf, type LanguageModelConfig } from './language-model.ts'
import { settings, type SettingName } from './settings.ts'
import { speechToTextOf, type SpeechToTextConfig } from './speech-to-text.ts'

export interface Config {
  readonly environment: 'development' | 'production' | 'test'
  readonly port: number
  readonly host: string
  /** Origin people reach the application at, without a trailing slash; null while the port is not known. */
  readonly publicUrl: string | null
  /** IP addresses and networks of the proxies that are believed whom they forward. */
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databaseConnections: number
  readonly bus: 'in-process' | 'postgres'
  readonly logLevel: string
  readonly metricsToken: string | null
  readonly siteAdminEmails: readonly string[]
  readonly demo: boolean
  readonly auth:
    | { readonly provider: 'embedded' }
    | {
        readonly provider: 'propelauth'
        readonly url: string
        readonly verifierKey: string
        readonly apiKey: string | null
      }
  /** Null: one is made and kept in the data folder. */
  readonly sessionSecret: string | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Null: the buyer's words are the built-in ones. */
  readonly languageModel: LanguageModelConfig | null
  /** Null: nobody writes recordings down. */
  readonly speechToText: SpeechToTextConfig | null
}

type Values = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }

/** Reads the settings, the only place that looks at the environment. Throws a StartError that says what to change. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values = parseAll(environment)
  refuseSamples(values)
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).origin,
    trustedProxies: values.TRUST_PROXY,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    bus: values.BUS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    siteAdminEmails: values.SITE_ADMIN_EMAILS,
    demo: (values.DEMO ?? (values.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    auth: authOf(values),
    sessionSecret: values.SESSION_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    languageModel: languageModelOf(values),
    speechToText: speechToTextOf(values),
  }
}

function parseAll(environment: Readonly<Record<string, string | undefined>>): Values {
  const entries = Object.entries(settings).map(([name, { schema, fallback }]) => {
    // An empty variable is how a shell or a compose file says "not set".
    const given = environment[name] === '' ? undefined : environment[name]
    const parsed = schema.safeParse(given ?? fallback ?? undefined)
    if (parsed.success) return [name, parsed.data]
    const problem = parsed.error.issues[0]
    const allowed = problem?.code === 'invalid_value' ? `must be one of ${problem.values.join(', ')}` : problem?.message
    throw new StartError(`The setting ${name} ${allowed ?? 'is not valid'}.`)
  })
  // Each value was parsed by the schema of its own name just above.
  return Object.fromEntries(entries) as Values
}

function authOf(values: Values): Config['auth'] {
  if (values.AUTH_PROVIDER === 'embedded') return { provider: 'embedded' }
  if (values.PROPELAUTH_URL === undefined || values.PROPELAUTH_VERIFIER_KEY === undefined) {
    throw new StartError('AUTH_PROVIDER=propelauth needs PROPELAUTH_URL and PROPELAUTH_VERIFIER_KEY as well.')
  }
  const url = new URL(values.PROPELAUTH_URL).origin
  return {
    provider: 'propelauth',
    url,
    verifierKey: values.PROPELAUTH_VERIFIER_KEY,
    apiKey: values.PROPELAUTH_API_KEY ?? null,
  }
}

/** Words people copy from examples; none of them is a secret. */
const sampleWords = ['changeme', 'change-me', 'secret', 'password', 'example', 'sample', 'development', 'ringside']

function refuseSamples(values: Values): void {
  if (values.NODE_ENV !== 'production') return
  if (values.DEMO === 'on') throw new StartError('The demo workspace can not run in production: set DEMO=off.')
  for (const name of ['SESSION_SECRET', 'METRICS_TOKEN'] as const) {
    const secret = values[name]?.toLowerCase()
    if (secret === undefined) continue
    const fewLetters = new Set(secret).size < 8
    if (fewLetters || sampleWords.some((word) => secret.includes(word))) {
      throw new StartError(`The setting ${name} looks like a sample: production needs a random value.`)
    }
  }
}
