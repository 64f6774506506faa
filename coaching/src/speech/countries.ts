import { countries } from '@ringside/contract/reference-data'
import { countryName } from '@ringside/contract/pipeline/segment-names'

/** Said of the parts of some, or as a name that no list of codes has. */
const alsoSaid = ['England', 'Scotland', 'Wales', 'Ireland', 'Russia', 'America', 'Turkey', 'UK', 'US', 'USA', 'Europe']

/** Countries as people write them, in the order of the list. */
export const countryNames: readonly string[] = [...new Set([...countries.map(countryName), ...alsoSaid])]
