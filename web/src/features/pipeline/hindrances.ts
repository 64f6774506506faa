import { capHindrance, type Hindrance } from '../../domain-ui/hindered-button.tsx'
import { countPeopleInUse } from '../../domain-ui/people-in-use.ts'
import type { Addable } from './header-actions.tsx'
import type { Here } from './pipeline-views.tsx'
import type { Generation } from './use-generation.ts'

/** Of each thing that can be added why not for the moment; null where it can. */
export type Hindrances = Record<Addable, Hindrance | null>

export const nothingHinders: Hindrances = { segment: null, contact: null, generate: null }

const capsOf = (all: Here) => ({
  segments: capHindrance('targetSegments', all.segments.length),
  contacts: capHindrance('contactProfiles', all.contacts.length),
  accounts: capHindrance('accounts', all.accounts.length),
  people: capHindrance('personas', countPeopleInUse(all.accounts)),
})

/** What a plan allows no more of, as sentences. */
export const fullWords = (all: Here): string[] =>
  Object.values(capsOf(all)).flatMap((hindrance) => hindrance?.words ?? [])

/** `all` is null before it is known what there is. */
export function hindrancesOf({ progress }: Pick<Generation, 'progress'>, all: Here | null): Hindrances {
  const caps = all && capsOf(all)
  // A new account comes with its people: without a decision maker it has none, and needs no room for them.
  const noRoom = caps && (caps.accounts ?? (all.contacts.length > 0 ? caps.people : null))
  return {
    segment: caps?.segments ?? null,
    contact: caps?.contacts ?? null,
    generate: progress.state === 'running' ? beingMade : noRoom,
  }
}

const beingMade: Hindrance = {
  short: 'Being made now',
  words: 'Your last order is still being made. Wait for it, or cancel the rest.',
}
