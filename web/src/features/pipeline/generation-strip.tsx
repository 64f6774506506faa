import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { newAccountsPath } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { leaveFocusToPage } from '../../ui/leave-focus.ts'
import { Progress } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { accountWords } from './account-words.ts'
import { leftWords } from './generation-progress.ts'
import { restOf, useOrderAccounts, type Generation } from './use-generation.ts'

/** What the button of an order that stopped starts. */
function restWords(order: GenerationOrder): string {
  const rest = restOf(order)
  if (order.made === 0) return `Generate ${accountWords(rest)}`
  return rest === 1 ? 'Generate the last account' : `Generate the other ${rest} accounts`
}

const areReady = (count: number) => `${accountWords(count)} ${count === 1 ? 'is' : 'are'} ready`

/** What came of an order that was not stopped: "12 accounts are ready in Food makers." */
function endWords({ state, made, amount, segmentName }: GenerationOrder): string {
  if (state === 'done') return `${areReady(made)} in ${segmentName}.`
  if (made === 0) return `Cancelled before the first account of ${segmentName} was made.`
  return `Cancelled: ${made} of ${accountWords(amount)} ${made === 1 ? 'is' : 'are'} ready in ${segmentName}.`
}

/** Where they are, for whoever would look for them in the table; whoever follows it has seen what came of the order. */
function ShowMade({ order, onFollow }: { order: GenerationOrder; onFollow(): void }) {
  if (order.made === 0) return null
  return (
    <ButtonLink size="small" to={newAccountsPath(order)} onClick={onFollow}>
      {order.made === 1 ? 'Show it' : 'Show them'}
    </ButtonLink>
  )
}

interface EndedProps {
  who: Who
  order: GenerationOrder
  putAway: Generation['putAway']
}

function Stopped({ who, order, putAway }: EndedProps) {
  const again = useOrderAccounts(who, putAway)
  const start = () => again.mutate({ segmentId: order.targetSegmentProfileId, amount: restOf(order) })
  return (
    <div className="border-b border-line pb-4 [&>[role=alert]]:mb-3">
      <ErrorState title="Failed to generate segment account">
        {order.made > 0 && `${order.made} of ${order.amount} are ready. `}
        {again.error ? wordsOf(again.error) : order.failure}
      </ErrorState>
      <div className="flex flex-wrap gap-2 px-6 max-tablet:gap-4 max-tablet:px-4">
        <Button size="small" loading={again.isPending} onClick={start}>
          {restWords(order)}
        </Button>
        <ShowMade order={order} onFollow={putAway} />
        <Button size="small" variant="quiet" onClick={putAway}>
          Put away
        </Button>
      </div>
    </div>
  )
}

const strip =
  'flex gap-4 border-b border-line px-6 py-3 max-tablet:flex-col max-tablet:items-stretch max-tablet:px-4 max-tablet:gap-3'

/** What came of it, in the place where it was on its way. */
function Ended(props: EndedProps) {
  const { order, putAway } = props
  const box = useRef<HTMLDivElement>(null)
  const leaveAndPutAway = () => {
    leaveFocusToPage(box.current)
    putAway()
  }
  return (
    <div ref={box}>
      {order.state === 'stopped' ? (
        <Stopped {...props} putAway={leaveAndPutAway} />
      ) : (
        <section aria-label="Generated accounts" className={`${strip} items-center`}>
          <p role="status" className="flex min-w-0 flex-1 items-start gap-2.5">
            <IconBuilding size={18} stroke={1.5} className="mt-px shrink-0 text-ink-2" aria-hidden />
            <span>{endWords(order)}</span>
          </p>
          <span className="flex gap-2 max-tablet:gap-4 max-tablet:pl-7">
            <ShowMade order={order} onFollow={leaveAndPutAway} />
            <Button size="small" variant="quiet" onClick={leaveAndPutAway}>
              Put away
            </Button>
          </span>
        </section>
      )}
    </div>
  )
}

/** The tabs that list accounts, where those of an order are looked for. */
const accountTabs = ['/pipeline', '/pipeline/accounts']

/**
 * Over the pipeline: how far the accounts are that its reader ordered, for they keep every tab from ordering more; then what came of
 * it, until that is put away: why they stopped everywhere, and that they are ready where accounts are listed.
 */
export function GenerationStrip({ who, generation }: { who: Who; generation: Generation }) {
  const { progress, cancel, putAway } = generation
  const { pathname } = useLocation()
  if (progress.state === 'none') return null
  const { order } = progress
  const isTold =
    progress.state === 'running' || order.state === 'stopped' || accountTabs.includes(pathname.replace(/\/$/, ''))
  if (!isTold) return null
  if (progress.state === 'ended') return <Ended key={order._id} who={who} order={order} putAway={putAway} />
  const { made, secondsLeft } = progress
  const told = `${order.segmentName}: ${made} of ${accountWords(order.amount)} ready.`
  return (
    <section aria-label="Accounts on their way" className={`${strip} items-end`}>
      <div className="min-w-0 max-w-[640px] flex-1">
        <Progress
          label="Generating accounts"
          percent={(100 * made) / order.amount}
          detail={[told, leftWords(secondsLeft), 'You can leave this page.'].filter(Boolean).join(' ')}
        />
      </div>
      <Button size="small" onClick={() => cancel(order)}>
        Cancel the rest
      </Button>
    </section>
  )
}
