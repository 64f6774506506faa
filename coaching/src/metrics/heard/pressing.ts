import type { HeardCall, HeardTurn } from './heard-call.ts'

const pressing =
  /\b(sign(?: up)? (?:today|now|right now|this (?:minute|week))|can we sign|(?:credit|bank) card|card (?:number|details)|paperwork (?:started|signed|done)|get you (?:started|signed) (?:today|now|right now)|(?:only (?:good|valid|available)|valid) (?:today|until|till)|today only|now or never|last chance|act now|no[- ]brainer|what['’]s stopping you|just say yes|every day you wait|you(?:['’]re| are) losing money|you['’]d be (?:stupid|crazy|mad|foolish)|can['’]t hold this price|why wouldn['’]t you)\b/iu

/** A turn that pushes for a yes. Nothing in it counts as a question, as listening or as a next step. */
export function isPressing(turn: HeardTurn): boolean {
  return pressing.test(turn.heard)
}

const arguing =
  /\b(stupid|crazy|trust me|you['’]re (wrong|missing)|nothing for a company|can['’]t afford not|obviously|with all due respect|everyone says that|don['’]t worry about (that|it)|when you['’]ve signed)\b/iu

/** A turn that talks a worry down instead of taking it up. */
export function isArguing(turn: HeardTurn): boolean {
  return arguing.test(turn.heard)
}

/** The practice buyer took the turn as going past their worry: what it took up was not listened to. */
export function wentPast(call: HeardCall, turn: HeardTurn): boolean {
  return call.turns[turn.at + 1]?.mind?.objection?.state === 'brushed-aside'
}
