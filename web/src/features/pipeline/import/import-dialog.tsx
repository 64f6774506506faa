import type { AccountImport } from '@ringside/contract/pipeline/imports'
import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onlySegment } from '../../../domain-ui/segment-options.ts'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx'
import { ChooseFile, fileProblem } from './choose-file.tsx'
import { ImportPreviewPart } from './import-preview.tsx'
import { ImportResult } from './import-result.tsx'
import { madeWords } from './import-words.ts'
import { MatchColumns } from './match-columns.tsx'
import { importsQuery, previewQuery, useReadFile, useRunImport, useUndoImport, type Choice } from './use-imports.ts'

export interface ImportDialogProps {
  orgId: string
  segments: readonly Segment[]
  open: boolean
  onClose(): void
}

/** Imports a list of accounts and people: a file, what its columns hold, and what became of it. */
export function ImportDialog({ orgId, segments, open, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<AccountImport | null>(null)
  const past = useQuery(importsQuery(orgId)).data ?? []
  const begun = past.find(({ _id }) => _id === file?._id)
  if (!file) return <FileStep orgId={orgId} past={past} open={open} onClose={onClose} onRead={setFile} />
  if (begun && begun.state !== 'failed') {
    return <ResultStep orgId={orgId} segments={segments} result={begun} open={open} onClose={onClose} />
  }
  return (
    <ColumnsStep
      key={file._id}
      orgId={orgId}
      segments={segments}
      // What was chosen before it failed stands in the import itself.
      file={begun ?? file}
      failure={begun?.failure ?? null}
      open={open}
      onClose={onClose}
      onBack={() => setFile(null)}
    />
  )
}

const frame = { width: 820, title: 'Import accounts' } as const
type StepProps = Pick<ImportDialogProps, 'orgId' | 'open' | 'onClose'>

function FileStep({
  orgId,
  past,
  open,
  onClose,
  onRead,
}: StepProps & { past: readonly AccountImport[]; onRead(file: AccountImport): void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const read = useReadFile()
  const undo = useUndoImport(orgId)
  const onFile = (file: File) => {
    const wrong = fileProblem(file)
    setProblem(wrong)
    if (wrong === null) read.mutate(file, { onSuccess: onRead, onError: (error) => setProblem(wordsOf(error)) })
  }
  return (
    <Dialog
      {...frame}
      open={open}
      onClose={onClose}
      description="The companies of your list become accounts to practise on, with its people to call. You see what will be added before anything is."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ChooseFile
        busy={read.isPending}
        problem={problem}
        onFile={onFile}
        past={past}
        undoing={undo.isPending ? undo.variables : null}
        onUndo={(id) => undo.mutate(id)}
      />
    </Dialog>
  )
}

interface ColumnsStepProps extends StepProps {
  segments: readonly Segment[]
  file: AccountImport
  failure: string | null
  onBack(): void
}

function ColumnsStep({ orgId, segments, file, failure, open, onClose, onBack }: ColumnsStepProps) {
  const before = segments.find(({ _id }) => _id === file.targetSegmentProfileId)
  const [choice, setChoice] = useState<Choice>({
    segmentId: before?._id ?? onlySegment(segments),
    columns: file.columns,
  })
  const preview = useQuery(previewQuery(file._id, choice))
  const run = useRunImport(orgId, file._id)
  const shown = choice.columns.company === undefined || choice.segmentId === '' ? undefined : preview.data
  const comes = shown ? shown.accounts + shown.people : 0
  const wrong = run.error ? wordsOf(run.error) : failure
  return (
    <Dialog
      {...frame}
      open={open}
      onClose={onClose}
      description={file.fileName}
      dirty
      actions={
        <>
          <Button onClick={onBack}>Choose another file</Button>
          <Button
            variant="primary"
            loading={run.isPending}
            disabled={comes === 0 || preview.isPlaceholderData}
            onClick={() => run.mutate(choice)}
          >
            {shown && comes > 0 ? `Import ${madeWords(shown)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {wrong !== null && <ErrorState title="Failed to import the file">{wrong}</ErrorState>}
        <MatchColumns file={file} segments={segments} choice={choice} onChange={setChoice} />
        {preview.isError && (
          <ErrorState title="Failed to read the rows" onRetry={() => void preview.refetch()}>
            {wordsOf(preview.error)}
          </ErrorState>
        )}
        {shown ? <ImportPreviewPart preview={shown} /> : preview.isFetching && <SkeletonRows rows={4} />}
      </div>
    </Dialog>
  )
}

interface ResultStepProps extends StepProps {
  segments: readonly Segment[]
  result: AccountImport
}

function ResultStep({ orgId, segments, result, open, onClose }: ResultStepProps) {
  const undo = useUndoImport(orgId)
  const segmentName = segmentNames(segments).get(result.targetSegmentProfileId ?? '') ?? 'the segment'
  return (
    <Dialog
      {...frame}
      open={open}
      onClose={onClose}
      description={result.fileName}
      actions={
        <>
          {result.state === 'imported' && (
            <Button loading={undo.isPending} onClick={() => undo.mutate(result._id)}>
              Undo the import
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {result.state === 'running' ? 'Close' : 'Done'}
          </Button>
        </>
      }
    >
      <ImportResult result={result} segmentName={segmentName} />
    </Dialog>
  )
}
