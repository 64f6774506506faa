import type { Account } from '@ringside/contract/pipeline/accounts'
import { standingFields, type ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aContact, anAccount, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { FirstVisit } from './first-visit.tsx'

afterEach(cleanup)

const paths = {
  segment: 'POST /api/pipeline/target-segment',
  contact: 'POST /api/pipeline/contact-profile',
  account: 'POST /api/pipeline/generate-account',
}

const standingSchema = z.object(standingFields)

/** A server whose organisation has nothing yet; the account of this number can't be made, once. */
function showFirstVisit(failing = 0, market: object | null = null) {
  const made = { segments: 0, contacts: 0, accounts: 0 }
  let fails = failing
  const shown = showSignedIn(<FirstVisit />, {
    answer: ({ what }) => {
      if (what === 'GET /api/product-summary/me/market') return Response.json({ market })
      if (what === paths.segment) made.segments += 1
      if (what === paths.contact) made.contacts += 1
      if (what === paths.account) {
        if (made.accounts + 1 === fails) {
          fails = 0
          return Response.json({ message: 'The server is restarting.' }, { status: 503 })
        }
        made.accounts += 1
      }
      if (what === paths.segment) return Response.json(aSegment(), { status: 201 })
      if (what.startsWith('PUT /api/pipeline/target-segment')) return Response.json(aSegment())
      if (what === paths.contact) return Response.json(aContact(), { status: 201 })
      if (what === paths.account) return Response.json(anAccount(), { status: 201 })
      if (!what.startsWith('GET /api/pipeline?')) return undefined
      return Response.json({
        targetSegmentProfiles: made.segments === 0 ? [] : [aSegment()],
        contactProfiles: made.contacts === 0 ? [] : [aContact()],
        accounts: Array.from({ length: made.accounts }, (_, nth) => anAccount({ _id: idOf(20 + nth) })),
      })
    },
  })
  return { ...shown, made: () => made }
}

const choose = async (field: string | RegExp, option: string) => {
  fireEvent.click(await screen.findByLabelText(field))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Find somebody to call' }))

describe('somebody new who says who they sell to', () => {
  it('need only choose an industry to have a segment, a decision maker and three companies', async () => {
    const { changes, made } = showFirstVisit()
    await choose('Industry', 'Manufacturing')
    press()
    await waitFor(() => expect(made()).toEqual({ segments: 1, contacts: 1, accounts: 3 }))
    expect(changes()[0]).toMatchObject({
      what: paths.segment,
      body: { name: 'Manufacturing', industry: { targetIndustry: 'Manufacturing' }, companySize: '201-500' },
    })
    expect(changes()[1]).toMatchObject({ body: { level: 'VP/Director Level', department: 'Operations' } })
    expect(changes()[2]).toMatchObject({ body: { targetSegmentProfileId: idOf(1) } })
  })

  it('who has said what they sell begin with the market that it names, and can choose another', async () => {
    const market = { targetIndustry: 'Healthcare & Medical', subIndustry: 'Dental groups' }
    const { changes } = showFirstVisit(0, market)
    expect(await screen.findByText('From what you say you sell.')).toBeTruthy()
    press()
    await waitFor(() => expect(changes()).toHaveLength(5))
    expect(changes()[0]).toMatchObject({
      body: {
        name: 'Dental groups',
        industry: { targetIndustry: 'Healthcare & Medical', subIndustries: ['Dental groups'] },
      },
    })
    cleanup()
    const other = showFirstVisit(0, market)
    await screen.findByText('From what you say you sell.')
    await choose('Industry', 'Manufacturing')
    expect(screen.queryByText('From what you say you sell.')).toBeNull()
    press()
    await waitFor(() => expect(other.changes()).toHaveLength(5))
    expect(other.changes()[0]?.body).toMatchObject({
      name: 'Manufacturing',
      industry: { targetIndustry: 'Manufacturing', subIndustries: [] },
    })
  })

  it('is asked for the industry, and for its name where it is another', async () => {
    const { changes } = showFirstVisit()
    await screen.findByLabelText('Industry')
    press()
    expect(await screen.findByText('Choose an industry.')).toBeTruthy()
    await choose('Industry', 'Other')
    press()
    expect(await screen.findByText('Say which industry it is.')).toBeTruthy()
    expect(changes()).toEqual([])
    fireEvent.change(screen.getByLabelText('Which industry'), { target: { value: 'Beekeeping' } })
    press()
    await waitFor(() => expect(changes()[0]?.body).toMatchObject({ name: 'Beekeeping', otherIndustry: 'Beekeeping' }))
  })

  it('can say of an industry of their own words whose work is like theirs', async () => {
    const { changes } = showFirstVisit()
    await choose('Industry', 'Other')
    fireEvent.change(screen.getByLabelText('Which industry'), { target: { value: 'Beekeeping' } })
    expect(screen.getByLabelText(/^Sub-industry/).textContent).toContain('Like none of these')
    await choose(/^Sub-industry/, 'Agriculture')
    press()
    await waitFor(() =>
      expect(changes()[0]?.body).toMatchObject({
        name: 'Beekeeping',
        otherIndustry: 'Beekeeping',
        industry: { targetIndustry: 'Other', subIndustries: ['Agriculture'] },
      }),
    )
  })

  it('whose product is for a market that is none of the list begin with what that is called', async () => {
    const { changes } = showFirstVisit(0, { targetIndustry: 'Other', subIndustry: 'Agriculture' })
    expect(await screen.findByText('From what you say you sell.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Which industry').value).toBe('Agriculture')
    press()
    await waitFor(() =>
      expect(changes()[0]?.body).toMatchObject({
        name: 'Agriculture',
        otherIndustry: 'Agriculture',
        industry: { targetIndustry: 'Other', subIndustries: ['Agriculture'] },
      }),
    )
  })

  it('goes on with what is not there yet when a part of it failed, and makes nothing twice', async () => {
    const { made } = showFirstVisit(2)
    await choose('Industry', 'Manufacturing')
    press()
    expect(await screen.findByText('The server is restarting.')).toBeTruthy()
    expect(made()).toEqual({ segments: 1, contacts: 1, accounts: 1 })
    press()
    await waitFor(() => expect(made()).toEqual({ segments: 1, contacts: 1, accounts: 3 }))
  })

  it('has the market that was chosen last, also where a part was made of the one before', async () => {
    const { changes, made } = showFirstVisit(1)
    await choose('Industry', 'Manufacturing')
    press()
    expect(await screen.findByText('Failed to generate segment account')).toBeTruthy()
    await choose('Industry', 'Education')
    press()
    await waitFor(() => expect(made()).toEqual({ segments: 1, contacts: 1, accounts: 3 }))
    expect(changes()).toContainEqual({
      what: `PUT /api/pipeline/target-segment/${idOf(1)}`,
      body: expect.objectContaining({
        name: 'Education',
        industry: { targetIndustry: 'Education', subIndustries: [] },
      }) as unknown,
    })
  })

  it('has no department to say for somebody who answers for the whole company', async () => {
    const { changes } = showFirstVisit()
    await choose('Industry', 'Manufacturing')
    await choose('Who you call there', 'Business Owner')
    expect(screen.queryByLabelText('Department')).toBeNull()
    press()
    await waitFor(() => expect(changes()[1]?.body).toEqual({ orgId: 'org-1', userId: 'me', level: 'Business Owner' }))
  })
})

/** A server that keeps what is made and archived; so many companies come before one fails, once. */
function keepWhatIsMade(comingBeforeFailure: number) {
  const roles: ContactProfile[] = []
  const accounts: (Account & { madeFor: string })[] = []
  const archivedAt = '2026-11-20T12:00:00.000Z'
  let fails = true
  const inUse = <Thing extends { archivedAt: string | null }>(things: Thing[]) =>
    things.filter((thing) => thing.archivedAt === null)
  const addRole = (body: unknown) => {
    const role = aContact({ _id: idOf(10 + roles.length), ...standingSchema.parse(body) })
    roles.push(role)
    return Response.json(role, { status: 201 })
  }
  const addAccount = () => {
    if (fails && accounts.length === comingBeforeFailure) {
      fails = false
      return Response.json({ message: 'The server is restarting.' }, { status: 503 })
    }
    const madeFor = inUse(roles).map(({ department }) => department)
    const account = { ...anAccount({ _id: idOf(20 + accounts.length) }), madeFor: madeFor.join() }
    accounts.push(account)
    return Response.json(account, { status: 201 })
  }
  const archive = (what: string) => {
    const thing = [...roles, ...accounts].find(({ _id }) => what.includes(_id))
    if (!thing) return undefined
    thing.archivedAt = archivedAt
    return Response.json(thing)
  }
  const shown = showSignedIn(<FirstVisit />, {
    answer: ({ what, body }) => {
      if (what === 'GET /api/product-summary/me/market') return Response.json({ market: null })
      if (what.endsWith('/archive')) return archive(what)
      if (what === paths.segment || what.startsWith('PUT /api/pipeline/target-segment'))
        return Response.json(aSegment(), { status: what === paths.segment ? 201 : 200 })
      if (what === paths.contact) return addRole(body)
      if (what === paths.account) return addAccount()
      if (!what.startsWith('GET /api/pipeline?')) return undefined
      return Response.json({
        targetSegmentProfiles: roles.length === 0 ? [] : [aSegment()],
        contactProfiles: roles,
        accounts,
      })
    },
  })
  return {
    ...shown,
    standing: () => ({
      roles: inUse(roles).map(({ department }) => department),
      companiesFor: inUse(accounts).map(({ madeFor }) => madeFor),
    }),
  }
}

describe('somebody who chooses anew after a failure', () => {
  it('calls whom they chose last: the role and the companies of before are in the archive', async () => {
    const { standing } = keepWhatIsMade(1)
    await choose('Industry', 'Manufacturing')
    press()
    expect(await screen.findByText('The server is restarting.')).toBeTruthy()
    await choose('Department', 'Finance')
    press()
    await waitFor(() =>
      expect(standing()).toEqual({ roles: ['Finance'], companiesFor: ['Finance', 'Finance', 'Finance'] }),
    )
  })

  it('has companies of the market they chose last', async () => {
    const { standing, changes } = keepWhatIsMade(2)
    await choose('Industry', 'Manufacturing')
    press()
    expect(await screen.findByText('The server is restarting.')).toBeTruthy()
    await choose('Industry', 'Education')
    press()
    await waitFor(() => expect(changes().filter(({ what }) => what === paths.account)).toHaveLength(6))
    await waitFor(() => expect(standing().companiesFor).toHaveLength(3))
    const archived = changes().flatMap(({ what }) => (what.endsWith('/archive') ? [what] : []))
    expect(archived).toEqual([20, 21].map((nth) => `PUT /api/pipeline/account/${idOf(nth)}/archive`))
  })
})

it('somebody whose pipeline stands in the archive is led there, not asked to begin anew', async () => {
  const archivedAt = '2026-11-20T12:00:00.000Z'
  showSignedIn(<FirstVisit />, {
    answer: ({ what }) =>
      what.startsWith('GET /api/pipeline?')
        ? Response.json({
            targetSegmentProfiles: [aSegment({ archivedAt })],
            contactProfiles: [],
            accounts: [anAccount({ archivedAt })],
          })
        : undefined,
  })
  expect(await screen.findByText(/^1 segment and 1 account are archived\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the archive' }).getAttribute('href')).toBe('/pipeline/archive')
  expect(screen.queryByRole('button', { name: 'Find somebody to call' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Steps to your first call' })).toBeNull()
})
