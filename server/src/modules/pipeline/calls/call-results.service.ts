import { isPublic } from '@ringside/coaching/buyer/findable'
import { thoughtAfter } from '@ringside/coaching/buyer/outcome'
import { wasReached } from '@ringside/coaching/buyer/remembered'
import type { CallMemory, ColleagueHeard } from '@ringside/coaching/buyer/setup'
import type { AgreedTerm } from '@ringside/coaching/buyer/terms/bargain'
import { callTypeTraits } from '@ringside/coaching/call-types/call-types'
import { asCustomer } from '@ringside/coaching/generation/customer'
import {
  buyerNameOf,
  type BuyerProfile,
  type CallType,
  type Difficulty,
  type ObjectionFamily,
  type ObjectionState,
  type Outcome,
} from '@ringside/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import * as accounts from '../accounts/accounts.repository.ts'
import { describeAnew } from '../accounts/describe-anew.ts'
import { stageAfter } from '../deals/deal-stage.ts'
import { writeStageChange } from '../deals/stage-changes.repository.ts'
import { findCallable, holdBuyer, type MadeUpBuyer } from '../people/callable-buyer.ts'
import { findPersona, readProfile, readProfiles } from '../people/personas.repository.ts'
import * as history from './call-history.repository.ts'
import { daysAgo } from './days-ago.ts'

export interface FinishedCall {
  orgId: string
  simulationId: string
  accountId: string
  personaId: string
  userId: string
  /** The rep's name at the time, which is kept. */
  repName: string
  type: CallType
  outcome: Outcome
  /** Null when the call was too short to score. */
  score: number | null
  at: Date
  /** What the buyer gave away, and in which turn. */
  facts: ReadonlyArray<{
    factId: string
    turn: number
    /** What it says, as that call's buyer knew it: the account may have been described anew while they spoke. */
    summary?: string | undefined
  }>
  /** What was agreed at the end, in a few words, null when nothing was: the buyer remembers it on the next call. */
  promise: string | null
  /** Objections that were not settled when it ended: the next call may be about them. */
  openObjections: readonly ObjectionFamily[]
  /** Every objection that was raised, by id, as the call left it: one that was settled is not raised to this rep again. */
  objections: ReadonlyArray<{ id: string; state: ObjectionState; repair?: string | undefined }>
  /** The buyer asked what had become of an earlier promise: on the next call they don't. */
  askedAfterPromise: boolean
  /** The terms that were agreed on: the next call with this rep starts from them. */
  terms: readonly AgreedTerm[]
}

export interface Buyer {
  profile: BuyerProfile
  /** What this buyer remembers of this rep, and which colleagues have spoken to them. */
  memory: CallMemory
  /** What the organisation has found out at their company, in the order of finding. */
  known: Array<{ factId: string; summary: string; from: string }>
  account: { id: string; name: string; slug: string; difficulty: Difficulty }
}

export interface CallResults {
  /** All a call needs of the persona. Throws `not-found`, or `conflict` when the persona or the account is archived. */
  buyerFor(orgId: string, userId: string, personaId: string): Promise<Buyer>
  /** Whether somebody is in the pipeline and can be called. */
  isBuyerHere(orgId: string, personaId: string): Promise<boolean>
  /**
   * Keeps whom `buyerFor` told of in the pipeline until the transaction ends. Throws as that does for who has gone or was archived
   * meanwhile, and `conflict` for whose place somebody else has.
   */
  holdBuyer(tx: Tx, orgId: string, buyer: MadeUpBuyer): Promise<void>
  /**
   * Writes what a finished call means for its account: the call, what was found out, the stage of the deal. Once per
   * simulation. When the account has left the organisation meanwhile (a transfer), there is nothing to write; while it is on its way,
   * throws `conflict`: it can stay yet.
   */
  recordCallResult(tx: Tx, call: FinishedCall): Promise<void>
  /** Writes another score of a call that was recorded; for one that was not, there is nothing to write. */
  changeScore(tx: Tx, call: Pick<FinishedCall, 'orgId' | 'simulationId' | 'score'>): Promise<void>
}

/** Whoever scores the call tries again: by then the account has gone, or stays and has its call. */
const onItsWay = (): AppError =>
  new AppError('conflict', 'The account is being moved. Its call is noted once that has ended.')

export function createCallResults({ db, clock }: { db: Database; clock: Clock }): CallResults {
  return {
    changeScore: history.setScore,

    buyerFor: (orgId, userId, personaId) => buyerFor(db, { orgId, userId, personaId, at: clock.now() }),

    isBuyerHere: (orgId, personaId) => isBuyerHere(db, orgId, personaId),

    holdBuyer,

    async recordCallResult(tx, call) {
      const account = await accounts.lockAccount(tx, call.orgId, call.accountId)
      if (!account && (await accounts.isAccountMoving(tx, call.orgId, call.accountId))) throw onItsWay()
      if (!account || !(await findPersona(tx, call.orgId, call.personaId))) return
      const written = await history.insertCall(tx, {
        org_id: call.orgId,
        simulation_id: call.simulationId,
        account_id: call.accountId,
        persona_id: call.personaId,
        user_id: call.userId,
        type: call.type,
        outcome: call.outcome,
        score: call.score,
        promise: call.promise,
        open_objections: JSON.stringify(call.openObjections),
        objections: JSON.stringify(call.objections),
        asked_after_promise: call.askedAfterPromise,
        terms: JSON.stringify(call.terms),
        at: call.at,
      })
      if (!written) return
      const learned = await writeDiscovered(tx, call)
      const move = stageAfter(account.stage, { type: call.type, outcome: call.outcome, learned })
      if (!move) return
      await writeStageChange(tx, {
        orgId: call.orgId,
        accountId: call.accountId,
        id: newId(),
        from: account.stage,
        to: move.to,
        reason: move.reason,
        simulationId: call.simulationId,
        by: { userId: call.userId, name: call.repName },
        at: call.at,
        restores: null,
      })
    },
  }
}

async function isBuyerHere(db: Database, orgId: string, personaId: string): Promise<boolean> {
  const persona = await findPersona(db, orgId, personaId)
  const account = persona && (await accounts.findAccount(db, orgId, persona.account_id))
  return account?.active === true && persona?.archived_at === null
}

interface CallToBe {
  readonly orgId: string
  readonly userId: string
  readonly personaId: string
  readonly at: Date
}

async function buyerFor(db: Database, call: CallToBe): Promise<Buyer> {
  const { orgId, personaId } = call
  const { account } = await findCallable(db, orgId, personaId)
  await describeAnew(db, orgId, account)
  const buyers = await readProfiles(db, orgId, account.id)
  const profile = buyers.find((buyer) => buyer.personaId === personaId)
  if (!profile) throw notFound('Persona')
  const [memory, known] = await Promise.all([
    readMemory(db, call, { accountId: account.id, buyers }),
    readKnown(db, orgId, account.id),
  ])
  const { id, name, slug, difficulty } = account
  return { profile, memory, known, account: { id, name, slug, difficulty } }
}

/** Keeps each fact once a call, where it was first heard, but for what was public before. True when there was any. */
async function writeDiscovered(tx: Tx, call: FinishedCall): Promise<boolean> {
  const buyer = await readProfile(tx, call.orgId, call.personaId)
  const { facts: told } = callTypeTraits[call.type].customer ? asCustomer(buyer, null).persona : buyer
  const facts = new Map(told.map((fact) => [fact.id, fact]))
  const first = new Map(call.facts.toSorted((a, b) => b.turn - a.turn).map((each) => [each.factId, each]))
  const labels = (await accounts.readFactLabels(tx, call.orgId, call.accountId)).get(call.accountId) ?? []
  const toFind = new Set(labels.map(({ id }) => id))
  const rows = [...first.values()].flatMap(({ factId, turn, summary: said }) => {
    const fact = facts.get(factId)
    const summary = said ?? fact?.summary
    if (summary === undefined || (fact && isPublic(fact, buyer.company))) return []
    return [{ fact_id: factId, summary, counts: toFind.has(factId), turn }]
  })
  const found = {
    org_id: call.orgId,
    account_id: call.accountId,
    simulation_id: call.simulationId,
    user_id: call.userId,
    user_name: call.repName,
    persona_id: call.personaId,
    persona_name: buyerNameOf(buyer),
    at: call.at,
  }
  await history.insertDiscovered(
    tx,
    rows.map((row) => ({ ...found, ...row })),
  )
  return rows.length > 0
}

async function readKnown(db: Database, orgId: string, accountId: string): Promise<Buyer['known']> {
  const discovered = await history.readDiscovered(db, orgId, accountId)
  return (discovered.get(accountId) ?? []).map((fact) => ({
    factId: fact.factId,
    summary: fact.summary,
    from: history.tellerOf(fact),
  }))
}

async function readMemory(
  db: Database,
  { orgId, userId, personaId, at }: CallToBe,
  { accountId, buyers }: { accountId: string; buyers: readonly BuyerProfile[] },
): Promise<CallMemory> {
  const [calls, told] = await Promise.all([
    history.listCallsOfRep(db, orgId, accountId, userId),
    history.listFactsTold(db, orgId, accountId, userId),
  ])
  const factsGiven = Map.groupBy(told, (fact) => fact.simulationId)
  const given = (call: history.CallRow): string[] =>
    (factsGiven.get(call.simulation_id) ?? []).map((fact) => fact.factId)
  const talks = calls.filter((call) => wasReached({ ...call, factsGiven: given(call) }))
  const last = talks.findLastIndex((call) => call.persona_id === personaId)
  return {
    earlierCalls: calls
      .filter((call) => call.persona_id === personaId)
      .map((call) => ({
        type: call.type,
        outcome: call.outcome,
        factsGiven: given(call),
        promise: call.promise,
        held: { daysAgo: daysAgo(call.at, at), weekday: call.at.getUTCDay() },
        objections: call.objections,
        askedAfterPromise: call.asked_after_promise,
        terms: call.terms,
      })),
    colleaguesHeard: heardSince(talks.slice(last + 1), buyers),
  }
}

/** Who has spoken to the rep since this buyer last did, by their last call; whoever spoke last comes last. */
function heardSince(calls: readonly history.CallRow[], buyers: readonly BuyerProfile[]): ColleagueHeard[] {
  const names = new Map(buyers.map(({ personaId, firstName }) => [personaId, firstName]))
  return calls
    .filter((call, index) => calls.findLastIndex(({ persona_id }) => persona_id === call.persona_id) === index)
    .flatMap(({ persona_id, outcome }) => {
      const firstName = names.get(persona_id)
      return firstName === undefined ? [] : [{ firstName, thought: thoughtAfter[outcome] }]
    })
}
