import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useUnreadMentions } from '../../lib/queries/unread-mentions.ts'
import { useSession } from '../../lib/session/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MoreOpeners } from './more-sheet.tsx'
import { UnreadMark } from './unread-mark.tsx'
import { isCurrent, mainNav, manageNav, type NavItem } from './nav-items.ts'

const MoreSheet = lazyPart(() => import('./more-sheet.tsx').then((file) => file.MoreSheet))

const cell =
  'flex flex-col items-center justify-center gap-1 text-tiny font-medium text-ink-2 no-underline aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_2px_var(--rs-you)] aria-[current=page]:[&_svg]:text-you'

const shortNames: Record<string, string> = { '/': 'Home', '/simulation-history': 'History' }

function Cell({ item, unread = 0 }: { item: NavItem; unread?: number }) {
  const { pathname } = useLocation()
  return (
    <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined} className={cell}>
      <span className="relative">
        <item.icon size={20} stroke={1.5} aria-hidden />
        {unread > 0 && (
          <span className="absolute -top-1.5 left-3">
            <UnreadMark unread={unread} />
          </span>
        )}
      </span>
      {shortNames[item.to] ?? item.label}
    </Link>
  )
}

/** The navigation of phones. */
export function BottomBar(openers: MoreOpeners) {
  const session = useSession()
  const unread = useUnreadMentions()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const all = [...mainNav(session), ...manageNav(session)]
  const pick = (to: string) => all.find((item) => item.to === to)
  const second = pick('/pipeline') ?? pick('/persona-display')
  const shown = [pick('/'), second, pick('/simulation-history')].filter((item) => item !== undefined)
  const rest = all.filter((item) => !shown.includes(item) && item.to !== '/simulation')
  return (
    <>
      <nav
        aria-label="Main, phone"
        className="hidden h-16 shrink-0 grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] max-tablet:grid"
      >
        {shown.slice(0, 2).map((item) => (
          <Cell key={item.to} item={item} />
        ))}
        <Link to="/simulation" className={cell}>
          <span className="grid h-9 w-[52px] place-items-center rounded-full bg-primary text-on-primary">
            <IconPhone size={20} stroke={1.5} aria-hidden />
          </span>
          <span className="sr-only">Start a call</span>
        </Link>
        {shown.slice(2).map((item) => (
          <Cell key={item.to} item={item} unread={item.to === '/simulation-history' ? unread : 0} />
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={rest.some((item) => isCurrent(item, pathname)) ? 'page' : undefined}
          onPointerEnter={MoreSheet.preload}
          onFocus={MoreSheet.preload}
          onClick={() => setOpen(true)}
          className={cell}
        >
          <IconMenu size={20} stroke={1.5} aria-hidden />
          More
        </button>
      </nav>
      {open && <MoreSheet onClose={() => setOpen(false)} {...openers} items={rest} />}
    </>
  )
}
