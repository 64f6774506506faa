import { expect, it } from 'vitest'
import { createInProcessBus } from '../../platform/bus.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { createLiveCalls } from './live-calls.service.ts'

const member: MemberActor = {
  userId: 'user-1',
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@tallyport.example',
  emailVerified: true,
  isSiteAdmin: true,
  membership: { orgId: 'org-1', organizationId: '0193f7a0-0000-7000-8000-000000000001', role: 'Member' },
}

/** Nothing is to be read or written for somebody who may not. */
const untouched = () => Promise.reject(new Error('The record was asked'))

it.each(['watch', 'whisper', 'sentWhispers'] as const)('a member may not %s, whatever let them in', async (what) => {
  const keeper = {
    inProgress: untouched,
    oneInProgress: untouched,
    turnsOf: untouched,
    find: untouched,
    whisper: untouched,
    whispers: untouched,
  }
  const service = createLiveCalls({ keeper, bus: createInProcessBus(() => undefined) })
  await expect(service[what](member, 'call-1', 'Ask why')).rejects.toMatchObject({ code: 'forbidden' })
})
