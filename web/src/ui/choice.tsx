import type { ComponentProps, ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'

type Native = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size'>
interface Labelled {
  /** Leave it out only when `aria-label` names the control (a row's check box). */
  label?: ReactNode
  help?: ReactNode
  error?: unknown
}

const box =
  'peer size-4 shrink-0 appearance-none border-[1.5px] border-control bg-surface checked:border-primary checked:bg-primary disabled:opacity-50 aria-invalid:border-bad'
/** Of boxes alone: browsers call a radio button indeterminate for as long as none of its group is chosen. */
const someOf = 'indeterminate:border-primary indeterminate:bg-primary'

function Row({ control, label, help }: { control: ReactNode; label: ReactNode; help: ReactNode }) {
  // A label, so that what is pressed around the box ticks it.
  if (!label)
    return <label className="relative inline-grid size-4 touch-target place-items-center align-middle">{control}</label>
  return (
    <label className="flex items-start gap-2 max-tablet:min-h-11 max-tablet:items-center">
      <span className="relative grid h-5 place-items-center">{control}</span>
      <span className="min-w-0">
        {label}
        {help && <span className="block text-small text-ink-2">{help}</span>}
      </span>
    </label>
  )
}

/** On or off, saved with the form. `indeterminate` for "some of the rows". */
export function Checkbox({
  label,
  help,
  error,
  id,
  indeterminate = false,
  ...rest
}: Native & Labelled & { indeterminate?: boolean }) {
  const control = useFieldControl({ id, error })
  return (
    <Row
      label={label}
      help={help}
      control={
        <>
          <input
            {...rest}
            {...control}
            type="checkbox"
            ref={(node) => {
              if (node) node.indeterminate = indeterminate
            }}
            className={`${box} ${someOf} rounded-chip`}
          />
          <svg
            viewBox="0 0 16 16"
            className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            <path d={indeterminate ? 'M4.5 8h7' : 'M4 8.4l2.7 2.6L12 5.4'} />
          </svg>
        </>
      }
    />
  )
}

/** One of several; give all of a group the same `name`. */
export function Radio({ label, help, error, id, ...rest }: Native & Labelled) {
  const control = useFieldControl({ id, error })
  return (
    <Row
      label={label}
      help={help}
      control={
        <>
          <input {...rest} {...control} type="radio" className={`${box} rounded-full`} />
          <span className="pointer-events-none absolute size-1.5 rounded-full bg-on-primary opacity-0 peer-checked:opacity-100" />
        </>
      }
    />
  )
}

/** On or off, at once. */
export function Switch({ label, help, error, id, ...rest }: Native & Labelled) {
  const control = useFieldControl({ id, error })
  return (
    <Row
      label={label}
      help={help}
      control={
        <>
          <input
            {...rest}
            {...control}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native check box tells its state itself
            role="switch"
            className="peer h-5 w-9 appearance-none rounded-full border-[1.5px] border-control bg-surface transition-colors duration-[120ms] checked:border-primary checked:bg-primary disabled:opacity-50"
          />
          <span className="pointer-events-none absolute left-1 size-3 rounded-full bg-control transition-transform duration-[120ms] peer-checked:translate-x-4 peer-checked:bg-on-primary" />
        </>
      }
    />
  )
}
