import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@ringside/contract/kernel/endpoint'
import { ApiError, messageOf } from '@ringside/contract/kernel/errors'
import type { z } from 'zod'

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

/** A part an endpoint does not have may not be given; one whose every field is optional may be left out. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : object extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** Part of a file: sent as it is, instead of a JSON body. */
    bytes?: Blob
    /** For uploads: sent instead of a JSON body. */
    form?: FormData
    /** The same key makes the same thing once. */
    idempotencyKey?: string
    signal?: AbortSignal
    /** Finishes even if the page is left meanwhile. */
    keepalive?: boolean
  }

/** Where the client learns who is calling. Set once, when the application starts. */
export interface Caller {
  token(): Promise<string | null>
  orgId(): string | null
  /** The server did not take the token: the session may have ended elsewhere. */
  refused(): void
}

const nobody: Caller = { token: () => Promise.resolve(null), orgId: () => null, refused: () => undefined }
let caller = nobody

export function setCaller(next: Caller): void {
  caller = next
}

type Primitive = string | number | boolean | null | undefined

/** The address of an endpoint with its parameters filled in; for links to files the browser fetches itself. */
export function addressOf(
  path: string,
  params: Record<string, Primitive> = {},
  query: Record<string, Primitive> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

async function headersFor(endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>): Promise<Headers> {
  const headers = new Headers()
  if (!input.form) headers.set('content-type', input.bytes ? 'application/octet-stream' : 'application/json')
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)
  if (endpoint.access === 'public') return headers
  const token = await caller.token()
  const orgId = caller.orgId()
  if (token) headers.set('authorization', `Bearer ${token}`)
  // oxlint-disable-next-line no-console -- the specification asks for a console warning, and nothing else, here
  else console.warn(`No token for ${endpoint.method} ${endpoint.path}`)
  if (orgId) headers.set('x-org-id', orgId)
  return headers
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('The server did not answer.', 0, undefined)
  }
}

/** The body as JSON, or the bare text of an answer that is none (a proxy's error page). */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The server checks each response against the endpoint's schema before it sends it, so a built application carries no
 * schemas (build/lean-contract.ts). Development and tests check here too, where the two may differ.
 */
function checked(endpoint: AnyEndpoint, data: unknown): unknown {
  if (!import.meta.env.DEV) return data
  const parsed = endpoint.response.safeParse(data)
  if (parsed.success) return parsed.data
  throw new ApiError(`${endpoint.method} ${endpoint.path} answered in another form.`, 200, parsed.error.issues)
}

/** Sends a request and gives the answer when it is a good one. Throws ApiError with the words to show. */
export async function ask(endpoint: AnyEndpoint, input: unknown): Promise<Response> {
  // The parts are checked against this endpoint by the callers' signatures; here they are only passed on.
  const given = (input ?? {}) as CallInput<AnyEndpoint> & {
    params?: Record<string, Primitive>
    query?: Record<string, Primitive>
    body?: unknown
  }
  const response = await send(addressOf(endpoint.path, given.params, given.query), {
    method: endpoint.method,
    headers: await headersFor(endpoint, given),
    body: given.bytes ?? given.form ?? (given.body === undefined ? null : JSON.stringify(given.body)),
    signal: given.signal ?? null,
    keepalive: given.keepalive ?? false,
  })
  if (response.status === 401 && endpoint.access !== 'public') caller.refused()
  if (response.ok) return response
  const data = await bodyOf(response)
  const { status, statusText, headers } = response
  const retryAfterS = Number(headers.get('retry-after')) || undefined
  throw new ApiError(messageOf(data, status, statusText), status, data, retryAfterS)
}

/** Calls an endpoint of the contract. Throws ApiError with the words to show. A 204 answers {}. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: object extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
): Promise<ResponseOf<E>> {
  const response = await ask(endpoint, input)
  const data = response.status === 204 ? {} : await bodyOf(response)
  return checked(endpoint, data) as ResponseOf<E>
}
