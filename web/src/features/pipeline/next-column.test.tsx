import type { AccountNextCall } from '@ringside/contract/pipeline/next-call'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPersona, anAccount, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { AccountsView } from './overview.tsx'

afterEach(cleanup)

const irene = aPersona({ _id: idOf(51), accountId: idOf(32), firstName: 'Irene', lastName: 'Castellanos', calls: 0 })
const accounts = [
  anAccount({ _id: idOf(31), name: 'Brightwell', slug: 'brightwell', personas: [aPersona({ accountId: idOf(31) })] }),
  anAccount({
    _id: idOf(32),
    name: 'Kestrel',
    slug: 'kestrel',
    personas: [irene],
    bestScore: 70,
    lastCallAt: '2026-11-20T12:00:00.000Z',
  }),
  anAccount({ _id: idOf(33), name: 'Merrow', slug: 'merrow' }),
]
const listed: AccountNextCall[] = [
  { accountId: idOf(32), personaId: irene._id, suggestedCallType: 'discovery', why: 'Meeting agreed 3 days ago' },
  { accountId: idOf(31), personaId: idOf(3), suggestedCallType: 'cold-call', why: 'Nobody there was called yet' },
]

function showAccounts(answer: () => Response | undefined = () => Response.json(listed), at = '/pipeline/accounts') {
  const onArchive = vi.fn<(ids: readonly string[]) => void>()
  const view = (
    <AccountsView
      order={null}
      segments={[aSegment()]}
      accounts={accounts}
      archived={[]}
      onArchive={onArchive}
      onRestore={() => undefined}
      onGenerate={() => undefined}
      hindrance={null}
    />
  )
  const visit = showSignedIn(
    <Routes>
      <Route path="/pipeline/accounts" element={view} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      at,
      answer: ({ what }) => {
        if (what.startsWith('GET /api/pipeline/next-calls?')) return answer()
        return what.endsWith('/stage') ? Response.json({ ...accounts[1], stage: 'evaluation' }) : undefined
      },
    },
  )
  return { onArchive, ...visit }
}
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`Select ${name}|${name}`) })
const openMenu = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

describe('what comes next at an account', () => {
  it('is the call that its page suggests, with whom and why, and leads to setting it up', async () => {
    showAccounts()
    const call = await screen.findByRole('link', { name: 'Discovery with Irene Castellanos' })
    expect(call.getAttribute('href')).toBe(`/simulation/start/${irene._id}/discovery`)
    expect(within(rowOf('Kestrel')).getByText('Meeting agreed 3 days ago')).toBeTruthy()
    expect(within(rowOf('Merrow')).queryByRole('link', { name: / with / })).toBeNull()
  })

  it('puts what presses most first when the rows are sorted by it, and accounts without a call last', async () => {
    showAccounts(undefined, '/pipeline/accounts?sort=next')
    await screen.findByRole('link', { name: 'Discovery with Irene Castellanos' })
    const names = screen
      .getAllByRole('checkbox', { name: /^Select (?!all)/ })
      .map((box) => box.getAttribute('aria-label')?.slice(7))
    expect(names).toEqual(['Kestrel', 'Brightwell', 'Merrow'])
  })

  it('is asked for by the days of where the browser is', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'America/New_York',
    })
    const { asked } = showAccounts()
    await waitFor(() => expect(asked.find(({ what }) => what.includes('/next-calls?'))?.what).toContain('zone=America'))
  })

  it('is left open without an error where it could not be fetched', async () => {
    const { asked } = showAccounts(() => undefined)
    await waitFor(() => expect(asked.some(({ what }) => what.includes('/next-calls?'))).toBe(true))
    // All else of this row is known.
    await waitFor(() => expect(within(rowOf('Kestrel')).getAllByText('–')).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what it knew where reading it again fails', async () => {
    const answers = [Response.json(listed), undefined]
    const { client } = showAccounts(() => answers.shift())
    await screen.findByRole('link', { name: 'Discovery with Irene Castellanos' })
    await act(() => client.invalidateQueries())
    expect(answers).toHaveLength(0)
    expect(screen.getByRole('link', { name: 'Discovery with Irene Castellanos' })).toBeTruthy()
  })
})

describe('the menu of an account', () => {
  it('calls whom the row names, opens the account, moves its deal and archives it', async () => {
    const { onArchive } = showAccounts()
    await screen.findByRole('link', { name: 'Discovery with Irene Castellanos' })
    expect(await openMenu('Kestrel')).toEqual(['Call Irene Castellanos', 'Open account', 'Move deal', 'Archive'])
    expect(screen.getByRole('menuitem', { name: 'Call Irene Castellanos' }).getAttribute('href')).toBe(
      `/simulation/start/${irene._id}/discovery`,
    )
    expect(screen.getByRole('menuitem', { name: 'Open account' }).getAttribute('href')).toBe('/account/kestrel/kestrel')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Archive' }))
    expect(onArchive).toHaveBeenCalledWith([idOf(32)])
  })

  it('calls nobody where nobody is left', async () => {
    showAccounts()
    await screen.findByRole('link', { name: 'Discovery with Irene Castellanos' })
    expect(await openMenu('Merrow')).toEqual(['Open account', 'Move deal', 'Archive'])
  })

  it('moves a deal with a reason, without leaving the list', async () => {
    const { changes } = showAccounts()
    await screen.findByRole('link', { name: 'Discovery with Irene Castellanos' })
    await openMenu('Kestrel')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Move deal' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the deal' }))
    expect(dialog.getByText('Kestrel is in Researching.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Stage' }))
    fireEvent.click(await screen.findByRole('option', { name: 'Evaluation' }))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Why' }), { target: { value: 'They asked for an offer' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Move deal' }))
    await waitFor(() =>
      expect(changes()).toEqual([
        {
          what: `PUT /api/pipeline/account/${idOf(32)}/stage`,
          body: { userId: 'me', from: 'researching', to: 'evaluation', reason: 'They asked for an offer' },
        },
      ]),
    )
    expect(screen.queryByText('Elsewhere')).toBeNull()
  })
})
