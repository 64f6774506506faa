import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { maxLineLength } from '@ringside/contract/simulations/call-protocol'
import { useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { useSingleKeysWork } from '../../lib/keyboard.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { elapsedOf } from './use-now.ts'

export interface TypeBoxProps {
  ref: Ref<HTMLInputElement>
  placeholder: string
  pickedUpAt: number | null
  /** `startMs` is when the typing began, in milliseconds of the call. */
  onSend: (words: string, startMs: number) => void
  /** Space before any word, which no line needs; undefined when there is nobody to interrupt. */
  onSpaceFirst?: (() => void) | undefined
  /** At the right end: Interrupt, whose key works here too while there are no words. */
  after?: ((isEmpty: boolean) => ReactNode) | undefined
}

/** A line to say by typing; Enter says it. */
export function TypeBox({ ref, placeholder, pickedUpAt, onSend, onSpaceFirst, after }: TypeBoxProps) {
  const [words, setWords] = useState('')
  const began = useRef(0)
  const keysWork = useSingleKeysWork()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const line = words.trim()
    if (!line) return
    setWords('')
    onSend(line, Math.round(began.current))
  }
  return (
    <form
      onSubmit={onSubmit}
      className="flex h-[52px] min-w-0 flex-auto items-center gap-2.5 rounded-full border border-control bg-surface pr-2 pl-[18px] text-ink-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus"
    >
      <IconKeyboard size={20} stroke={1.5} aria-hidden />
      <input
        ref={ref}
        value={words}
        maxLength={maxLineLength}
        autoComplete="off"
        aria-label="Type your line"
        aria-keyshortcuts="T"
        placeholder={placeholder}
        onChange={(event) => {
          if (words === '') began.current = elapsedOf(pickedUpAt)
          setWords(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key !== ' ' || words !== '' || onSpaceFirst === undefined) return
          event.preventDefault()
          onSpaceFirst()
        }}
        className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none max-tablet:text-[16px]"
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
