import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { Icon } from './icon.ts'
import { Tooltip } from './tooltip.tsx'

const iconButtonStyle = cva(
  'inline-grid shrink-0 place-items-center border transition-colors duration-[120ms] ease-rs enabled:hover:bg-hover disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:text-link touch-target',
  {
    variants: {
      variant: { quiet: 'border-transparent text-ink-2', default: 'border-line-strong bg-surface text-ink' },
      size: {
        small: 'size-7 rounded-control max-tablet:size-11',
        normal: 'size-8 rounded-control max-tablet:size-11',
        round: 'size-8 rounded-full max-tablet:size-11',
        dock: 'size-[52px] rounded-full',
      },
    },
    defaultVariants: { variant: 'quiet', size: 'normal' },
  },
)

export type IconButtonProps = VariantProps<typeof iconButtonStyle> &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
    icon: Icon
    label: string
    iconSize?: number
  }

/** A button with an icon only. `label` is its name and its tooltip. */
export function IconButton({
  icon: Glyph,
  label,
  variant,
  size,
  iconSize = 18,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button {...rest} type={type} aria-label={label} className={iconButtonStyle({ variant, size })}>
        <Glyph size={iconSize} stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  )
}
