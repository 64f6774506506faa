import IconArrowsHorizontal from '@tabler/icons-react/dist/esm/icons/IconArrowsHorizontal.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { exportItems } from '../../domain-ui/review/export-menu.tsx'
import { Button } from '../../ui/button.tsx'
import type { Icon } from '../../ui/icon.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Menu } from '../../ui/menu.tsx'
import { FileInput } from './add-file.tsx'
import { AlignDialog } from './align-recording.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SpeakersDialog } from './speakers-dialog.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'

const TypeDialog = lazyPart(() => import('./type-dialog.tsx').then((file) => file.TypeDialog))

interface Action {
  label: string
  icon: Icon
  onSelect: () => void
  /** Stands elsewhere on a screen that has room for it. */
  inMenuOnly?: boolean
}

const addRecording = 'Add the recording'

/** What who uploaded a call can do with it: buttons side by side, or on a phone one menu, with the exports in it. */
export function OwnActions({ answer, onPractise }: { answer: TranscriptAnswer; onPractise: () => void }) {
  const { transcript, reviewId } = answer
  const [open, setOpen] = useState<'align' | 'speakers' | 'type' | 'delete' | null>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const onClose = () => setOpen(null)
  const hasWords = transcript.state !== 'needs-transcript'
  const isSilent = transcript.recording === null
  const actions: Action[] = [
    ...(hasWords && isSilent ? [{ label: addRecording, icon: IconUpload, onSelect: () => input?.click() }] : []),
    ...(hasWords && !isSilent
      ? [{ label: 'Align', icon: IconArrowsHorizontal, onSelect: () => setOpen('align') }]
      : []),
    // One name for all is told apart line by line first.
    ...(transcript.speakers.length > 1
      ? [{ label: 'Speakers', icon: IconUsers, onSelect: () => setOpen('speakers') }]
      : []),
    // A review says itself what kind it is of, and has it changed there.
    { label: 'Kind of call', icon: IconTag, onSelect: () => setOpen('type'), inMenuOnly: reviewId !== null },
    { label: 'Delete', icon: IconTrash, onSelect: () => setOpen('delete') },
  ]
  return (
    <>
      {actions
        .filter(({ inMenuOnly }) => inMenuOnly !== true)
        .map(({ label, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <FileInput transcript={transcript} label={addRecording} ref={setInput} />
      <AlignDialog transcript={transcript} open={open === 'align'} onClose={onClose} />
      <SpeakersDialog answer={answer} open={open === 'speakers'} onClose={onClose} />
      {open === 'type' && <TypeDialog answer={answer} onClose={onClose} />}
      <DeleteDialog answer={answer} open={open === 'delete'} onClose={onClose} />
      {/* The last child of a header is what a phone shows of it. */}
      <span className="tablet:hidden">
        <Menu
          label="Actions"
          items={[
            ...(reviewId === null
              ? []
              : [{ kind: 'action' as const, label: 'Practise this call', icon: IconPhone, onSelect: onPractise }]),
            ...actions.map(({ inMenuOnly: _, ...action }) => ({
              kind: 'action' as const,
              danger: action.label === 'Delete',
              ...action,
            })),
            ...(reviewId === null ? [] : [{ kind: 'heading' as const, label: 'Export' }, ...exportItems(reviewId)]),
          ]}
          opener={(opener) => (
            <Button aria-label="Actions" {...opener}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </Button>
          )}
        />
      </span>
    </>
  )
}
