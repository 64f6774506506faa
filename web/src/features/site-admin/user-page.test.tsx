import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { planQuery } from '../../lib/queries/session.ts'
import { UserPage } from './user-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = '2026-11-02T09:00:00.000Z'
const plan = { plan: 'free', credits: 5, reserved: 0, unlimitedUntil: null }
const user = {
  userId: 'jonas',
  firstName: 'Jonas',
  lastName: 'Lind',
  email: 'jonas@tallyport.example',
  properties: { userAssignedRole: 'Member', companyName: 'Tallyport' },
  plan: 'free',
  isSiteAdmin: false,
  createdAt: at,
  emailVerified: true,
  organizations: [],
  calls: 0,
  lastCallAt: null,
}

/** The page of one user; the grants are answered one after the other as is said. */
async function showUser(...grants: ('granted' | 'lost')[]) {
  const visit = showSignedIn(<UserPage userId="jonas" back="/site-admin" />, {
    answer: ({ what }) => {
      if (what.startsWith('GET')) return Response.json({ user, plan })
      if (grants.shift() === 'granted') return Response.json({ ...plan, credits: 10 })
      throw new TypeError('The connection was lost.')
    },
    seen: (client) => client.setQueryData(planQuery('jonas').queryKey, plan as never),
  })
  fireEvent.change(await screen.findByLabelText(/^Why/), { target: { value: 'Refund' } })
  const keys = () => visit.changes().map(({ body }) => z.object({ amount: z.number(), key: z.uuid() }).parse(body))
  return { ...visit, keys }
}
const grant = () => fireEvent.click(screen.getByRole('button', { name: 'Grant credits' }))
const write = (amount: string) => fireEvent.change(screen.getByLabelText('Credits'), { target: { value: amount } })
const refused = () => screen.findByText('The credits could not be granted')

describe('granting credits', () => {
  it('works where the page came over plain http, which has no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { toasts } = await showUser('granted')
    grant()
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['5 credits granted']))
  })

  it('asks with the same key again when the answer was lost, and with a new one for another amount', async () => {
    const { keys, toasts } = await showUser('lost', 'lost', 'granted')
    grant()
    await refused()
    grant()
    await waitFor(() => expect(keys()).toHaveLength(2))
    await refused()
    write('7')
    grant()
    await waitFor(() => expect(toasts).toHaveLength(1))
    const [first, second, other] = keys()
    expect(second).toEqual(first)
    expect(other?.amount).toBe(7)
    expect(other?.key).not.toBe(first?.key)
  })

  it('is a new gift once it was granted, also of the same amount', async () => {
    const { keys, toasts } = await showUser('granted', 'granted')
    grant()
    await waitFor(() => expect(toasts).toHaveLength(1))
    fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Again' } })
    grant()
    await waitFor(() => expect(toasts).toHaveLength(2))
    expect(new Set(keys().map(({ key }) => key)).size).toBe(2)
  })

  it('has the plan of that user read again, which may be one’s own', async () => {
    const { client, toasts } = await showUser('granted')
    grant()
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(client.getQueryState(planQuery('jonas').queryKey)?.isInvalidated).toBe(true)
  })
})
