import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { maxLineLength } from '@ringside/contract/simulations/call-protocol'
import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useSingleKeysWork } from '../../lib/keyboard.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { elapsedOf } from './use-now.ts'

export interface TypeBoxProps {
  ref: Ref<HTMLTextAreaElement>
  placeholder: string
  pickedUpAt: number | null
  /** `startMs` is when the typing began, in milliseconds of the call. */
  onSend: (words: string, startMs: number) => void
  /** Space before any word, which no line needs; undefined when there is nobody to interrupt. */
  onSpaceFirst?: (() => void) | undefined
  /** At the right end: Interrupt, whose key works here too while there are no words. */
  after?: ((isEmpty: boolean) => ReactNode) | undefined
}

/** In one place, so that the field is as high as its words everywhere: not every browser sizes a field by them. */
const sameSpot =
  'col-start-1 row-start-1 min-w-0 text-body whitespace-pre-wrap [overflow-wrap:anywhere] max-tablet:text-[16px]/6'

/** A line to say by typing, as high as its words up to five lines; Enter says it, and with Shift begins another line. */
export function TypeBox({ ref, placeholder, pickedUpAt, onSend, onSpaceFirst, after }: TypeBoxProps) {
  const [words, setWords] = useState('')
  const began = useRef(0)
  const keysWork = useSingleKeysWork()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Line breaks are for the eye of who types; what is said has none.
    const line = words.trim().replace(/\s*\n\s*/g, ' ')
    if (!line) return
    setWords('')
    onSend(line, Math.round(began.current))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    // While letters are being put together, Enter chooses them.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }
    if (event.key !== ' ' || words !== '' || onSpaceFirst === undefined) return
    event.preventDefault()
    onSpaceFirst()
  }
  return (
    <form
      onSubmit={onSubmit}
      className="flex min-h-[52px] min-w-0 flex-auto items-center gap-2.5 rounded-[26px] border border-control bg-surface pr-2 pl-[18px] text-ink-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus"
    >
      <IconKeyboard size={20} stroke={1.5} aria-hidden />
      <span className="grid max-h-[calc(5lh+14px)] min-w-0 flex-1 py-[7px] text-body max-tablet:text-[16px]/6">
        <span className={`${sameSpot} invisible max-h-[5lh] overflow-hidden`} aria-hidden>
          {`${words} `}
        </span>
        <textarea
          ref={ref}
          rows={1}
          value={words}
          maxLength={maxLineLength}
          autoComplete="off"
          enterKeyHint="send"
          aria-label="Type your line"
          aria-keyshortcuts="T"
          placeholder={placeholder}
          onChange={(event) => {
            if (words === '') began.current = elapsedOf(pickedUpAt)
            setWords(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className={`${sameSpot} h-full resize-none bg-transparent text-ink outline-none placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap`}
        />
      </span>
      {words.trim() === '' ? (
        <Kbd>{keysWork ? 'T' : 'Esc'}</Kbd>
      ) : (
        <IconButton type="submit" size="round" icon={IconSend2} label="Say it" />
      )}
      {after?.(words === '')}
    </form>
  )
}
