import { undoLimits, type AccountImport, type ImportPreview } from '@ringside/contract/pipeline/imports'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { aSegment, idOf } from '../../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../../domain-ui/fake/show-signed-in.tsx'
import { assignmentsKey } from '../../../lib/queries/assignments.ts'
import { ImportDialog } from './import-dialog.tsx'
import { importsQuery, useImportWatch } from './use-imports.ts'

afterEach(cleanup)

const anImport = (over: Partial<AccountImport> = {}): AccountImport => ({
  _id: idOf(60),
  fileName: 'prospects.csv',
  state: 'read',
  rows: 3,
  head: ['Company', 'Town', 'Who'],
  sample: [['Brightwell Foods', 'Columbus', 'Dana Whitfield']],
  columns: { company: 0 },
  targetSegmentProfileId: null,
  made: null,
  failure: null,
  kept: [],
  createdAt: '2026-11-02T09:00:00.000Z',
  ...over,
})
const made = { accounts: 2, people: 1, decisionMakers: 1, leftOut: 1, withoutPerson: 0 }
const imported = anImport({ state: 'imported', made, targetSegmentProfileId: aSegment()._id })

const preview: ImportPreview = {
  ...made,
  rows: [
    {
      row: 2,
      account: 'Brightwell Foods',
      isNew: true,
      location: 'Columbus',
      size: null,
      person: { name: 'Dana Whitfield', title: 'CFO', level: 'C-Suite', department: 'Finance' },
    },
  ],
  problems: [{ row: 4, reason: 'Kestrel Freight is there already.' }],
  notes: [{ row: 3, reason: '“abc” is not a number of employees. The size comes from the segment.' }],
  noteCount: 1,
}

function Page({ segments }: { segments: readonly Segment[] }) {
  const [open, setOpen] = useState(true)
  useImportWatch('org-1', open)
  return (
    <>
      {open && <ImportDialog orgId="org-1" segments={segments} open onClose={() => setOpen(false)} />}
      <p>The page</p>
    </>
  )
}

/** The page, with a server that reads each file as `read`, and has these imports. */
function showPage({
  read = anImport(),
  has = [],
  segments = [aSegment()],
  becoming = preview,
}: { read?: AccountImport; has?: AccountImport[]; segments?: readonly Segment[]; becoming?: ImportPreview } = {}) {
  let imports = has
  const visit = showSignedIn(<Page segments={segments} />, {
    answer: ({ what }) => {
      if (what.startsWith('GET')) return Response.json(imports)
      if (what.includes('?fileName=')) return Response.json(read, { status: 201 })
      if (what.endsWith('/preview')) return Response.json(becoming)
      if (what.endsWith('/run')) imports = [{ ...read, state: 'running' }]
      if (what.endsWith('/undo')) imports = [{ ...imported, state: 'undone' }]
      return Response.json(imports[0], { status: what.endsWith('/run') ? 202 : 200 })
    },
  })
  const becomes = async (...next: AccountImport[]) => {
    imports = next
    await visit.client.invalidateQueries({ queryKey: importsQuery('org-1').queryKey })
  }
  return { ...visit, becomes }
}

const choose = async (name = 'prospects.csv', content = 'Company\nBrightwell Foods\n') =>
  fireEvent.change(await screen.findByLabelText('File'), { target: { files: [new File([content], name)] } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
/** Once what would come of the columns as they are now is known. */
const pressImport = async () => {
  const button = () => screen.getByRole('button', { name: 'Import 2 accounts and 1 person' })
  await screen.findByRole('button', { name: 'Import 2 accounts and 1 person' })
  await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false))
  fireEvent.click(button())
}
const pick = async (field: string, option: string) => {
  await press(new RegExp(`^${field}`))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

describe('a list that is imported', () => {
  it('says so when nothing would come of it, and is not to be imported', async () => {
    const problems = [{ row: 2, reason: 'Dana Whitfield is at Brightwell Foods already.' }]
    showPage({
      becoming: { ...preview, accounts: 0, people: 0, decisionMakers: 0, rows: [], problems, notes: [], noteCount: 0 },
    })
    await choose()
    expect(await screen.findByText('Nothing will be imported.')).toBeTruthy()
    expect(screen.getByText('Row 2: Dana Whitfield is at Brightwell Foods already.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true)
  })

  it('is shown as it will become, with what will be left out and why', async () => {
    showPage()
    await choose()
    expect(await screen.findByText('2 accounts and 1 person will be imported.')).toBeTruthy()
    const table = screen.getByRole('table', { name: 'The first rows as they will become' })
    expect(within(table).getByText('Dana Whitfield, CFO')).toBeTruthy()
    expect(screen.getByText('1 row will be left out')).toBeTruthy()
    expect(screen.getByText('Row 4: Kestrel Freight is there already.')).toBeTruthy()
  })

  it('says how many rows come without their person, and how many notes are not shown', async () => {
    showPage({ becoming: { ...preview, withoutPerson: 400, noteCount: 1401 } })
    await choose()
    expect(await screen.findByText(/400 rows will come without their person\./)).toBeTruthy()
    const notes = screen.getByRole('region', { name: 'Rows to check' })
    expect(within(notes).getByText('And 1,400 more.')).toBeTruthy()
    const others = screen.getByRole('region', { name: 'Rows that will be left out' })
    expect(within(others).queryByText(/more\.$/)).toBeNull()
  })

  it('names the columns of which nothing is imported, until each holds something', async () => {
    showPage()
    await choose()
    expect(await screen.findByText('Not imported: Town, Who.')).toBeTruthy()
    await pick('City', 'Town')
    expect(await screen.findByText('Not imported: Who.')).toBeTruthy()
    await pick('Full name', 'Who')
    expect(screen.queryByText(/^Not imported/)).toBeNull()
  })

  it('is sent with the columns as they were chosen', async () => {
    const { changes } = showPage()
    await choose()
    await pick('City', 'Town')
    await pressImport()
    await screen.findByText(/^Importing 3 rows/)
    expect(changes().at(-1)).toEqual({
      what: `POST /api/pipeline/imports/${idOf(60)}/run`,
      body: { targetSegmentProfileId: aSegment()._id, columns: { company: 0, city: 1 } },
    })
  })

  it('goes into no segment that nobody chose where there are several', async () => {
    const { asked, changes } = showPage({ segments: [aSegment(), aSegment({ _id: idOf(70), name: 'Carriers' })] })
    await choose()
    expect(await screen.findByText(/^Choose the market these companies belong to/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true)
    expect(asked.filter(({ what }) => what.endsWith('/preview'))).toEqual([])
    await pick('Segment', 'Carriers')
    await pressImport()
    await screen.findByText(/^Importing 3 rows/)
    expect(changes().at(-1)?.body).toMatchObject({ targetSegmentProfileId: idOf(70) })
  })

  it('asks which column holds the company where none is known by its name', async () => {
    showPage({ read: anImport({ columns: {} }) })
    await choose()
    expect(await screen.findByText('Choose the column with the names of the companies.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true)
  })

  it('says what was made, and is undone with one press', async () => {
    const { becomes, changes } = showPage()
    await choose()
    await pressImport()
    await screen.findByText(/^Importing 3 rows/)
    await becomes(imported)
    expect(await screen.findByText('2 accounts and 1 person imported')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download these rows' })).toBeTruthy()
    await press('Undo the import')
    expect(await screen.findByText('The import is undone. Everything it added is gone.')).toBeTruthy()
    expect(changes().at(-1)?.what).toBe(`POST /api/pipeline/imports/${idOf(60)}/undo`)
  })

  it('that failed says why and leaves the columns as they were chosen', async () => {
    const { becomes } = showPage()
    await choose()
    await pick('City', 'Town')
    await pressImport()
    await screen.findByText(/^Importing 3 rows/)
    const columns = { company: 0, city: 1 }
    await becomes(anImport({ state: 'failed', failure: 'No row of the file can come.', columns }))
    expect((await screen.findByRole('alert')).textContent).toContain('No row of the file can come.')
    expect(screen.getByRole('button', { name: /^City/ }).textContent).toBe('Town')
  })

  it('is told of in a toast when its dialog was closed meanwhile', async () => {
    const { becomes, toasts } = showPage()
    await choose()
    await pressImport()
    await screen.findByText(/^Importing 3 rows/)
    fireEvent.click(await screen.findByText('Close'))
    await becomes(imported)
    await waitFor(() => expect(toasts).toMatchObject([{ title: '2 accounts and 1 person imported', action: {} }]))
  })
})

describe('a file that is chosen', () => {
  it.each([
    ['list.xlsx', 'PK', /This is a workbook/],
    ['list.csv', '', /This file is empty/],
  ])('%s of “%s” is refused before it is sent', async (name, content, words) => {
    const { changes } = showPage()
    await choose(name, content)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(changes()).toEqual([])
  })
})

describe('the last imports', () => {
  it('tell rows left out from rows that came without their person, and either can be saved', async () => {
    const past = (nth: number, left: { leftOut: number; withoutPerson: number }) =>
      anImport({ _id: idOf(60 + nth), fileName: `${nth}.csv`, state: 'imported', made: { ...made, ...left } })
    showPage({
      has: [
        past(1, { leftOut: 1, withoutPerson: 2 }),
        past(2, { leftOut: 0, withoutPerson: 1 }),
        past(3, { leftOut: 0, withoutPerson: 0 }),
      ],
    })
    expect(await screen.findByText(/1 person, 1 row left out, 2 rows without their person$/)).toBeTruthy()
    expect(screen.getByText(/1 person, 1 row without its person$/)).toBeTruthy()
    expect(screen.getByText(/1 person$/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Download these rows/ })).toHaveLength(2)
  })

  it('can all be undone that the server says can be', async () => {
    const has = Array.from({ length: undoLimits.imports }, (_, nth) => ({ ...imported, _id: idOf(60 + nth) }))
    showPage({ has })
    expect(await screen.findAllByRole('button', { name: 'Undo the import of prospects.csv' })).toHaveLength(10)
  })

  it('can be undone from where files are chosen, and their rows left out be saved', async () => {
    const { toasts, client } = showPage({ has: [imported] })
    client.setQueryData(assignmentsKey('org-1'), [])
    expect(await screen.findByText(/2 accounts and 1 person, 1 row left out/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download these rows of prospects.csv' })).toBeTruthy()
    await press('Undo the import of prospects.csv')
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['prospects.csv is undone']))
    expect(await screen.findByText(/undone$/)).toBeTruthy()
    // Those to people who are gone with it are no longer open.
    expect(client.getQueryState(assignmentsKey('org-1'))?.isInvalidated).toBe(true)
  })
})
