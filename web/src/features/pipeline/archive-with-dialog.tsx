import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/choice.tsx'
import { Dialog, questionWidth } from '../../ui/dialog.tsx'

interface Choice {
  label: string
  help: string
  /** What the button says then. */
  button: string
}

/** Archiving does not cascade: what becomes of that which belongs to a thing is asked, and both answers can be undone. */
export function ArchiveWithDialog({
  title,
  description,
  question,
  keep,
  also,
  onArchive,
  onClose,
}: {
  title: string
  description: string
  question: string
  keep: Choice
  also: Choice
  onArchive(also: boolean): void
  onClose(): void
}) {
  const [isAlso, setIsAlso] = useState(false)
  const radio = ({ label, help }: Choice, value: boolean) => (
    <Radio
      name="archived-with-it"
      label={label}
      help={help}
      checked={isAlso === value}
      onChange={() => setIsAlso(value)}
    />
  )
  return (
    <Dialog
      open
      onClose={onClose}
      width={questionWidth}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              onArchive(isAlso)
              onClose()
            }}
          >
            {isAlso ? also.button : keep.button}
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-medium">{question}</legend>
        {radio(keep, false)}
        {radio(also, true)}
      </fieldset>
    </Dialog>
  )
}
