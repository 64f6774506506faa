import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Secrets by name wherever they stand, and `pii` for anything a customer said or wrote. */
const secretKeys = ['authorization', 'cookie', 'password', 'token', 'secret', 'accessToken', 'refreshToken', 'pii']
const redacted = [...secretKeys, 'set-cookie', 'access_token'].flatMap((key) => {
  const name = key.includes('-') ? `["${key}"]` : key
  const under = (prefix: string): string => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`)
  return [name, under('*'), under('*.*'), under('req.headers'), under('res.headers')]
})
/** What PostgreSQL adds to a failure: the failing row with all that stands in it, or the start of a value. */
const rowsInErrors = ['err.detail', 'err.where', 'err.internalQuery']

/**
 * The server's log, JSON lines on standard output. Messages are constant sentences; what varies stands beside them
 * under a key. Nothing a customer said or wrote may be logged but under the key `pii`, which is redacted.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, redact: { paths: [...redacted, ...rowsInErrors], censor: '[redacted]' } }
  return destination === undefined ? pino(options) : pino(options, destination)
}
