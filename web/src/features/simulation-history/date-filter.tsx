import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Field } from '../../ui/field.tsx'
import { Popover } from '../../ui/popover.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { datesWords, type HistoryState } from './history-filters.ts'

export interface DateFilterProps {
  from: HistoryState['from']
  to: HistoryState['to']
  onChange(dates: Pick<HistoryState, 'from' | 'to'>): void
}

/** `Dates All`; the first and the last day of the calls shown, either of which may be open. */
export function DateFilter({ from, to, onChange }: DateFilterProps) {
  const words = datesWords({ from, to })
  const look = words ? 'border-you bg-selected text-you-text' : 'border-line-strong bg-surface text-ink-2'
  return (
    <span
      className={`inline-flex h-7 shrink-0 items-center rounded-control border text-small whitespace-nowrap max-tablet:h-11 ${look}`}
    >
      <Popover
        label="Dates"
        opener={(opener) => (
          <button
            {...opener}
            type="button"
            className="flex h-7 items-center gap-1.5 rounded-control pr-2 pl-2.5 max-tablet:h-11"
          >
            Dates <span className={`font-medium ${words ? '' : 'text-ink'}`}>{words ?? 'All'}</span>
            {!words && <IconChevronDown size={14} stroke={1.5} aria-hidden />}
          </button>
        )}
      >
        {() => (
          <div className="flex flex-col gap-3">
            <Field label="From">
              <TextInput
                type="date"
                value={from ?? ''}
                max={to ?? undefined}
                onChange={({ target }) => onChange({ from: target.value || null, to })}
              />
            </Field>
            <Field label="To">
              <TextInput
                type="date"
                value={to ?? ''}
                min={from ?? undefined}
                onChange={({ target }) => onChange({ from, to: target.value || null })}
              />
            </Field>
          </div>
        )}
      </Popover>
      {words && (
        <button
          type="button"
          aria-label="Clear dates"
          onClick={() => onChange({ from: null, to: null })}
          className="-ml-1 grid size-6 place-items-center rounded-control max-tablet:size-11"
        >
          <IconX size={14} stroke={1.5} aria-hidden />
        </button>
      )}
    </span>
  )
}
