import { freeRetries } from '@ringside/contract/simulations/simulations'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, questionWidth } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { useDeleteTranscript } from './transcript-queries.ts'
import { uploadsPath } from './uploads-path.ts'

interface DeleteDialogProps {
  answer: TranscriptAnswer
  open: boolean
  onClose: () => void
}

/** Asks before a call is deleted with all that belongs to it. */
export function DeleteDialog({ answer, open, onClose }: DeleteDialogProps) {
  const { transcript, practice } = answer
  const navigate = useNavigate()
  const remove = useDeleteTranscript(transcript.orgId, transcript._id)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={questionWidth}
      title={`Delete “${transcript.title}”?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: () => void navigate(uploadsPath, { replace: true }) })}
          >
            Delete the call
          </Button>
        </>
      }
    >
      <p>Its words, its recording and its review go with it. This can’t be undone.</p>
      {practice !== null && practice.retriesLeft < freeRetries && (
        <p>Practice calls that went on from it stay in your history, with what had been said in it by then.</p>
      )}
      {remove.isError && <ErrorState title="Failed to delete the call">{wordsOf(remove.error)}</ErrorState>}
    </Dialog>
  )
}
