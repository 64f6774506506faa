import IconMicrophoneOff from '@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs'
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs'
import type { ListeningFailure } from '../../lib/audio/speech.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'

export interface BannersProps {
  /** How far the call was kept when the connection went; null while it stands. */
  lostAtMs: number | null
  onRetry: () => void
  isMuted: boolean
  failure: ListeningFailure | null
  onMicrophone: () => void
  onType: () => void
  /** Why the server could not take the last message. */
  notice: string | null
}

const failureWords: Record<ListeningFailure, string> = {
  refused: 'Allow the microphone in your browser, or type this call.',
  'no-microphone': 'No microphone was found. Connect one, or type this call.',
  'no-connection': 'Your browser’s speech service did not answer. Try again, or type this call.',
}

/** What stands in the way of the call, and what to do about it. */
export function Banners(props: BannersProps) {
  return (
    <div className="flex flex-col gap-2 px-6 empty:hidden max-tablet:px-3">
      {props.lostAtMs !== null && (
        <Notice
          tone="warn"
          icon={IconPlugConnectedX}
          title={`Connection lost. We kept everything up to ${formatClock(props.lostAtMs)}.`}
          action={
            <Button size="small" onClick={props.onRetry}>
              Try now
            </Button>
          }
        >
          Reconnecting...
        </Notice>
      )}
      {props.failure && (
        <Notice
          tone="warn"
          icon={IconMicrophoneOff}
          title="We can’t hear you"
          action={
            <span className="flex gap-2">
              <Button size="small" onClick={props.onMicrophone}>
                Try again
              </Button>
              <Button size="small" onClick={props.onType}>
                Type this call
              </Button>
            </span>
          }
        >
          {failureWords[props.failure]}
        </Notice>
      )}
      {props.isMuted && <Notice tone="info" icon={IconMicrophoneOff} title="You are muted" />}
      {props.notice && (
        <p role="alert" className="rounded-box bg-bad-tint px-4 py-2 text-small text-bad">
          {props.notice}
        </p>
      )}
    </div>
  )
}
