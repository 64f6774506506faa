import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { Transcript } from '@ringside/contract/transcripts'
import { Notice } from '../../ui/states.tsx'
import { AddFileButton } from './add-file.tsx'
import { lengthsApart } from './lengths-apart.ts'

/** Words and sound that can't be of the same stretch of talk are said to be so as long as they stand beside one another. */
export function LengthsNotice({ transcript, isOwn }: { transcript: Transcript; isOwn: boolean }) {
  const apart = transcript.state === 'needs-transcript' ? null : lengthsApart(transcript)
  if (apart === null) return null
  return (
    <div className="px-6 pt-4 max-tablet:px-4">
      <Notice
        tone="warn"
        icon={IconAlertTriangle}
        title={apart.title}
        action={isOwn && <AddFileButton transcript={transcript} label="Add another recording" />}
      >
        {apart.words}{' '}
        {isOwn &&
          'Both are kept. If they are of two calls, add the recording that belongs here; if the transcript is a part, upload the whole one as a call of its own.'}
      </Notice>
    </div>
  )
}
