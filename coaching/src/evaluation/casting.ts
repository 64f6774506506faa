import { targetIndustries, targetIndustryNames, type TargetIndustry } from '@ringside/contract/reference-data'
import { departments } from '@ringside/contract/reference-data'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { diceFor, pick } from '../buyer/random.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { withSharedPast } from '../buyer/shared-past.ts'
import { generateAccount, generatePersona, plainSegment, withGatekeeper } from '../generation/index.ts'

/** Of what is called Other an evaluation sees a company that no trade describes: that is what nothing else has. */
const tradesOf = (industry: TargetIndustry): string[] => (industry === 'Other' ? [] : [...targetIndustries[industry]])

/** A buyer for a seed: another industry, place, job and temperament each time, so that an evaluation sees them all. */
export function castCall(seed: number, type: PlayableCallType, difficulty: Difficulty): CallSetup {
  const dice = diceFor(seed, 'casting')
  const industry = pick(dice, targetIndustryNames)
  const companySize = pick(dice, ['11-50', '51-200', '201-500', '501-1000', '1001-5000'])
  const contact = {
    level: pick(dice, ['C-Suite', 'VP/Director Level', 'Department Head/Manager']),
    department: pick(dice, departments),
  }
  const account = generateAccount({
    seed,
    segment: { ...plainSegment(industry, companySize), subIndustries: tradesOf(industry) },
    takenNames: [],
    contacts: [contact],
  })
  const persona = generatePersona({
    seed,
    personaId: `cast-${seed}`,
    account,
    contact,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
  const rep = { firstName: 'Marcus', companyName: 'Routewell', product: null }
  const memory = { earlierCalls: [], colleaguesHeard: [] }
  return withGatekeeper(withSharedPast({ persona, type, difficulty, seed, rep, memory }))
}
