import { mostMovedAtOnce, type MovableSegment } from '@ringside/contract/pipeline/segments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { ChooseSegments, type Places } from './choose-segments.tsx'
import { countOf, movableSegmentsQuery, useSegmentMove, type Place } from './segment-move.ts'

function Confirmation({ from, to, chosen }: { from: Place; to: Place; chosen: readonly MovableSegment[] }) {
  const accounts = chosen.reduce((sum, segment) => sum + segment.accounts, 0)
  return (
    <>
      <p>
        {countOf(chosen.length, 'segment')} with {countOf(accounts, 'account')} will leave {from.name} and belong to{' '}
        {to.name}. People and customisations go along; finished calls and their reviews stay at {from.name}.
      </p>
      <ul aria-label="Segments to move" className="mt-3 max-h-60 overflow-auto border-t border-line" tabIndex={0}>
        {chosen.map((segment) => (
          <li key={segment._id} className="flex justify-between gap-3 border-b border-line py-2">
            <span className="min-w-0 truncate">{segment.name}</span>
            <span className="shrink-0 text-ink-2">{countOf(segment.accounts, 'account')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Result({ move, chosen, to }: { move: ReturnType<typeof useSegmentMove>; chosen: number; to: Place }) {
  if (move.isError) return <ErrorState title={`Nothing moved to ${to.name}`}>{wordsOf(move.error)}</ErrorState>
  const segments = countOf(chosen, 'segment')
  return (
    <p role="status" className="font-medium">
      {move.isSuccess ? `${segments} moved to ${to.name}.` : `Moving ${segments} to ${to.name}...`}
    </p>
  )
}

type Step = 'choose' | 'confirm' | 'move'

interface TransferDialogProps {
  from: Place
  /** Where they can go. */
  places: Places
  onMoved: () => Promise<unknown>
  onClose: () => void
}

/** Moves target segments of one organisation to another, all or none: choose, confirm, read the result. */
export function TransferDialog({ from, places, onMoved, onClose }: TransferDialogProps) {
  const segments = useQuery(movableSegmentsQuery(from.orgId))
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<readonly MovableSegment[]>([])
  const move = useSegmentMove(from.orgId, onMoved)
  const [step, setStep] = useState<Step>('choose')
  const [tried, setTried] = useState(false)
  const { to } = places
  const next = () => {
    setTried(true)
    if (!to || ids.size === 0 || ids.size > mostMovedAtOnce) return focusFirstInvalid()
    setChosen(segments.data?.filter((segment) => ids.has(segment._id)) ?? [])
    setStep('confirm')
  }
  const start = () => {
    if (!to) return
    setStep('move')
    move.mutate({ segmentIds: chosen.map(({ _id }) => _id), to })
  }
  const nothing = segments.data?.length === 0 || (segments.data && places.isNone)
  const buttons = {
    choose: (
      <>
        <Button onClick={onClose}>Cancel</Button>
        {!nothing && (
          <Button variant="primary" disabled={!segments.data} onClick={next}>
            Next: confirm
          </Button>
        )}
      </>
    ),
    confirm: (
      <>
        <Button onClick={() => setStep('choose')}>Back</Button>
        <Button variant="primary" onClick={start}>
          Move {countOf(chosen.length, 'segment')}
        </Button>
      </>
    ),
    move: (
      <>
        {move.isError && <Button onClick={start}>Try again</Button>}
        <Button variant="primary" loading={move.isPending} onClick={onClose}>
          Done
        </Button>
      </>
    ),
  }
  return (
    <Dialog
      open
      width={640}
      onClose={onClose}
      dirty={step === 'confirm' || (step === 'choose' && ids.size > 0)}
      title={step === 'confirm' && to ? `Move to ${to.name}?` : `Move segments of ${from.name}`}
      footNote={step === 'choose' && ids.size > 0 ? `${countOf(ids.size, 'segment')} chosen` : undefined}
      actions={buttons[step]}
    >
      {step === 'choose' && segments.isPending && <SkeletonRows rows={3} />}
      {step === 'choose' && segments.isLoadingError && (
        <ErrorState title="The segments could not be read" onRetry={() => void segments.refetch()}>
          {wordsOf(segments.error)}
        </ErrorState>
      )}
      {step === 'choose' && nothing && (
        <EmptyState title={segments.data?.length === 0 ? 'No segments here.' : 'There is nowhere to move them.'}>
          {segments.data?.length === 0
            ? `${from.name} has no target segment to move.`
            : 'Create another organisation first.'}
        </EmptyState>
      )}
      {step === 'choose' && segments.data && !nothing && (
        <ChooseSegments segments={segments.data} places={places} ids={ids} onIds={setIds} tried={tried} />
      )}
      {step === 'confirm' && to && <Confirmation from={from} to={to} chosen={chosen} />}
      {step === 'move' && to && <Result move={move} chosen={chosen.length} to={to} />}
    </Dialog>
  )
}
