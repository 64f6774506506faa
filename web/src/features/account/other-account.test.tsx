import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { anAccount, aPersona, aSegment } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { AccountScreen } from './account-screen.tsx'

afterEach(cleanup)

it('who was about to be added to one account is not asked for at the next', async () => {
  showSignedIn(
    <>
      <Link to="/account/kestrel/kestrel">To Kestrel</Link>
      <Routes>
        <Route path="/account/:accountName/:accountPrettyName" element={<AccountScreen />} />
      </Routes>
    </>,
    {
      at: '/account/brightwell-foods/brightwell-foods',
      answer: ({ what }) => {
        const slug = /^GET \/api\/pipeline\/account\/([\w-]+)/.exec(what)?.[1]
        if (slug === undefined) return undefined
        const name = slug === 'kestrel' ? 'Kestrel' : 'Brightwell Foods'
        const lists = {
          stillToFind: [],
          calls: [],
          missingContacts: [],
          named: [],
          roleFits: [],
          sharedRoles: [],
          stageRules: [],
          stageHistory: [],
        }
        return Response.json({
          account: anAccount({ slug, name, personas: [aPersona()] }),
          segment: aSegment(),
          ...lists,
        })
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Person' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  // As the browser's own way back would, whatever stands over the page.
  fireEvent.click(screen.getByText('To Kestrel'))
  expect(await screen.findByRole('heading', { name: 'Kestrel' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
