import { cva, type VariantProps } from 'class-variance-authority'

const kbdStyle = cva(
  'inline-block min-w-[18px] rounded-chip border px-1 text-center font-sans text-tiny font-medium max-tablet:hidden',
  {
    variants: {
      tone: {
        plain: 'border-line-strong bg-surface text-ink-2',
        inherit: 'border-current/45 bg-transparent text-current',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

/** A key. Hidden from screen readers: the element it stands in says its shortcut by `aria-keyshortcuts`. */
export function Kbd({ children, tone }: { children: string } & VariantProps<typeof kbdStyle>) {
  return (
    <kbd aria-hidden className={kbdStyle({ tone })}>
      {children}
    </kbd>
  )
}
