import type { ComponentProps } from 'react'
import { useSingleKeysWork } from '../../lib/keyboard.ts'
import type { Icon } from '../../ui/icon.ts'
import { Kbd } from '../../ui/kbd.tsx'

const looks = {
  plain:
    'border-line-strong bg-surface text-ink enabled:hover:bg-hover aria-pressed:border-you aria-pressed:text-you-text',
  danger: 'border-danger bg-danger text-on-danger enabled:hover:opacity-90',
}

export type DockButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  icon: Icon
  label: string
  /** Shown while it works. */
  kbd?: string
  /** The key works in the text field too. */
  kbdWhileTyping?: boolean
  look?: keyof typeof looks
  /** Stands inside the type box: smaller, without its icon. */
  inset?: boolean
}

const sizes = {
  own: 'h-[52px] gap-2.5 px-[18px] text-[15px]/5 max-tablet:h-[60px] max-tablet:flex-col max-tablet:gap-[3px] max-tablet:rounded-dialog max-tablet:px-0 max-tablet:text-tiny',
  inset: 'h-9 gap-1.5 px-3 text-body',
}

/** A control of the call: a pill on a desk, a 60 px square with its word under the icon on a phone. */
export function DockButton({
  icon: Glyph,
  label,
  kbd,
  kbdWhileTyping = false,
  look = 'plain',
  inset = false,
  ...rest
}: DockButtonProps) {
  const keysWork = useSingleKeysWork()
  return (
    <button
      {...rest}
      type="button"
      className={`inline-flex shrink-0 items-center justify-center rounded-full border font-medium whitespace-nowrap disabled:cursor-not-allowed disabled:opacity-50 ${sizes[inset ? 'inset' : 'own']} ${looks[look]}`}
    >
      {!inset && <Glyph size={20} stroke={1.5} aria-hidden />}
      <span>{label}</span>
      {kbd && (keysWork || kbdWhileTyping) && <Kbd tone="inherit">{kbd}</Kbd>}
    </button>
  )
}
