import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { ReactNode } from 'react'
import { callsWith } from '../../domain-ui/call-labels.ts'
import { figureOf, whoseFigures } from '../../domain-ui/record-words.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Chip } from '../../ui/chip.tsx'

/** How a line of the lists looks, whatever a press on it does. */
export const lineLook = 'flex items-center gap-4 border-b border-line px-6 py-3 max-tablet:px-4'

/** About how high such a line is, in pixels. */
export const lineHeight = 77

/** Whoever can be called, in one line: the face, the name and where they work, and how it went before. */
export function BuyerLine({ buyer, suggested, note }: { buyer: Buyer; suggested: boolean; note?: ReactNode }) {
  const session = useSession()
  const name = buyerNameOf(buyer)
  return (
    <>
      <Voiceprint seed={buyer._id} name={name} size={52} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name} {suggested && <Chip tone="you">Suggested next</Chip>}
        </span>
        <span className="block truncate text-ink-2 max-tablet:whitespace-normal">
          {buyer.title}, {buyer.accountName}
        </span>
      </span>
      {note}
      <span className="w-28 text-right text-small text-ink-2">
        {buyer.bestScore === null
          ? callsWith(buyer.calls)
          : `${figureOf(whoseFigures(session), 'best')} ${Math.round(buyer.bestScore)}`}
      </span>
    </>
  )
}
