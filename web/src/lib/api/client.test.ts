import { endpoint } from '@ringside/contract/kernel/endpoint'
import { ApiError } from '@ringside/contract/kernel/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { addressOf, call, setCaller } from './client.ts'

const rename = endpoint({
  method: 'PUT',
  path: '/api/things/:id',
  access: 'member',
  summary: 'Rename a thing',
  params: z.object({ id: z.string() }),
  query: z.object({ orgId: z.string().optional() }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
  errors: [],
})

const answer = (body: unknown, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body === null ? null : JSON.stringify(body), init))

const refused = vi.fn<() => void>()
const signedIn = () => setCaller({ token: () => Promise.resolve('token-1'), orgId: () => 'org-1', refused })
const go = () => call(rename, { params: { id: 'a/b' }, query: { orgId: 'org 1' }, body: { name: 'New' } })

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail with an ApiError.')
}

afterEach(() => setCaller({ token: () => Promise.resolve(null), orgId: () => null, refused: () => undefined }))

describe('a call of the API', () => {
  it('sends JSON with the bearer token and the current organisation', async () => {
    signedIn()
    const fetched = answer({ name: 'New' })
    expect(await go()).toEqual({ name: 'New' })
    const [address, request] = fetched.mock.calls[0] ?? []
    const headers = new Headers(request?.headers)
    expect(address).toBe('/api/things/a%2Fb?orgId=org+1')
    expect(request?.method).toBe('PUT')
    expect(request?.body).toBe('{"name":"New"}')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('authorization')).toBe('Bearer token-1')
    expect(headers.get('x-org-id')).toBe('org-1')
  })

  it('only warns on the console when there is no token', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer({ name: 'New' })
    await go()
    expect(warned).toHaveBeenCalledOnce()
  })

  it('turns a 204 into an empty object', async () => {
    signedIn()
    answer(null, { status: 204 })
    const remove = endpoint({
      method: 'DELETE',
      path: '/api/things',
      access: 'user',
      summary: 'Remove',
      response: z.object({}),
      status: 204,
      errors: [],
    })
    expect(await call(remove)).toEqual({})
  })

  it("fails with the server's message, else its error, else the status line", async () => {
    signedIn()
    answer({ message: 'No such thing.', error: 'Not Found' }, { status: 404 })
    expect(await failure(go())).toMatchObject({ message: 'No such thing.', status: 404, data: { error: 'Not Found' } })
    answer({ error: 'Not Found' }, { status: 404 })
    expect((await failure(go())).message).toBe('Not Found')
    answer('', { status: 502, statusText: 'Bad Gateway' })
    expect((await failure(go())).message).toBe('API error: 502 Bad Gateway')
  })

  it('says so when the server did not answer', async () => {
    signedIn()
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    expect(await failure(go())).toMatchObject({ message: 'The server did not answer.', status: 0 })
  })

  it('says when the server does not take the token, so that a session ended elsewhere ends here too', async () => {
    signedIn()
    answer({ message: 'Sign in again.' }, { status: 401 })
    expect((await failure(go())).message).toBe('Sign in again.')
    expect(refused).toHaveBeenCalledOnce()
  })

  it('notices in development when the server answers in another form than the contract', async () => {
    signedIn()
    answer({ title: 'New' })
    expect((await failure(go())).message).toBe('PUT /api/things/:id answered in another form.')
  })
})

describe('the address of a call', () => {
  it('leaves out what is not set in the query', () => {
    expect(addressOf('/api/calls', {}, { search: undefined, limit: 5 })).toBe('/api/calls?limit=5')
  })
})
