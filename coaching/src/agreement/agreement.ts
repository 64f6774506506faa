/** Two judgements of the same thing on an ordered scale, as whole numbers: a person's and the engine's, or two people's. */
export type Pair = { readonly one: number; readonly other: number }

export type Agreement = {
  /** How many things both have judged. */
  readonly n: number
  /** The share judged the same, 0..1; null where nothing was judged. */
  readonly exact: number | null
  /** The share no more than one step apart, 0..1; null where nothing was judged. */
  readonly withinOne: number | null
  /**
   * Quadratic weighted kappa, -1..1: 1 is full agreement, 0 what chance gives two judges with these habits. Null where it
   * says nothing: no pair, or both judges gave one and the same level throughout.
   */
  readonly kappa: number | null
}

const apart = ({ one, other }: Pair): number => Math.abs(one - other)

const sumOf = (pairs: readonly Pair[], value: (pair: Pair) => number): number =>
  pairs.reduce((sum, pair) => sum + value(pair), 0)

/**
 * Cohen's weighted kappa (Psychological Bulletin 70, 1968) with quadratic weights: 1 - (the mean squared distance of the
 * pairs) / (the mean squared distance were either judge's levels dealt out at random to the other's). The weights' usual
 * divisor, the squared length of the scale, stands above and below the line and falls away. The second mean is over every
 * level of the one with every level of the other; written out it needs only their sums, which are whole numbers.
 */
function weightedKappa(pairs: readonly Pair[]): number | null {
  const n = pairs.length
  const observed = sumOf(pairs, ({ one, other }) => (one - other) ** 2)
  const squares = sumOf(pairs, ({ one, other }) => one ** 2 + other ** 2)
  const expected = n * squares - 2 * sumOf(pairs, ({ one }) => one) * sumOf(pairs, ({ other }) => other)
  return expected > 0 ? 1 - (n * observed) / expected : null
}

/** How far two judges agree, thing by thing. The order of the pairs, and which judge comes first, make no difference. */
export function agreementOf(pairs: readonly Pair[]): Agreement {
  const share = (most: number): number | null =>
    pairs.length === 0 ? null : pairs.filter((pair) => apart(pair) <= most).length / pairs.length
  return { n: pairs.length, exact: share(0), withinOne: share(1), kappa: weightedKappa(pairs) }
}
