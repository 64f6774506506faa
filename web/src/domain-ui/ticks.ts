/** Which of `count` ticks are lit for a score of 0..100, and which one stands for the target. */
export function ticksOf(score: number, count: number, target?: number): { lit: number; targetAt: number | null } {
  const perTick = 100 / count
  return {
    lit: Math.max(0, Math.min(count, Math.round(score / perTick))),
    targetAt: target === undefined ? null : Math.max(0, Math.min(count - 1, Math.ceil(target / perTick) - 1)),
  }
}
