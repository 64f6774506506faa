import { isComplaint } from '@ringside/coaching/generation/customer'
import { namesPerson } from '@ringside/coaching/generation/named'
import { refusedEnough } from '@ringside/coaching/next-call/index'
import {
  foundCount,
  type CallType,
  type DealStage,
  type Difficulty,
  type Discovered,
  type ObjectionFamily,
  type Outcome,
  type Persona,
} from '@ringside/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { readFactLabels } from '../accounts/accounts.repository.ts'
import { typesThatMove } from '../deals/deal-stage.ts'
import { readCallablePersonas } from '../people/callable-personas.ts'
import { byPersona, presentPersona } from '../people/personas.presenter.ts'
import { findPersona, type PersonaRow } from '../people/personas.repository.ts'
import * as history from './call-history.repository.ts'
import { daysBefore } from './days-ago.ts'
import { repsSeenBy } from './listed-calls.ts'

/** Somebody who could be called, with what is known and what this rep did so far. */
export interface Prospect {
  persona: Persona & { accountName: string; accountSlug: string }
  stage: DealStage
  stageDays: number
  /** What calls to this account start from. */
  difficulty: Difficulty
  /** This rep's last call with them that did not break off, or where all did the last of those. */
  lastCall: {
    type: CallType
    outcome: Outcome
    score: number | null
    openObjections: readonly ObjectionFamily[]
    daysAgo: number
    promised: boolean
    repairPromised: boolean
  } | null
  /** The last call of another rep with them, where it came after this rep's own; none of either that broke off. */
  colleague: (NonNullable<Prospect['lastCall']> & { userId: string }) | null
  /** Days since anybody of the organisation spoke with anybody at the account; null when nobody has. No talk is what broke off. */
  accountQuietDays: number | null
  /** The types of call that take the deal on from its stage when they go as they should. */
  movingTypes: readonly CallType[]
  /** Their last cold calls in a row that they refused, `refusedEnough` at most; what broke off between them is no call. */
  refusedInARow: number
  /** What is known of the account, told beside the facts to find as well; what was found last stands last. */
  knownFacts: ReadonlyArray<{ label: string; summary: string }>
  /** The facts of the account that nobody has found yet. */
  openFacts: ReadonlyArray<{ label: string }>
  /** How many of the account's `factsInAll` were found: those known beside them are not counted. */
  factsFound: number
  /** Colleagues who told something about them by name, and to whom: null when that was this rep. */
  namedBy: ReadonlyArray<{ firstName: string; says: string; toldTo: string | null }>
}

/** Who is in question: the whole organisation, the people of one account, or one person there. */
interface AmongWhom {
  readonly accountId?: string | undefined
  readonly personaId?: string | undefined
}

export interface Prospects {
  /** Everybody of these whom the actor could call, by the days of `zone`. A handful of queries, however many there are. */
  prospects(actor: MemberActor, among?: AmongWhom & { zone?: string }): Promise<Prospect[]>
}

export function createProspects({ db, clock }: { db: Database; clock: Clock }): Prospects {
  return {
    async prospects(actor, { zone = 'UTC', ...among } = {}) {
      const { orgId } = actor.membership
      const asked = await atTheirAccount(db, orgId, among)
      if (asked === null) return []
      const { accountId, personaId } = asked
      const [callable, labels, figures, calls, theirs, discovered] = await Promise.all([
        readCallablePersonas(db, orgId, accountId),
        readFactLabels(db, orgId, accountId),
        history.readFigures(db, orgId, repsSeenBy(actor), accountId),
        history.listLastCalls(db, orgId, { userId: actor.userId, atMost: refusedEnough }, accountId),
        history.listLastCallsOfOthers(db, orgId, actor.userId, accountId),
        history.readDiscovered(db, orgId, accountId),
      ])
      const callsWith = Map.groupBy(calls, (call) => call.persona_id)
      const finished = [...callsWith.values()].flatMap(([last]) => (last && last.outcome !== 'abandoned' ? last : []))
      const finishedWith = new Map(finished.map((call) => [call.persona_id, call]))
      const theirCallWith = new Map(theirs.map((call) => [call.persona_id, call]))
      const daysAgo = daysBefore(clock.now(), zone)
      const quietDays = quietDaysOf([...finished, ...theirs], daysAgo)
      const figuresOf = byPersona(figures)
      const firstNamesAt = Map.groupBy(callable, ({ account }) => account.id)
      // Cut to one person last: whom a first name means is told from everybody there.
      const wanted = personaId === undefined ? callable : callable.filter(({ persona }) => persona.id === personaId)
      return wanted.map(({ persona, account }) => {
        const found = discovered.get(account.id) ?? []
        const alike = (firstNamesAt.get(account.id) ?? []).filter(
          (one) => one.persona.first_name === persona.first_name,
        )
        const { name: accountName, slug: accountSlug, stage, difficulty } = account
        const lastCalls = callsWith.get(persona.id) ?? []
        return {
          persona: { ...presentPersona(persona, figuresOf.get(persona.id)), accountName, accountSlug },
          stage,
          stageDays: daysAgo(account.stage_since),
          difficulty,
          lastCall: presentLastCall(lastCalls[0], daysAgo),
          colleague: presentColleague(theirCallWith.get(persona.id), finishedWith.get(persona.id), daysAgo),
          accountQuietDays: quietDays.get(account.id) ?? null,
          movingTypes: typesThatMove(stage),
          refusedInARow: refusedInARow(lastCalls),
          ...knowledge(labels.get(account.id) ?? [], found),
          namedBy: whoNames(found, { persona, alike, userId: actor.userId }),
        }
      })
    },
  }
}

/** What is read of one person is of their account: null when there is no such person, or they are at another. */
async function atTheirAccount(
  db: Database,
  orgId: string,
  { accountId, personaId }: AmongWhom,
): Promise<AmongWhom | null> {
  if (personaId === undefined) return { accountId }
  const persona = await findPersona(db, orgId, personaId)
  if (!persona || (accountId !== undefined && accountId !== persona.account_id)) return null
  return { accountId: persona.account_id, personaId }
}

type DaysAgo = ReturnType<typeof daysBefore>

const presentLastCall = (call: history.CallRow | undefined, daysAgo: DaysAgo): Prospect['lastCall'] =>
  call
    ? {
        type: call.type,
        outcome: call.outcome,
        score: call.score,
        openObjections: call.open_objections,
        daysAgo: daysAgo(call.at),
        promised: call.promise !== null,
        repairPromised: call.objections.some(({ id, state }) => isComplaint(id) && state === 'resolved'),
      }
    : null

/** A colleague's call, where the rep has not spoken with them since: calls that broke off are neither. */
function presentColleague(
  call: history.CallRow | undefined,
  own: history.CallRow | undefined,
  daysAgo: DaysAgo,
): Prospect['colleague'] {
  const held = presentLastCall(call, daysAgo)
  if (call === undefined || held === null || (own !== undefined && own.at >= call.at)) return null
  return { ...held, userId: call.user_id }
}

/** Days since the newest of these calls with each account. */
function quietDaysOf(calls: readonly history.CallRow[], daysAgo: DaysAgo): ReadonlyMap<string, number> {
  const days = Map.groupBy(calls, (call) => call.account_id)
  return new Map([...days].map(([id, of]) => [id, Math.min(...of.map(({ at }) => daysAgo(at)))]))
}

/** The cold calls that ended in a no before anything was said, from the last one back. */
function refusedInARow(calls: readonly history.CallRow[]): number {
  const first = calls.findIndex(
    ({ type, outcome }) => type !== 'cold-call' || (outcome !== 'hung-up' && outcome !== 'brush-off'),
  )
  return first === -1 ? calls.length : first
}

function knowledge(
  labels: ReadonlyArray<{ id: string; label: string }>,
  found: readonly Discovered[],
): Pick<Prospect, 'knownFacts' | 'openFacts' | 'factsFound'> {
  const labelOf = new Map(labels.map((fact) => [fact.id, fact.label]))
  const known = new Set(found.map((fact) => fact.factId))
  return {
    knownFacts: found.map((fact) => ({ label: labelOf.get(fact.factId) ?? fact.summary, summary: fact.summary })),
    openFacts: labels.filter((fact) => !known.has(fact.id)).map(({ label }) => ({ label })),
    factsFound: foundCount(found),
  }
}

type Naming = {
  persona: Pick<PersonaRow, 'id' | 'first_name' | 'last_name'>
  /** Those at the account who have the first name, among them this person. */
  alike: readonly unknown[]
  /** Who reads it. */
  userId: string
}

const whoNames = (found: readonly Discovered[], naming: Naming): Prospect['namedBy'] =>
  found
    .filter((fact) => fact.personaId !== naming.persona.id && isNamedIn(fact, naming))
    .map((fact) => ({
      firstName: history.tellerOf(fact),
      says: fact.summary,
      toldTo: fact.foundBy?.userId === naming.userId ? null : (fact.foundBy?.name ?? 'somebody before you'),
    }))

/** Whether a fact names this person; by a first name that who told it has as well, it may be of themselves. */
const isNamedIn = (fact: Discovered, { persona: { first_name: first, last_name: last }, alike }: Naming): boolean =>
  namesPerson(fact.summary, { first, last }, { alone: alike.length === 1 && history.tellerOf(fact) !== first })
