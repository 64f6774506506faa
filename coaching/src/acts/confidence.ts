/**
 * How sure the ear must be (`PerceivedAct.confidence`), by what is done with the answer. The dearer a mishearing is to the
 * rep, the surer. Measured on the held-out lines, none of which the ear was trained on:
 *
 *     confidence     right
 *     under 0.3      11 of 26
 *     0.3 to 0.4     18 of 20
 *     0.4 to 0.5     10 of 11
 *     0.5 to 0.6      8 of 11
 *     0.6 to 0.7     19 of 20
 *     0.7 and over  163 of 163
 *
 * Lines by strangers are harder: of those that an earlier ear put between 0.5 and 0.58, five of nine were misheard.
 */

/** A hint: it leans an answer one way, or lets the rep off, and is never a reason by itself. */
export const hintFrom = 0.3

/** Likely enough beside words that say the same, or where the worst that can come of it is kind. */
export const likelyFrom = 0.4

/**
 * Sure enough to answer, and to be evidence of anything in a review: a check that rests on less would as often show a rep
 * what they never did, and words that do nothing the ear knows would lift a score.
 */
export const sureFrom = 0.5

/** Sure enough to move a meter or to blame: a reason that the rep reads has to be true. */
export const judgedFrom = 0.6

/** Sure enough for anger, which also needs the words: a warning or a hang-up can't be taken back. */
export const angerFrom = 0.65

/** Beyond doubt: what else the turn may have been is passed over. */
export const beyondDoubtFrom = 0.7
