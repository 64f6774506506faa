import { recordClientError } from '@ringside/contract/analytics-events'
import { call } from '../api/client.ts'

export type ErrorKind = 'error' | 'unhandled-rejection' | 'render' | 'console'

export interface ErrorReport {
  kind: ErrorKind
  message: string
  stack?: string
  path: string
}

/** One page load sends no more than this, so that an error in a loop does not become a flood. */
const mostReports = 20

const messageFrom = (thrown: unknown) =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)

/** Reports each different error once, up to a cap. `send` never throws. */
export function createErrorReporter(send: (report: ErrorReport) => void, pathNow: () => string) {
  const seen = new Set<string>()
  return (kind: ErrorKind, thrown: unknown): void => {
    const message = messageFrom(thrown).slice(0, 2000)
    // React writes a caught render error to the console too; the message alone tells it is the same one.
    if (seen.size >= mostReports || seen.has(message)) return
    seen.add(message)
    const stack = thrown instanceof Error ? thrown.stack?.slice(0, 8000) : undefined
    send({ kind, message, ...(stack ? { stack } : {}), path: pathNow().slice(0, 500) })
  }
}

export const reportError = createErrorReporter(
  (report) => void call(recordClientError, { body: report, keepalive: true }).catch(() => undefined),
  () => window.location.pathname,
)

/** Listens for what nobody caught: uncaught errors, unhandled rejections and `console.error`. */
export function listenForErrors(report: typeof reportError = reportError): () => void {
  const onError = (event: ErrorEvent) => report('error', event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => report('unhandled-rejection', event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  // oxlint-disable-next-line no-console -- the console's errors are part of what is reported
  const said = console.error
  const heard = (...words: unknown[]) => {
    said(...words)
    report('console', words.find((word) => word instanceof Error) ?? words.map(String).join(' '))
  }
  // oxlint-disable-next-line no-console -- see above
  console.error = heard
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    // oxlint-disable-next-line no-console -- see above
    console.error = said
  }
}
