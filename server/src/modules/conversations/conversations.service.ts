import type { Simulation } from '@ringside/contract'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { personChangedTopic, type Identity, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { seenEveryMs, type CallKeeper, type CallKey } from '../simulations/index.ts'
import { CallSession } from './call-session.ts'
import type { RepConnection } from './connection.ts'
import type { Wording } from './wording.ts'

/** Every so many beats a server asks whether the reps on its lines are still members. */
const beatsBetweenChecks = 6

/** A server took a call to itself. */
export const callTakenTopic = 'call-taken'
/** Somebody left a note for the rep of a call. */
export const whisperTopic = 'call-whisper'
/** Somebody is watching a call. */
export const watchTopic = 'call-watched'

export interface Conversations {
  /** Puts the rep on the line; null when they have no such call. The session takes their messages from then on. */
  join(identity: Identity, simulationId: string, rep: RepConnection, lastSeq: number): Promise<CallSession | null>
  /**
   * Hangs up from outside the socket, whichever server runs the call; for its rep alone, in whose name the record says it was.
   * An ended call stays as it is.
   */
  end(actor: MemberActor, id: string): Promise<Simulation>
  /** Ends the call if nobody will come back to it. */
  endIfAbandoned(key: CallKey): Promise<void>
  /** How many calls this server runs now. */
  running(): number
  /** Lets every rep go in good order, so that they find their call again after a restart. */
  close(): Promise<void>
}

export interface ConversationsNeeds {
  readonly keeper: CallKeeper
  readonly score: (key: CallKey) => Promise<void>
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  /** Null: buyers say their lines as decided. */
  readonly wording: Wording | null
  readonly ringMs: number
}

export function createConversations(needs: ConversationsNeeds): Conversations {
  const sessions = new Sessions(needs)
  return {
    async join(identity, simulationId, rep, lastSeq) {
      const orgIds = identity.memberships.map(({ orgId }) => orgId)
      const simulation = await needs.keeper.findOwn(orgIds, identity.userId, simulationId)
      if (!simulation) return null
      const key = { orgId: simulation.orgId, simulationId }
      for (;;) {
        const session = await sessions.of(key)
        try {
          if (!(await session.join(rep, lastSeq))) continue
          await sessions.announce(session)
          return session
        } catch (error) {
          // Nobody is on the line of a session that could not be joined: left alone it would never count as abandoned.
          await session.release('failed', 'The call could not be joined.')
          throw error
        }
      }
    },

    async end(actor, id) {
      const own = async (): Promise<Simulation> => {
        const simulation = await needs.keeper.findOwn([actor.membership.orgId], actor.userId, id)
        if (!simulation) throw notFound('Call')
        return simulation
      }
      const { orgId, endedAt } = await own()
      if (endedAt === null) await sessions.happen({ orgId, simulationId: id }, 'hang-up')
      return own()
    },

    async endIfAbandoned(key) {
      if (await needs.keeper.isAbandoned(key)) await sessions.happen(key, 'abandon')
    },

    running: () => sessions.count,
    close: () => sessions.close(),
  }
}

/** The calls this server runs, each for as long as its rep is on the line. */
class Sessions {
  private readonly nodeId = newId()
  private readonly byId = new Map<string, Promise<CallSession>>()
  private readonly needs: ConversationsNeeds
  private readonly unsubscribe: ReadonlyArray<() => void>
  private beat: NodeJS.Timeout | undefined
  private beats = 0

  constructor(needs: ConversationsNeeds) {
    this.needs = needs
    this.unsubscribe = [
      needs.bus.subscribe(callTakenTopic, (taken) =>
        this.tell(taken['simulationId'], (session) =>
          taken['nodeId'] !== this.nodeId && Number(taken['epoch']) > session.epoch ? session.superseded() : undefined,
        ),
      ),
      needs.bus.subscribe(whisperTopic, (note) => this.tell(note['simulationId'], (session) => session.readWhispers())),
      needs.bus.subscribe(watchTopic, (watched) =>
        this.tell(watched['simulationId'], (session) =>
          session.watched(String(watched['userId']), String(watched['name']), needs.clock.now()),
        ),
      ),
      needs.bus.subscribe(personChangedTopic, ({ userId }) => void this.letFormerMembersGo(String(userId))),
    ]
  }

  get count(): number {
    return this.byId.size
  }

  /** The call's session here, taking the call over from any other server. */
  of(key: CallKey): Promise<CallSession> {
    const running = this.byId.get(key.simulationId)
    if (running) return running
    const made = this.take(key)
    this.byId.set(key.simulationId, made)
    made.catch(() => this.byId.delete(key.simulationId))
    this.beat ??= setInterval(() => void this.onBeat(), seenEveryMs).unref()
    return made
  }

  /** Ends a call from outside its socket. A server that has its rep on the line learns of it when it is kept. */
  async happen(key: CallKey, type: 'hang-up' | 'abandon'): Promise<void> {
    const session = await this.of(key)
    await session.happenFromOutside(type)
    await this.announce(session)
  }

  async close(): Promise<void> {
    for (const stop of this.unsubscribe) stop()
    clearInterval(this.beat)
    const open = await this.settled()
    await Promise.all(open.map((session) => session.release('goingAway', 'The server restarts. Joining again.')))
  }

  private async take(key: CallKey): Promise<CallSession> {
    const taken = await this.needs.keeper.take(key, this.nodeId)
    return new CallSession(taken, {
      ...this.needs,
      onStopped: (session) => this.stopped(session),
      onEnded: async (ended) => {
        // The call is kept as ended with a job to score it, so a failure here delays the review and loses nothing.
        await this.needs
          .score(ended)
          .catch((error: unknown) =>
            this.needs.log.error(
              { err: error, simulationId: ended.simulationId },
              'A call could not be scored at once',
            ),
          )
      },
    })
  }

  /** Tells a server that had the call before that it has it no more. */
  announce({ simulationId, epoch }: CallSession): Promise<void> {
    return this.needs.bus.publish(callTakenTopic, { simulationId, epoch, nodeId: this.nodeId })
  }

  private stopped(session: CallSession): void {
    const running = this.byId.get(session.simulationId)
    void running?.then((current) => {
      if (current !== session) return
      this.byId.delete(session.simulationId)
      if (this.byId.size > 0) return
      clearInterval(this.beat)
      this.beat = undefined
    })
  }

  private tell(simulationId: unknown, act: (session: CallSession) => Promise<void> | void): void {
    const running = this.byId.get(String(simulationId))
    running?.then(act).catch((error: unknown) => this.needs.log.error({ err: error }, 'A call missed a message'))
  }

  private async settled(): Promise<CallSession[]> {
    const all = await Promise.allSettled(this.byId.values())
    return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }

  /**
   * Reps who were taken out of their organisation are taken off the line; their calls are then nobody's and end by themselves.
   * The bus may lose the message that somebody was: the beat asks again.
   */
  private async letFormerMembersGo(userId: string | null): Promise<void> {
    try {
      const calls = this.byId.size === 0 ? [] : await this.needs.keeper.ofFormerMembers(this.nodeId, userId)
      for (const id of calls)
        this.tell(id, (session) => session.release('forbidden', 'You are no longer a member of this organisation.'))
    } catch (error) {
      this.needs.log.error({ err: error }, 'Whether a rep is still a member could not be read')
    }
  }

  private async onBeat(): Promise<void> {
    try {
      await this.needs.keeper.see(this.nodeId, [...this.byId.keys()])
      const open = await this.settled()
      const now = this.needs.clock.now()
      for (const session of open) session.tidy(now)
      this.beats += 1
      if (this.beats % beatsBetweenChecks === 0) await this.letFormerMembersGo(null)
    } catch (error) {
      this.needs.log.error({ err: error }, 'The calls of this server could not be renewed')
    }
  }
}
