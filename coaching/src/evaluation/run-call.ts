import type { Turn } from '@ringside/contract/simulations/turn'
import type { Outcome } from '@ringside/contract/simulations/vocabulary'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import { connect, hear, isConnecting, openCall, outcomeOf } from '../buyer/index.ts'
import type { Mind } from '../buyer/index.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { diceFor, roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { buyerTurnOf } from '../call/buyer-turn.ts'
import { deskRep } from './desk-rep.ts'
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
/** A breath before each line. */
const breathMs = 250
/** Nobody calls for longer: a rep and a buyer who never end would go on for ever. */
const mostTurns = 160

/** How long some words take to say, in milliseconds, at a talking pace that varies a little. */
function saying(words: string, dice: Dice): number {
  return Math.round((countWords(words) / (wordsPerMinute * (0.92 + roll(dice) * 0.16))) * 60_000) + breathMs
}

function gap(dice: Dice, low: number, high: number): number {
  return Math.round(low + roll(dice) * (high - low))
}

/** Plays a whole call between a scripted rep and the buyer of a setup. Pure: the same three give the same call. */
export function runCall(setup: CallSetup, kind: RepKind, seed: number): PlayedCall {
  const dice = diceFor(seed, 'times')
  const toPersona = scriptedRep(kind, setup, seed)
  let rep = setup.gatekeeper === undefined ? toPersona : deskRep(kind, setup, seed)
  const opened = openCall(setup)
  let { mind, reply } = opened
  let clock = saying(reply.words, dice)
  const turns: Turn[] = [buyerTurnOf(reply, { turn: 0, startMs: 0, endMs: clock, cut: false })]
  let endedBy: PlayedCall['endedBy'] = 'rep'
  while (turns.length < mostTurns) {
    const words = rep.next(reply.words)
    if (words === null) break
    const startMs = clock + gap(dice, 400, kind === 'pushy' ? 600 : 1400)
    const endMs = startMs + saying(words, dice)
    const heard = hear(setup, mind, { words, elapsedMs: endMs })
    turns.push({ turn: turns.length, speaker: 'rep', words, startMs, endMs, acts: heard.acts, mode: 'voice' })
    ;({ mind, reply } = heard)
    const answerAt = endMs + gap(dice, 250, 900)
    clock = answerAt + saying(reply.words, dice)
    turns.push(buyerTurnOf(reply, { turn: turns.length, startMs: answerAt, endMs: clock, cut: false }))
    if (reply.ends) {
      endedBy = 'buyer'
      break
    }
    if (!isConnecting(mind)) continue
    rep = toPersona
    ;({ mind, reply } = connect(setup, mind, clock))
    const pickedUpAt = clock + gap(dice, 1500, 4000)
    clock = pickedUpAt + saying(reply.words, dice)
    turns.push(buyerTurnOf(reply, { turn: turns.length, startMs: pickedUpAt, endMs: clock, cut: false }))
  }
  const facts = turns.flatMap((turn) => (turn.speaker === 'buyer' ? turn.facts : []))
  return { turns, outcome: outcomeOf(setup, mind, endedBy), facts, mind, endedBy, durationMs: clock }
}
