import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useId, useMemo, type FocusEvent, type ReactNode } from 'react'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  label: string
  /** A word after the label in grey: "employees". */
  unit?: string
  optional?: boolean
  help?: ReactNode
  /** A sentence that says what to do. From a form: `form.errors.name`. */
  error?: ReactNode
  /** To the right of the label: a link, a count. */
  aside?: ReactNode
  /** Somebody went on to another field of the same form. */
  onLeave?(): void
  /** One control of the kit. */
  children: ReactNode
}

/** Leaving for a list of one's own, or for a button that ends the form, is not going on to another field. */
function goesOn({ currentTarget: field, relatedTarget: next }: FocusEvent<HTMLElement>): boolean {
  const form = field.closest('form, [data-dialog-body]')
  const isOpen = field.querySelector('[aria-expanded=true]') !== null
  return next instanceof Node && !field.contains(next) && !isOpen && form?.contains(next) === true
}

/** Label above, help under it, one control, error under that. */
export function Field({ label, unit, optional, help, error, aside, onLeave, children }: FieldProps) {
  const id = useId()
  const invalid = Boolean(error)
  const control = useMemo(
    () => ({
      id,
      describedBy: [help ? `${id}-help` : '', invalid ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
      invalid,
    }),
    [id, help, invalid],
  )
  return (
    <div className="relative flex min-w-0 flex-col gap-1.5" onBlur={(event) => goesOn(event) && onLeave?.()}>
      <label htmlFor={id} className="self-start font-medium">
        {label}
        {unit && <span className="font-normal text-ink-2"> {unit}</span>}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="-mt-1 text-small text-ink-2">
          {help}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {/* Seen beside the label, and reached after the control: what somebody came to fill in goes first. */}
      {aside && <span className="absolute top-px right-0 text-small">{aside}</span>}
      {invalid && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-small text-bad">
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
