import type { StageChange } from '@ringside/contract/pipeline/deal-stages'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aPersona, anAccount, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { setCaller } from '../../lib/api/client.ts'
import { takeToasts, type ToastRequest } from '../../ui/toast-queue.ts'
import { sayDealMoved } from './say-deal-moved.ts'

const call = { orgId: 'org-1', simulationId: idOf(7), personaId: idOf(3) }

const moveBy = (simulationId: string): StageChange => ({
  _id: idOf(8),
  from: 'researching',
  to: 'discovery',
  reason: 'A meeting was agreed.',
  cause: { kind: 'call', call: { simulationId, type: 'cold-call', personaName: 'Dana Whitfield', mayOpen: true } },
  by: 'Ann Lee',
  at: '2026-11-24T09:00:00.000Z',
})

const account = {
  account: anAccount(),
  segment: aSegment(),
  stillToFind: [],
  calls: [],
  missingContacts: [],
  roleFits: [],
  sharedRoles: [],
  named: [],
  stageRules: [],
}
const person = {
  persona: aPersona(),
  account: anAccount(),
  segment: aSegment(),
  known: [],
  toFind: [],
  calls: [],
  spokenBefore: true,
  colleagueHasSpoken: false,
  lastReview: null,
}

let toasts: ToastRequest[]
beforeEach(() => {
  toasts = []
  takeToasts((request) => toasts.push(request))
  setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined })
})

/** What is said after the call, where the deal has come this way. */
async function saidAfter(stageHistory: readonly StageChange[] | 503): Promise<ToastRequest[]> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const path = address instanceof Request ? address.url : String(address)
    if (path.includes('/persona/')) return Response.json(person)
    return stageHistory === 503
      ? Response.json({ message: 'Try again.' }, { status: 503 })
      : Response.json({ ...account, stageHistory })
  })
  await sayDealMoved(new QueryClient({ defaultOptions: { queries: { retry: false } } }), call)
  return toasts
}

describe('after a call', () => {
  it('that moved its deal it is said where that is now, and why', async () => {
    expect(await saidAfter([moveBy(idOf(7))])).toMatchObject([
      { kind: 'success', title: 'Brightwell Foods is in Discovery now', detail: 'A meeting was agreed.' },
    ])
  })

  it('that moved nothing nothing is said, whatever moved the deal before', async () => {
    expect(await saidAfter([moveBy(idOf(6))])).toEqual([])
  })

  it('nothing is said where that cannot be read: nobody asked for it', async () => {
    expect(await saidAfter(503)).toEqual([])
  })
})
