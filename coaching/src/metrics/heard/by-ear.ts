import { oncePer } from '../../buyer/once.ts'
import { loadShown, shownFileSchema, type Shown } from '../../shown/shown-model.ts'
import weights from '../../shown/weights.json' with { type: 'json' }
import type { HeardCall } from './heard-call.ts'
import { plainWordsOf } from './plain-words.ts'

const shownIn = loadShown(shownFileSchema.parse(weights))

/** The ear was taught on stretches of 8 lines and more: of fewer it can say nothing. */
const fewestLines = 8

/**
 * What the lines of a call show of which only the words are known; null for a practice call, where the buyer's mind says
 * it, and for a few lines.
 */
export const shownByEar = oncePer((call: HeardCall): Shown | null =>
  call.turns.length < fewestLines || call.buyer.some(({ mind }) => mind !== null)
    ? null
    : shownIn(call.turns.map(({ speaker, heard }) => ({ speaker, words: plainWordsOf(heard) }))),
)
