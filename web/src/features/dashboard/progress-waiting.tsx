import { Skeleton } from '../../ui/states.tsx'

const shapes = [
  ['skills', '40%'],
  ['trend', '55%'],
  ['streak', '70%'],
] as const

/** In the shape of the three cards that come. */
export function ProgressWaiting() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid grid-cols-[1.05fr_1.2fr_1fr] divide-x divide-line border-b border-line max-desktop:grid-cols-2 max-tablet:grid-cols-1 max-tablet:divide-x-0"
    >
      {shapes.map(([card, width]) => (
        <div key={card} className="flex h-88 flex-col gap-5 px-6 py-6 max-tablet:px-4">
          <Skeleton width={width} height={16} />
          <Skeleton height={220} />
        </div>
      ))}
    </div>
  )
}
