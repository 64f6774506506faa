import type { AskedQuestion } from '../../acts/details.ts'
import { oncePer } from '../../buyer/once.ts'
import { asksOddly } from '../../speech/odd-questions.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'

/** A joke breaks the ice; more of them are what the call is remembered by. */
const forgiven = 1

/** Where the rep asked what has nothing to do with work; empty when it was no more than one. */
export const oddlyAsked = oncePer((call: HeardCall): readonly { turn: HeardTurn; question: AskedQuestion }[] => {
  const found = call.rep.flatMap((turn) => {
    const last = turn.questions.at(-1)
    const odd = turn.questions.filter(({ text }) => asksOddly(text))
    // The practice buyer made nothing of it that belongs to a call.
    const stayed = call.turns[turn.at + 1]?.mind?.move === 'stay-in-character'
    const asked = odd.length === 0 && stayed && last !== undefined ? [last] : odd
    return asked.map((question) => ({ turn, question }))
  })
  return found.length > forgiven ? found : []
})
