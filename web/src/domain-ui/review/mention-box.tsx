import { longestComment } from '@ringside/contract/reviews/comments'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { TextArea } from '../../ui/text-input.tsx'
import { InitialsDisc } from '../voiceprint.tsx'
import { askedAt, offeredFor, withReader, type Reader } from './mention-draft.ts'
import { readersQuery } from './review-queries.ts'

interface MentionBoxProps {
  reviewId: string
  value: string
  onChange: (text: string) => void
  /** Who was chosen out of the list before. */
  chosen: readonly Reader[]
  /** Somebody was chosen out of the list. */
  onMention: (reader: Reader) => void
}

/** What to type in: after an @ it offers those who may see the review, by arrows and Enter or by pressing one. */
export function MentionBox({ reviewId, value, onChange, chosen, onMention }: MentionBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const list = useId()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  /** Where the list was closed with Esc: at another @ it opens again. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const asked = askedAt(value, caret)
  const readers = useQuery({ ...readersQuery(reviewId), enabled: asked !== null })
  const offered = asked && asked.start !== closedAt ? offeredFor(readers.data ?? [], asked.part) : []
  const at = Math.min(active, offered.length - 1)
  const choose = (reader: Reader | undefined) => {
    if (!asked || !reader) return
    const next = withReader(value, caret, asked.start, reader, chosen)
    onChange(next.text)
    onMention(reader)
    setCaret(next.caret)
    setActive(0)
    box.current?.focus()
    // The caret is set once the text is there.
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return
    if (event.key === 'ArrowDown') setActive((at + 1) % offered.length)
    else if (event.key === 'ArrowUp') setActive((at - 1 + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[at])
    else if (event.key === 'Escape') setClosedAt(asked?.start ?? null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <TextArea
        ref={box}
        rows={2}
        maxLength={longestComment}
        value={value}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? list : undefined}
        aria-activedescendant={offered.length > 0 ? `${list}-${at}` : undefined}
        onChange={(event) => {
          onChange(event.target.value)
          setCaret(event.target.selectionStart)
          setActive(0)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="sr-only">
        {offered.length > 0 ? `${offered.length} people. Arrows move, Enter chooses.` : ''}
      </span>
      {offered.length > 0 && <Offered id={list} readers={offered} active={at} onChoose={choose} />}
    </div>
  )
}

interface OfferedProps {
  id: string
  readers: readonly Reader[]
  active: number
  onChoose: (reader: Reader) => void
}

function Offered({ id, readers, active, onChoose }: OfferedProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Mention"
      className="absolute inset-x-0 top-full z-10 mt-1 max-w-80 rounded-box border border-line bg-surface p-1 shadow-2"
    >
      {readers.map((reader, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box's own keys choose, by aria-activedescendant
        <div
          key={reader.userId}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The box keeps the focus, and with it the caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reader)}
          className={`flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 py-1 max-tablet:min-h-11 ${index === active ? 'bg-hover' : 'hover:bg-subtle'}`}
        >
          <InitialsDisc name={reader.name} size={22} />
          <span className="min-w-0 truncate">{reader.name}</span>
        </div>
      ))}
    </div>
  )
}
