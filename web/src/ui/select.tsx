import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'
import { ListBox } from './list-box.tsx'
import type { Option } from './option.ts'
import { Popover } from './popover.tsx'
import { inputStyle } from './text-input.tsx'

interface Shared<Value extends string> {
  /** Names the list for screen readers; the visible label is Field's. */
  label: string
  options: readonly Option<Value>[]
  placeholder?: string
  size?: 'small' | 'normal' | 'large'
  disabled?: boolean
  error?: unknown
  id?: string
  /** Comes with a form’s input props and is not used: Field itself sees when its control is left. */
  onBlur?: (event: never) => void
}

interface ChooserProps extends Pick<Shared<string>, 'label' | 'size' | 'disabled' | 'error' | 'id'> {
  /** What the box says is chosen. */
  words: string
  isEmpty: boolean
  children(close: () => void): ReactNode
}

/** A box that says what is chosen and opens the list to choose from. */
function Chooser({ label, size, disabled, error, id, words, isEmpty, children }: ChooserProps) {
  const field = useFieldControl({ id, error })
  return (
    <span className="grid min-w-0">
      <Popover
        label={label}
        matchWidth
        bare
        kind="listbox"
        opener={(opener) => (
          <button
            {...opener}
            {...field}
            // The opener's own attributes win over the field's where both speak, except for the name.
            aria-label={field.id ? undefined : `${label}: ${words}`}
            type="button"
            disabled={disabled}
            className={`${inputStyle({ size })} justify-between text-left`}
          >
            <span className={`truncate ${isEmpty ? 'text-ink-3' : ''}`}>{words}</span>
            <IconChevronDown size={16} stroke={1.5} className="text-ink-2" aria-hidden />
          </button>
        )}
      >
        {children}
      </Popover>
    </span>
  )
}

export interface SelectProps<Value extends string> extends Shared<Value> {
  /** null or '' when nothing is chosen. */
  value: Value | null | ''
  onChange(value: Value): void
}

/** One of a list. With over 10 options it can be searched. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose',
  ...shared
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Chooser {...shared} words={chosen?.label ?? placeholder} isEmpty={!chosen}>
      {(close) => (
        <ListBox
          label={shared.label}
          options={options}
          chosen={chosen ? [chosen.value] : []}
          onChoose={(next) => {
            onChange(next)
            close()
          }}
        />
      )}
    </Chooser>
  )
}

export interface MultiSelectProps<Value extends string> extends Shared<Value> {
  value: readonly Value[]
  onChange(value: Value[]): void
}

/** Several of a list. The box names up to two of them, then counts. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose',
  ...shared
}: MultiSelectProps<Value>) {
  const names = options.filter((option) => value.includes(option.value)).map((option) => option.label)
  const words = names.length === 0 ? placeholder : names.length <= 2 ? names.join(', ') : `${names.length} chosen`
  const toggle = (next: Value) =>
    onChange(value.includes(next) ? value.filter((each) => each !== next) : [...value, next])
  return (
    <Chooser {...shared} words={words} isEmpty={names.length === 0}>
      {() => <ListBox label={shared.label} options={options} chosen={value} onChoose={toggle} multiple />}
    </Chooser>
  )
}
