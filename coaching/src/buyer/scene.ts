import type { BuyerProfile, Objection } from '@ringside/contract/pipeline/buyer-profile'
import type { Meters, MeterChange, Move } from '@ringside/contract/simulations/vocabulary'
import { withoutName } from '../product-summary/selling.ts'
import { callTypeTraits } from '../call-types/call-types.ts'
import type { CallTypeTraits } from '../call-types/call-types.ts'
import type { Mind, ObjectionMemory, Piece } from './mind.ts'
import type { Heard } from './perceive.ts'
import type { CallSetup } from './setup.ts'
import { callTypeRules, tunings } from './tuning.ts'
import type { CallTypeRules, Tuning } from './tuning.ts'

/** What the buyer says and does in answer to one line. */
export type BuyerReply = {
  words: string
  /** Who says it, where it is not the persona. */
  by?: 'gatekeeper'
  move: Move
  /** After this turn. */
  meters: Meters
  /** What the rep's line did to them. */
  changes: MeterChange[]
  /** Ids of facts given away in this turn for the first time. */
  facts: string[]
  objection?: { id: string; family: Objection['family']; state: ObjectionMemory['state'] }
  /** The buyer has hung up, or said goodbye. */
  ends: boolean
  /** One or two words, and 0 (cold) to 100 (warm). On hard and expert the buyer can't be read: always 50. */
  mood: { word: string; level: number }
}

/** One turn being decided: everything the rules look at. `mind` is a working copy and may be changed. */
export type Scene = {
  setup: CallSetup
  persona: BuyerProfile
  mind: Mind
  heard: Heard
  rules: CallTypeRules
  traits: CallTypeTraits
  tuning: Tuning
  /** What had been said before this turn, for "you followed up on it". */
  lastWords: string
}

/** A decided turn, before it becomes a reply. */
export type Plan = {
  move: Move
  pieces: Piece[]
  facts?: string[]
  objection?: BuyerReply['objection']
  ends?: NonNullable<Mind['endedBecause']>
  /** What they know of what was asked, where nothing answers the question itself: a guess of its kind, or nothing. */
  knows?: 'guess' | 'nothing'
}

export function sceneOf(setup: CallSetup, mind: Mind, heard: Heard): Scene {
  return {
    setup,
    persona: setup.persona,
    mind,
    heard,
    rules: callTypeRules[setup.type],
    traits: callTypeTraits[setup.type],
    tuning: tunings[setup.difficulty],
    lastWords: withoutName(setup.rep.product, mind.pieces.map(({ text }) => text).join(' ')),
  }
}

/** A part of a line that carries nothing but words. */
export function plainPiece(text: string): Piece {
  return { text, fact: null, objection: null, agreed: false }
}
