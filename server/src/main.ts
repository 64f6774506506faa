import { startServer, type RunningServer } from './app/start-server.ts'
import { loadConfig, type Config } from './platform/config/config.ts'
import { StartError } from './platform/errors.ts'

/** What may take longer than this after a signal is cut off: everything that matters is in the database by then. */
const stopWithinMs = 25_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A signal that comes while the server starts is kept until it has: nothing is left half-done. */
function endOnSignals(starting: Promise<RunningServer>): void {
  let ending = false
  const end = (): void => {
    // A second Ctrl-C means now.
    if (ending) process.exit(1)
    ending = true
    say('Stopping: calls are brought to a safe point, then the database is closed.')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    starting
      .then((server) => server.stop())
      .then(() => process.exit(0))
      .catch(fail)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

function greet(server: RunningServer, config: Config): void {
  say(`Ringside is at ${server.url}`)
  if (server.databaseFolder !== null) say(`Its database is in ${server.databaseFolder}`)
  const way =
    config.auth.provider === 'embedded' ? 'create an account there' : `with your account at ${config.auth.url}`
  say(`Sign in: ${way}.`)
  if (server.demo !== null) say(server.demo)
}

function fail(error: unknown): never {
  const sentence = error instanceof StartError ? error.message : `Ringside had to give up: ${String(error)}`
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

try {
  const config = loadConfig()
  const starting = startServer(config, say)
  endOnSignals(starting)
  greet(await starting, config)
} catch (error) {
  fail(error)
}
