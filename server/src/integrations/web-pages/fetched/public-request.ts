import http from 'node:http'
import https from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { PageError } from '../web-pages.ts'

/** How a page is asked for. `lets` names addresses outside the public internet that may be asked all the same: tests alone. */
export interface RequestRules {
  /** Bytes, after which an answer is given up. */
  readonly most: number
  readonly signal: AbortSignal
  readonly lets: readonly string[]
}

export interface Answer {
  readonly status: number
  /** Where a redirect leads; null for none. */
  readonly location: string | null
  readonly type: string
  readonly body: Buffer
}

/** How Ringside names itself to the sites it reads. */
export const robotName = 'RingsideBot'

/**
 * One GET of an http or https address. The address that a name resolves to is judged where the connection is made, so a
 * name that resolves to another address a moment later gains nothing. Redirects are told, not followed.
 */
export function publicGet(address: URL, { most, signal, lets }: RequestRules): Promise<Answer> {
  const rules = { allowIPAddressList: [...lets], keepAlive: false }
  const secure = address.protocol === 'https:'
  const agent = secure ? new RequestFilteringHttpsAgent(rules) : new RequestFilteringHttpAgent(rules)
  const headers = {
    'user-agent': `${robotName}/1.0 (reads a page once for the person who names it)`,
    accept: 'text/html, text/plain;q=0.9',
    // Bytes as they are: nothing is unpacked, so nothing small grows large.
    'accept-encoding': 'identity',
  }
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(asPageError(error, signal))
    const request = (secure ? https : http).get(address, { agent, headers, signal }, (response) => {
      collect(response, most).then(resolve, fail)
    })
    request.on('error', fail)
  })
}

async function collect(response: http.IncomingMessage, most: number): Promise<Answer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    const bytes: Buffer = part
    length += bytes.length
    if (length > most) {
      response.destroy()
      throw new PageError('too-large')
    }
    parts.push(bytes)
  }
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? null,
    type: response.headers['content-type'] ?? '',
    body: Buffer.concat(parts),
  }
}

function asPageError(error: Error, signal: AbortSignal): PageError {
  if (error instanceof PageError) return error
  if (signal.aborted) return new PageError('too-slow', error)
  // The agent's own words are all that tells its refusal from a broken connection.
  return new PageError(/is not allowed\. Because/.test(error.message) ? 'not-public' : 'unreachable', error)
}
