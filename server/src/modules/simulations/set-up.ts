import type { CallSetup, Gatekeeper } from '@ringside/coaching/buyer/index'
import { withSharedPast } from '@ringside/coaching/buyer/shared-past'
import { withGatekeeper } from '@ringside/coaching/generation/index'
import type { GatekeeperOnCall, Simulation } from '@ringside/contract'
import type { MemberActor } from '../../platform/http/actor.ts'
import { seedOf } from '../../platform/ids.ts'
import { introduce } from './reps.ts'
import type { SimulationsNeeds } from './simulations.service.ts'

/** A call that can be begun. */
export interface MadeUp {
  readonly actor: MemberActor
  readonly id: string
  readonly setup: CallSetup
  readonly persona: Simulation['persona']
}

type Wanted = Pick<CallSetup, 'type' | 'difficulty'> & { personaId: string }

/** Everything that decides the call besides what the rep will say. */
export async function setUp(
  needs: Pick<SimulationsNeeds, 'pipeline' | 'reps'>,
  actor: MemberActor,
  id: string,
  body: Wanted,
): Promise<MadeUp> {
  const { orgId } = actor.membership
  const { profile, memory, known, account } = await needs.pipeline.buyerFor(orgId, actor.userId, body.personaId)
  const rep = await introduce(needs.reps, actor)
  const asKnown: CallSetup = withSharedPast({
    persona: profile,
    type: body.type,
    difficulty: body.difficulty,
    seed: seedOf(id),
    rep: { ...rep, firstName: actor.firstName },
    memory,
    known,
  })
  const setup = withGatekeeper(asKnown)
  const persona = {
    personaId: body.personaId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    title: profile.title,
    accountId: account.id,
    accountName: account.name,
    accountSlug: account.slug,
    ...(setup.gatekeeper ? { gatekeeper: shownGatekeeper(setup.gatekeeper) } : {}),
  }
  return { actor, id, setup, persona }
}

/** What is shown of whoever answers: not what they know. */
const shownGatekeeper = ({ firstName, lastName, title, voice }: Gatekeeper): GatekeeperOnCall => ({
  firstName,
  lastName,
  title,
  voice,
})

/** The columns of a call that nobody has begun. */
export const emptyCall = {
  state: 'waiting',
  outcome: null,
  ended_by: null,
  score: null,
  score_change: null,
  forked_from: null,
  forked_turn: null,
  first_call: null,
  from_transcript: null,
  from_line: null,
  hold_id: null,
  duration_ms: null,
} as const
