import { objectionFamilySchema } from '@ringside/contract'
import { lackedForStep } from '../../speech/lacking.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import type { HeardObjection } from './heard-objection.ts'
import { doubtIn } from './worries.ts'
import { firstOfEach, worriesRaised, type Raised } from './worries-raised.ts'
import { objectionFrom, repliesAfter } from './worries-settled.ts'
import { objectionSpan } from './worry-spans.ts'
import { heardSentences } from './words.ts'

/** Where it was let go for good: what was opened again after that was not settled by it. */
function settlingTurn(turns: readonly HeardTurn[]): HeardTurn | undefined {
  const isOpen = (turn: HeardTurn): boolean => turn.mind?.objection?.state !== 'resolved'
  return turns[turns.findLastIndex(isOpen) + 1]
}

function fromMind(call: HeardCall): HeardObjection[] {
  const byId = new Map<string, HeardTurn[]>()
  for (const turn of call.buyer) {
    const id = turn.mind?.objection?.id
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), turn])
  }
  return [...byId].flatMap(([id, turns]) => {
    const [raised] = turns
    const family = objectionFamilySchema.safeParse(raised?.mind?.objection?.family)
    if (raised === undefined || !family.success) return []
    const closed = settlingTurn(turns)
    return [
      {
        id,
        family: family.data,
        raised,
        span: objectionSpan(raised),
        replies: repliesAfter(call, raised, closed?.at ?? call.turns.length),
        settled: closed !== undefined,
        settledBy: call.rep.findLast((turn) => closed !== undefined && turn.at < closed.at) ?? null,
      },
    ]
  })
}

/** "And the second?": worries told one after the other are answered after both. */
const inOneBreath = 2

function fromWords(call: HeardCall): HeardObjection[] {
  const raised = worriesRaised(call)
  const next = (at: number) => raised.find(({ turn }) => turn.at > at + inOneBreath)?.turn.at
  return raised.map((each) => objectionFrom(call, each, next(each.turn.at)))
}

/** What a practice buyer says no for when they are asked for a step: who else has it, or what they would have from it. */
function lackedIn(turn: HeardTurn): Raised | null {
  if (turn.mind?.move !== 'refuse-next-step') return null
  const family = lackedForStep(turn.heard)
  if (family === null) return null
  const saying = heardSentences(turn).find(({ start, end }) => lackedForStep(turn.heard.slice(start, end)) === family)
  return { turn, span: saying ?? { start: 0, end: turn.heard.length }, family }
}

/** A practice buyer's doubts of what they hear are raised too, though their mind holds no objection for them. */
function doubtsHeard(call: HeardCall, known: readonly HeardObjection[]): HeardObjection[] {
  const raised = call.buyer.map((turn): Raised | null => {
    if (turn.mind?.objection !== undefined) return null
    const lacked = lackedIn(turn)
    if (lacked !== null) return lacked
    const span = heardSentences(turn).find((part) => doubtIn(turn.heard.slice(part.start, part.end)) !== null)
    const family = span === undefined ? null : doubtIn(turn.heard.slice(span.start, span.end))
    return span === undefined || family === null ? null : { turn, span, family }
  })
  return firstOfEach(raised)
    .filter(({ family }) => !known.some((objection) => objection.family === family))
    .map((doubt) => objectionFrom(call, doubt))
}

/** The buyer's objections in the order raised: as the practice buyer's mind records them, else as the words show. */
export function objectionsHeard(call: HeardCall): HeardObjection[] {
  const practised = call.buyer.some((turn) => turn.mind !== null)
  if (!practised) return fromWords(call)
  const known = fromMind(call)
  return [...known, ...doubtsHeard(call, known)].toSorted((a, b) => a.raised.at - b.raised.at)
}
