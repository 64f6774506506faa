import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { generateAccount, generatePersona, plainSegment } from '../generation/index.ts'
import type { CallSetup } from './index.ts'

/** A call with somebody at a plant whose worries the owner of the segment has written down. */
export function worriedInOwnersWords(
  objections: readonly string[],
  type: PlayableCallType,
  difficulty: Difficulty,
  seed = 2,
): CallSetup {
  const contact = { level: 'VP/Director Level', department: 'Operations' }
  const segment = { ...plainSegment('Manufacturing'), objections: [...objections] }
  const account = generateAccount({ seed, segment, takenNames: [], contacts: [contact] })
  const persona = generatePersona({
    seed,
    personaId: `described-${seed}`,
    account,
    contact,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
  const rep = { firstName: 'Marcus', companyName: 'Routewell', product: null }
  return { persona, type, difficulty, seed, rep, memory: { earlierCalls: [], colleaguesHeard: [] } }
}
