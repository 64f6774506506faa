import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import type { Transcript } from '@ringside/contract/transcripts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type Ref } from 'react'
import { uploadAccept } from '../../domain-ui/upload-file.ts'
import { UploadRows } from '../../domain-ui/upload-rows.tsx'
import { useStore } from '../../lib/store.ts'
import { dropUpload, queueUploads, uploadQueue } from '../../lib/uploads/upload-queue.ts'
import { Button } from '../../ui/button.tsx'

interface FileInputProps {
  transcript: Transcript
  label: string
  ref: Ref<HTMLInputElement>
}

/** Opened by a button elsewhere; the file chosen is on its way to the call. */
export function FileInput({ transcript, label, ref }: FileInputProps) {
  const { orgId, _id: transcriptId, type } = transcript
  const queries = useQueryClient()
  return (
    <input
      ref={ref}
      type="file"
      accept={uploadAccept}
      aria-label={label}
      tabIndex={-1}
      className="hidden"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) queueUploads(orgId, queries, [{ file, type, transcriptId }])
        // The same file can be chosen again after it was refused.
        event.target.value = ''
      }}
    />
  )
}

/** Adds a transcript to a recording. */
export function AddFileButton({ transcript, label }: { transcript: Transcript; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={IconUpload} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FileInput transcript={transcript} label={label} ref={input} />
    </>
  )
}

/** What is on its way to this call. What has come is in the call: nothing has to be said of it. */
export function AddedFiles({ transcript }: { transcript: Transcript }) {
  const uploads = useStore(uploadQueue).filter(({ transcriptId }) => transcriptId === transcript._id)
  const done = uploads.find(({ state }) => state === 'done')?.id
  useEffect(() => {
    if (done !== undefined) dropUpload(done)
  }, [done])
  return uploads.length === 0 ? null : (
    <div className="max-w-[640px] px-6 pt-3 max-tablet:px-4">
      <UploadRows uploads={uploads} />
    </div>
  )
}
