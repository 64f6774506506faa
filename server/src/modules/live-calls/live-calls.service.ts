import type { LiveCall, Turn } from '@ringside/contract'
import type { Bus } from '../../platform/bus.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { watchTopic, whisperTopic } from '../conversations/index.ts'
import type { CallInProgress, CallKeeper } from '../simulations/index.ts'

export interface LiveCalls {
  /** The actor's own calls in progress, or for an admin the organisation's. */
  list(actor: MemberActor): Promise<LiveCall[]>
  /** One call with its turns so far; the rep is shown who watches. `not-found` once it has ended. */
  watch(actor: MemberActor, id: string): Promise<{ call: LiveCall; turns: Turn[] }>
  /** Leaves a note for the rep, which the buyer does not hear. Gives its id. */
  whisper(actor: MemberActor, id: string, text: string): Promise<string>
}

export interface LiveCallsNeeds {
  readonly keeper: Pick<CallKeeper, 'inProgress' | 'find' | 'whisper'>
  readonly bus: Bus
}

const nameOf = ({ firstName, lastName, email }: MemberActor): string => `${firstName} ${lastName}`.trim() || email

function present({ simulation, startedAt, turns }: CallInProgress, withMeters: boolean): LiveCall {
  const { personaId, firstName, lastName, title, accountName } = simulation.persona
  const lastOfBuyer = turns.findLast((turn) => turn.speaker === 'buyer')
  return {
    simulationId: simulation._id,
    userId: simulation.userId,
    repName: simulation.repName,
    persona: { personaId, firstName, lastName, title, accountName },
    type: simulation.type,
    difficulty: simulation.difficulty,
    startedAt: startedAt.toISOString(),
    turns: turns.length,
    lastLine: turns.at(-1)?.words ?? '',
    meters: withMeters && lastOfBuyer?.speaker === 'buyer' ? lastOfBuyer.meters : null,
  }
}

export function createLiveCalls({ keeper, bus }: LiveCallsNeeds): LiveCalls {
  return {
    async list(actor) {
      const calls = await keeper.inProgress(actor.membership.orgId, isAdmin(actor) ? null : actor.userId)
      // A rep who also is an admin plays by the rep's rules in their own call: its meters come with the review.
      return calls.map((call) => present(call, isAdmin(actor) && call.simulation.userId !== actor.userId))
    },

    async watch(actor, id) {
      const calls = await keeper.inProgress(actor.membership.orgId, null, id)
      const [call] = calls
      if (!call) throw notFound('Live call')
      const isOwn = call.simulation.userId === actor.userId
      if (!isOwn) await bus.publish(watchTopic, { simulationId: id, userId: actor.userId, name: nameOf(actor) })
      return { call: present(call, !isOwn), turns: [...call.turns] }
    },

    async whisper(actor, id, text) {
      const key = { orgId: actor.membership.orgId, simulationId: id }
      const simulation = await keeper.find(key)
      if (!simulation) throw notFound('Live call')
      if (simulation.state !== 'live') throw new AppError('conflict', 'This call is not in progress.')
      const note = { id: newId(), from: nameOf(actor), text, fromUserId: actor.userId }
      await keeper.whisper(key, note)
      await bus.publish(whisperTopic, { simulationId: id })
      return note.id
    },
  }
}
