import type { CallType, DealStage, Difficulty, ObjectionFamily, Outcome, Persona } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { byPersona, presentPersona } from './accounts.presenter.ts'
import { readFactLabels } from './accounts.repository.ts'
import { repsSeenBy } from './accounts.service.ts'
import * as history from './call-history.repository.ts'
import { readCallablePersonas } from './callable-personas.ts'

/** Somebody who could be called, with what is known and what this rep did so far. */
export interface Prospect {
  persona: Persona & { accountName: string; accountSlug: string }
  stage: DealStage
  /** What calls to this account start from. */
  difficulty: Difficulty
  /** This rep's last call with them. */
  lastCall: {
    type: CallType
    outcome: Outcome
    score: number | null
    openObjections: readonly ObjectionFamily[]
  } | null
  /** Of the account; what was found last stands last. */
  factsKnown: ReadonlyArray<{ label: string; summary: string }>
  factsOpen: ReadonlyArray<{ label: string }>
  /** Colleagues who told something about them by name. */
  namedBy: ReadonlyArray<{ firstName: string; says: string }>
}

export interface Prospects {
  /** Everybody the actor could call, of the organisation or of one account. A handful of queries, however many there are. */
  prospects(actor: MemberActor, accountId?: string): Promise<Prospect[]>
}

export function createProspects({ db }: { db: Database }): Prospects {
  return {
    async prospects(actor, accountId) {
      const { orgId } = actor.membership
      const [callable, labels, figures, calls, discovered] = await Promise.all([
        readCallablePersonas(db, orgId, accountId),
        readFactLabels(db, orgId, accountId),
        history.readFigures(db, orgId, repsSeenBy(actor), accountId),
        history.listLastCalls(db, orgId, actor.userId),
        history.readDiscovered(db, orgId, accountId),
      ])
      const discoveredOf = Map.groupBy(discovered, (row) => row.accountId)
      const lastCalls = new Map(calls.map((call) => [call.persona_id, call]))
      const figuresOf = byPersona(figures)
      return callable.map(({ persona, account }) => {
        const found = discoveredOf.get(account.id) ?? []
        const { name: accountName, slug: accountSlug, stage, difficulty } = account
        return {
          persona: { ...presentPersona(persona, figuresOf.get(persona.id)), accountName, accountSlug },
          stage,
          difficulty,
          lastCall: presentLastCall(lastCalls.get(persona.id)),
          ...knowledge(labels.get(account.id) ?? [], found),
          namedBy: found
            .filter((fact) => fact.personaId !== persona.id && names(fact.summary, persona.first_name))
            .map((fact) => ({ firstName: history.tellerOf(fact), says: fact.summary })),
        }
      })
    },
  }
}

const presentLastCall = (call: history.CallRow | undefined): Prospect['lastCall'] =>
  call ? { type: call.type, outcome: call.outcome, score: call.score, openObjections: call.open_objections } : null

function knowledge(
  labels: ReadonlyArray<{ id: string; label: string }>,
  found: readonly history.DiscoveredRow[],
): Pick<Prospect, 'factsKnown' | 'factsOpen'> {
  const labelOf = new Map(labels.map((fact) => [fact.id, fact.label]))
  const known = new Set(found.map((fact) => fact.factId))
  return {
    factsKnown: found.map((fact) => ({ label: labelOf.get(fact.factId) ?? fact.summary, summary: fact.summary })),
    factsOpen: labels.filter((fact) => !known.has(fact.id)).map(({ label }) => ({ label })),
  }
}

/** Whether the words hold this name as a word of its own. */
const names = (words: string, firstName: string): boolean => words.split(/[^\p{L}\p{M}'’-]+/u).includes(firstName)
