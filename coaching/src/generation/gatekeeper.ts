import { z } from 'zod'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { between, diceFor, pick, roll, shuffled } from '../buyer/random.ts'
import { wasReached } from '../buyer/remembered.ts'
import type { CallSetup, Gatekeeper } from '../buyer/setup.ts'
import desksFile from './content/desks.json' with { type: 'json' }
import { personName } from './people.ts'
import { countryOf } from './place.ts'

const texts = z.array(z.string()).min(1)
const desks = z
  .object({
    jobs: texts,
    /** Jobs of those who answer for the head of a company. */
    ofTheTop: texts,
    /** Jobs in a company too small for a reception. */
    small: texts,
    /** Who answers in a trade besides. */
    industries: z.record(z.string(), texts),
    /** When somebody can be reached. */
    days: texts,
    hours: texts,
  })
  .parse(desksFile)

function jobsAt({ company, level }: BuyerProfile): readonly string[] {
  if (level === 'C-Suite' || level === 'Business Owner') return desks.ofTheTop
  const own = desks.industries[company.industry] ?? []
  if (company.size === '1-10' || company.size === '11-50') return [...desks.small, ...own]
  return [...desks.jobs, ...own]
}

/**
 * Who answers for a persona. The same person with every call, as long as the persona stays who they are: the dice belong to
 * the company, the job and the persona's temperament, from which theirs differs. When the persona can be reached is another
 * time with every seed. Pure.
 */
function gatekeeperFor({ persona, seed, memory }: CallSetup): Gatekeeper {
  const { company, temperament, firstName, lastName, colleagues, level } = persona
  const dice = diceFor(0, `desk:${company.name}:${level}:${temperament}`)
  const taken = new Set([`${firstName} ${lastName}`, ...colleagues.map(({ name }) => name)])
  const { first, last, pronoun } = personName(dice, countryOf(company.location), taken)
  const manner = shuffled(dice, temperaments).find((own) => own !== temperament) ?? 'warm'
  const today = diceFor(seed, 'diary')
  return {
    firstName: first,
    lastName: last,
    pronoun,
    title: pick(dice, jobsAt(persona)),
    temperament: manner,
    remembers: memory.earlierCalls.some(({ outcome }) => outcome === 'call-back' || outcome === 'message-taken'),
    extension: `extension ${between(dice, 201, 689)}`,
    freeAt: `${pick(today, desks.days)} ${pick(today, desks.hours)}`,
    voice: {
      pitch: Math.round((pronoun === 'she' ? 0.55 + roll(dice) * 0.35 : 0.1 + roll(dice) * 0.35) * 100) / 100,
      pace: Math.round((manner === 'harried' ? 0.7 + roll(dice) * 0.25 : 0.35 + roll(dice) * 0.3) * 100) / 100,
    },
  }
}

/**
 * The setup with somebody who answers for the persona, where the call is to begin with them. Earlier calls that got no
 * further than them are theirs to remember, and leave the persona's memory.
 */
export function withGatekeeper(setup: CallSetup): CallSetup {
  const { memory } = setup
  const reached = memory.earlierCalls.filter(wasReached)
  const own =
    reached.length === memory.earlierCalls.length ? setup : { ...setup, memory: { ...memory, earlierCalls: reached } }
  if (setup.type !== 'gatekeeper' || setup.gatekeeper !== undefined) return own
  return { ...own, gatekeeper: gatekeeperFor(setup) }
}
