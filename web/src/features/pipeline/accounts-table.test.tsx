import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPersona, anAccount, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { keepSavedFiles, listFile } from '../../domain-ui/fake/saved-files.ts'
import { showSignedIn, type SignedInVisit } from '../../domain-ui/fake/show-signed-in.tsx'
import { newAccountsPath } from '../../lib/paths.ts'
import type { ToRestore } from '../../domain-ui/use-restoring.tsx'
import { AccountsView } from './overview.tsx'

afterEach(cleanup)

const makers = aSegment({ _id: idOf(21), name: 'Food makers' })
const carriers = aSegment({ _id: idOf(22), name: 'Carriers' })
const empty = aSegment({ _id: idOf(24), name: 'Clinics' })
const gone = aSegment({ _id: idOf(23), name: 'Banks', archivedAt: '2026-11-10T09:00:00.000Z' })
const accounts = [
  anAccount({
    _id: idOf(0),
    name: 'Brightwell',
    targetSegmentProfileId: makers._id,
    stage: 'discovery',
    bestScore: 40,
  }),
  anAccount({ _id: idOf(1), name: 'Carrow', targetSegmentProfileId: carriers._id, stage: 'discovery', bestScore: 90 }),
  anAccount({ _id: idOf(2), name: 'Dunmore', targetSegmentProfileId: carriers._id, stage: 'won', bestScore: 60 }),
]

const old = anAccount({ _id: idOf(9), name: 'Carrow Old Mill', archivedAt: '2026-11-10T09:00:00.000Z' })

function Address() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output aria-label="Path">{pathname}</output>
      <output aria-label="Address">{search}</output>
    </>
  )
}
const address = () => screen.getByLabelText('Address').textContent
const shown = () =>
  screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).map((box) => box.getAttribute('aria-label')?.slice(7))

function showTable(
  at = '/pipeline/accounts',
  isAdmin = true,
  answer: SignedInVisit['answer'] = () => undefined,
  listed = accounts,
) {
  const onArchive = vi.fn<(ids: readonly string[]) => void>()
  const onRestore = vi.fn<(things: readonly ToRestore[]) => void>()
  const onGenerate = vi.fn<() => void>()
  const visit = showSignedIn(
    <>
      <AccountsView
        order={null}
        segments={[makers, carriers, empty, gone]}
        accounts={listed}
        archived={[old]}
        onArchive={onArchive}
        onRestore={onRestore}
        onGenerate={onGenerate}
        hindrance={null}
      />
      <Address />
    </>,
    {
      at,
      session: { isAdmin },
      answer,
    },
  )
  return { onArchive, onRestore, onGenerate, ...visit }
}
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Account or person' }), { target: { value: words } })

describe('the filters of the accounts', () => {
  it('are those of the address: a link finds the same list', () => {
    showTable('/pipeline/accounts?search=carrow&size=51-200')
    expect(shown()).toEqual(['Carrow'])
  })

  it.each([
    ['?stage=discovery', 'Discovery', ['Brightwell', 'Carrow']],
    [`?segment=${idOf(22)}`, 'Carriers', ['Carrow', 'Dunmore']],
    [`?segment=${idOf(22)}&stage=won`, 'Carriers, Won', ['Dunmore']],
    ['?segment=nobody&stage=won', 'Won', ['Dunmore']],
  ])('are a stage, a segment or both: %s is “%s”', (search, title, names) => {
    showTable(`/pipeline/accounts${search}`)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(shown()).toEqual(names)
  })

  it('all go with one press, and the order stays', async () => {
    showTable(`/pipeline/accounts?segment=${idOf(22)}&stage=won&size=51-200&search=d&sort=best&direction=asc`)
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('?sort=best&direction=asc'))
    expect(shown()).toEqual(['Brightwell', 'Dunmore', 'Carrow'])
  })

  it('of an archived segment say that it is archived, and bring it back', () => {
    const { onRestore } = showTable(`/pipeline/accounts?segment=${gone._id}`)
    expect(screen.getByText('This segment is archived.')).toBeTruthy()
    expect(screen.getByText('No accounts match.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(onRestore).toHaveBeenCalledWith([{ kind: 'segment', id: gone._id, name: 'Banks', within: [] }])
  })
})

describe('the order of the accounts', () => {
  it('is that of the address', () => {
    showTable('/pipeline/accounts?sort=best')
    expect(shown()).toEqual(['Carrow', 'Dunmore', 'Brightwell'])
    expect(screen.getByRole('columnheader', { name: /best score/ }).getAttribute('aria-sort')).toBe('descending')
  })

  it('comes into the address, and the plain one leaves it', async () => {
    showTable('/pipeline/accounts?stage=discovery')
    fireEvent.click(screen.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(address()).toBe('?stage=discovery&sort=account&direction=asc'))
    fireEvent.click(screen.getByRole('button', { name: /last call/ }))
    await waitFor(() => expect(address()).toBe('?stage=discovery'))
  })
})

it('J, K and X walk the accounts and tick one', () => {
  showTable()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  for (const key of ['j', 'j', 'k', 'x']) press(key)
  expect(document.activeElement?.textContent).toBe('Brightwell')
  expect(screen.getByText('1 account selected')).toBeTruthy()
})

it('Enter opens the account one has gone to', async () => {
  showTable()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('j')
  const name = screen.getByRole('link', { name: 'Brightwell' })
  expect(document.activeElement).toBe(name)
  // A browser follows the link that has the keyboard, unless somebody has taken the key for something else.
  if (press('Enter')) name.click()
  await waitFor(() => expect(screen.getByLabelText('Path').textContent).toBe('/account/brightwell-foods/brightwell'))
})

it('the main contact leads to the person', () => {
  const dana = aPersona()
  showSignedIn(
    <AccountsView
      order={null}
      segments={[makers]}
      accounts={[anAccount({ personas: [dana], targetSegmentProfileId: makers._id })]}
      archived={[]}
      onArchive={() => undefined}
      onRestore={() => undefined}
      onGenerate={() => undefined}
      hindrance={null}
    />,
    { answer: () => undefined },
  )
  expect(screen.getByRole('link', { name: 'Dana Whitfield' }).getAttribute('href')).toBe(
    `/persona-display?person=${dana._id}`,
  )
})

describe('a search', () => {
  it('says how many archived accounts it would have found, and leads to them', () => {
    showTable()
    expect(screen.queryByText(/archived account/)).toBeNull()
    search('carrow')
    expect(screen.getByText(/1 archived account matches as well/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe(
      '/pipeline/archive?search=carrow&kind=account',
    )
  })

  it('that finds archived accounts alone does not say that they match as well', () => {
    showTable()
    search('old mill')
    expect(screen.getByText(/^1 archived account matches\./)).toBeTruthy()
    expect(screen.getByText('No account in use matches.')).toBeTruthy()
  })
})

describe('figures of calls', () => {
  it.each([
    [true, 'Team’s'],
    [false, 'Your'],
  ])('say in their heads whose they are: for an admin (%s) %s', (isAdmin, whose) => {
    showTable('/pipeline/accounts', isAdmin)
    for (const figure of ['main contact', 'best score', 'last call'])
      expect(screen.getByRole('columnheader', { name: `${whose} ${figure}` })).toBeTruthy()
  })
})

describe('the accounts that are selected', () => {
  it('are archived only where they are seen: a filter takes the others out', () => {
    const { onArchive } = showTable()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    search('carrow')
    expect(screen.getByText('1 account selected')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
    expect(onArchive).toHaveBeenCalledWith([idOf(1)])
  })

  it('are exported, they alone, as the file that the server makes of them', async () => {
    const files = keepSavedFiles()
    const { asked } = showTable('/pipeline/accounts', true, () => listFile('accounts.csv', 'Name\r\nCarrow\r\n'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Carrow' }))
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['accounts.csv']))
    expect(asked.map(({ what }) => what)).toContain(`GET /api/pipeline/accounts/export.csv?ids=${idOf(1)}`)
    expect(screen.getByText('1 account selected')).toBeTruthy()
  })

  it.each([
    [200, ''],
    [201, 'Choose at most 200 accounts, or export the whole list.'],
  ])('can be exported, or say why they can’t: %i of them', (count, why) => {
    const many = Array.from({ length: count }, (_, nth) => anAccount({ _id: idOf(100 + nth), name: `Mill ${nth}` }))
    showTable('/pipeline/accounts', true, () => undefined, many)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export' })
    expect([button.disabled, button.title]).toEqual([why !== '', why])
  })

  it('stay selected where they could not be exported, which is said', async () => {
    const { toasts } = showTable('/pipeline/accounts', true, () =>
      Response.json({ message: 'Not now.' }, { status: 503 }),
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({ title: 'Failed to export the accounts', detail: 'Not now.' }),
    )
    expect(screen.getByText('3 accounts selected')).toBeTruthy()
  })

  it('are none when the filter hides all of them', () => {
    showTable()
    fireEvent.click(screen.getByRole('checkbox', { name: /Brightwell/ }))
    search('dunmore')
    expect(screen.queryByText('1 account selected')).toBeNull()
  })
})

it('of a link to what an order made just that is shown, not what was imported meanwhile, until that is cleared', () => {
  const createdAt = '2026-11-02T09:00:00.000Z'
  const all = [
    anAccount({ _id: idOf(41), name: 'Imported', createdAt, targetSegmentProfileId: makers._id }),
    anAccount({ _id: idOf(42), name: 'Kestrel', createdAt, targetSegmentProfileId: makers._id }),
  ]
  const order: GenerationOrder = {
    _id: idOf(50),
    targetSegmentProfileId: makers._id,
    segmentName: makers.name,
    amount: 1,
    made: 1,
    accountIds: [idOf(42)],
    state: 'done',
    failure: null,
    createdAt,
  }
  const props = { segments: [makers], accounts: all, archived: [], order, hindrance: null }
  const none = () => undefined
  showSignedIn(<AccountsView {...props} onArchive={none} onRestore={none} onGenerate={none} />, {
    at: newAccountsPath(order),
    answer: () => undefined,
  })
  expect(shown()).toEqual(['Kestrel'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear ordered' }))
  expect(new Set(shown())).toEqual(new Set(['Imported', 'Kestrel']))
})

describe('where no account is shown', () => {
  it('a segment in use that has none offers to make some', () => {
    const { onGenerate } = showTable(`/pipeline/accounts?segment=${empty._id}`)
    expect(screen.getByText('No accounts here yet.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Generate accounts' }))
    expect(onGenerate).toHaveBeenCalledOnce()
  })

  it('an archived segment offers none, and a segment whose accounts a filter hides says so', () => {
    showTable(`/pipeline/accounts?segment=${gone._id}`)
    expect(screen.queryByRole('button', { name: 'Generate accounts' })).toBeNull()
    cleanup()
    showTable(`/pipeline/accounts?segment=${makers._id}&stage=won`)
    expect(screen.getByText('No accounts match.')).toBeTruthy()
    expect(screen.getByText('2 filters are on.')).toBeTruthy()
  })
})
