import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Kbd } from './kbd.tsx'
import type { Icon } from './icon.ts'
import { Spinner } from './spinner.tsx'
import { useLate } from './use-late.ts'

export const buttonStyle = cva(
  'relative inline-flex items-center justify-center gap-1.5 border font-medium whitespace-nowrap no-underline select-none transition-colors duration-[120ms] ease-rs disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 touch-target',
  {
    variants: {
      variant: {
        primary: 'border-primary bg-primary text-on-primary enabled:hover:bg-primary-hover hover:border-primary-hover',
        default: 'border-line-strong bg-surface text-ink enabled:hover:bg-hover',
        quiet: 'border-transparent bg-transparent text-ink-2 enabled:hover:bg-hover',
        danger: 'border-danger bg-danger text-on-danger enabled:hover:opacity-90',
      },
      size: {
        small: 'h-7 rounded-control px-2 text-small max-tablet:h-11 max-tablet:px-3',
        normal: 'h-8 rounded-control px-3 text-body max-tablet:h-11',
        large: 'h-10 rounded-control px-4 text-[15px]/5 max-tablet:h-11',
        square: 'size-8 rounded-control max-tablet:size-11',
        dock: 'h-[52px] gap-3 rounded-full px-5 text-[15px]/5',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'default', size: 'normal', wide: false },
  },
)

type Look = VariantProps<typeof buttonStyle> & { icon?: Icon | undefined; kbd?: string | undefined }

interface ContentProps {
  icon: Icon | undefined
  kbd: string | undefined
  children: ReactNode
}

function Content({ icon: Glyph, kbd, children }: ContentProps) {
  return (
    <>
      {Glyph && <Glyph size={16} stroke={1.5} aria-hidden />}
      {children}
      {kbd && <Kbd tone="inherit">{kbd}</Kbd>}
    </>
  )
}

export type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'style'> & { loading?: boolean }

/**
 * A verb to press. `loading` keeps the width and shows a spinner after 300 ms; the button can't be pressed meanwhile, and
 * keeps the keyboard, which a disabled one would lose to the page. A button that may load takes a double click for one: its
 * second press can come before the first is known to be at work.
 */
export function Button({
  variant,
  size,
  wide,
  icon,
  kbd,
  loading,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const spinning = useLate(loading === true, 300)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || rest['aria-disabled'] || (loading !== undefined && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      data-variant={variant}
      className={buttonStyle({ variant, size, wide })}
    >
      <span className={`inline-flex items-center gap-[inherit] ${spinning ? 'opacity-0' : ''}`}>
        <Content icon={icon} kbd={kbd}>
          {children}
        </Content>
      </span>
      {spinning && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

export type ButtonLinkProps = Look & Omit<LinkProps, 'className' | 'style'>

/** Looks like a button, goes to a page. */
export function ButtonLink({ variant, size, wide, icon, kbd, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} data-variant={variant} className={buttonStyle({ variant, size, wide })}>
      <Content icon={icon} kbd={kbd}>
        {children as ReactNode}
      </Content>
    </Link>
  )
}
