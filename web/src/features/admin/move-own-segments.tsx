import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TransferDialog } from '../../domain-ui/transfer/transfer-dialog.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'

/** For whoever owns this organisation and another: a market that belongs there goes there with everything in it. */
export function MoveOwnSegments() {
  const { organization, organisations, role } = useSession()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [toId, setTo] = useState<string | null>(null)
  const places = organisations.filter((each) => each.role === 'Owner' && each.orgId !== organization.orgId)
  if (role !== 'Owner' || places.length === 0) return null
  const close = () => {
    setOpen(false)
    setTo(null)
  }
  return (
    <section
      aria-labelledby="move-segments"
      className="flex max-w-[560px] flex-col items-start gap-3 px-6 py-5 max-tablet:p-4"
    >
      <h2 id="move-segments" className="text-h2 font-semibold">
        Move segments
      </h2>
      <p className="text-ink-2">
        You own other organisations as well. A segment can go to one of them, with its accounts, people and
        customisations.
      </p>
      <Button onClick={() => setOpen(true)}>Move segments</Button>
      {open && (
        <TransferDialog
          from={organization}
          places={{ places, to: places.find(({ orgId }) => orgId === toId), setTo, find: null, isNone: false }}
          onMoved={() => client.invalidateQueries()}
          onClose={close}
        />
      )}
    </section>
  )
}
