import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { AccountScreen } from './account-screen.tsx'

afterEach(cleanup)

const dean = { name: 'Dean Whitfield', namedBy: ['Lotte'], contactProfileId: null, hasRole: false, isUnclear: false }
const owner = aContact({ level: 'Business Owner', department: null })
const manager = aContact({ _id: idOf(9), level: 'Department Head/Manager', department: 'Operations' })
const reason = 'Brightwell Foods has one person for Business Owner: Lotte Schreiber.'
const fit = {
  name: dean.name,
  level: 'Department Head/Manager',
  department: 'Operations',
  taken: [{ contactProfileId: owner._id, reason }],
}

/** The form for Dean, whom Lotte has named, at an account of a team with these roles; `refusals` times nobody can be added. */
async function addDean(roles = [owner], refusals = 0) {
  let refused = 0
  let known = roles
  const shown = showSignedIn(
    <Routes>
      <Route path="/account/:accountName/:pretty" element={<AccountScreen />} />
    </Routes>,
    {
      at: '/account/brightwell-foods/brightwell-foods',
      answer: ({ what }) => {
        if (what.startsWith('GET /api/pipeline?'))
          return Response.json({ targetSegmentProfiles: [], contactProfiles: known, accounts: [] })
        if (what === 'POST /api/pipeline/contact-profile') {
          known = [...known, manager]
          return Response.json(manager, { status: 201 })
        }
        if (what.startsWith('POST')) {
          refused += 1
          return refused <= refusals
            ? Response.json({ message: 'Try again in a moment.' }, { status: 409 })
            : Response.json(aPersona({ firstName: 'Dean', lastName: 'Whitfield' }), { status: 201 })
        }
        if (!what.startsWith('GET /api/pipeline/account/')) return undefined
        return Response.json({
          account: anAccount({ personas: [aPersona()] }),
          segment: aSegment(),
          stillToFind: [],
          calls: [],
          missingContacts: [],
          roleFits: [fit],
          sharedRoles: [],
          named: [dean],
          stageRules: [],
          stageHistory: [],
        })
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add Dean Whitfield' }))
  await screen.findByRole('dialog', { name: 'Add Dean Whitfield' })
  return shown
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add person' }))
const madePerson = {
  what: `POST /api/pipeline/account/${idOf(2)}/persona`,
  body: { contactProfileId: manager._id, person: { who: 'named', name: dean.name } },
}

describe('somebody whom a buyer named', () => {
  it('is added with the decision maker that fits, which is made in place', async () => {
    const { changes, toasts } = await addDean()
    expect((await screen.findByRole('button', { name: 'Level' })).textContent).toBe('Department Head/Manager')
    expect(screen.getByRole('button', { name: 'Department' }).textContent).toBe('Operations')
    submit()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Dean Whitfield is ready to be called'))
    const made = { orgId: 'org-1', level: 'Department Head/Manager', department: 'Operations' }
    expect(changes()).toMatchObject([{ what: 'POST /api/pipeline/contact-profile', body: made }, madePerson])
  })

  it('is not offered a role that is taken, and is told whose it is', async () => {
    await addDean()
    expect(await screen.findByText(reason)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Decision maker' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'A new decision maker',
    ])
  })

  it('has the role of the team that is theirs chosen for them', async () => {
    const { changes } = await addDean([owner, manager])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Decision maker' }).textContent).toBe(
        'Department Head/Manager, Operations',
      ),
    )
    submit()
    await waitFor(() => expect(changes()).toEqual([madePerson]))
  })

  it('has a role made once, however often adding them is tried', async () => {
    const { changes, toasts } = await addDean([owner], 1)
    await screen.findByRole('button', { name: 'Level' })
    submit()
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Decision maker' }).textContent).toBe(
        'Department Head/Manager, Operations',
      ),
    )
    submit()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Dean Whitfield is ready to be called'))
    expect(changes().filter(({ what }) => what === 'POST /api/pipeline/contact-profile')).toHaveLength(1)
  })
})
