import { disputesTerms } from '../heard/disputed-terms.ts'
import { countOf } from '../mind.ts'
import type { Scene } from '../scene.ts'
import type { BargainMemory, DemandMemory } from '../terms/bargain.ts'
import { demandNamed } from '../terms/demands.ts'
import { inUnit } from '../terms/granted.ts'
import { quantitiesIn } from '../../speech/quantities.ts'

const denies = /\b(?:didn't|did not|never|haven't|not)\b/
/** After more lines than this what was written down stands. */
const mayCorrect = 2

/** Kept with a demand when it is settled, so that a correction in the next lines can be told from going back on one's word. */
export const settledAt = ({ id }: DemandMemory): string => `terms-settled:${id}`

/** The figure that a correction names, in the unit of the demand: not the one that is denied. */
function correctedTo({ heard }: Scene, memory: DemandMemory): number | null {
  const demand = demandNamed(memory.id)
  const clauses = heard.plain.split(/[.!?,;]+|\bbut\b/).filter((clause) => !denies.test(clause))
  const sizes = clauses.flatMap(quantitiesIn).flatMap((quantity) => inUnit(demand, quantity) ?? [])
  return demand.unit === null ? null : (sizes[0] ?? null)
}

/**
 * What was just written down was never agreed: it is open again, at what the rep says they said, and what it had brought up goes with
 * it. True where that is what the line does.
 */
export function reopensTerms(scene: Scene, bargain: BargainMemory): boolean {
  const { mind, heard } = scene
  if (!disputesTerms.test(heard.plain)) return false
  const memory = bargain.demands.findLast(({ agreed }) => agreed !== null)
  if (memory === undefined || memory.agreed === null) return false
  if (mind.turn - countOf(mind, settledAt(memory)) > mayCorrect) return false
  const to = correctedTo(scene, memory)
  if (memory.agreed.gift) {
    bargain.extra = Math.max(0, bargain.extra - 1)
    bargain.bigger = false
  }
  bargain.demands = bargain.demands.slice(0, bargain.demands.indexOf(memory) + 1)
  Object.assign(memory, { state: 'raised', agreed: null, offered: to, pocketed: to ?? memory.pocketed })
  return true
}
