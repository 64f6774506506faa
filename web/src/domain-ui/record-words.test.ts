import { expect, it } from 'vitest'
import { someone } from './fake/show-signed-in.tsx'
import { whoseFigures } from './record-words.ts'

const seenBy = (isAdmin: boolean, members: number | null) =>
  whoseFigures({ isAdmin, organization: { ...someone.organization, members } })

it('figures of calls are the team’s for an admin, and the reader’s own for a member and for whoever is alone there', () => {
  expect([seenBy(true, 2), seenBy(true, null)]).toEqual(['Team’s', 'Team’s'])
  expect([seenBy(true, 1), seenBy(false, 1), seenBy(false, 2)]).toEqual(['Your', 'Your', 'Your'])
})
