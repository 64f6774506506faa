import type { Speaker } from '@ringside/contract'
import { loadShown, shownFileSchema, type Shown } from '../../shown/shown-model.ts'
import weights from '../../shown/weights.json' with { type: 'json' }
import type { HeardCall } from './heard-call.ts'
import { plainWordsOf } from './plain-words.ts'
import type { HeardSpeaker } from './review-turn.ts'

export type Ear = ReturnType<typeof loadShown>

const ear: Ear = loadShown(shownFileSchema.parse(weights))

/** The ear was taught on stretches of 8 lines and more: of fewer it can say nothing. */
const fewestLines = 8

const told = new WeakMap<HeardCall, { readonly shown: Shown | null }>()

const isTold = (call: HeardCall): boolean =>
  call.turns.length >= fewestLines && call.buyer.every(({ mind }) => mind === null)

/** A colleague sits on the rep's side, and of what they say nothing is heard. */
const sideOf = (speaker: HeardSpeaker): Speaker => (speaker === 'colleague' ? 'rep' : speaker)

/** Lets an ear hear a call. Before anything else is asked of it, another than the usual one can: one not taught on its writer. */
export function hearWith(call: HeardCall, by: Ear): Shown | null {
  const shown = isTold(call)
    ? by(call.turns.map(({ speaker, heard }) => ({ speaker: sideOf(speaker), words: plainWordsOf(heard) })))
    : null
  told.set(call, { shown })
  return shown
}

/**
 * What the lines of a call show of which only the words are known; null for a practice call, where the buyer's mind says
 * it, and for a few lines.
 */
export function shownByEar(call: HeardCall): Shown | null {
  const known = told.get(call)
  return known === undefined ? hearWith(call, ear) : known.shown
}
