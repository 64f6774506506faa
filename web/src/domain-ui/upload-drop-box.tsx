import IconFileMusic from '@tabler/icons-react/dist/esm/icons/IconFileMusic.mjs'
import { useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../ui/button.tsx'
import { uploadAccept } from './upload-file.ts'

export interface DropBoxProps {
  files: readonly File[]
  /** What is wrong with those chosen, a sentence each. */
  problems: readonly string[]
  onFiles: (files: readonly File[]) => void
}

/** Files can be dropped on it; the button in it opens the browser's own dialog. */
export function DropBox({ files, problems, onFiles }: DropBoxProps) {
  const problemId = useId()
  const drop = useDropzone({
    onDrop: (dropped) => dropped.length > 0 && onFiles(dropped),
    noClick: true,
    noKeyboard: true,
  })
  const [only] = files
  return (
    // Dropping is a shortcut for those with a mouse; everybody has the button.
    <div
      {...drop.getRootProps({ role: undefined, tabIndex: undefined })}
      className={`flex flex-col items-center gap-2 rounded-box border border-dashed px-4 py-6 text-center ${drop.isDragActive ? 'border-focus bg-selected' : 'border-control bg-subtle'}`}
    >
      <IconFileMusic size={20} stroke={1.5} className="text-ink-2" aria-hidden />
      {files.length === 0 && <p className="font-medium">Drop recordings or transcripts here</p>}
      {only && files.length === 1 && <p className="max-w-full truncate font-medium">{only.name}</p>}
      {files.length > 1 && <p className="font-medium">{files.length} files</p>}
      <Button aria-describedby={problems.length > 0 ? problemId : undefined} onClick={drop.open}>
        {files.length > 0 ? 'Choose other files' : 'Choose files'}
      </Button>
      <p className="text-small text-ink-2">
        mp3, m4a, wav, webm, ogg, flac or mp4 up to 500 MB; vtt, srt, txt, json or docx
      </p>
      {problems.length > 0 && (
        <p id={problemId} role="alert" className="text-small text-bad">
          {problems.join(' ')}
        </p>
      )}
      <input {...drop.getInputProps({ accept: uploadAccept, 'aria-label': 'Files', tabIndex: -1 })} />
    </div>
  )
}
