import { isIP } from 'node:net'
import { z } from 'zod'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const onOff = z.enum(['on', 'off'])
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, { message: `must be between ${min} and ${max}` })
const address = (...schemes: string[]) =>
  z.string().refine((value) => schemes.some((scheme) => isAddress(value, scheme)), {
    message: `must be a whole address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  })

/** The host may be empty for PostgreSQL alone, which then is reached over a socket's file. */
function isAddress(value: string, scheme: string): boolean {
  if (!value.startsWith(`${scheme}://`) || !URL.canParse(value)) return false
  return scheme.startsWith('postgres') || new URL(value).hostname !== ''
}

const dollars = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be an amount in dollars, as 0.25')
  .transform(Number)

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** One IP address, or with `/bits` behind it a network of them. */
function isNetwork(value: string): boolean {
  const [ip = '', bits, ...more] = value.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(ip)]
  if (longest === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest)
}

export interface Setting {
  readonly schema: z.ZodType<unknown, string | undefined>
  /** What holds when it is not set; null when there is nothing. */
  readonly fallback: string | null
  readonly description: string
}

const setting = <Schema extends z.ZodType<unknown, string | undefined>>(
  schema: Schema,
  fallback: string | null,
  description: string,
) => ({ schema, fallback, description })

/** Every setting there is. docs/settings.md is made from this table. */
export const settings = {
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test']),
    'development',
    '`production` starts without the demo workspace, refuses sample secrets and prints no links on the console.',
  ),
  PORT: setting(wholeNumber(0, 65_535), '3000', 'Port of the API and the web application; 0 takes any free one.'),
  HOST: setting(z.string().min(1), '127.0.0.1', 'Address to listen on; `0.0.0.0` for every network of the machine.'),
  PUBLIC_URL: setting(
    address('http', 'https').optional(),
    null,
    'Address people reach the application at, used in mails and as the issuer of tokens. Unset: `http://HOST:PORT`.',
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .transform(listOf)
      .refine((list) => list.every(isNetwork), {
        message: 'must be the IP addresses or networks of your proxies, as 127.0.0.1,10.0.0.0/8',
      }),
    '',
    'Addresses or networks of the reverse proxies in front, as `127.0.0.1,10.0.0.0/8`: what they say in `X-Forwarded-For` and `-Proto` is believed. Unset: nobody is.',
  ),
  DATA_DIR: setting(z.string().min(1), './data', 'Folder for the embedded database, recordings and generated secrets.'),
  DATABASE_URL: setting(
    address('postgres', 'postgresql').optional(),
    null,
    'A PostgreSQL server to use in place of the embedded one.',
  ),
  DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 200),
    '10',
    'Database connections one server process keeps at most for requests. Jobs take up to 4 more, `BUS=postgres` 1 more.',
  ),
  BUS: setting(
    z.enum(['in-process', 'postgres']),
    'in-process',
    'How server processes tell each other of live events; `postgres` when more than one runs on the same database.',
  ),
  LOG_LEVEL: setting(z.enum(logLevels), 'warn', `How much is logged: ${logLevels.join(', ')}.`),
  METRICS_TOKEN: setting(
    z.string().min(16, 'must be at least 16 characters').optional(),
    null,
    'Bearer token for `/metrics`. Unset: only the machine itself may read it.',
  ),
  SITE_ADMIN_EMAILS: setting(
    z
      .string()
      .transform((list) => listOf(list.toLowerCase()))
      .pipe(z.array(z.email('must be e-mail addresses separated by commas'))),
    '',
    'E-mail addresses of the site admins, separated by commas. Each counts once its owner has verified it.',
  ),
  DEMO: setting(
    onOff.optional(),
    null,
    'The demo workspace: `on` or `off`. Unset: on, but off in production, which refuses `on`.',
  ),
  AUTH_PROVIDER: setting(z.enum(['embedded', 'propelauth']), 'embedded', 'Who signs people in.'),
  PROPELAUTH_URL: setting(address('https', 'http').optional(), null, 'Address of the hosted PropelAuth service.'),
  PROPELAUTH_VERIFIER_KEY: setting(
    z
      .string()
      .transform((pem) => pem.replaceAll('\\n', '\n'))
      .refine((pem) => pem.includes('BEGIN PUBLIC KEY'), { message: 'must be a public key in PEM form' })
      .optional(),
    null,
    'Public key that PropelAuth signs with, in PEM form; `\\n` stands for a line break.',
  ),
  PROPELAUTH_API_KEY: setting(
    z.string().min(16, 'must be at least 16 characters').optional(),
    null,
    'Backend key of PropelAuth, asked whose e-mail is verified, as its tokens do not say. Unset: nobody is a site admin.',
  ),
  SESSION_SECRET: setting(
    z.string().min(32, 'must be at least 32 characters').optional(),
    null,
    'Secret behind session cookies and stored keys. Unset: made at the first start and kept in the data folder.',
  ),
  SMTP_URL: setting(
    address('smtp', 'smtps').optional(),
    null,
    'Mail server, as `smtps://user:password@host:465`. Unset: mail is stored, not sent.',
  ),
  MAIL_FROM: setting(z.string().min(3), 'Ringside <ringside@localhost>', 'Sender of every mail.'),
  LANGUAGE_MODEL: setting(
    z
      .string()
      .regex(
        /^(openai-compatible|anthropic|openai)\/\S+$/,
        'must be openai-compatible/, anthropic/ or openai/ and the name of a model',
      )
      .optional(),
    null,
    'Language model that words the buyer’s lines, as `anthropic/NAME`, `openai/NAME` or `openai-compatible/NAME` for a server of your own. Choose one that begins to answer within a second. What is said in calls is sent there. Unset: the built-in wording.',
  ),
  LANGUAGE_MODEL_URL: setting(
    address('http', 'https').optional(),
    null,
    'Base address of the model’s API, as `http://127.0.0.1:11434/v1`. Unset: the vendor’s own; `openai-compatible` has none.',
  ),
  LANGUAGE_MODEL_KEY: setting(z.string().min(1).optional(), null, 'Key for that API. Unset: none is sent.'),
  LANGUAGE_MODEL_PRICE_READ: setting(
    dollars.optional(),
    null,
    'Dollars for a million tokens that the model reads. Unset: nothing, for `openai-compatible` alone.',
  ),
  LANGUAGE_MODEL_PRICE_WRITTEN: setting(
    dollars.optional(),
    null,
    'Dollars for a million tokens that the model writes. Unset: nothing, for `openai-compatible` alone.',
  ),
  LANGUAGE_MODEL_REVIEWS: setting(
    onOff,
    'off',
    'Whether that model words the verdict and the advice of reviews as well, of uploaded calls too: `on` or `off`. Our own words are sent for it, with names and days in them, and nothing that is quoted. People are told so before they upload a call.',
  ),
  LANGUAGE_MODEL_CALL_LIMIT: setting(
    dollars,
    '0.05',
    'Dollars that the words of one call and of its review may cost. From then on they are the built-in ones.',
  ),
  LANGUAGE_MODEL_MONTH_LIMIT: setting(
    dollars,
    '20',
    'Dollars that the words of one organisation’s calls and reviews may cost in a calendar month, in UTC.',
  ),
  SPEECH_TO_TEXT: setting(
    z
      .string()
      .regex(
        /^(openai-compatible|openai|deepgram)\/\S+$/,
        'must be openai-compatible/, openai/ or deepgram/ and the name of a model',
      )
      .optional(),
    null,
    'Service that writes down what is said in uploaded recordings, as `openai/whisper-1`, `openai/gpt-4o-transcribe-diarize`, `deepgram/nova-3` or `openai-compatible/NAME` for a server of your own, which has to be as quick as speech. Recordings are sent there, and people are told so before they upload one. Unset: none; people add a transcript file.',
  ),
  SPEECH_TO_TEXT_URL: setting(
    address('http', 'https').optional(),
    null,
    'Base address of that service, as `http://127.0.0.1:8000/v1`. Unset: the vendor’s own; `openai-compatible` has none.',
  ),
  SPEECH_TO_TEXT_KEY: setting(
    z
      .string()
      .regex(/^[!-~]+$/, 'must be a key without spaces')
      .optional(),
    null,
    'Key for that service. Unset: none is sent.',
  ),
  SPEECH_TO_TEXT_PRICE: setting(
    dollars.optional(),
    null,
    'Dollars for an hour of sound, by which the cost is noted. Unset: nothing, for `openai-compatible` alone.',
  ),
  SPEECH_TO_TEXT_MONTH_HOURS: setting(
    wholeNumber(1, 100_000),
    '100',
    'Hours of sound that one organisation may have written down in a calendar month, in UTC.',
  ),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
