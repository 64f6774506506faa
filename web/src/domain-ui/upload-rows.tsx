import IconReload from '@tabler/icons-react/dist/esm/icons/IconReload.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Transcript } from '@ringside/contract/transcripts'
import { callTypeLabels } from '@ringside/contract/simulations/call-type-labels'
import { transcriptPath } from '../lib/paths.ts'
import { dropUpload, retryUpload, waitsForCall, type QueuedUpload } from '../lib/uploads/upload-queue.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Progress } from '../ui/progress.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { fileSize } from './upload-file.ts'

const words: Readonly<Record<'waiting' | 'sending' | 'reading', string>> = {
  waiting: 'Waiting',
  sending: 'Uploading',
  reading: 'Reading the file',
}

/** What has to be done before there is a review: nobody looks for a question in a call they have only just sent. */
const openSteps: Partial<Record<Transcript['state'], string>> = {
  asking: 'Say in it which one is you, and it is scored.',
  'needs-transcript': 'Add its transcript there, and it can be reviewed.',
  'waiting-for-credit': 'It is scored when you have a credit to use.',
}

function Outcome({ upload }: { upload: QueuedUpload }) {
  if (upload.state === 'failed')
    return (
      <p role="alert" className="text-small text-bad">
        {upload.problem}
      </p>
    )
  if (upload.state === 'done' && upload.transcript && upload.transcriptId !== undefined)
    return (
      <p role="status" className="text-small">
        <span className="text-good">Uploaded</span> and added to {upload.transcript.title}
      </p>
    )
  if (upload.state === 'done' && upload.transcript)
    return (
      <p role="status" className="text-small">
        <span className="text-good">Uploaded</span>{' '}
        <TextLink to={transcriptPath(upload.transcript._id)}>Open {upload.transcript.title}</TextLink>
        <span className="block text-ink-2 empty:hidden">{openSteps[upload.transcript.state]}</span>
      </p>
    )
  if (upload.state === 'done') return null
  const now = waitsForCall(upload) ? 'Waiting for its transcript' : words[upload.state]
  return <Progress label={`${now}: ${upload.file.name}`} detail={now} percent={upload.percent} />
}

/** How large it is, and what kind of call; what is added to a call is of its kind. */
const factsOf = ({ file, type, transcriptId, transcript }: QueuedUpload): string =>
  [fileSize(file.size), ...(transcriptId === undefined ? [callTypeLabels[transcript?.type ?? type]] : [])].join(', ')

/** Files on their way, one under the other, each with what became of it. */
export function UploadRows({ uploads }: { uploads: readonly QueuedUpload[] }) {
  return (
    <ul aria-label="Uploads" className="flex flex-col">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex items-start gap-2 border-b border-line py-2.5">
          <div className="min-w-0 flex-1">
            <p className="flex items-baseline gap-1.5">
              <span className="min-w-0 truncate font-medium">{upload.file.name}</span>
              <span className="shrink-0 text-small text-ink-2">{factsOf(upload)}</span>
            </p>
            <Outcome upload={upload} />
          </div>
          {upload.state === 'failed' && !upload.isRefused && (
            <Button size="small" icon={IconReload} onClick={() => retryUpload(upload.id)}>
              Try again
            </Button>
          )}
          <IconButton
            size="small"
            icon={IconX}
            label={
              upload.state === 'done' || upload.state === 'failed'
                ? `Take ${upload.file.name} off the list`
                : `Cancel ${upload.file.name}`
            }
            onClick={() => dropUpload(upload.id)}
          />
        </li>
      ))}
    </ul>
  )
}
