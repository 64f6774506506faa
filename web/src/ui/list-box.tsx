import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { searchableOver, searchOptions, type Option } from './option.ts'

export interface ListBoxProps<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  chosen: readonly Value[]
  onChoose(value: Value): void
  multiple?: boolean
}

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
}

function Line({
  id,
  option,
  active,
  chosen,
  onPress,
}: {
  id: string
  option: Option
  active: boolean
  chosen: boolean
  onPress(): void
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list's own keys choose, by aria-activedescendant
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      onClick={() => !option.disabled && onPress()}
      className={`flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 py-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-tablet:min-h-11 ${active ? 'bg-hover' : 'hover:bg-subtle'}`}
    >
      <span className="grid size-4 shrink-0 place-items-center">
        {chosen && <IconCheck size={16} stroke={1.5} aria-hidden />}
      </span>
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.hint && <span className="text-small text-ink-3">{option.hint}</span>}
    </div>
  )
}

/** The option further on that begins with a letter, or else the first: the letter again goes through all of them. -1 for none. */
function nextBeginning(options: ReadonlyArray<{ label: string }>, at: number, letter: string): number {
  const begins = ({ label }: { label: string }) => label.toLowerCase().startsWith(letter.toLowerCase())
  const further = options.findIndex((option, index) => index > at && begins(option))
  return further >= 0 ? further : options.findIndex(begins)
}

/** The list inside Select, MultiSelect and FilterPill: arrows, Home, End, Enter; over 10 options a search field. */
export function ListBox<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  multiple = false,
}: ListBoxProps<Value>) {
  const [search, setSearch] = useState('')
  const found = searchOptions(options, search)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => chosen.includes(option.value)),
    ),
  )
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = Math.min(active, found.length - 1)
  const activeId = at >= 0 ? `${id}-${at}` : undefined
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const option = found[at]
    if (step !== undefined) setActive(Math.max(0, Math.min(found.length - 1, at + step)))
    else if ((event.key === 'Enter' || (event.key === ' ' && !searchable)) && option && !option.disabled)
      onChoose(option.value)
    else if (!searchable && /^\S$/.test(event.key)) {
      const next = nextBeginning(found, at, event.key)
      if (next >= 0) setActive(next)
      return
    } else return
    event.preventDefault()
  }
  const searchable = options.length > searchableOver
  return (
    <div className="flex min-h-0 flex-col p-1">
      {searchable && (
        <input
          role="combobox"
          aria-label={`Search ${label.toLowerCase()}`}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={activeId}
          placeholder="Search"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="mb-1 h-8 shrink-0 rounded-control bg-subtle px-2 -outline-offset-2 max-tablet:h-11 max-tablet:text-[16px]"
        />
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        tabIndex={searchable ? -1 : 0}
        aria-activedescendant={searchable ? undefined : activeId}
        onKeyDown={searchable ? undefined : onKeyDown}
        className="max-h-72 min-w-40 overflow-auto rounded-control -outline-offset-2"
      >
        {found.map((option, index) => (
          <Line
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            active={index === at}
            chosen={chosen.includes(option.value)}
            onPress={() => onChoose(option.value)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-2 py-1.5 text-small text-ink-2">
          Nothing matches “{search}”.
        </p>
      )}
    </div>
  )
}
