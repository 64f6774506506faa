import type { TeamAssignment } from '@ringside/contract/assignments'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../../domain-ui/fake/show-signed-in.tsx'
import { AssignmentsTab } from './assignments-tab.tsx'
// Fetched when it is first needed: here before a test begins.
import './new-assignment-dialog.tsx'

afterEach(cleanup)

const at = '2026-11-20T10:00:00.000Z'
const open = { state: 'open', best: 66, doneAt: null, simulationId: null } as const

const assignment: TeamAssignment = {
  _id: idOf(1),
  target: { kind: 'persona', id: idOf(90) },
  type: 'discovery',
  targetScore: 70,
  dueOn: '2026-11-28',
  subject: 'Dana Whitfield, Brightwell Foods',
  note: '',
  by: 'Ruth Adeyemi',
  createdAt: at,
  members: [
    { userId: 'maya', ...open },
    { userId: 'jonas', state: 'done', best: 81, doneAt: at, simulationId: idOf(5) },
  ],
}

const member = (userId: string, firstName: string, lastName: string) => ({
  userId,
  firstName,
  lastName,
  email: `${userId}@tallyport.example`,
  role: 'Member',
  joinedAt: at,
  calls: 0,
  scoredCalls: 0,
  averageScore: null,
  lastCallAt: null,
  credits: 5,
})

const show = (assignments: readonly TeamAssignment[]) =>
  showSignedIn(<AssignmentsTab organizationId={idOf(70)} />, {
    answer: ({ what }) => {
      if (what.startsWith('DELETE')) return new Response(null, { status: 204 })
      if (what.endsWith('/api/assignments')) return Response.json(assignments)
      if (what.includes('/users'))
        return Response.json([member('maya', 'Maya', 'Okafor'), member('jonas', 'Jonas', 'Lind')])
      return undefined
    },
  })

describe('what is assigned to whom', () => {
  it('shows how far everybody is, and leads to the call that did it', async () => {
    show([assignment])
    const section = await screen.findByRole('region', { name: 'Discovery with Dana Whitfield, Brightwell Foods' })
    expect(within(section).getByText(/70 or more by 28 Nov, from Ruth Adeyemi\. 1 of 2 done\./)).toBeTruthy()
    expect(await within(section).findByRole('link', { name: 'Maya Okafor' })).toBeTruthy()
    expect(within(section).getByText('70 or more. Best so far 66.')).toBeTruthy()
    expect(within(section).getByText('Due 28 Nov')).toBeTruthy()
    expect(within(section).getByText('Done')).toBeTruthy()
    expect(within(section).getByRole('link', { name: 'See the call' }).getAttribute('href')).toContain(idOf(5))
  })

  it('is taken back after a question', async () => {
    const { changes } = show([assignment])
    fireEvent.click(await screen.findByRole('button', { name: /^Take back Discovery/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Take this assignment back?' })
    expect(changes()).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }))
    await waitFor(() => expect(changes()).toMatchObject([{ what: `DELETE /api/assignments/${idOf(1)}` }]))
  })

  it('is nothing yet, with what to do about it, and says what a new one lacks', async () => {
    const { changes } = show([])
    fireEvent.click(await screen.findByRole('button', { name: 'New assignment' }))
    const dialog = await screen.findByRole('dialog', { name: 'New assignment' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
    expect(within(dialog).getByText('Choose at least one member.')).toBeTruthy()
    expect(within(dialog).getByText('Choose a person.')).toBeTruthy()
    expect(within(dialog).getByText('Choose a day.')).toBeTruthy()
    expect(changes()).toEqual([])
  })
})
