import { exportSPKI } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestTokens } from '../../../../test/tokens.ts'
import { newId } from '../../../platform/ids.ts'
import { createPropelAuthDirectory } from './user-directory.ts'

const userId = newId()

async function open(answer: () => Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetching)
  const verifierKey = await exportSPKI((await createTestTokens()).publicKey)
  const access = { authUrl: 'https://auth.example.com', apiKey: 'the-backend-key-of-it', verifierKey, patienceMs: 50 }
  return { directory: createPropelAuthDirectory(access), fetching }
}

describe('the directory of PropelAuth', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('says whose e-mail is verified, and asks with the key of the backend', async () => {
    const user = { user_id: userId, email: 'ann@example.com', email_confirmed: true, first_name: 'Ann' }
    const { directory, fetching } = await open(async () => Response.json(user))
    expect(await directory.find(userId)).toEqual({ email: 'ann@example.com', emailVerified: true })
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`/api/backend/v1/user/${userId}`),
      expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer the-backend-key-of-it' }) }),
    )
  })

  it('knows nobody of an id it does not have', async () => {
    const { directory } = await open(async () => new Response('{}', { status: 404 }))
    expect(await directory.find(userId)).toBeNull()
  })

  it('fails when its service fails or takes too long, and does not answer no instead', async () => {
    const failing = await open(async () => new Response('', { status: 500 }))
    await expect(failing.directory.find(userId)).rejects.toThrow('Unknown error when fetching user')
    const silent = await open(() => new Promise(() => undefined))
    await expect(silent.directory.find(userId)).rejects.toThrow('did not answer in time')
  })
})
