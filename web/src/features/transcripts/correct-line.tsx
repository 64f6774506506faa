import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { linesFrom, type TranscriptAnswer } from './transcript-lines.ts'
import { useCorrection } from './use-corrections.ts'

interface CorrectLineProps {
  answer: TranscriptAnswer
  /** Which line, counted from 0. */
  line: number
  onClose: () => void
}

/** Puts one line right: what was said, and by whom; from it on, the lines of two people under one name can be told apart. */
export function CorrectLine({ answer, line, onClose }: CorrectLineProps) {
  const said = answer.lines[line]
  const [words, setWords] = useState(said?.words ?? '')
  const [name, setName] = useState(said?.name ?? '')
  const [onwards, setOnwards] = useState(false)
  const save = useCorrection(answer.transcript)
  if (!said) return null
  const to = name.trim()
  const isRenamed = to !== '' && to !== said.name
  const isReworded = words.trim() !== '' && words.trim() !== said.words
  const onSave = () =>
    save.mutate(
      {
        words: isReworded ? { line, words: words.trim() } : undefined,
        name: isRenamed
          ? { speaker: said.name, to, lines: onwards ? linesFrom(answer.lines, line) : [line] }
          : undefined,
      },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title="Correct this line"
      description="The words as they came are kept beside yours, and the review says that it was edited. The call is scored again, which costs nothing."
      dirty={isRenamed || isReworded}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isRenamed && !isReworded} loading={save.isPending} onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="What was said" help={said.original === null ? undefined : `It came as “${said.original}”`}>
          <TextArea value={words} maxLength={20_000} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <Field
          label="Who said it"
          help={`In this call: ${answer.transcript.speakers.join(', ')}. Any other name is a new speaker.`}
        >
          <TextInput value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
        </Field>
        {isRenamed && (
          <Checkbox
            label={`All lines of ${said.name} from here on`}
            checked={onwards}
            onChange={() => setOnwards(!onwards)}
          />
        )}
        {save.isError && <ErrorState title="Failed to save the line">{wordsOf(save.error)}</ErrorState>}
      </div>
    </Dialog>
  )
}
