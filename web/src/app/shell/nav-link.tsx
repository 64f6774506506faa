import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Tooltip } from '../../ui/tooltip.tsx'
import { preloadPath } from '../routes.ts'
import { isCurrent, type NavItem } from './nav-items.ts'

export const navLine =
  'flex h-8 w-full items-center gap-2.5 rounded-control px-2 text-left font-medium text-ink-2 no-underline hover:bg-ink/5 aria-[current=page]:bg-nav-current aria-[current=page]:text-ink aria-[current=page]:shadow-1 aria-[current=page]:[&_svg]:text-you'

interface NavLinkProps {
  item: NavItem
  rail: boolean
  aside?: ReactNode
  /** Something new in it, in words; a dot where there is room for no more. */
  mark?: string | undefined
}

/** One line of the navigation; in the rail its words show as a tooltip. */
export function NavLink({ item, rail, aside, mark }: NavLinkProps) {
  const { pathname } = useLocation()
  const preload = () => preloadPath(item.to)
  const link = (
    <Link
      to={item.to}
      aria-label={rail ? [item.label, mark].filter(Boolean).join(', ') : undefined}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      className={navLine}
    >
      <span className="relative">
        <item.icon size={18} stroke={1.5} aria-hidden />
        {rail && mark && <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-primary" aria-hidden />}
      </span>
      {!rail && <span className="truncate">{item.label}</span>}
      {!rail && aside && <span className="ml-auto text-tiny font-normal text-ink-3">{aside}</span>}
    </Link>
  )
  return rail ? <Tooltip text={item.label}>{link}</Tooltip> : link
}
