import { liveTurn, type LiveCall, type SentWhisper, type Simulation, type watchLiveCall } from '@ringside/contract'
import type { z } from 'zod'
import type { Bus } from '../../platform/bus.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { isAdmin, mustBeAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { watchTopic, whisperTopic } from '../conversations/index.ts'
import type { CallInProgress, CallKeeper } from '../simulations/index.ts'

type Watched = z.output<typeof watchLiveCall.response>

export interface LiveCalls {
  /** The actor's own calls in progress, or for an admin the organisation's. */
  list(actor: MemberActor): Promise<LiveCall[]>
  /**
   * One call with its turns so far, for admins; the rep is shown who watches. An admin who asks for their own call is its rep, and sees
   * no more of it than a rep does. A call that has ended says so; `not-found` when it never began or is not there.
   */
  watch(actor: MemberActor, id: string): Promise<Watched>
  /** Leaves a note for the rep, which the buyer does not hear; for admins. Gives its id. */
  whisper(actor: MemberActor, id: string, text: string): Promise<string>
  /** What was whispered in one call, oldest first; for admins. */
  sentWhispers(actor: MemberActor, id: string): Promise<SentWhisper[]>
}

export interface LiveCallsNeeds {
  readonly keeper: Pick<CallKeeper, 'inProgress' | 'oneInProgress' | 'turnsOf' | 'find' | 'whisper' | 'whispers'>
  readonly bus: Bus
}

/** What everybody who may see a call sees of it. */
function present({ simulation, startedAt, turns, lastTurns }: CallInProgress): LiveCall & { meters: null } {
  const { personaId, firstName, lastName, title, accountName, gatekeeper } = simulation.persona
  return {
    simulationId: simulation._id,
    userId: simulation.userId,
    repName: simulation.repName,
    persona: { personaId, firstName, lastName, title, accountName, gatekeeper },
    type: simulation.type,
    difficulty: simulation.difficulty,
    isRetry: simulation.forkedFrom !== null || simulation.takenUpFrom !== null,
    startedAt: startedAt.toISOString(),
    turns,
    lastLine: lastTurns.at(-1)?.words ?? '',
    meters: null,
  }
}

/** What a watcher sees of it: the buyer's meters too. */
function presentToWatcher(call: CallInProgress): LiveCall {
  const lastOfBuyer = call.lastTurns.findLast((turn) => turn.speaker === 'buyer')
  return { ...present(call), meters: lastOfBuyer?.meters ?? null }
}

/** A watcher asks until the call is over: that it ended is an answer, not a failure. */
function endedOrMissing(simulation: Simulation | undefined): Watched {
  if (!simulation || simulation.startedAt === null || simulation.endedAt === null) throw notFound('Live call')
  return { view: 'ended' }
}

export function createLiveCalls({ keeper, bus }: LiveCallsNeeds): LiveCalls {
  return {
    async list(actor) {
      const calls = await keeper.inProgress(actor.membership.orgId, isAdmin(actor) ? null : actor.userId)
      // A rep who also is an admin plays by the rep's rules in their own call: its meters come with the review.
      const isWatcher = (call: CallInProgress): boolean => isAdmin(actor) && call.simulation.userId !== actor.userId
      return calls.map((call) => (isWatcher(call) ? presentToWatcher(call) : present(call)))
    },

    async watch(actor, id) {
      mustBeAdmin(actor)
      const key = { orgId: actor.membership.orgId, simulationId: id }
      const call = await keeper.oneInProgress(key)
      if (!call) return endedOrMissing(await keeper.find(key))
      const turns = await keeper.turnsOf(key)
      if (call.simulation.userId === actor.userId) {
        return { view: 'as-rep', call: present(call), turns: turns.map(liveTurn) }
      }
      await bus.publish(watchTopic, { simulationId: id, userId: actor.userId, name: shownNameOf(actor) })
      return { view: 'as-watcher', call: presentToWatcher(call), turns }
    },

    async whisper(actor, id, text) {
      mustBeAdmin(actor)
      const key = { orgId: actor.membership.orgId, simulationId: id }
      const simulation = await keeper.find(key)
      if (!simulation) throw notFound('Live call')
      if (simulation.state !== 'live') throw new AppError('conflict', 'This call is not in progress.')
      const note = { id: newId(), from: shownNameOf(actor), text, fromUserId: actor.userId }
      await keeper.whisper(key, note)
      await bus.publish(whisperTopic, { simulationId: id })
      return note.id
    },

    async sentWhispers(actor, id) {
      mustBeAdmin(actor)
      const key = { orgId: actor.membership.orgId, simulationId: id }
      if (!(await keeper.find(key))) throw notFound('Live call')
      return keeper.whispers(key)
    },
  }
}
