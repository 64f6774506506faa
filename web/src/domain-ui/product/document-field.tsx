import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { documentExtensions, documentProblem } from './product-source.ts'

interface DocumentFieldProps {
  file: File | null
  onFile(file: File | null): void
}

/** Chooses one document; what can't be read is said at once and not taken. */
export function DocumentField({ file, onFile }: DocumentFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const take = (chosen: File | undefined) => {
    if (chosen === undefined) return
    const found = documentProblem(chosen)
    setProblem(found)
    onFile(found === null ? chosen : null)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={IconFileText}
        aria-describedby={problem ? problemId : undefined}
        onClick={() => input.current?.click()}
      >
        {file ? 'Choose another document' : 'Choose a document'}
      </Button>
      <p className="min-w-0 flex-1 truncate text-small text-ink-2">
        {file ? file.name : 'Word (.docx), PDF, .txt or .md, at most 5 MB'}
      </p>
      {problem && (
        <p id={problemId} role="alert" className="w-full text-small text-bad">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-label="Document about your product"
        accept={documentExtensions}
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file may be chosen again after it was changed.
          event.target.value = ''
        }}
      />
    </div>
  )
}
