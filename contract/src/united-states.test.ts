import { iso31662 } from 'iso-3166'
import { expect, it } from 'vitest'
import { regions, states, statesOfRegion } from './united-states.ts'

it('every state and the District of Columbia is in one region, and each of the seven has some', () => {
  expect(Object.keys(statesOfRegion).toSorted()).toEqual(regions.toSorted())
  expect(Object.values(statesOfRegion).flat().toSorted()).toEqual(states.toSorted())
  for (const region of regions) expect(statesOfRegion[region].length).toBeGreaterThan(1)
})

it('the states are those of ISO 3166-2, by its names, without the territories', () => {
  const territories = ['US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI']
  const parts = iso31662.filter(({ parent, code }) => parent === 'US' && !territories.includes(code))
  expect(states.toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})
