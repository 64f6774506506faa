import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { maxLineLength } from '@ringside/contract/simulations/call-protocol'
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
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

/** As high as its words, up to five lines: not every browser does so by itself. */
function useHeightOfWords(words: string) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const box = form.current?.querySelector('textarea')
    if (!box) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight}px`
  }, [words])
  return form
}

/** A line to say by typing, as high as its words up to five lines; Enter says it, and with Shift begins another line. */
export function TypeBox({ ref, placeholder, pickedUpAt, onSend, onSpaceFirst, after }: TypeBoxProps) {
  const [words, setWords] = useState('')
  const began = useRef(0)
  const form = useHeightOfWords(words)
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
      ref={form}
      onSubmit={onSubmit}
      className="flex min-h-[52px] min-w-0 flex-auto items-center gap-2.5 rounded-[26px] py-1.5 border border-control bg-surface pr-2 pl-[18px] text-ink-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus"
    >
      <IconKeyboard size={20} stroke={1.5} aria-hidden />
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
        style={{ maxHeight: '5lh' }}
        className="min-w-0 flex-1 resize-none bg-transparent text-ink outline-none max-tablet:text-[16px]"
      />
      {words.trim() === '' ? (
        <Kbd>{keysWork ? 'T' : 'Esc'}</Kbd>
      ) : (
        <IconButton type="submit" size="round" icon={IconSend2} label="Say it" />
      )}
      {after?.(words === '')}
    </form>
  )
}
