import type { GeographicFocus } from './segments.ts'

/** The list of a focus that holds its places; None has no place. */
export const placesFieldOf = {
  None: null,
  Regional: 'regions',
  State: 'states',
  Country: 'countries',
  'International Region': 'internationalRegions',
} as const satisfies Record<
  GeographicFocus['geographicFocus'],
  Exclude<keyof GeographicFocus, 'geographicFocus'> | null
>

/** A focus with the places of its own kind alone: those of another are left of a choice that was changed. */
export function ofItsKind({ geographicFocus, ...places }: GeographicFocus): GeographicFocus {
  const none = { regions: [], states: [], countries: [], internationalRegions: [] }
  const field = placesFieldOf[geographicFocus]
  return { geographicFocus, ...none, ...(field !== null && { [field]: places[field] }) }
}
