import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { transcriptPath } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { useStore } from '../lib/store.ts'
import { dropUpload, queueUploads, uploadQueue, type QueuedUpload } from '../lib/uploads/upload-queue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DropBox } from './upload-drop-box.tsx'
import { callsIn } from './upload-pairs.ts'
import { UploadRows } from './upload-rows.tsx'
import { typeOf } from './upload-type.ts'
import { UploadTypes } from './upload-types.tsx'
import { useChosenFiles } from './use-chosen-files.ts'
import { WhoTranscribes } from './who-transcribes.tsx'

/** The one file that was sent alone leads to its call; of several each has its own link. */
function useOpenWhenDone(open: boolean, sentAlone: string | null, onClose: () => void) {
  const navigate = useNavigate()
  const transcript = useStore(uploadQueue).find(({ id }) => id === sentAlone)?.transcript
  useEffect(() => {
    if (!open || !transcript || sentAlone === null) return
    dropUpload(sentAlone)
    onClose()
    void navigate(transcriptPath(transcript._id))
  }, [open, transcript, sentAlone, onClose, navigate])
}

/** What is added to a call that was there before is shown in that call. */
const isOfNewCall = ({ transcriptId, after }: QueuedUpload): boolean => transcriptId === undefined || after !== null

const noneUsable = 'None of these files can be uploaded. Choose others.'

/** Uploads recordings and transcripts of real calls. Closing it stops nothing: the list of uploaded calls shows the rest. */
export function UploadCallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { orgId } = useSession()
  const queries = useQueryClient()
  const { chosen, choose, change, remove } = useChosenFiles()
  const [type, setType] = useState<CallType>('discovery')
  const [problem, setProblem] = useState<string | null>(null)
  const [sentAlone, setSentAlone] = useState<string | null>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const uploads = useStore(uploadQueue).filter((upload) => upload.orgId === orgId && isOfNewCall(upload))
  useOpenWhenDone(open, sentAlone, onClose)
  const onFiles = (files: readonly File[]) => {
    choose(files)
    setProblem(null)
  }
  const onUpload = () => {
    const usable = chosen.filter((each) => each.problem === null)
    setProblem(usable.length > 0 ? null : chosen.length === 0 ? 'Choose a file first.' : noneUsable)
    if (usable.length === 0) return
    const [first, ...others] = queueUploads(
      orgId,
      queries,
      callsIn(chosen).map(({ leading, file, recording }) => ({
        file: file.file,
        recording: recording?.file,
        type: typeOf(leading, type),
      })),
    )
    const isAlone = others.length === 0 && uploads.length === 0 && usable.length === chosen.length
    setSentAlone(isAlone ? (first ?? null) : null)
    // What can't be uploaded stays with what is wrong with it.
    remove(usable.map(({ id }) => id))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={640}
      title="Upload a call"
      description="Recordings of real calls, or their words as your meeting tool wrote them down. Scoring a call costs 1 credit."
      actions={
        <>
          <Button onClick={onClose}>{uploads.length > 0 ? 'Close' : 'Cancel'}</Button>
          <Button variant="primary" onClick={onUpload}>
            Upload
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DropBox count={chosen.length} problem={problem} onFiles={onFiles} ref={chooser} />
        <UploadTypes
          files={chosen}
          forAll={type}
          onForAll={setType}
          onFile={({ id }, said) => change(id, { said })}
          onApart={({ id }, isApart) => change(id, { isApart })}
          onRemove={({ id }) => {
            remove([id])
            setProblem(null)
          }}
          onEmptied={() => chooser.current?.focus()}
        />
        <WhoTranscribes orgId={orgId} />
        {uploads.length > 0 && <UploadRows uploads={uploads} />}
      </div>
    </Dialog>
  )
}
