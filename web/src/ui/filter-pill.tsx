import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { ListBox } from './list-box.tsx'
import type { Option } from './option.ts'
import { Popover } from './popover.tsx'

export interface FilterPillProps<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  /** null is "All". */
  value: Value | null
  onChange(value: Value | null): void
  /** What null is called: "All" unless said. */
  allLabel?: string
}

/** `Type All`; when it filters, tinted, with a cross that takes the filter off. */
export function FilterPill<Value extends string>({
  label,
  options,
  value,
  onChange,
  allLabel = 'All',
}: FilterPillProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  const look = chosen ? 'border-you bg-selected text-you-text' : 'border-line-strong bg-surface text-ink-2'
  return (
    <span
      className={`inline-flex h-7 max-w-full shrink-0 items-center rounded-control border text-small whitespace-nowrap max-tablet:h-11 ${look}`}
    >
      <Popover
        label={label}
        bare
        kind="listbox"
        opener={(opener) => (
          <button
            {...opener}
            type="button"
            className={`flex h-7 max-w-full items-center gap-1.5 rounded-control pl-2.5 max-tablet:h-11 max-tablet:min-w-11 ${chosen ? 'pr-1' : 'pr-2'}`}
          >
            {label}{' '}
            <span className={`truncate font-medium ${chosen ? '' : 'text-ink'}`}>{chosen?.label ?? allLabel}</span>
            {!chosen && <IconChevronDown size={14} stroke={1.5} className="shrink-0" aria-hidden />}
          </button>
        )}
      >
        {(close) => (
          <ListBox
            label={label}
            options={options}
            chosen={chosen ? [chosen.value] : []}
            onChoose={(next) => {
              onChange(next === value ? null : next)
              close()
            }}
          />
        )}
      </Popover>
      {chosen && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={() => onChange(null)}
          className="grid size-6 shrink-0 place-items-center rounded-control max-tablet:size-11"
        >
          <IconX size={14} stroke={1.5} aria-hidden />
        </button>
      )}
    </span>
  )
}
