import type { OwnAssignment, TeamAssignment } from '@ringside/contract/assignments'
import { profileSchema } from '@ringside/contract/users'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BestScore } from './best-score.tsx'
import { idOf } from './fake/pipeline-things.ts'
import { showSignedIn, someone } from './fake/show-signed-in.tsx'
import { useScoreTargets } from './score-target.ts'

afterEach(cleanup)

const dana = { _id: idOf(3), targetSegmentProfileId: idOf(1) }
const task = {
  _id: idOf(40),
  target: { kind: 'persona', id: dana._id },
  type: 'negotiation',
  targetScore: 80,
  dueOn: '2026-11-28',
  subject: 'Dana Whitfield, Brightwell Foods',
  note: '',
  by: 'Ruth Adeyemi',
  createdAt: '2026-11-20T09:00:00.000Z',
} as const
const open = { state: 'open', best: null, doneAt: null, simulationId: null } as const
const own: OwnAssignment[] = [{ ...task, ...open }]
const team: TeamAssignment[] = [{ ...task, members: [{ userId: 'jonas', ...open }] }]

const Best = () => <BestScore score={73} target={useScoreTargets()(dana)} />

/** The best score with Dana, as somebody sees it who has a goal of 65. */
function show(session: { isAdmin: boolean; members: number }, assigned: { own?: unknown; team?: unknown } = {}) {
  const profile = profileSchema.parse({
    you: {},
    target: {},
    goals: { targetScore: 65 },
    voice: {},
    saved: ['goals'],
    unreadable: [],
  })
  return showSignedIn(<Best />, {
    session: { isAdmin: session.isAdmin, organization: { ...someone.organization, members: session.members } },
    answer: ({ what }) => {
      if (what.endsWith('/api/profile/me')) return Response.json(profile)
      if (what.endsWith('/api/assignments/own')) return Response.json(assigned.own ?? [])
      return what.endsWith('/api/assignments') ? Response.json(assigned.team ?? []) : undefined
    },
  })
}
const member = { isAdmin: false, members: 4 }
const admin = { isAdmin: true, members: 4 }

describe('the mark of the target in the best score with somebody', () => {
  it.each([
    ['the goal of a member, whose own scores these are', member],
    ['the goal of an owner who is alone there', { isAdmin: true, members: 1 }],
  ])('is %s', async (_, session) => {
    show(session)
    expect(await screen.findByRole('img', { name: 'Score 73 of 100, target 65, your goal' })).toBeTruthy()
  })

  it('is what is assigned to the member with them', async () => {
    show(member, { own })
    const mark = { name: 'Score 73 of 100, target 80, assigned, negotiation' }
    expect(await screen.findByRole('img', mark)).toBeTruthy()
  })

  it('is for an admin, who sees the scores of all, what is assigned to anybody, and nobody’s goal', async () => {
    show(admin, { team })
    const mark = { name: 'Score 73 of 100, target 80, assigned, negotiation' }
    expect(await screen.findByRole('img', mark)).toBeTruthy()
    cleanup()
    const { asked } = show(admin)
    await screen.findByRole('img', { name: 'Score 73 of 100' })
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/assignments'])
  })
})
