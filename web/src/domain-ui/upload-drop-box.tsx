import IconFileMusic from '@tabler/icons-react/dist/esm/icons/IconFileMusic.mjs'
import { useId, type Ref } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../ui/button.tsx'
import { uploadAccept } from './upload-file.ts'

export interface DropBoxProps {
  /** How many files are chosen. */
  count: number
  /** Why nothing could be uploaded; null when nobody has tried, or something was. */
  problem: string | null
  onFiles: (files: readonly File[]) => void
  /** The button that chooses. */
  ref?: Ref<HTMLButtonElement>
}

/** Files can be dropped on it; the button in it opens the browser's own dialog. */
export function DropBox({ count, problem, onFiles, ref }: DropBoxProps) {
  const problemId = useId()
  const drop = useDropzone({
    onDrop: (dropped) => dropped.length > 0 && onFiles(dropped),
    noClick: true,
    noKeyboard: true,
  })
  return (
    // Dropping is a shortcut for those with a mouse; everybody has the button.
    <div
      {...drop.getRootProps({ role: undefined, tabIndex: undefined })}
      className={`flex flex-col items-center gap-2 rounded-box border border-dashed px-4 py-6 text-center ${drop.isDragActive ? 'border-focus bg-selected' : 'border-control bg-subtle'}`}
    >
      <IconFileMusic size={20} stroke={1.5} className="text-ink-2" aria-hidden />
      <p className="font-medium">
        {count === 0 ? 'Drop recordings or transcripts here' : `${count} ${count === 1 ? 'file' : 'files'}`}
      </p>
      <Button ref={ref} aria-describedby={problem === null ? undefined : problemId} onClick={drop.open}>
        {count > 0 ? 'Choose other files' : 'Choose files'}
      </Button>
      <p className="text-small text-ink-2">
        mp3, m4a, wav, webm, ogg, flac or mp4 up to 500 MB; vtt, srt, txt, json or docx
      </p>
      {problem !== null && (
        <p id={problemId} role="alert" className="text-small text-bad">
          {problem}
        </p>
      )}
      <input {...drop.getInputProps({ accept: uploadAccept, 'aria-label': 'Files', tabIndex: -1 })} />
    </div>
  )
}
