import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPersona, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { ScoreTarget } from '../../domain-ui/score-target.ts'
import { BuyerTile } from './buyer-tile.tsx'

afterEach(cleanup)

const buyer = {
  ...aPersona({ calls: 3, bestScore: 81, lastCallAt: '2026-11-20T09:00:00.000Z' }),
  accountName: 'Brightwell Foods',
  accountSlug: 'brightwell-foods',
  targetSegmentProfileId: idOf(1),
  segmentName: 'Food makers',
}

const tile = (isAdmin: boolean, suggested: boolean, target?: ScoreTarget) => {
  showSignedIn(<BuyerTile buyer={buyer} suggested={suggested} target={target} place={{}} />, {
    session: { isAdmin },
    answer: () => undefined,
  })
  return screen.getByRole('listitem').textContent
}

describe('the tile of a buyer', () => {
  it.each([
    [true, 'Team’s best 81'],
    [false, 'Your best 81'],
  ])('says whose the best score is: for an admin (%s) %s', (isAdmin, words) => {
    expect(tile(isAdmin, false)).toContain(words)
  })

  it('marks the target of the score, and says whose it is', () => {
    tile(false, false, { value: 70, from: 'your goal' })
    expect(screen.getByRole('img', { name: 'Score 81 of 100, target 70, your goal' })).toBeTruthy()
    cleanup()
    tile(true, false)
    expect(screen.getByRole('img', { name: 'Score 81 of 100' })).toBeTruthy()
  })

  it('keeps the last call of somebody who is suggested', () => {
    expect(tile(false, true)).toMatch(/Suggested next.*3 calls, last on 20 Nov/)
  })

  it('leads by the name to the person, and by its button to a call', () => {
    tile(false, false)
    expect(screen.getByRole('link', { name: 'Dana Whitfield' }).getAttribute('href')).toBe(
      `/persona-display?person=${buyer._id}`,
    )
    expect(screen.getByRole('link', { name: 'Call Dana Whitfield' }).getAttribute('href')).toBe(
      `/simulation/start/${buyer._id}`,
    )
  })
})
