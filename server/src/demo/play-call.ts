import { scriptedRep, type RepKind, type ScriptedRep } from '@ringside/coaching/evaluation/scripted-reps'
import type { CallSetup } from '@ringside/coaching/buyer/index'
import type { CallEvent, LiveBuyerTurn, ServerMessage } from '@ringside/contract'
import type { Clock } from '../platform/clock.ts'
import type { Identity } from '../platform/http/actor.ts'
import { newId } from '../platform/ids.ts'
import type { Conversations } from '../modules/conversations/index.ts'

/** A clock that a player moves as the talk goes on. */
export interface MovableClock extends Clock {
  set(to: Date): void
}

export interface Player {
  readonly conversations: Pick<Conversations, 'join'>
  readonly clock: MovableClock
}

/** Spoken English runs at about 160 words a minute. */
const msPerWord = 60_000 / 160
const wordsIn = (words: string): number => words.split(/\s+/).filter(Boolean).length
/** A talk that goes round in circles ends here. */
const mostLines = 60

/** How long each kind of rep thinks before speaking, in milliseconds. */
const pauses: Record<RepKind, number> = { excellent: 900, good: 750, average: 600, weak: 1_300, pushy: 250 }

/** The rep's end of a call without a network: what comes is kept until it is asked for. */
class Ear {
  private readonly heard: CallEvent[] = []
  private onPickUp: () => void = () => undefined
  readonly pickedUp = new Promise<void>((resolve) => (this.onPickUp = resolve))

  send(message: ServerMessage): void {
    if (message.type !== 'event') return
    this.heard.push(message.event)
    if (message.event.type === 'buyer-turn') this.onPickUp()
  }

  close(): void {
    this.onPickUp()
  }

  lastOfBuyer(): LiveBuyerTurn | null {
    const event = this.heard.findLast((each) => each.type === 'buyer-turn')
    return event?.type === 'buyer-turn' ? event.turn : null
  }

  isOver(): boolean {
    return this.heard.at(-1)?.type === 'ended'
  }
}

/**
 * Plays one call between a scripted rep and the buyer through the same sessions a browser talks to, at the pace of
 * speech. Resolves when it is over and reviewed.
 */
export async function playCall(
  { conversations, clock }: Player,
  rep: Identity,
  simulationId: string,
  { setup, manner }: { setup: CallSetup; manner: RepKind },
): Promise<void> {
  const ear = new Ear()
  const session = await conversations.join(rep, simulationId, ear, 0)
  if (!session) throw new Error('A rep of the demo has no such call')
  await ear.pickedUp
  const player = { session, ear, clock, manner, start: clock.now().getTime() }
  await talk(player, scriptedRep(manner, setup, setup.seed))
  if (!ear.isOver()) await session.receive({ type: 'hang-up' })
}

interface Talk {
  readonly session: NonNullable<Awaited<ReturnType<Conversations['join']>>>
  readonly ear: Ear
  readonly clock: MovableClock
  readonly manner: RepKind
  readonly start: number
}

async function talk({ session, ear, clock, manner, start }: Talk, rep: ScriptedRep): Promise<void> {
  for (let line = 0; line < mostLines; line += 1) {
    const turn = ear.lastOfBuyer()
    const words = turn === null || ear.isOver() ? null : rep.next(turn.words)
    if (turn === null || words === null) return
    const heardOut = await hearOut({ session, ear, clock, manner, start }, turn, line)
    // Up to 0.4 s more, another pause each time, and the same when the demo is made again.
    const startMs = heardOut + pauses[manner] + ((line * 137) % 400)
    const endMs = startMs + wordsIn(words) * msPerWord
    clock.set(new Date(start + endMs))
    await session.receive({ type: 'line', lineId: newId(), words, mode: 'voice', startMs })
  }
}

/** Lets the buyer finish, or cuts in as pushy people do now and then. Gives the call time at which the buyer is quiet. */
async function hearOut({ session, clock, manner, start }: Talk, turn: LiveBuyerTurn, line: number): Promise<number> {
  const spoken = wordsIn(turn.words)
  const cutsIn = manner === 'pushy' && line % 3 === 2 && spoken > 8
  const wordsSaid = Math.ceil(spoken * 0.6)
  const quietAt = cutsIn ? turn.startMs + wordsSaid * msPerWord : turn.endMs
  clock.set(new Date(start + quietAt))
  await session.receive(
    cutsIn ? { type: 'interrupt', turn: turn.turn, wordsSaid } : { type: 'spoken', turn: turn.turn },
  )
  return quietAt
}
