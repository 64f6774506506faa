import { expect, it } from 'vitest'
import { regions, states, statesOfRegion } from './united-states.ts'

it('every state and the District of Columbia is in one region, and each of the seven has some', () => {
  expect(Object.keys(statesOfRegion).toSorted()).toEqual(regions.toSorted())
  expect(Object.values(statesOfRegion).flat().toSorted()).toEqual(states.toSorted())
  for (const region of regions) expect(statesOfRegion[region].length).toBeGreaterThan(1)
})
