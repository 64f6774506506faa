import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aContact, anAccount, aPersona, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { thingsOf, type ToArchive } from '../../domain-ui/use-archive.ts'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import type { ContactDeeds } from './contact-columns.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactsView } from './contacts-view.tsx'

afterEach(cleanup)

const operations = aContact({ _id: idOf(1) })
const finance = aContact({ _id: idOf(2), level: 'C-Suite', department: 'Finance' })
const nobody = aContact({ _id: idOf(3), level: 'Business Owner', department: null })
const person = (nth: number, contactProfileId: string) => aPersona({ _id: idOf(nth), contactProfileId })
const accounts = [
  anAccount({ _id: idOf(11), personas: [person(21, operations._id), person(22, finance._id)] }),
  anAccount({ _id: idOf(12), personas: [person(23, operations._id)] }),
]

function showContacts(at = '/pipeline/decision-makers', contacts = [operations, finance, nobody]) {
  const onPlace = vi.fn<ContactDeeds['onPlace']>()
  const onArchive = vi.fn<(things: readonly ToArchive[]) => void>()
  showSignedIn(
    <ContactsView
      contacts={contacts}
      accounts={accounts}
      onAdd={() => undefined}
      onPlace={onPlace}
      onArchive={onArchive}
    />,
    { answer: () => undefined, at },
  )
  return { onArchive, onPlace }
}
const choose = async (role: string, deed: string) => {
  await press(`Actions for ${role}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: deed }))
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('decision makers stand from the top of a company down', () => {
  showContacts()
  const names = screen.getAllByRole('link', { name: /: see the people$/ }).map((link) => link.textContent)
  expect(names).toEqual(['C-Suite', 'VP/Director Level', 'Business Owner'])
})

describe('archiving a decision maker', () => {
  it('asks what becomes of the people, and keeps them unless somebody says otherwise', async () => {
    const { onArchive } = showContacts()
    await choose('VP/Director Level, Operations', 'Archive')
    expect(
      await screen.findByText(
        '2 people hold this role. New accounts will have nobody for it. You can restore everything from the archive.',
      ),
    ).toBeTruthy()
    expect(onArchive).not.toHaveBeenCalled()
    await press('Archive decision maker')
    expect(onArchive).toHaveBeenCalledWith(thingsOf('contact-profile', [operations._id]))
  })

  it('takes the people of several along when asked to', async () => {
    const { onArchive } = showContacts()
    for (const box of ['VP/Director Level, Operations', 'C-Suite, Finance'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Select ${box}` }))
    await press('Archive')
    fireEvent.click(await screen.findByRole('radio', { name: /^Archive them as well/ }))
    await press('Archive 2 decision makers and 3 people')
    expect(onArchive).toHaveBeenCalledWith([
      ...thingsOf('contact-profile', [operations._id, finance._id]),
      { kind: 'persona', id: idOf(21), withId: operations._id },
      { kind: 'persona', id: idOf(23), withId: operations._id },
      { kind: 'persona', id: idOf(22), withId: finance._id },
    ])
  })

  it('asks nothing where nobody holds the role', async () => {
    const { onArchive } = showContacts()
    await choose('Business Owner', 'Archive')
    expect(onArchive).toHaveBeenCalledWith(thingsOf('contact-profile', [nobody._id]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('decision makers lead to the people who hold the role, in the order of the address', () => {
  showContacts('/pipeline/decision-makers?sort=people')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'VP/Director Level, Operations: see the people',
    'C-Suite, Finance: see the people',
    'Business Owner: see the people',
  ])
  expect(links[2]?.getAttribute('href')).toBe('/persona-display?level=Business+Owner')
})

describe('a role that came with a list', () => {
  const ofList = { ...finance, everywhere: false }

  it('says where it stands, and is used at every account by whoever wants that', async () => {
    const { onPlace } = showContacts(undefined, [operations, ofList])
    expect(screen.getByText('Where a list names them')).toBeTruthy()
    await choose('C-Suite, Finance', 'Use at every account')
    expect(onPlace).toHaveBeenCalledWith([ofList], true)
  })

  it('is taken up together with others that are selected', async () => {
    const { onPlace } = showContacts(undefined, [operations, ofList])
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (VP|C-Suite)/ })) fireEvent.click(box)
    await press('Use at every account')
    expect(onPlace).toHaveBeenCalledWith([ofList], true)
  })

  it('that is of no department is told by the titles of those who hold it', () => {
    showContacts(undefined, [{ ...operations, department: 'Other', everywhere: false }])
    expect(screen.getByText(': Head of operations')).toBeTruthy()
  })

  it('has no column of its own where there is none', () => {
    showContacts()
    expect(screen.queryByRole('columnheader', { name: 'Accounts' })).toBeNull()
  })
})

it('decision makers are found by level, department, or the title of somebody who holds the role', () => {
  showContacts('/pipeline/decision-makers?search=finance')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  cleanup()
  showContacts('/pipeline/decision-makers?search=zeppelins')
  expect(screen.getByText('No decision makers match.')).toBeTruthy()
})

describe('filtering decision makers', () => {
  const shown = () =>
    screen.getAllByRole('link', { name: /: see the people$/ }).map((link) => link.getAttribute('aria-label'))

  it.each([
    ['level', 'level=C-Suite', 'C-Suite, Finance'],
    ['department', 'department=Operations', 'VP/Director Level, Operations'],
    ['answering for all departments', 'department=whole-company', 'Business Owner'],
  ])('finds them by %s, as the address says', (_, at, name) => {
    showContacts(`/pipeline/decision-makers?${at}`)
    expect(shown()).toEqual([`${name}: see the people`])
    expect(screen.getByText('1 of 3')).toBeTruthy()
  })

  it('takes what the address says wrongly as not said', () => {
    showContacts('/pipeline/decision-makers?level=King')
    expect(screen.getByText('3 decision makers')).toBeTruthy()
  })

  it('is chosen by hand, hides what is selected from the archiving, and is cleared', async () => {
    const { onArchive } = showContacts()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await press('Level All')
    fireEvent.click(await screen.findByRole('option', { name: 'Business Owner' }))
    expect(await screen.findByText('1 of 3')).toBeTruthy()
    await press('Archive')
    expect(onArchive).toHaveBeenCalledWith(thingsOf('contact-profile', [nobody._id]))
    await press('Clear filters')
    expect(await screen.findByText('3 decision makers')).toBeTruthy()
  })

  it('says that none match, and how many filters are on', () => {
    showContacts('/pipeline/decision-makers?level=C-Suite&department=Legal')
    expect(screen.getByText('No decision makers match.')).toBeTruthy()
    expect(screen.getByText('2 filters are on.')).toBeTruthy()
  })
})

describe('adding a decision maker', () => {
  it.each([
    ['Restored from the archive', 'is in the archive', '2026-03-01T09:00:00.000Z'],
    ['Decision maker added', 'is new', null],
  ])('says “%s” of one that %s', async (title, _, archivedAt) => {
    const owner = aContact({ _id: idOf(9), level: 'Business Owner', department: null })
    const known = archivedAt === null ? [] : [{ ...owner, active: false, archivedAt, archivedByUserId: 'me' }]
    const who = { orgId: 'org-1', userId: 'me' }
    const { toasts } = showSignedIn(<ContactDialog who={who} open onClose={() => undefined} />, {
      answer: () => Response.json(owner, { status: 201 }),
      seen: (client) =>
        client.setQueryData(pipelineQuery(who.orgId).queryKey, {
          targetSegmentProfiles: [],
          contactProfiles: known,
          accounts: [],
        }),
    })
    fireEvent.click(await screen.findByLabelText('Level'))
    fireEvent.click(await screen.findByRole('option', { name: 'Business Owner' }))
    await press('Add decision maker')
    await waitFor(() => expect(toasts.map((toast) => toast.title)).toEqual([title]))
  })
})
