import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Icon } from './icon.ts'

const chipStyle = cva(
  'inline-flex h-5 shrink-0 items-center gap-1 rounded-chip px-[7px] text-tiny font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'bg-hover text-ink-2',
        you: 'bg-you-tint text-you-text',
        buyer: 'bg-buyer-tint text-buyer-text',
        good: 'bg-good-tint text-good',
        bad: 'bg-bad-tint text-bad',
        warn: 'bg-warn-tint text-warn',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

export type ChipTone = NonNullable<VariantProps<typeof chipStyle>['tone']>

/** One or two words about the thing beside it. `you` and `buyer` are kept for the two people of a call. */
export function Chip({ tone, icon: Glyph, children }: { tone?: ChipTone; icon?: Icon; children: ReactNode }) {
  return (
    <span className={chipStyle({ tone })}>
      {Glyph && <Glyph size={14} stroke={1.5} aria-hidden />}
      {children}
    </span>
  )
}
