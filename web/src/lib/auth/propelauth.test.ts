import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthPort } from './propelauth.ts'

type Client = Parameters<typeof createAuthPort>[1]
type Info = Awaited<ReturnType<Client['getAuthenticationInfoOrNull']>>

const info = {
  accessToken: 'token-1',
  user: { userId: 'u1', email: 'maya@tallyport.example', emailConfirmed: true, firstName: 'Maya' },
  orgIdToOrgMemberInfo: { o1: { orgId: 'o1', orgName: 'Tallyport', userAssignedRole: 'Admin' } },
  // The client's own helpers are not read by the seam.
} as unknown as NonNullable<Info>

function portOf(answer: () => Promise<Info>, leave = vi.fn<() => void>()) {
  const client: Client = {
    getAuthenticationInfoOrNull: answer,
    logout: vi.fn<Client['logout']>(() => Promise.resolve()),
    redirectToLoginPage: vi.fn<Client['redirectToLoginPage']>(),
    addAccessTokenChangeObserver: vi.fn<Client['addAccessTokenChangeObserver']>(),
    getAccountPageUrl: () => 'https://auth.example/account',
    getOrgPageUrl: () => 'https://auth.example/org',
    getCreateOrgPageUrl: () => 'https://auth.example/create_org',
  }
  return { port: createAuthPort('embedded', client, leave), client, leave }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the auth seam', () => {
  it('knows the user and their organisations once signed in', async () => {
    const { port } = portOf(() => Promise.resolve(info))
    await vi.advanceTimersByTimeAsync(0)
    expect(port.getState()).toMatchObject({
      status: 'in',
      user: { userId: 'u1', firstName: 'Maya', lastName: '' },
      organisations: [{ orgId: 'o1', name: 'Tallyport', role: 'Admin' }],
    })
    expect(await port.getToken()).toBe('token-1')
  })

  it('is signed out when the provider knows nobody', async () => {
    const { port } = portOf(() => Promise.resolve(null))
    await vi.advanceTimersByTimeAsync(0)
    expect(port.getState().status).toBe('out')
  })

  it('gives up on a silent auth host after 8 seconds, and Retry recovers', async () => {
    let answer: () => Promise<Info> = () => new Promise(() => undefined)
    const { port } = portOf(() => answer())
    await vi.advanceTimersByTimeAsync(7_999)
    expect(port.getState().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(port.getState().status).toBe('failed')
    answer = () => Promise.resolve(info)
    await port.refresh()
    expect(port.getState().status).toBe('in')
  })

  it('keeps a signed-in rep in when a later refresh fails', async () => {
    let answer: () => Promise<Info> = () => Promise.resolve(info)
    const { port } = portOf(() => answer())
    await vi.advanceTimersByTimeAsync(0)
    answer = () => Promise.reject(new Error('down'))
    await port.refresh()
    expect(port.getState().status).toBe('in')
  })

  it('leaves the page after signing out, and not before', async () => {
    const { port, client, leave } = portOf(() => Promise.resolve(info))
    expect(leave).not.toHaveBeenCalled()
    await port.signOut()
    expect(client.logout).toHaveBeenCalledBefore(leave)
  })

  it('gives a role it does not know the least rights', async () => {
    const strange = {
      ...info,
      orgIdToOrgMemberInfo: { o1: { ...info.orgIdToOrgMemberInfo?.['o1'], userAssignedRole: 'Emperor' } },
    } as typeof info
    const { port } = portOf(() => Promise.resolve(strange))
    await vi.advanceTimersByTimeAsync(0)
    expect(port.getState()).toMatchObject({ organisations: [{ role: 'Member' }] })
  })
})
