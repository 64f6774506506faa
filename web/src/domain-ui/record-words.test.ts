import { expect, it } from 'vitest'
import { someone } from './fake/show-signed-in.tsx'
import { figureOf, whoseFigures } from './record-words.ts'

const seenBy = (isAdmin: boolean, members: number | null) =>
  whoseFigures({ isAdmin, organization: { ...someone.organization, members } })

it('figures of calls are the team’s for an admin, the reader’s own for a member, and nobody’s by name for an admin who is alone', () => {
  expect([seenBy(true, 2), seenBy(true, null)]).toEqual(['Team’s', 'Team’s'])
  expect([seenBy(false, 1), seenBy(false, 2)]).toEqual(['Your', 'Your'])
  expect(seenBy(true, 1)).toBe('')
  expect([figureOf('Team’s', 'best score'), figureOf('', 'best score')]).toEqual(['Team’s best score', 'Best score'])
})
