import { InitialsDisc } from '../../domain-ui/voiceprint.tsx'
import type { Whisper } from '../../lib/call-socket/call-record.ts'
import { Button } from '../../ui/button.tsx'

/** The coach's newest note, over the dock. Announced politely; only the rep sees it. */
export function WhisperBox({ whisper, onPutAway }: { whisper: Whisper | null; onPutAway: () => void }) {
  return (
    <div role="status" className="px-6 max-tablet:px-3">
      {whisper && (
        <div className="flex animate-enter items-center gap-3 rounded-box border border-line bg-subtle px-3.5 py-2.5 max-tablet:items-start">
          <InitialsDisc name={whisper.from} size={24} />
          <p className="min-w-0 flex-1">
            <span className="font-semibold">{whisper.from.split(' ')[0]}</span>
            <span className="ml-2">{whisper.text}</span>
          </p>
          <span className="text-tiny text-ink-3 max-tablet:sr-only">Only you see this</span>
          <Button variant="quiet" size="small" onClick={onPutAway}>
            Put away
          </Button>
        </div>
      )}
    </div>
  )
}
