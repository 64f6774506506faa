import { useQueryClient } from '@tanstack/react-query'
import type { Place } from '../../domain-ui/transfer/segment-move.ts'
import { TransferDialog } from '../../domain-ui/transfer/transfer-dialog.tsx'
import { usePlaces } from './use-places.ts'

/** Moves segments of an organisation to any other, for a site admin. */
export function MoveSegments({ from, onClose }: { from: Place; onClose(): void }) {
  const client = useQueryClient()
  const places = usePlaces(from.orgId)
  return <TransferDialog from={from} places={places} onMoved={() => client.invalidateQueries()} onClose={onClose} />
}
