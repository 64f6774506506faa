import { longestIdea } from '@ringside/contract/pipeline/segments'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { moved, reworded } from './ideas.ts'

interface IdeaListProps {
  ideas: readonly string[]
  onChange(ideas: string[]): void
}

interface RewordingProps {
  idea: string
  /** With other words, or none, which strike the sentence out. `byKey`: the keyboard was in the field and has to go on. */
  onDone(words: string, byKey: boolean): void
}

/** A sentence of the list while its words are changed: Enter keeps them, Esc leaves them as they were. */
function Rewording({ idea, onDone }: RewordingProps) {
  const [words, setWords] = useState(idea)
  const field = useRef<HTMLInputElement>(null)
  // A browser may say of a field that goes away that it was left: what was decided stays.
  const isDecided = useRef(false)
  useLayoutEffect(() => field.current?.select(), [])
  const decide = (next: string, byKey: boolean) => {
    if (isDecided.current) return
    isDecided.current = true
    onDone(next, byKey)
  }
  return (
    <TextInput
      ref={field}
      data-own-escape
      aria-label={`Change: ${idea}`}
      value={words}
      maxLength={longestIdea}
      onChange={(event) => setWords(event.target.value)}
      onBlur={() => decide(words, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault()
          decide(words, true)
        }
        if (event.key === 'Escape') decide(idea, true)
      }}
    />
  )
}

/** Sentences in their order, each to be worded anew, moved and struck out. */
export function IdeaList({ ideas, onChange }: IdeaListProps) {
  const [changing, setChanging] = useState<string | null>(null)
  // Where the keyboard goes on after a change.
  const next = useRef<string | null>(null)
  const done = (idea: string, words: string, byKey: boolean) => {
    setChanging(null)
    if (byKey) next.current = words.trim()
    onChange(reworded(ideas, idea, words))
  }
  return (
    <ol className="mb-2">
      {ideas.map((idea, index) => (
        <li
          key={idea}
          // A phone has no room for four buttons beside a sentence: they stand under it.
          className="flex items-center gap-1 border-b border-line py-1 max-tablet:flex-wrap max-tablet:justify-end max-tablet:gap-0 max-tablet:pt-2"
        >
          {changing === idea ? (
            <Rewording idea={idea} onDone={(words, byKey) => done(idea, words, byKey)} />
          ) : (
            <>
              <span className="min-w-0 flex-1 wrap-anywhere max-tablet:basis-full">{idea}</span>
              <IconButton
                ref={(button) => {
                  if (button === null || next.current !== idea) return
                  next.current = null
                  button.focus()
                }}
                size="small"
                icon={IconPencil}
                label={`Change: ${idea}`}
                onClick={() => setChanging(idea)}
              />
              <IconButton
                size="small"
                icon={IconArrowUp}
                label={`Move up: ${idea}`}
                disabled={index === 0}
                onClick={() => onChange(moved(ideas, index, -1))}
              />
              <IconButton
                size="small"
                icon={IconArrowDown}
                label={`Move down: ${idea}`}
                disabled={index === ideas.length - 1}
                onClick={() => onChange(moved(ideas, index, 1))}
              />
              <IconButton
                size="small"
                icon={IconX}
                label={`Remove: ${idea}`}
                onClick={() => onChange(ideas.filter((each) => each !== idea))}
              />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
