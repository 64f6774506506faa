import type { Meters, RepTurn, Turn } from '@ringside/contract'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import {
  connect,
  hear,
  isConnecting,
  openCall,
  outcomeOf,
  timeLimitMs,
  type BuyerReply,
  type CallSetup,
} from '../buyer/index.ts'
import { buyerTurnOf } from '../call/buyer-turn.ts'
import { estimatedWordsPerMinute } from '../metrics/heard/heard-call.ts'

const msPerWord = 60_000 / estimatedWordsPerMinute
/** From the end of one line to the beginning of the next. */
const gapMs = 700

export type PlayedCall = {
  turns: Turn[]
  start: Meters
  outcome: ReturnType<typeof outcomeOf>
  /** Lines left when the call had ended. */
  unsaid: number
}

type Clock = { now: number }

/** Time passes as if every line were spoken at 160 words a minute. */
function spoken(clock: Clock, words: string): { startMs: number; endMs: number } {
  const startMs = clock.now
  const endMs = startMs + Math.round(countWords(words) * msPerWord)
  clock.now = endMs + gapMs
  return { startMs, endMs }
}

function buyerTurn(turn: number, clock: Clock, reply: BuyerReply): Turn {
  return buyerTurnOf(reply, { turn, ...spoken(clock, reply.words), cut: false })
}

/** Plays the rep's lines against the buyer until they or the call run out. Pure. */
export function playCall(setup: CallSetup, lines: readonly string[]): PlayedCall {
  const clock: Clock = { now: 0 }
  const opened = openCall(setup)
  const turns: Turn[] = [buyerTurn(0, clock, opened.reply)]
  let { mind } = opened
  for (const [said, words] of lines.entries()) {
    const time = spoken(clock, words)
    const heard = hear(setup, mind, { words, elapsedMs: time.endMs })
    mind = heard.mind
    const repTurn: RepTurn = { turn: turns.length, speaker: 'rep', words, ...time, acts: heard.acts, mode: 'typed' }
    turns.push(repTurn)
    turns.push(buyerTurn(turns.length, clock, heard.reply))
    if (isConnecting(mind)) {
      const through = connect(setup, mind, clock.now)
      mind = through.mind
      turns.push(buyerTurn(turns.length, clock, through.reply))
    }
    const late = clock.now > timeLimitMs(setup)
    if (heard.reply.ends || late) {
      const outcome = outcomeOf(setup, mind, heard.reply.ends ? 'buyer' : 'time')
      return { turns, start: opened.reply.meters, outcome, unsaid: lines.length - said - 1 }
    }
  }
  return { turns, start: opened.reply.meters, outcome: outcomeOf(setup, mind, 'rep'), unsaid: 0 }
}
