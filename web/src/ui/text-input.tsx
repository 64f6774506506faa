import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import type { Icon } from './icon.ts'

export const inputStyle = cva(
  'flex w-full min-w-0 items-center gap-2 border border-control bg-surface text-ink has-aria-invalid:border-bad has-disabled:opacity-60 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad',
  {
    variants: {
      size: {
        small: 'h-7 rounded-control px-2.5 text-body max-tablet:h-11 max-tablet:text-[16px]',
        normal: 'h-8 rounded-control px-2.5 text-body max-tablet:h-11 max-tablet:text-[16px]',
        large: 'h-10 rounded-control px-2.5 text-body max-tablet:h-11 max-tablet:text-[16px]',
      },
    },
    defaultVariants: { size: 'normal' },
  },
)

type Size = VariantProps<typeof inputStyle>

export type TextInputProps = Size &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> & {
    icon?: Icon
    /** From `form.getInputProps`: marks the input; the words are shown by Field. */
    error?: unknown
  }

/** One line of text. On phones its letters are 16 px, so that the browser does not zoom in. */
export function TextInput({ icon: Glyph, size, error, id, ...rest }: TextInputProps) {
  const control = useFieldControl({ id, error })
  if (!Glyph) return <input {...rest} {...control} className={inputStyle({ size })} />
  return (
    <span
      className={`${inputStyle({ size })} focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus`}
    >
      <Glyph size={16} stroke={1.5} className="text-ink-3" aria-hidden />
      <input {...rest} {...control} className="w-full min-w-0 self-stretch bg-transparent outline-none" />
    </span>
  )
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & {
  error?: unknown
  /** Takes all the height there is, and does not resize. */
  fill?: boolean
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ error, id, rows = 3, fill = false, ...rest }: TextAreaProps) {
  const control = useFieldControl({ id, error })
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      // What grows with its words leaves the rows out, and would be as small as it may be.
      style={fill ? undefined : { minHeight: `max(80px, ${rows}lh + 14px)` }}
      className={`w-full rounded-control border border-control bg-surface px-2.5 py-1.5 text-body text-ink aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad max-tablet:text-[16px] ${fill ? 'h-full resize-none' : 'field-sizing-content max-h-96 resize-y'}`}
    />
  )
}
