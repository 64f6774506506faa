import type { ModelFile } from './model.ts'

/** An answer on a line that the model had not seen: how sure it was, and whether it was right. */
export type Outcome = { readonly raw: number; readonly right: boolean }

type Block = { raw: number; right: number; of: number }

/**
 * How many right answers it takes to make up for a wrong one. A buyer who acts on misheard words spoils a call, one who
 * asks again costs a moment; and lines by strangers are harder than ours. At 0.5 about five answers in six are right.
 */
const wrongWeighs = 5

/** Answers per point of the curve; fewer would follow noise. */
const blockSize = 40

/**
 * A rising curve from raw probability to confidence, by pooling adjacent violators over blocks of answers (isotonic
 * regression). Confidence is right / (right + 5 wrong) of a block; each block counts half an answer of either kind
 * more, so that none is 0 or 1.
 */
export function calibrationOf(outcomes: readonly Outcome[]): ModelFile['calibration'] {
  const sorted = outcomes.toSorted((a, b) => a.raw - b.raw)
  const pooled: Block[] = []
  for (let at = 0; at < sorted.length; at += blockSize) {
    const members = sorted.slice(at, at + blockSize)
    pooled.push({
      raw: members.reduce((sum, { raw }) => sum + raw, 0),
      right: members.filter(({ right }) => right).length,
      of: members.length,
    })
    for (let last = pooled.at(-1), before = pooled.at(-2); last && before && share(before) >= share(last);) {
      pooled.splice(-2, 2, { raw: before.raw + last.raw, right: before.right + last.right, of: before.of + last.of })
      last = pooled.at(-1)
      before = pooled.at(-2)
    }
  }
  const points = pooled.map((block) => ({ raw: round(block.raw / block.of), confidence: round(share(block)) }))
  return [...points, { raw: 1, confidence: points.at(-1)?.confidence ?? 0.5 }]
}

function share({ right, of }: Block): number {
  return (right + 0.5) / (right + 0.5 + wrongWeighs * (of - right + 0.5))
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
