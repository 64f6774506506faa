import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup, Mind } from './index.ts'

/** The buyer picks up (`first`) and hears some lines, one after another. They go on hearing nothing once they have hung up. */
export function played(
  setup: CallSetup,
  lines: readonly string[],
): { first: BuyerReply; mind: Mind; replies: BuyerReply[] } {
  let { mind, reply: first } = openCall(setup)
  const replies = lines.map((words, index) => {
    const heard = hear(setup, mind, { words, elapsedMs: 3000 + index * 8000 })
    mind = heard.mind
    return heard.reply
  })
  return { first, mind, replies }
}
