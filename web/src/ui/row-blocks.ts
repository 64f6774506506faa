import type { Range } from '@tanstack/react-virtual'

/** Rows come and go so many at a time, above and below at once: in most frames of scrolling nothing is laid out. */
export const block = 8

/** At least `overscan` rows above and below those in sight, of which there are `mostInSight` unless rows are lower than most. */
export const inBlocks =
  (mostInSight: number) =>
  ({ startIndex, endIndex, overscan, count }: Range): number[] => {
    const first = Math.max(0, Math.floor((startIndex - overscan) / block) * block)
    const needed = Math.max(endIndex - startIndex + 1, mostInSight) + 2 * overscan
    const end = Math.min(count, first + Math.ceil((needed + block - 1) / block) * block)
    return Array.from({ length: end - first }, (_, nth) => first + nth)
  }
