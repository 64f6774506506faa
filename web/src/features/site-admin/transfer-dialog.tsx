import type { MovableSegment } from '@ringside/contract/pipeline/segments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { Progress } from '../../ui/progress.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { ChooseSegments } from './choose-segments.tsx'
import { countOf, leftToMove, resultOf, useSegmentMoves, type Moves } from './segment-moves.ts'
import { movableSegmentsQuery, siteKey } from './site-queries.ts'
import { usePlaces, type Place } from './use-places.ts'

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

function Result({ moves, chosen, to }: { moves: Moves; chosen: number; to: Place }) {
  if (moves.state === 'stopped') {
    return <ErrorState title={resultOf(moves, chosen, to.name)}>{moves.problem}</ErrorState>
  }
  return (
    <div role="status">
      {moves.state === 'done' ? (
        <p className="font-medium">{resultOf(moves, chosen, to.name)}.</p>
      ) : (
        <Progress
          label={`Moving segments to ${to.name}`}
          detail={`${moves.moved.length} of ${chosen} moved to ${to.name}`}
          percent={(moves.moved.length / chosen) * 100}
        />
      )}
    </div>
  )
}

/** What is chosen, and whether somebody has asked to go on with it. */
function useChoice(from: Place) {
  const segments = useQuery(movableSegmentsQuery(from.orgId))
  const places = usePlaces(from.orgId)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [kept, keep] = useState<readonly MovableSegment[] | null>(null)
  const chosen = kept ?? segments.data?.filter((segment) => ids.has(segment._id)) ?? []
  return {
    segments,
    places,
    ids,
    setIds,
    chosen,
    kept,
    keep,
  }
}

type Step = 'choose' | 'confirm' | 'move'

/** Moves target segments of one organisation to another: choose, confirm, watch, read the result. */
export function TransferDialog({ from, onClose }: { from: Place; onClose(): void }) {
  const client = useQueryClient()
  const choice = useChoice(from)
  const { segments, places, chosen } = choice
  const { to } = places
  const { moves, move } = useSegmentMoves(from.orgId)
  const [step, setStep] = useState<Step>('choose')
  const [tried, setTried] = useState(false)
  const next = () => {
    setTried(true)
    if (!to || chosen.length === 0) return focusFirstInvalid()
    setStep('confirm')
  }
  const start = async () => {
    if (!to) return
    choice.keep(chosen)
    setStep('move')
    await move(chosen, to.orgId)
    await client.invalidateQueries({ queryKey: siteKey })
  }
  const left = leftToMove(chosen, moves.moved).length
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
        <Button variant="primary" onClick={() => void start()}>
          Move {countOf(chosen.length, 'segment')}
        </Button>
      </>
    ),
    move: (
      <>
        {moves.state === 'stopped' && <Button onClick={() => void start()}>Try the other {left} again</Button>}
        <Button variant="primary" loading={moves.state === 'moving'} onClick={onClose}>
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
      dirty={step === 'confirm' || (step === 'choose' && choice.ids.size > 0)}
      title={step === 'confirm' && to ? `Move to ${to.name}?` : `Move segments of ${from.name}`}
      footNote={step === 'choose' && chosen.length > 0 ? `${countOf(chosen.length, 'segment')} chosen` : undefined}
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
        <ChooseSegments segments={segments.data} places={places} ids={choice.ids} onIds={choice.setIds} tried={tried} />
      )}
      {step === 'confirm' && to && <Confirmation from={from} to={to} chosen={chosen} />}
      {step === 'move' && to && <Result moves={moves} chosen={chosen.length} to={to} />}
    </Dialog>
  )
}
