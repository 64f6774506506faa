/** One step of AdaGrad for the weights from `at` on, one for each number in `gradient`; `by` is what they were multiplied with. */
export function descend(
  weights: Float64Array,
  squares: Float64Array,
  at: number,
  gradient: Float64Array,
  by: number,
  { rate, decay }: { readonly rate: number; readonly decay: number },
): void {
  for (let i = 0; i < gradient.length; i++) {
    const weight = weights[at + i] ?? 0
    const slope = by * (gradient[i] ?? 0) + decay * weight
    const square = (squares[at + i] ?? 0) + slope * slope
    squares[at + i] = square
    weights[at + i] = weight - (rate * slope) / Math.sqrt(square)
  }
}
