import type { ObjectionFamily } from '@ringside/contract'
import { objectionFamilySchema } from '@ringside/contract'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { does } from './acts-done.ts'
import { sentencesOf, shortened, type Span } from './words.ts'

/** One worry of the buyer, from where it was raised to how it stood at the end. */
export type HeardObjection = {
  /** The persona's id for it, null when heard from the words alone. */
  id: string | null
  family: ObjectionFamily
  raised: HeardTurn
  span: Span
  /** Rep turns that spoke to it: after it was raised, up to the buyer letting it go or three of them. */
  replies: readonly HeardTurn[]
  settled: boolean
  /** The rep turn after which the buyer let it go; null while it stands, and where the words alone do not tell. */
  settledBy: HeardTurn | null
}

/** How people say these worries. The first family that fits a sentence has it. */
const said: readonly (readonly [ObjectionFamily, RegExp])[] = [
  [
    'tried-before',
    /\b(tried|had|used|went with|bought) (something|one|it|this|a tool|that|software|a system)\b.{0,40}\b(before|ago|last|once|already)\b|\b(didn't|did not|never) (stick|take|last|work out)\b|been burned/iu,
  ],
  [
    'price',
    /\b(too (expensive|pricey|much)|(can't|cannot|can not) afford|no budget|(don't|do not) have (the|a|any) (budget|money)|out of (our|my) (budget|range)|budget is (tight|frozen|gone|set)|over budget|cheaper)\b|price is (too )?high|\bthat's (steep|a lot of money)\b/iu,
  ],
  [
    'timing',
    /\b(not (a good|the right) time|bad time(?! to call)|too busy|swamped|no bandwidth|(next|another) (quarter|year) (maybe|perhaps|instead)|not (until|before) (the )?\w+|after (peak|the season|year end|the holidays)|got a lot on|in the middle of|not right now|call (me )?back in|peak's coming)\b/iu,
  ],
  [
    'incumbent',
    /\b(already (have|use|using|work|working|got|with)|happy with (what|our|the|who)|we're (with|covered|set)|have a (vendor|supplier|provider|system|partner) (for|already))\b/iu,
  ],
  [
    'no-need',
    /\b(not interested|no interest|(don't|do not) (really )?need|(don't|do not) see (the|a|any|why) (need|reason|point|value)|doing (just )?fine|we're (fine|good)\b|not a (priority|problem for us)|no need)\b/iu,
  ],
  [
    'no-authority',
    /\b(not my (decision|call|department)|(isn't|is not) (up to me|my call)|(i'd|i would|i'll|have to|need to) (have to )?(run|take|talk|check|speak|clear) (it|this|that|to|with)\b.{0,20}\b(boss|manager|cfo|ceo|director|board|partner|team|finance|them|him|her|it)|above my)\b/iu,
  ],
  [
    'send-something',
    /\b(send (me|us|over) (an? |some |the |your )?(email|information|info|something|details|brochure|deck|material)|email (me|it)|put (it|something) in an email|just send)\b/iu,
  ],
  [
    'security',
    /\b(security|gdpr|hipaa|soc ?2|data (protection|privacy|leak)|breach\w*|compliance (team|review|would)|where (is|does) (the|our) data)\b/iu,
  ],
  [
    'vendor-trust',
    /\b(who (else )?are you guys|how (big|old|long) (are|is|have) (you|your)|small (company|vendor|outfit)|will you (still )?be around|heard (that|this) (pitch|one|before|story)|every (vendor|rep|salesperson) says|sounds (good|fine|great) on paper|too good to be true)\b/iu,
  ],
  [
    'effort',
    /\b(too (complicated|complex|much work)|(put|run) (the team|everyone|people|them) through|(training|rollout|migration|switching|change) (would|is|was|takes|will)\b.{0,30}\b(long|pain|hard|nightmare|lot|much|months)|learning curve|disrupt\w*|another rollout|name on another|rip (it )?out)\b/iu,
  ],
  [
    'competitor',
    /\b(looking at|talking to|comparing|evaluating|demo(ed)? (from|with|by)|quote from)\b.{0,30}\b(competitor|other|another|others|else|two|three|vendors?)\b/iu,
  ],
  [
    'contract',
    /\b(locked in(to)?|under contract|contract (runs|ends|is up|until|through|term)|(long|multi-?year|annual|three-year) (contract|commitment|term)|cancel(lation)? (fee|clause))\b/iu,
  ],
]

const replyLimit = 3

function familyIn(text: string): ObjectionFamily | null {
  return said.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** The words are a worry about buying, and so no trouble of the buyer's own. */
export function soundsLikeObjection(text: string): boolean {
  return familyIn(text) !== null
}

/** Replies until the speaker index `until` (a buyer turn that closed it), at most three. */
function repliesAfter(call: HeardCall, raised: HeardTurn, until: number): HeardTurn[] {
  return call.rep.filter((turn) => turn.at > raised.at && turn.at < until).slice(0, replyLimit)
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
    const closed = turns.find((turn) => turn.mind?.objection?.state === 'resolved')
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

/** Short enough to be quoted whole. */
const wholeLimit = 110

function objectionSpan(turn: HeardTurn): Span {
  if (turn.words.length <= wholeLimit) return { start: 0, end: turn.words.length }
  const spans = sentencesOf(turn.words)
  const hit = spans.find((span) => familyIn(turn.heard.slice(span.start, span.end)) !== null)
  return shortened(turn.words, hit ?? spans.at(-1) ?? { start: 0, end: turn.words.length })
}

const goesOn =
  /\b(still|again|as i said|i just said|already (told|said)|not (interested|convinced|sure)|no\b|don't think)/iu

/** Without a mind: settled when spoken to, and the buyer's next two turns do not come back to it. */
function fromWords(call: HeardCall): HeardObjection[] {
  const found: HeardObjection[] = []
  for (const turn of call.buyer) {
    const span = sentencesOf(turn.heard).find((part) => familyIn(turn.heard.slice(part.start, part.end)) !== null)
    const family = span === undefined ? null : familyIn(turn.heard.slice(span.start, span.end))
    if (span === undefined || family === null || found.some((known) => known.family === family)) continue
    const replies = repliesAfter(call, turn, call.turns.length)
    const after = call.buyer.filter((later) => later.at > turn.at).slice(0, 2)
    const spokenTo = replies.slice(0, 2).some((reply) => does(reply, answering) !== null)
    const back = after.some((later) => familyIn(later.heard) === family || goesOn.test(later.heard.slice(0, 60)))
    found.push({
      id: null,
      family,
      raised: turn,
      span: shortened(turn.words, span),
      replies,
      settled: spokenTo && after.length > 0 && !back,
      settledBy: null,
    })
  }
  return found
}

const answering = ['answer', 'value', 'social_proof', 'pricing', 'empathy', 'clarify', 'next_step', 'pitch'] as const

/** The buyer's objections in the order raised: as the practice buyer's mind records them, else as the words show. */
export function objectionsHeard(call: HeardCall): HeardObjection[] {
  const practised = call.buyer.some((turn) => turn.mind !== null)
  return practised ? fromMind(call) : fromWords(call)
}
