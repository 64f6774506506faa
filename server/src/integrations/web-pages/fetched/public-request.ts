import http from 'node:http'
import https from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { PageError } from '../web-pages.ts'

/** How a page is asked for. `lets` names addresses outside the public internet that may be asked all the same: tests alone. */
export interface RequestRules {
  /** Bytes of an answer that are taken, unpacked. */
  readonly most: number
  /** What becomes of an answer that has more: it is given up, or read as far as that. */
  readonly beyond: 'given-up' | 'left-out'
  readonly signal: AbortSignal
  readonly lets: readonly string[]
}

export interface Answer {
  readonly status: number
  /** Where a redirect leads; null for none. */
  readonly location: string | null
  readonly type: string
  readonly body: Buffer
  /** There is more to it than was taken. */
  readonly cutShort: boolean
}

/** How Ringside names itself to the sites it reads. */
export const robotName = 'RingsideBot'

/**
 * One GET of an http or https address. The address that a name resolves to is judged where the connection is made, so a
 * name that resolves to another address a moment later gains nothing. Redirects are told, not followed.
 */
export function publicGet(address: URL, { most, beyond, signal, lets }: RequestRules): Promise<Answer> {
  const rules = { allowIPAddressList: [...lets], keepAlive: false }
  const secure = address.protocol === 'https:'
  const agent = secure ? new RequestFilteringHttpsAgent(rules) : new RequestFilteringHttpAgent(rules)
  const headers = {
    'user-agent': `${robotName}/1.0 (reads a page once for the person who names it)`,
    accept: 'text/html, application/xhtml+xml, text/plain;q=0.9',
    // Bytes as they are; a server that packs them all the same is unpacked as far as an answer may be long.
    'accept-encoding': 'identity',
  }
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(asPageError(error, signal))
    const request = (secure ? https : http).get(address, { agent, headers, signal }, (response) => {
      collect(response, { most, beyond }).then(resolve, fail)
    })
    request.on('error', fail)
  })
}

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const
const isPacking = (encoding: string): encoding is keyof typeof unpackers => Object.hasOwn(unpackers, encoding)

/** The bytes that were meant, whatever the server packed them in. */
function unpacked(response: http.IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return response
  if (!isPacking(encoding)) {
    response.destroy()
    throw new PageError('packed')
  }
  // Whoever reads the stream hears of what failed.
  return pipeline(response, unpackers[encoding](), () => undefined)
}

async function collect(
  response: http.IncomingMessage,
  { most, beyond }: Pick<RequestRules, 'most' | 'beyond'>,
): Promise<Answer> {
  const parts: Buffer[] = []
  let length = 0
  // Leaving the loop closes the connection.
  for await (const part of unpacked(response)) {
    const bytes: Buffer = part
    length += bytes.length
    parts.push(bytes)
    if (length <= most) continue
    if (beyond === 'given-up') throw new PageError('too-large')
    break
  }
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? null,
    type: response.headers['content-type'] ?? '',
    body: Buffer.concat(parts).subarray(0, most),
    cutShort: length > most,
  }
}

function asPageError(error: Error, signal: AbortSignal): PageError {
  if (error instanceof PageError) return error
  if (signal.aborted) return new PageError('too-slow', error)
  // What zlib could not unpack.
  if ('code' in error && String(error.code).startsWith('Z_')) return new PageError('packed', error)
  // The agent's own words are all that tells its refusal from a broken connection.
  return new PageError(/is not allowed\. Because/.test(error.message) ? 'not-public' : 'unreachable', error)
}
