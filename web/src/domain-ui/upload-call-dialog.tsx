import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { transcriptPath } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { useStore } from '../lib/store.ts'
import { dropUpload, queueUploads, uploadQueue } from '../lib/uploads/upload-queue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DropBox } from './upload-drop-box.tsx'
import { uploadProblem } from './upload-file.ts'
import { UploadRows } from './upload-rows.tsx'
import { chosenFile, typeOf, type ChosenFile } from './upload-type.ts'
import { UploadTypes } from './upload-types.tsx'
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

const problemsOf = (files: readonly File[]): string[] =>
  files.flatMap((file) => {
    const problem = uploadProblem(file)
    return problem === null ? [] : files.length === 1 ? problem : `${file.name}: ${problem}`
  })

/** Uploads recordings and transcripts of real calls. Closing it stops nothing: the list of uploaded calls shows the rest. */
export function UploadCallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { orgId } = useSession()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [type, setType] = useState<CallType>('discovery')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [sentAlone, setSentAlone] = useState<string | null>(null)
  const uploads = useStore(uploadQueue).filter((upload) => upload.orgId === orgId && upload.transcriptId === undefined)
  useOpenWhenDone(open, sentAlone, onClose)
  const files = chosen.map(({ file }) => file)
  const onFiles = (next: readonly File[]) => {
    setChosen(next.map(chosenFile))
    setProblems(problemsOf(next))
  }
  const onUpload = () => {
    const wrong = files.length === 0 ? ['Choose a file first.'] : problemsOf(files)
    setProblems(wrong)
    if (wrong.length > 0) return
    const [first, ...others] = queueUploads(
      orgId,
      queries,
      chosen.map((each) => ({ file: each.file, type: typeOf(each, type) })),
    )
    setSentAlone(others.length === 0 && uploads.length === 0 ? (first ?? null) : null)
    setChosen([])
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
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
        <DropBox files={files} problems={problems} onFiles={onFiles} />
        <WhoTranscribes orgId={orgId} />
        <UploadTypes
          files={chosen}
          forAll={type}
          onForAll={setType}
          onFile={(file, said) => setChosen(chosen.map((each) => (each === file ? { ...each, said } : each)))}
        />
        {uploads.length > 0 && <UploadRows uploads={uploads} />}
      </div>
    </Dialog>
  )
}
