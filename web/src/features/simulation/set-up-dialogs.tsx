import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProductDialog } from '../../domain-ui/product/product-dialog.tsx'
import { progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import type { PersonaBrief } from './buyer-brief.tsx'
import type { PlayableCallType } from './call-terms.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { DifficultyDialog } from './difficulty-dialog.tsx'
import { TypeDialog } from './type-dialog.tsx'
import type { SetUp } from './use-set-up.ts'

/** The set-up's dialogs, one at a time. */
export function SetUpDialogs({ brief, setUp }: { brief: PersonaBrief; setUp: SetUp }) {
  const { orgId, userId } = useSession()
  const progress = useQuery(progressQuery(orgId, userId))
  const { persona, account } = brief
  const { dialog, setDialog, terms, plan, summary } = setUp
  const [nextType, setNextType] = useState<PlayableCallType | null>(null)
  const close = () => {
    setNextType(null)
    setDialog('none')
  }
  switch (dialog) {
    case 'none':
      return null
    case 'type':
      return (
        <TypeDialog
          open
          onClose={close}
          who={`${buyerNameOf(persona)}, ${persona.title} at ${account.name}`}
          firstName={persona.firstName}
          company={{ name: account.name, isCustomer: account.stage === 'won' }}
          type={nextType ?? terms.type}
          suggested={terms.suggested.type}
          records={progress.data?.byType ?? []}
          onNext={(type) => {
            setNextType(type)
            setDialog('difficulty-next')
          }}
        />
      )
    case 'difficulty':
    case 'difficulty-next':
      return (
        <DifficultyDialog
          open
          onClose={close}
          onBack={dialog === 'difficulty-next' ? () => setDialog('type') : undefined}
          difficulty={terms.difficulty}
          suggested={terms.suggested.difficulty}
          records={progress.data?.byDifficulty ?? []}
          onUse={(difficulty) => {
            terms.choose((dialog === 'difficulty-next' ? nextType : null) ?? terms.type, difficulty)
            close()
          }}
        />
      )
    case 'credit':
      return <CreditDialog open onClose={close} credits={plan.data?.credits ?? 0} onUse={setUp.afterCredit} />
    case 'product':
    case 'product-then-call':
      if (!summary.data) return null
      return (
        <ProductDialog
          open
          onClose={close}
          userId={userId}
          summary={summary.data}
          onSaved={() => {
            close()
            if (dialog === 'product-then-call') setUp.call()
          }}
          onSkip={
            dialog === 'product-then-call'
              ? () => {
                  close()
                  setUp.call()
                }
              : undefined
          }
        />
      )
  }
}
