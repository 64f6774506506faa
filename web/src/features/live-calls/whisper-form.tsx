import { whisper, type LiveCall } from '@ringside/contract/live-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useShortcuts } from '../../lib/keyboard.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { whispersQuery } from './live-call-queries.ts'
import { deliveryOf } from './live-words.ts'

const ready = ['Ask for a date', 'Stop and ask', 'Who decides?']
const shownWhispers = 3

/** The last whispers, by whomever, and whether they have reached the rep. */
function Sent({ watched }: { watched: LiveCall }) {
  const { orgId } = useSession()
  const whispers = useQuery(whispersQuery(orgId, watched.simulationId)).data ?? []
  return (
    <ul aria-label="Whispers" aria-live="polite" className="text-small text-ink-2">
      {whispers.slice(-shownWhispers).map((each) => (
        <li key={each.id} className="mb-1 wrap-anywhere">
          {deliveryOf(each, watched.startedAt)}. <span className="text-ink">“{each.text}”</span>{' '}
          {each.from.split(' ')[0]}
        </li>
      ))}
    </ul>
  )
}

/** One short line to the rep, which the buyer does not hear. */
export function WhisperForm({ watched }: { watched: LiveCall }) {
  const { orgId } = useSession()
  const client = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const rep = watched.repName.split(' ')[0] ?? watched.repName
  const send = useMutation({
    mutationFn: (words: string) => call(whisper, { params: { id: watched.simulationId }, body: { text: words } }),
    onSuccess: (_, words) => {
      // What was typed meanwhile stays.
      setText((now) => (now.trim() === words ? '' : now))
      void client.invalidateQueries({ queryKey: whispersQuery(orgId, watched.simulationId).queryKey })
    },
  })
  useShortcuts([{ keys: 'w', label: 'Whisper', group: 'Live calls', run: () => box.current?.focus() }])
  return (
    <form
      aria-label={`Whisper to ${rep}`}
      className="border-t border-line px-6 py-4 max-tablet:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !send.isPending) send.mutate(text.trim())
      }}
    >
      <p className="mb-2 flex flex-wrap justify-between gap-x-2">
        <span className="font-semibold">Whisper to {rep}</span>
        <span className="text-small text-ink-2">{watched.persona.firstName} can’t hear or see this</span>
      </p>
      <Sent watched={watched} />
      <div className="mt-2 flex gap-2">
        <TextInput
          ref={box}
          size="large"
          aria-label={`Whisper to ${rep}`}
          aria-keyshortcuts="w"
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
          <Button
            key={words}
            size="small"
            disabled={send.isPending}
            loading={send.isPending && send.variables === words}
            onClick={() => send.mutate(words)}
          >
            {words}
          </Button>
        ))}
      </p>
      {send.isError && (
        <p role="alert" className="mt-2 text-small text-bad">
          Not sent. {wordsOf(send.error)}
        </p>
      )}
    </form>
  )
}
