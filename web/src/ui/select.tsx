import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'
import { ListBox } from './list-box.tsx'
import type { Option } from './option.ts'
import { Popover, type OpenerProps } from './popover.tsx'
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
  onBlur?: (event: never) => void
}

interface BoxProps {
  opener: OpenerProps
  field: ReturnType<typeof useFieldControl>
  size: Shared<string>['size']
  disabled: boolean | undefined
  empty: boolean
  name: string | undefined
  children: ReactNode
}

function Box({ opener, field, size, disabled, empty, name, children }: BoxProps) {
  return (
    <button
      {...opener}
      {...field}
      // The opener's own attributes win over the field's where both speak, except for the name.
      aria-label={name}
      type="button"
      disabled={disabled}
      className={`${inputStyle({ size })} justify-between text-left`}
    >
      <span className={`truncate ${empty ? 'text-ink-3' : ''}`}>{children}</span>
      <IconChevronDown size={16} stroke={1.5} className="text-ink-2" aria-hidden />
    </button>
  )
}

export interface SelectProps<Value extends string> extends Shared<Value> {
  /** null or '' when nothing is chosen. */
  value: Value | null | ''
  onChange(value: Value): void
}

/** One of a list. With over 10 options it can be searched. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  size,
  disabled,
  error,
  id,
}: SelectProps<Value>) {
  const field = useFieldControl({ id, error })
  const chosen = options.find((option) => option.value === value)
  return (
    <span className="grid min-w-0">
      <Popover
        label={label}
        matchWidth
        bare
        kind="listbox"
        opener={(opener) => (
          <Box
            opener={opener}
            field={field}
            size={size}
            disabled={disabled}
            empty={!chosen}
            name={field.id ? undefined : `${label}: ${chosen?.label ?? placeholder}`}
          >
            {chosen?.label ?? placeholder}
          </Box>
        )}
      >
        {(close) => (
          <ListBox
            label={label}
            options={options}
            chosen={chosen ? [chosen.value] : []}
            onChoose={(next) => {
              onChange(next)
              close()
            }}
          />
        )}
      </Popover>
    </span>
  )
}

export interface MultiSelectProps<Value extends string> extends Shared<Value> {
  value: readonly Value[]
  onChange(value: Value[]): void
}

/** Several of a list. The box names up to two of them, then counts. */
export function MultiSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  size,
  disabled,
  error,
  id,
}: MultiSelectProps<Value>) {
  const field = useFieldControl({ id, error })
  const names = options.filter((option) => value.includes(option.value)).map((option) => option.label)
  const words = names.length === 0 ? placeholder : names.length <= 2 ? names.join(', ') : `${names.length} chosen`
  const toggle = (next: Value) =>
    onChange(value.includes(next) ? value.filter((each) => each !== next) : [...value, next])
  return (
    <span className="grid min-w-0">
      <Popover
        label={label}
        matchWidth
        bare
        kind="listbox"
        opener={(opener) => (
          <Box
            opener={opener}
            field={field}
            size={size}
            disabled={disabled}
            empty={names.length === 0}
            name={field.id ? undefined : `${label}: ${words}`}
          >
            {words}
          </Box>
        )}
      >
        {() => <ListBox label={label} options={options} chosen={value} onChoose={toggle} multiple />}
      </Popover>
    </span>
  )
}
