import type { OwnAssignment } from '@ringside/contract/assignments'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { OwnAssignments } from './own-assignments.tsx'

afterEach(cleanup)

const assignment = (nth: number, change: Partial<OwnAssignment> = {}): OwnAssignment => ({
  _id: idOf(nth),
  target: { kind: 'persona', id: idOf(90) },
  type: 'discovery',
  targetScore: 70,
  dueOn: '2026-11-28',
  subject: 'Dana Whitfield, Brightwell Foods',
  note: '',
  by: 'Ruth Adeyemi',
  createdAt: '2026-11-20T10:00:00.000Z',
  state: 'open',
  best: 66,
  doneAt: null,
  simulationId: null,
  ...change,
})

const show = (...own: OwnAssignment[]) => showSignedIn(<OwnAssignments />, { answer: () => Response.json(own) })

describe('the assignments of a rep', () => {
  it('name the call, who asks for it, how far it is and by when, and lead to it', async () => {
    show(assignment(1, { note: 'Ask for the cost first.' }), assignment(2, { state: 'late' }))
    const [link] = await screen.findAllByRole('link', { name: 'Discovery with Dana Whitfield, Brightwell Foods' })
    expect(link?.getAttribute('href')).toBe(`/simulation/start/${idOf(90)}/discovery`)
    expect(screen.getAllByText('From Ruth Adeyemi. 70 or more. Best so far 66.')).toHaveLength(2)
    expect(screen.getByText('“Ask for the cost first.”')).toBeTruthy()
    expect(screen.getByText('Due 28 Nov')).toBeTruthy()
    expect(screen.getByText('Overdue, 28 Nov')).toBeTruthy()
  })

  it('that are done are counted and not listed', async () => {
    show(assignment(1, { state: 'done', best: 80 }))
    expect(await screen.findByText('All done. Enjoy the quiet.')).toBeTruthy()
    expect(screen.getByText('1 done')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('are none for who was given none', async () => {
    show()
    expect(await screen.findByText('Nothing assigned. Enjoy the quiet.')).toBeTruthy()
  })
})
