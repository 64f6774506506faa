import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import { formatClock } from '../lib/time-format.ts'
import { Button } from '../ui/button.tsx'
import { useRetry } from './use-retry.ts'

interface RetryButtonProps {
  simulationId: string
  /** The rep turn that is said anew, and what to try there. */
  point: { turn: number; startMs: number; why: string }
}

/** Takes a call up again where a skill was missed: one press, and the buyer is on the line. */
export function RetryButton({ simulationId, point }: RetryButtonProps) {
  const retry = useRetry(simulationId)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" icon={IconRotate} loading={retry.isPending} onClick={() => retry.mutate(point.turn)}>
        Retry from {formatClock(point.startMs)}
      </Button>
      <span className="text-small text-ink-2">{point.why}. Free.</span>
    </div>
  )
}
