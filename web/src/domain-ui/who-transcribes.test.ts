import { expect, it } from 'vitest'
import { whereCallsGo } from './who-transcribes.tsx'

const service = { name: 'Listeners Ltd', model: 'ears-1', leftMs: 3 * 3_600_000 }

it('what is uploaded is said to stay only as far as nothing made from it is sent', () => {
  expect(whereCallsGo({ service, reviewsWordedBy: null })).toMatch(/Transcript files are sent to nobody\.$/)
  expect(whereCallsGo({ service: null, reviewsWordedBy: null })).not.toContain('sent')
})

it('where a model words reviews, it is named with what it gets', () => {
  for (const each of [service, null]) {
    const words = whereCallsGo({ service: each, reviewsWordedBy: 'fast-1' })
    expect(words).toMatch(
      / What we write about a call is sent to fast-1, .* with names and days in it and without quotes\.$/,
    )
    expect(words).not.toContain('nobody.')
  }
})
