import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { liveCallsQuery, planQuery } from '../../lib/queries/session.ts'
import { useUnreadMentions } from '../../lib/queries/unread-mentions.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { preloadPath } from '../routes.ts'
import { mainNav, manageNav } from './nav-items.ts'
import { navLine, NavLink } from './nav-link.tsx'
import { UnreadMark } from './unread-mark.tsx'
import { OrganisationSwitch } from './organisation-switch.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** "11 credits left", "1 credit left", "Unlimited calls"; nothing while unknown. */
export function useCreditWords(): string | null {
  const { userId } = useSession()
  const plan = useQuery(planQuery(userId)).data
  if (!plan) return null
  if (plan.unlimitedUntil !== null) return 'Unlimited calls'
  return `${plan.credits} ${plan.credits === 1 ? 'credit' : 'credits'} left`
}

const isMac = navigator.platform.startsWith('Mac')

interface NavbarProps {
  /** 56 px, icons only. */
  rail: boolean
  onSearch(): void
  onShortcuts(): void
  onProfile(): void
  onProduct(): void
}

/** The navigation beside the sheet. */
export function Navbar({ rail, onSearch, ...openers }: NavbarProps) {
  const session = useSession()
  const live = useQuery(liveCallsQuery(session.orgId)).data?.length ?? 0
  const unread = useUnreadMentions()
  const asides: Record<string, ReactNode> = {
    ...(live > 0 && { '/live-calls': live }),
    ...(unread > 0 && { '/simulation-history': <UnreadMark unread={unread} /> }),
  }
  const credits = useCreditWords()
  const manage = manageNav(session)
  const search = (
    <button
      type="button"
      aria-label={rail ? 'Search' : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className={navLine}
    >
      <IconSearch size={18} stroke={1.5} aria-hidden />
      {!rail && (
        <>
          Search
          <span className="ml-auto">
            <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
          </span>
        </>
      )}
    </button>
  )
  return (
    <nav
      aria-label="Main"
      className={`flex h-full min-h-0 flex-col gap-0.5 overflow-y-auto py-2.5 max-tablet:hidden ${rail ? 'w-14 px-2' : 'w-[216px] pr-2 pl-3'}`}
    >
      <OrganisationSwitch rail={rail} />
      <span
        className={`grid pt-2 pb-2.5 ${rail ? 'justify-center' : ''}`}
        onPointerEnter={() => preloadPath('/simulation')}
      >
        <StartCall rail={rail} />
      </span>
      {rail ? <Tooltip text="Search">{search}</Tooltip> : search}
      {mainNav(session).map((item) => (
        <NavLink
          key={item.to}
          item={item}
          rail={rail}
          aside={asides[item.to]}
          mark={item.to === '/simulation-history' && unread > 0 ? `${unread} unread` : undefined}
        />
      ))}
      {manage.length > 0 && <p className={`px-2 pt-3.5 pb-1 text-tiny text-ink-3 ${rail ? 'sr-only' : ''}`}>Manage</p>}
      {manage.map((item) => (
        <NavLink key={item.to} item={item} rail={rail} />
      ))}
      <span className="flex-1" />
      <div className="flex flex-col gap-0.5 border-t border-line pt-2">
        {credits && (
          <p className={`${navLine} hover:bg-transparent`} title={rail ? credits : undefined}>
            <IconCoin size={18} stroke={1.5} aria-hidden />
            <span className={rail ? 'sr-only' : 'truncate'}>{credits}</span>
          </p>
        )}
        <ProfileMenu rail={rail} {...openers} />
      </div>
    </nav>
  )
}

function StartCall({ rail }: { rail: boolean }) {
  if (!rail) {
    return (
      <ButtonLink to="/simulation" variant="primary" wide aria-keyshortcuts="c" icon={IconPhone}>
        <span className="flex-1">Start a call</span>
        <Kbd tone="inherit">C</Kbd>
      </ButtonLink>
    )
  }
  return (
    <Tooltip text="Start a call">
      <ButtonLink to="/simulation" variant="primary" size="square" aria-label="Start a call" icon={IconPhone}>
        {null}
      </ButtonLink>
    </Tooltip>
  )
}
