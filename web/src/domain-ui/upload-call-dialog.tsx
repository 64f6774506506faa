import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { callTypes, type CallType } from '@ringside/contract/simulations/vocabulary'
import { uploadTranscript } from '@ringside/contract/transcripts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../lib/api/client.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { transcriptPath } from '../lib/paths.ts'
import { callsKey } from '../lib/queries/calls.ts'
import { readCreditsAgain } from '../lib/queries/credits.ts'
import { useSession } from '../lib/session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { ErrorState } from '../ui/states.tsx'
import { callTypeLabels } from './call-labels.ts'
import { uploadExtensions, uploadProblem } from './upload-file.ts'

const accept = uploadExtensions.map((extension) => `.${extension}`).join(',')
const typeOptions = callTypes.map((value) => ({ value, label: callTypeLabels[value] }))

function useUpload(onDone: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { orgId } = useSession()
  return useMutation({
    mutationFn: async ({ file, type }: { file: File; type: CallType }) =>
      call(uploadTranscript, { body: { fileName: file.name, content: await file.text(), type } }),
    onSuccess: async (transcript) => {
      onDone()
      await Promise.all([queries.invalidateQueries({ queryKey: callsKey(orgId) }), readCreditsAgain(queries)])
      await navigate(transcriptPath(transcript._id))
    },
  })
}

interface DropBoxProps {
  file: File | null
  problem: string | null
  onFile: (file: File) => void
}

/** A file can be dropped on it; the button in it opens the browser's own dialog. */
function DropBox({ file, problem, onFile }: DropBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const problemId = useId()
  return (
    // Dropping is a shortcut for those with a mouse; everybody has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped) onFile(dropped)
      }}
      className={`flex flex-col items-center gap-2 rounded-box border border-dashed px-4 py-6 text-center ${over ? 'border-focus bg-selected' : 'border-control bg-subtle'}`}
    >
      <IconFileText size={20} stroke={1.5} className="text-ink-2" aria-hidden />
      <p className="font-medium">{file ? file.name : 'Drop a transcript here'}</p>
      <Button aria-describedby={problem ? problemId : undefined} onClick={() => input.current?.click()}>
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <p className="text-small text-ink-2">.vtt, .srt, .txt or .json, at most 2 MB</p>
      {problem && (
        <p id={problemId} role="alert" className="text-small text-bad">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label="Transcript file"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onFile(chosen)
        }}
      />
    </div>
  )
}

/** Uploads the transcript of a real call and goes to it. */
export function UploadCallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [type, setType] = useState<CallType>('discovery')
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useUpload(onClose)
  const onFile = (next: File) => {
    setFile(next)
    setProblem(uploadProblem(next))
    upload.reset()
  }
  const onUpload = () => {
    const wrong = file ? uploadProblem(file) : 'Choose a file first.'
    setProblem(wrong)
    if (file && !wrong) upload.mutate({ file, type })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      title="Upload a call"
      description="The words of a real call, as your meeting tool wrote them down. Scoring it costs 1 credit."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={upload.isPending} onClick={onUpload}>
            Upload
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DropBox file={file} problem={problem} onFile={onFile} />
        <Field label="Kind of call" help="It decides which ranges are recommended.">
          <Select<CallType> label="Kind of call" options={typeOptions} value={type} onChange={setType} />
        </Field>
      </div>
      {upload.isError && <ErrorState title="Failed to upload the call">{wordsOf(upload.error)}</ErrorState>}
    </Dialog>
  )
}
