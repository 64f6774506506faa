import { whisper, type LiveCall } from '@ringside/contract/live-calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { EmptyState, SkeletonRows } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { watchedCallQuery } from './live-call-queries.ts'

const ready = ['Ask for a date', 'Stop and ask', 'Who decides?']

function Whisper({ watched }: { watched: LiveCall }) {
  const [text, setText] = useState('')
  const rep = watched.repName.split(' ')[0] ?? watched.repName
  const send = useMutation({
    mutationFn: (words: string) => call(whisper, { params: { id: watched.simulationId }, body: { text: words } }),
    onSuccess: () => setText(''),
  })
  return (
    <form
      className="border-t border-line px-6 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') send.mutate(text.trim())
      }}
    >
      <p className="mb-2 flex justify-between gap-2">
        <span className="font-semibold">Whisper to {rep}</span>
        <span className="text-small text-ink-2">{watched.persona.firstName} can’t hear or see this</span>
      </p>
      <div className="flex gap-2">
        <TextInput
          size="large"
          aria-label={`Whisper to ${rep}`}
          placeholder="One short line works best"
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="large" variant="primary" loading={send.isPending}>
          Send
        </Button>
      </div>
      <p className="mt-2 flex flex-wrap gap-2">
        {ready.map((words) => (
          <Button key={words} size="small" disabled={send.isPending} onClick={() => send.mutate(words)}>
            {words}
          </Button>
        ))}
      </p>
      <p role="status" className="mt-2 text-small text-ink-2">
        {send.isError ? wordsOf(send.error) : send.isSuccess ? 'Whispered.' : ''}
      </p>
    </form>
  )
}

function Meters({ meters }: { meters: NonNullable<LiveCall['meters']> }) {
  return (
    <div className="grid grid-cols-3 gap-4 border-b border-line px-6 py-3">
      <Progress label="Trust" detail="Trust" percent={meters.trust} tone="buyer" />
      <Progress label="Interest" detail="Interest" percent={meters.interest} tone="buyer" />
      <Progress label="Patience" detail="Patience" percent={meters.patience} tone="buyer" />
    </div>
  )
}

/** The call an admin watches: meters, transcript, and a line to the rep. */
export function WatchPanel({ id, onLeave }: { id: string; onLeave(): void }) {
  const { orgId } = useSession()
  const query = useQuery(watchedCallQuery(orgId, id))
  const end = useRef<HTMLLIElement>(null)
  const turns = query.data?.turns.length ?? 0
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [turns])
  if (query.isPending) return <SkeletonRows />
  if (query.isError) {
    return (
      <EmptyState title="Ended. Review is ready." action={<TextLink to={reviewPath(id)}>See the review</TextLink>}>
        This call is over, or it is not one you can watch.
      </EmptyState>
    )
  }
  const { call: watched, turns: said } = query.data
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center justify-between gap-3 border-b border-line px-6 py-3.5">
        <div className="min-w-0">
          <h2 className="font-semibold">
            {watched.repName} with {watched.persona.firstName} {watched.persona.lastName}
          </h2>
          <p className="text-small text-ink-2">{watched.repName.split(' ')[0]} sees that you are here</p>
        </div>
        <Button variant="quiet" onClick={onLeave}>
          Leave
        </Button>
      </div>
      {watched.meters && <Meters meters={watched.meters} />}
      <ol className="min-h-0 flex-1 overflow-y-auto px-6 py-4" role="log" aria-label="What is said" tabIndex={0}>
        {said.map((turn) => (
          <li key={turn.turn} className="mb-3 grid grid-cols-[72px_1fr] gap-2">
            <span
              className={`text-small font-semibold ${turn.speaker === 'rep' ? 'text-you-text' : 'text-buyer-text'}`}
            >
              {turn.speaker === 'rep' ? watched.repName.split(' ')[0] : watched.persona.firstName}
            </span>
            <span>{turn.words}</span>
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ol>
      <Whisper watched={watched} />
    </div>
  )
}
