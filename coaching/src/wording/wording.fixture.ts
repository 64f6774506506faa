import type { Turn } from '@ringside/contract'
import { openCall } from '../buyer/index.ts'
import type { Piece } from '../buyer/mind.ts'
import type { BuyerReply } from '../buyer/scene.ts'
import { ritasCall } from '../call/rita.fixture.ts'
import type { Decided } from './wording.ts'

export interface Line {
  readonly words: string
  readonly move: BuyerReply['move']
  readonly pieces?: readonly Partial<Piece>[]
  readonly facts?: readonly string[]
  readonly rep?: string
  readonly earlier?: string
}

/** A line that Rita has decided to say, as the check gets it. */
export function decidedLine({
  words,
  move,
  pieces = [],
  facts = [],
  rep = 'How are things?',
  earlier = 'Rita here.',
}: Line): Decided {
  const setup = ritasCall()
  const { mind, reply } = openCall(setup)
  const whole = pieces.map((piece) => ({ text: words, fact: null, objection: null, agreed: false, ...piece }))
  const before: Turn[] = [
    { speaker: 'buyer', turn: 0, words: earlier, startMs: 0, endMs: 900, cut: false, ...meant(reply) },
    { speaker: 'rep', turn: 1, words: rep, startMs: 1000, endMs: 2000, acts: [], mode: 'voice' },
  ]
  return {
    setup,
    mind: { ...mind, pieces: whole, facts: facts.map((id) => ({ id, depth: 'plain' as const })) },
    reply: { ...reply, words, move, facts: [...facts] },
    before,
  }
}

const meant = ({ move, meters }: BuyerReply) => ({ move, meters, changes: [], facts: [] })
