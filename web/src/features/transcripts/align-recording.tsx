import { longestRecordingMs, type Transcript } from '@ringside/contract/transcripts'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, questionWidth } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useSetOffset } from './transcript-queries.ts'

/** Seconds as they are typed, "4.5" or "4,5", in milliseconds; null for what is none. */
export function typedSeconds(typed: string): number | null {
  const trimmed = typed.trim().replace(',', '.')
  if (!/^-?\d+(\.\d+)?$/.test(trimmed)) return null
  const ms = Math.round(Number(trimmed) * 1000)
  return Math.abs(ms) <= longestRecordingMs ? ms : null
}

/** Recording and transcript are of one call, and one of them may have begun before the other. */
export function AlignDialog({
  transcript,
  open,
  onClose,
}: {
  transcript: Transcript
  open: boolean
  onClose: () => void
}) {
  const { recording } = transcript
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? String((recording?.offsetMs ?? 0) / 1000)
  const close = () => {
    setTyped(null)
    save.reset()
    onClose()
  }
  const save = useSetOffset(transcript.orgId, transcript._id)
  const offsetMs = typedSeconds(shown)
  const wrong = offsetMs === null ? 'Write the seconds as a number, like 4.5.' : undefined
  if (recording === null) return null
  return (
    <Dialog
      open={open}
      onClose={close}
      width={questionWidth}
      title="Align the recording"
      description="When words and sound are apart, say where in the recording the first word of the transcript is."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            disabled={offsetMs === null}
            loading={save.isPending}
            onClick={() => offsetMs !== null && save.mutate(offsetMs, { onSuccess: close })}
          >
            Save
          </Button>
        </>
      }
    >
      <Field label="First word, in seconds" error={wrong} help="Less than 0 when the recording began after it.">
        <TextInput inputMode="decimal" value={shown} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {save.isError && <ErrorState title="Failed to align the recording">{wordsOf(save.error)}</ErrorState>}
    </Dialog>
  )
}
