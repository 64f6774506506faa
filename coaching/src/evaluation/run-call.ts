import type { Turn } from '@ringside/contract/simulations/turn'
import type { Outcome } from '@ringside/contract/simulations/vocabulary'
import { hear, openCall, outcomeOf } from '../buyer/index.ts'
import type { BuyerReply, Mind } from '../buyer/index.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { diceFor, roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { scriptedRep } from './scripted-reps.ts'
import type { RepKind } from './scripted-reps.ts'

export type PlayedCall = {
  turns: Turn[]
  outcome: Outcome
  /** Ids of facts the rep got in this call. */
  facts: string[]
  mind: Mind
  endedBy: 'rep' | 'buyer'
  durationMs: number
}

const wordsPerMinute = 160

/** How long some words take to say, in milliseconds, at a talking pace that varies a little. */
function saying(words: string, dice: Dice): number {
  const count = words.split(/\s+/).filter(Boolean).length
  return Math.round((count / (wordsPerMinute * (0.92 + roll(dice) * 0.16))) * 60_000) + 250
}

function gap(dice: Dice, low: number, high: number): number {
  return Math.round(low + roll(dice) * (high - low))
}

function buyerTurn(reply: BuyerReply, turn: number, startMs: number, endMs: number): Turn {
  return {
    turn,
    speaker: 'buyer',
    words: reply.words,
    startMs,
    endMs,
    move: reply.move,
    meters: reply.meters,
    changes: reply.changes,
    facts: reply.facts,
    ...(reply.objection === undefined ? {} : { objection: reply.objection }),
    cut: false,
  }
}

/** Plays a whole call between a scripted rep and the buyer of a setup. Pure: the same three give the same call. */
export function runCall(setup: CallSetup, kind: RepKind, seed: number): PlayedCall {
  const dice = diceFor(seed, 'times')
  const rep = scriptedRep(kind, setup, seed)
  const opened = openCall(setup)
  let { mind, reply } = opened
  let clock = saying(reply.words, dice)
  const turns: Turn[] = [buyerTurn(reply, 0, 0, clock)]
  let endedBy: PlayedCall['endedBy'] = 'rep'
  while (turns.length < 160) {
    const words = rep.next(reply.words)
    if (words === null) break
    const startMs = clock + gap(dice, 400, kind === 'pushy' ? 600 : 1400)
    const endMs = startMs + saying(words, dice)
    const heard = hear(setup, mind, { words, elapsedMs: endMs })
    turns.push({ turn: turns.length, speaker: 'rep', words, startMs, endMs, acts: heard.acts, mode: 'voice' })
    ;({ mind, reply } = heard)
    const answerAt = endMs + gap(dice, 250, 900)
    clock = answerAt + saying(reply.words, dice)
    turns.push(buyerTurn(reply, turns.length, answerAt, clock))
    if (reply.ends) {
      endedBy = 'buyer'
      break
    }
  }
  const facts = turns.flatMap((turn) => (turn.speaker === 'buyer' ? turn.facts : []))
  return { turns, outcome: outcomeOf(setup, mind, endedBy), facts, mind, endedBy, durationMs: clock }
}
