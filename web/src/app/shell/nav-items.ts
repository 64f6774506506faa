import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { adminName, type Session } from '../../lib/session/session.ts'
import type { Icon } from '../../ui/icon.ts'

export interface NavItem {
  to: string
  label: string
  icon: Icon
  /** Second key after `g`. */
  key?: string
  /** Addresses that belong to it beside its own. */
  also?: readonly string[]
}

/** The main navigation, by what the organisation has switched on. */
export const mainNav = (session: Session): NavItem[] => [
  { to: '/', label: 'Dashboard', icon: IconHome, key: 'd' },
  { to: '/simulation', label: 'Practise', icon: IconPhone },
  ...(session.organization.pipeline
    ? [{ to: '/pipeline', label: 'Pipeline', icon: IconFilter, key: 'p', also: ['/account'] }]
    : []),
  { to: '/persona-display', label: 'Buyers', icon: IconUsers, key: 'b' },
  {
    to: '/simulation-history',
    label: 'Call history',
    icon: IconHistory,
    key: 'h',
    also: ['/call-review', '/uploaded-call-review'],
  },
  { to: '/live-calls', label: 'Live calls', icon: IconBroadcast, key: 'l' },
]

/** What only some roles have. */
export const manageNav = (session: Session): NavItem[] => [
  ...(session.isAdmin ? [{ to: '/admin', label: adminName(session), icon: IconShield }] : []),
  ...(session.isSiteAdmin ? [{ to: '/site-admin', label: 'Site admin', icon: IconBuilding }] : []),
]

/** True if an address lies on or under the item's. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  if (item.to === '/') return pathname === '/'
  return [item.to, ...(item.also ?? [])].some((base) => pathname === base || pathname.startsWith(`${base}/`))
}
