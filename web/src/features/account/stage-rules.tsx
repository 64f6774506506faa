import type { Account } from '@ringside/contract/pipeline/accounts'
import type { StageRule } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { useState } from 'react'
import { MoveDealDialog } from '../../domain-ui/deal/move-deal-dialog.tsx'
import { movesToNext } from '../../domain-ui/deal/stage-sentences.ts'
import { Button } from '../../ui/button.tsx'

/** What takes the deal on from here by itself, and the way to move it by hand. */
export function StageRules({ account, rules }: { account: Account; rules: readonly StageRule[] }) {
  const [moving, setMoving] = useState(false)
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line px-6 pb-3 max-tablet:flex-col max-tablet:gap-2 max-tablet:px-4">
      <p className="max-w-[820px] text-small text-ink-2">{movesToNext(account.stage, rules)}</p>
      {!account.archivedAt && (
        <Button
          size="small"
          aria-label={`Move deal, now in ${stageLabels[account.stage]}`}
          onClick={() => setMoving(true)}
        >
          Move deal
        </Button>
      )}
      {moving && <MoveDealDialog account={account} onClose={() => setMoving(false)} />}
    </div>
  )
}
