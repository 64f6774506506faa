import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { AccountScreen } from './account-screen.tsx'

afterEach(cleanup)

/** The account with one person, on a server that keeps what is archived. */
function showAccount() {
  let archivedAt: string | null = null
  const person = () => aPersona({ archivedAt })
  return showSignedIn(
    <Routes>
      <Route path="/account/:accountName/:pretty" element={<AccountScreen />} />
    </Routes>,
    {
      at: '/account/brightwell-foods/brightwell-foods',
      answer: ({ what }) => {
        const change = /PUT \/api\/pipeline\/persona\/.*\/(archive|unarchive)$/.exec(what)?.[1]
        if (change) {
          archivedAt = change === 'archive' ? '2026-11-20T12:00:00.000Z' : null
          return Response.json(person())
        }
        if (!what.startsWith('GET /api/pipeline/account/')) return undefined
        return Response.json({
          account: anAccount({ personas: [person()] }),
          segment: aSegment(),
          stillToFind: [],
          calls: [],
          missingContacts: [],
        })
      },
    },
  )
}

describe('a person of an account', () => {
  it('is archived from their own menu, is gone from the chart, and comes back with Undo', async () => {
    const { changes, toasts } = showAccount()
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Dana Whitfield' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText(/Everybody here is archived/)).toBeTruthy()
    expect(changes()).toEqual([{ what: `PUT /api/pipeline/persona/${idOf(3)}/archive`, body: { userId: 'me' } }])
    expect(toasts.map(({ title }) => title)).toEqual(['1 person archived'])
    toasts[0]?.action?.onPress()
    expect(await screen.findByRole('link', { name: 'Dana Whitfield' })).toBeTruthy()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('1 person restored'))
  })
})
