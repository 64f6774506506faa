import type { Refusal } from '../../lib/call-socket/call-view.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

const words: Record<Refusal, { title: string; text: string }> = {
  'signed-out': { title: 'You are signed out', text: 'Sign in again and the call goes on where it was.' },
  forbidden: { title: 'This is not your call', text: 'Only the person who made a call can be on it.' },
  'not-found': { title: 'This call was not found', text: 'It may belong to another organisation.' },
  'page-too-old': { title: 'This page is older than the server', text: 'Reload it and the call goes on where it was.' },
  'open-elsewhere': {
    title: 'This call is open somewhere else',
    text: 'Another tab or device has taken it over. You can take it back.',
  },
}

/** A call that can't be shown here, and what to do about it. */
export function CallRefused({ refusal, onTakeBack }: { refusal: Refusal; onTakeBack: () => void }) {
  const { title, text } = words[refusal]
  const isOver = refusal === 'forbidden' || refusal === 'not-found'
  const action = isOver ? (
    <ButtonLink variant="primary" to="/simulation">
      Set up a call
    </ButtonLink>
  ) : refusal === 'open-elsewhere' ? (
    <Button variant="primary" onClick={onTakeBack}>
      Use it here
    </Button>
  ) : (
    <Button variant="primary" onClick={() => window.location.reload()}>
      Reload
    </Button>
  )
  return (
    <main className="grid h-dvh place-items-center">
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    </main>
  )
}
