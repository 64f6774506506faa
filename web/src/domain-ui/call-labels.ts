import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { callTypeLabels } from '@ringside/contract/simulations/call-type-labels'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import type { CallType } from '@ringside/contract/simulations/vocabulary'
import type { Icon } from '../ui/icon.ts'

export { callTypeLabels } from '@ringside/contract/simulations/call-type-labels'
export { difficultyLabels } from '@ringside/contract/simulations/difficulty-labels'
export { outcomeLabels } from '@ringside/contract/simulations/outcome-labels'

/** "Cold call", "Discovery call": one call of a kind. */
export const callName = (type: CallType): string => callTypeLabels[type].replace(/( call)?$/, ' call')

/** When a practice call was: when it ended. One that was set up may have waited for days. */
export const timeOf = ({ endedAt, createdAt }: Pick<Simulation, 'endedAt' | 'createdAt'>): string =>
  endedAt ?? createdAt

/** "Not called yet", "1 call", "4 calls": how often somebody was called. */
export const callsWith = (calls: number): string =>
  calls === 0 ? 'Not called yet' : calls === 1 ? '1 call' : `${calls} calls`

/** "cold calls", "discovery calls": the calls of a kind, inside a sentence. */
export const callsOfType = (type: CallType): string => `${callName(type).toLowerCase()}s`

export const callTypeIcons: Record<CallType, Icon> = {
  'cold-call': IconPhone,
  gatekeeper: IconLock,
  discovery: IconSearch,
  demo: IconPlayerPlay,
  'objection-handling': IconShield,
  negotiation: IconColumns2,
  closing: IconCheck,
  'check-in': IconCalendarCheck,
  referral: IconUsers,
}
