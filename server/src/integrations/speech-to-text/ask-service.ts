import type { z } from 'zod'
import type { Hearing, HearingFailure, HearingRequest } from './speech-to-text.ts'

/** How one vendor is asked, and how its answer is read. */
export interface Asking<Answer extends z.ZodType> {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The key in those headers; it never comes back in what is told. */
  readonly key: string | null
  readonly body: () => FormData | Blob
  readonly answer: Answer
  readonly heardIn: (answer: z.output<Answer>) => Hearing
}

/** Four hours with the times of every word are a few megabytes. */
const longestAnswer = 32_000_000
/** Some servers send back in their refusal what they were sent. */
const longestDetail = 200

/** Asks a service once over HTTP. Whatever goes wrong on the way is told as the port tells it. */
export async function askService<Answer extends z.ZodType>(
  asking: Asking<Answer>,
  request: HearingRequest,
): Promise<Hearing> {
  const hearing = await ask(asking, request)
  if (hearing.state === 'heard') return hearing
  const detail = asking.key === null ? hearing.detail : hearing.detail.replaceAll(asking.key, '…')
  // Only now: half a key is one as well.
  return { ...hearing, detail: detail.slice(0, longestDetail) }
}

async function ask<Answer extends z.ZodType>(
  asking: Asking<Answer>,
  { signal, totalMs }: HearingRequest,
): Promise<Hearing> {
  if (signal.aborted) return failed('aborted', 'Not asked')
  const late = AbortSignal.timeout(totalMs)
  const enough = new AbortController()
  try {
    const { url, headers, body, answer, heardIn } = asking
    const stop = AbortSignal.any([signal, late, enough.signal])
    const response = await fetch(url, { method: 'POST', headers, body: body(), signal: stop, redirect: 'error' })
    const text = await readText(response, enough)
    if (!response.ok) return refusal(response, text)
    const read = answer.safeParse(parsed(text))
    return read.success ? heardIn(read.data) : failed('down', `Not to be understood: ${read.error.issues[0]?.message}`)
  } catch (error) {
    if (signal.aborted) return failed('aborted', 'Broken off')
    if (late.aborted) return failed('slow', `No answer within ${totalMs} ms`)
    return failed(isUnreached(error) ? 'unreached' : 'down', wordsOf(error))
  }
}

export const failed = (why: HearingFailure, detail: string, retryAfterMs: number | null = null): Hearing => ({
  state: 'failed',
  why,
  detail,
  retryAfterMs,
})

const endless = 'The answer does not end'

/**
 * The body, as far as anybody would read it. Throws for one that does not end: the request is broken off for it, since a
 * body that is only left unread may still be filled when it is closed already.
 */
async function readText(response: Response, enough: AbortController): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > longestAnswer) enough.abort(new Error(endless))
    else parts.push(part)
  }
  enough.signal.throwIfAborted()
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** By the statuses that these services document: those of 4xx tell of us or of the sound, all others of the service. */
const faultOf = (status: number): HearingFailure => {
  if (status === 429 || status === 503) return 'busy'
  if (status === 408 || status === 409 || status === 425 || status >= 500 || status < 400) return 'down'
  return status === 400 || status === 413 || status === 415 || status === 422 ? 'unreadable' : 'refused'
}

/** What names our way of asking; `format` alone may be that of the file. */
const ourWay = /response_format|timestamp_granularit|model_not_found|not compatible with model/i

function refusal(response: Response, text: string): Hearing {
  const detail = `${response.status} ${text.replace(/\s+/g, ' ')}`
  // Money that ran out is told as being asked too often, and a model that can't do what we ask as a bad file.
  const isOurs = /insufficient_quota|billing/i.test(text) || (response.status === 400 && ourWay.test(text))
  const why = isOurs ? 'refused' : faultOf(response.status)
  return failed(why, detail, retryAfter(response.headers.get('retry-after')))
}

/** Seconds, or a date (RFC 9110, section 10.2.3); at most an hour is believed. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, 3_600_000) : null
}

/** No line came about at all. A line that was cut may have carried all of the sound. */
const unreachedCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && unreachedCodes.has(cause.code)
}

/** `fetch failed` says nothing; its cause does. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
