import { playableCallTypes, type PlayableCallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { openCall, type CallSetup } from '../buyer/index.ts'
import { toldBefore, withSharedPast } from '../buyer/shared-past.ts'
import { runCall, type RepKind } from '../evaluation/index.ts'
import { generateAccount, generatePersona, withGatekeeper } from '../generation/index.ts'
import { reviewCall } from './review-call.ts'

function setupOf(seed: number, type: PlayableCallType): CallSetup {
  const account = generateAccount({
    seed,
    segment: {
      industry: 'Transportation & Logistics',
      subIndustries: [],
      companySize: '201-500',
      geography: { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] },
      painPoints: [],
      objections: [],
      freeform: '',
    },
    takenNames: [],
  })
  const contact = { level: 'VP/Director Level', department: 'Operations' }
  const persona = generatePersona({
    seed,
    personaId: `p${seed}`,
    account,
    contact,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
  const rep = { firstName: 'Marcus', companyName: 'Routewell', product: null }
  const memory = { earlierCalls: [], colleaguesHeard: [] }
  return withGatekeeper(withSharedPast({ persona, type, difficulty: 'medium', seed, rep, memory }))
}

/** The score of a scripted rep's call, or null when it was too short for one. */
function scoreOf(setup: CallSetup, kind: RepKind): number | null {
  const call = runCall(setup, kind, setup.seed)
  const { result } = reviewCall({
    turns: call.turns,
    type: setup.type,
    outcome: call.outcome,
    facts: setup.persona.facts,
    toldBefore: toldBefore(setup).map(({ summary }) => summary),
    objections: setup.persona.objections,
    mindStart: openCall(setup).reply.meters,
    buyerName: setup.persona.firstName,
    ...(setup.gatekeeper ? { gatekeeperName: setup.gatekeeper.firstName } : {}),
  })
  return result.state === 'scored' ? result.total : null
}

const seeds = Array.from({ length: 12 }, (_, i) => i + 1)

describe('the scores of scripted reps', () => {
  it.each(playableCallTypes)('put good over weak over pushy on every seed of a %s call', (type) => {
    for (const seed of seeds) {
      const setup = setupOf(seed, type)
      const [good, weak, pushy] = (['good', 'weak', 'pushy'] as const).map((kind) => scoreOf(setup, kind))
      if (good === null || good === undefined) throw new Error('a good rep says enough')
      expect(good).toBeGreaterThan(Math.max(weak ?? 0, pushy ?? 0))
      // A weak rep may say too little to be scored at all; only scored calls are compared.
      expect(weak === null || pushy === null || (weak ?? 0) > (pushy ?? 0)).toBe(true)
    }
  })
})
