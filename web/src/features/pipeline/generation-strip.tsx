import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { accountWords } from './account-words.ts'
import { restOf, useOrderAccounts, type Generation } from './use-generation.ts'

/** What the button of an order that stopped starts. */
function restWords(order: GenerationOrder): string {
  const rest = restOf(order)
  if (order.made === 0) return `Generate ${accountWords(rest)}`
  return rest === 1 ? 'Generate the last account' : `Generate the other ${rest} accounts`
}

function Stopped({ who, order, putAway }: { who: Who; order: GenerationOrder } & Pick<Generation, 'putAway'>) {
  const again = useOrderAccounts(who)
  const start = () =>
    again.mutate(
      { segmentId: order.targetSegmentProfileId, amount: restOf(order) },
      { onSuccess: () => putAway(order) },
    )
  return (
    <div className="border-b border-line pb-4 [&>[role=alert]]:mb-3">
      <ErrorState title="Failed to generate segment account">
        {order.made > 0 && `${order.made} of ${order.amount} are ready. `}
        {again.error ? wordsOf(again.error) : order.failure}
      </ErrorState>
      <div className="flex gap-2 px-6 max-tablet:px-4">
        <Button size="small" loading={again.isPending} onClick={start}>
          {restWords(order)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => putAway(order)}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}

/** Over the pipeline: how far the accounts are that its reader ordered, or why the rest can't be made. */
export function GenerationStrip({ who, generation }: { who: Who; generation: Generation }) {
  const { order, cancel, putAway } = generation
  if (!order) return null
  if (order.state === 'stopped') return <Stopped key={order._id} who={who} order={order} putAway={putAway} />
  return (
    <section
      data-toast-clear
      aria-label="Accounts on their way"
      className="flex items-end gap-4 border-b border-line px-6 py-3 max-tablet:flex-col max-tablet:items-stretch max-tablet:px-4"
    >
      <div className="min-w-0 max-w-[640px] flex-1">
        <Progress
          label="Generating accounts"
          percent={(100 * order.made) / order.amount}
          detail={`${order.segmentName}: ${order.made} of ${accountWords(order.amount)} ready. You can leave this page.`}
        />
      </div>
      <Button size="small" onClick={() => cancel(order)}>
        Cancel the rest
      </Button>
    </section>
  )
}
