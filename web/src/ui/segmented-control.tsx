import { useId, type ReactNode } from 'react'
import type { Icon } from './icon.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  /** Shows the icon alone; the label stays its name. */
  icon?: Icon
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange(value: Value): void
  disabled?: boolean
}

/** Two to four views of the same thing; native radio buttons, so the arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  disabled,
}: SegmentedControlProps<Value>): ReactNode {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="inline-flex shrink-0 rounded-control bg-hover p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.icon ? segment.label : undefined}
          className="relative grid h-6 min-w-8 place-items-center rounded-chip px-2.5 text-small font-medium text-ink-2 has-checked:bg-segment-on has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-50 max-tablet:h-11 max-tablet:min-w-11"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute size-full appearance-none opacity-0"
          />
          {segment.icon ? <segment.icon size={16} stroke={1.5} aria-hidden /> : null}
          <span className={segment.icon ? 'sr-only' : ''}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
