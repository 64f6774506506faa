import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { LiveCall } from '@ringside/contract/live-calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { callPath, reviewPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { isGone, watchedCallQuery } from './live-call-queries.ts'
import { WhisperForm } from './whisper-form.tsx'

function Meter({ name, value }: { name: string; value: number }) {
  const shown = Math.round(value)
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-2 text-small text-ink-2">
        <span>{name}</span>
        <span>{shown}</span>
      </div>
      <div
        role="meter"
        aria-label={name}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-tick bg-tick-off"
      >
        <div className="h-full bg-buyer" style={{ width: `${shown}%` }} />
      </div>
    </div>
  )
}

function Meters({ meters }: { meters: NonNullable<LiveCall['meters']> }) {
  return (
    <div className="grid grid-cols-3 gap-4 border-b border-line px-6 py-3 max-tablet:px-4">
      <Meter name="Trust" value={meters.trust} />
      <Meter name="Interest" value={meters.interest} />
      <Meter name="Patience" value={meters.patience} />
    </div>
  )
}

interface Said {
  turn: number
  speaker: 'rep' | 'buyer'
  by?: 'gatekeeper' | undefined
  words: string
}

/** The first name of whoever says it. */
function nameOf({ repName, persona }: LiveCall, { speaker, by }: Said): string | undefined {
  if (speaker === 'rep') return repName.split(' ')[0]
  return (by === undefined ? persona : (persona.gatekeeper ?? persona)).firstName
}

/** Closer to the end than this, the reader is following and is taken along. */
const followingPx = 40

/** What is said, line by line. Somebody who has scrolled back to read is left where they are. */
function Transcript({ watched, said }: { watched: LiveCall; said: readonly Said[] }) {
  const log = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const last = said.at(-1)?.words
  useEffect(() => {
    if (following.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [said.length, last])
  return (
    <div
      ref={log}
      role="log"
      aria-label="What is said"
      tabIndex={0}
      className="min-h-24 flex-1 overflow-y-auto px-6 py-4 max-tablet:px-4"
      onScroll={({ currentTarget: box }) => {
        following.current = box.scrollHeight - box.scrollTop - box.clientHeight < followingPx
      }}
    >
      <ol>
        {said.map((turn, index) => (
          <li key={turn.turn} className="mb-3 grid grid-cols-[72px_1fr] gap-2">
            <span
              className={`truncate text-small font-semibold ${turn.speaker === 'rep' ? 'text-you-text' : 'text-buyer-text'}`}
            >
              {nameOf(watched, turn)}
            </span>
            <span className={`wrap-anywhere ${index === said.length - 1 ? 'font-medium' : 'text-ink-2'}`}>
              {turn.words}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A link to a call that never began, or of which there is no more. */
function NoSuchCall({ onLeave }: { onLeave(): void }) {
  return (
    <EmptyState title="This call can’t be watched." action={<Button onClick={onLeave}>All live calls</Button>}>
      It has not begun, or there is no such call.
    </EmptyState>
  )
}

function Ended({ id, onLeave }: { id: string; onLeave(): void }) {
  return (
    <EmptyState
      title="Ended. Review is ready."
      action={
        <span className="flex gap-2.5">
          <ButtonLink variant="primary" to={reviewPath(id)}>
            See the review
          </ButtonLink>
          <Button onClick={onLeave}>All live calls</Button>
        </span>
      }
    />
  )
}

/** The call an admin watches: meters, transcript, and a line to the rep. */
export function WatchPanel({ id, onLeave }: { id: string; onLeave(): void }) {
  const { orgId } = useSession()
  const query = useQuery(watchedCallQuery(orgId, id))
  if (isGone(query.error)) return <NoSuchCall onLeave={onLeave} />
  if (query.isPending) return <SkeletonRows />
  if (!query.data) {
    return (
      <ErrorState title="The call could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  if (query.data.view === 'ended') return <Ended id={id} onLeave={onLeave} />
  const { call: watched, turns: said } = query.data
  if (query.data.view === 'as-rep') {
    return (
      <EmptyState title="This is your own call." action={<TextLink to={callPath(id)}>Go back to it</TextLink>}>
        The buyer’s numbers come with the review.
      </EmptyState>
    )
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center justify-between gap-3 border-b border-line px-6 py-3.5 max-tablet:px-4">
        <div className="min-w-0">
          <h2 className="truncate font-semibold">
            {watched.repName} with {buyerNameOf(watched.persona)}
          </h2>
          <p className="text-small text-ink-2">
            {query.isError ? 'No connection. Trying again.' : `${watched.repName.split(' ')[0]} sees that you are here`}
          </p>
        </div>
        <Button variant="quiet" onClick={onLeave}>
          Leave
        </Button>
      </div>
      {watched.meters && <Meters meters={watched.meters} />}
      <Transcript watched={watched} said={said} />
      <WhisperForm watched={watched} />
    </div>
  )
}
