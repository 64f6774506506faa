import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { getCreditHistory } from '@ringside/contract/credits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Logo } from '../../domain-ui/logo.tsx'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { planQuery } from '../../lib/queries/session.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { latestPurchase } from './latest-purchase.ts'

/** A payment is confirmed by the provider's own message to the server, seconds after the person is back. */
const askAgainMs = 3000
const askAtMost = 20

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-full max-w-[440px] flex-col items-start justify-center gap-3 p-6">
      <Logo size={26} />
      <h1 className="text-hero font-semibold">{title}</h1>
      {children}
    </main>
  )
}

/** What a purchase really brought, from the server's ledger and never from the address. */
export function CheckoutSuccessScreen() {
  const { userId } = useSession()
  const history = useQuery({
    queryKey: ['plan', userId, 'history'],
    queryFn: ({ signal }) => call(getCreditHistory, { params: { userId }, signal }),
    refetchInterval: (query) =>
      query.state.dataUpdateCount < askAtMost && !latestPurchase(query.state.data ?? [], new Date())
        ? askAgainMs
        : false,
  })
  const plan = useQuery({ ...planQuery(userId), staleTime: 0 })
  if (history.isLoadingError) {
    return (
      <ErrorState title="We could not read your credits" onRetry={() => void history.refetch()}>
        {wordsOf(history.error)} What you paid for is safe.
      </ErrorState>
    )
  }
  const purchase = latestPurchase(history.data ?? [], new Date(history.dataUpdatedAt))
  if (!purchase) {
    return (
      <Frame title="Waiting for your payment">
        <p role="status" className="text-ink-2">
          No purchase has reached us in the last hour. It can take a minute; this page looks again by itself.
        </p>
        <ButtonLink to="/">Go to your dashboard</ButtonLink>
      </Frame>
    )
  }
  return (
    <Frame title={purchase.amount === 1 ? '1 credit added' : `${purchase.amount} credits added`}>
      <p role="status" className="text-ink-2">
        {purchase.note}
        {plan.data && ` You have ${plan.data.credits} now.`}
      </p>
      <ButtonLink to="/simulation" variant="primary" size="large" icon={IconPhone}>
        Start a call
      </ButtonLink>
    </Frame>
  )
}
