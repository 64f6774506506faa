import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { MoveOwnSegments } from './move-own-segments.tsx'

afterEach(cleanup)

type Role = 'Owner' | 'Admin' | 'Member'
const segments = [
  { _id: idOf(1), name: 'Ports', accounts: 2, archivedAt: null },
  { _id: idOf(2), name: 'Canals', accounts: 0, archivedAt: null },
]

/** Somebody of this role here and that role at Merrow. */
function show(here: Role, there: Role, answer: () => Response = () => Response.json({ moved: 2 })) {
  return showSignedIn(<MoveOwnSegments />, {
    session: {
      role: here,
      organisations: [
        { orgId: 'org-1', name: 'Tallyport', role: here },
        { orgId: 'org-2', name: 'Merrow', role: there },
      ],
    },
    answer: ({ what }) => {
      if (what.startsWith('GET /api/pipeline/transfer-target-segment')) return Response.json(segments)
      return what.startsWith('POST') ? answer() : undefined
    },
  })
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
async function chooseAll() {
  await press('Move segments')
  fireEvent.click(await screen.findByRole('button', { name: /^To/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Merrow' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2' }))
  await press('Next: confirm')
  await press('Move 2 segments')
}

describe('whoever owns two organisations', () => {
  it('moves segments from one to the other, all in one request', async () => {
    const { changes } = show('Owner', 'Owner')
    await chooseAll()
    expect(await screen.findByText('2 segments moved to Merrow.')).toBeTruthy()
    expect(changes()).toEqual([
      {
        what: 'POST /api/pipeline/transfer-target-segment',
        body: { fromOrgId: 'org-1', toOrgId: 'org-2', segmentIds: [idOf(1), idOf(2)] },
      },
    ])
  })

  it('reads why nothing moved, and can try again', async () => {
    let isFull = true
    show('Owner', 'Owner', () =>
      isFull ? Response.json({ message: 'Merrow has no room.' }, { status: 409 }) : Response.json({ moved: 2 }),
    )
    await chooseAll()
    expect((await screen.findByRole('alert')).textContent).toBe('Nothing moved to MerrowMerrow has no room.')
    isFull = false
    await press('Try again')
    expect(await screen.findByText('2 segments moved to Merrow.')).toBeTruthy()
  })
})

it.each([
  ['Admin', 'Owner'],
  ['Owner', 'Admin'],
] as const)('an %s here who is %s there moves nothing', (here, there) => {
  show(here, there)
  expect(screen.queryByRole('button', { name: 'Move segments' })).toBeNull()
})
