import { simulationCost, signUpCredits, type CreditEntry, type Plan, type PlanDetails } from '@ringside/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { foreignKeyViolation, sqlState } from '../../platform/database/sql-state.ts'
import type { HoldState } from '../../platform/database/tables/credits.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { mustBeSiteAdmin, type Actor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import * as ledger from './credits.repository.ts'

/** A call set up but not begun for a day gives its credit back; so does one whose server died before it could. */
const holdLifetimeMs = 24 * 3_600_000
const historySize = 500

export interface Grant {
  userId: string
  amount: number
  note: string
  key: string
}

type Person = Pick<Actor, 'userId'>
type SiteActor = Pick<Actor, 'userId' | 'isSiteAdmin'>

export interface Credits {
  /** Gives a new person their first credits. Safe to call at every sign-in: it happens once. */
  grantSignUp(userId: string, tx?: Tx): Promise<void>
  /**
   * Sets one credit aside for a simulation or a transcript (`subjectId`). Asking again while that hold is open returns it.
   * `note` stands in the history once it is spent. Throws `no-credits`, which undoes the caller's transaction as well.
   */
  reserve(tx: Tx | null, userId: string, subjectId: string, note: string): Promise<ledger.Hold>
  /** Spends what the hold set aside. The answer is how the hold ended, which may be otherwise if somebody was first. */
  settle(holdId: string, tx?: Tx): Promise<HoldState>
  /** Gives back what the hold set aside. Answers like `settle`. */
  release(holdId: string, tx?: Tx): Promise<HoldState>
  /** Gives back what was spent on a simulation or a transcript, for a fault of ours. Once, however often it is asked for. */
  refund(tx: Tx, subjectId: string): Promise<void>
  /** Gives back a hold that nobody closed. Answers like `settle`; before its time the hold stays open. */
  expire(holdId: string): Promise<HoldState>
  planDetails(userId: string): Promise<PlanDetails>
  /** Plan and credits of several people in one query. Everybody asked for is in the answer. */
  planDetailsOf(userIds: readonly string[]): Promise<Map<string, PlanDetails>>
  /** Somebody's own plan and credits; anybody else's look like nobody's. */
  ownPlanDetails(actor: Person, userId: string): Promise<PlanDetails>
  /** Somebody's own history, newest first; anybody else's looks like nobody's. */
  ownHistory(actor: Person, userId: string): Promise<CreditEntry[]>
  /** A gift by a site admin. The same key is applied once; used for something else it is refused. */
  grant(actor: SiteActor, request: Grant): Promise<PlanDetails>
  /** A gift by the server itself, with `grant`'s rule of the key. */
  give(request: Grant): Promise<PlanDetails>
}

export interface CreditsNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
}

/** Runs after somebody got credits, so that what waits for them can go on. Its data is `{ userId }`. */
export const creditsAddedJob = 'credits-added'
/** Runs when a hold's time is over. Its data is `{ holdId }`. */
export const expireHoldJob = 'credit-hold-expire'

const noBalance: ledger.Balance = { plan: 'free', balance: 0, held: 0, unlimitedUntil: null }

function present(balance: ledger.Balance, now: Date): PlanDetails {
  const unlimited = isUnlimited(balance, now)
  const plan: Plan = balance.plan === 'unlimited' && !unlimited ? 'free' : balance.plan
  return {
    plan,
    credits: balance.balance - balance.held,
    reserved: balance.held,
    unlimitedUntil: unlimited ? (balance.unlimitedUntil?.toISOString() ?? null) : null,
  }
}

const isUnlimited = (balance: ledger.Balance, now: Date): boolean =>
  balance.plan === 'unlimited' && balance.unlimitedUntil !== null && balance.unlimitedUntil > now

export function createCredits(needs: CreditsNeeds): Credits {
  const { db, clock } = needs
  const within = <Result>(tx: Tx | null | undefined, work: (inside: Tx) => Promise<Result>): Promise<Result> =>
    tx ? work(tx) : inTransaction(db, work)
  const planDetailsOf = async (userIds: readonly string[]): Promise<Map<string, PlanDetails>> => {
    const balances = await ledger.readBalances(db, userIds)
    return new Map(userIds.map((userId) => [userId, present(balances.get(userId) ?? noBalance, clock.now())]))
  }
  const planDetails = async (userId: string): Promise<PlanDetails> =>
    (await planDetailsOf([userId])).get(userId) ?? present(noBalance, clock.now())

  return {
    planDetails,
    planDetailsOf,
    async ownPlanDetails(actor, userId) {
      mustBeOwn(actor, userId)
      return planDetails(userId)
    },
    async ownHistory(actor, userId) {
      mustBeOwn(actor, userId)
      return ledger.readHistory(db, userId, historySize)
    },
    grantSignUp: (userId, tx) => within(tx, (inside) => grantSignUp(needs, inside, userId)),
    reserve: (tx, userId, subjectId, note) =>
      within(tx, (inside) => reserve(needs, inside, { userId, subjectId, note })),
    settle: (holdId, tx) => within(tx, (inside) => close(needs, inside, holdId, 'settled')),
    release: (holdId, tx) => within(tx, (inside) => close(needs, inside, holdId, 'released')),
    refund: (tx, subjectId) => refund(needs, tx, subjectId),
    async expire(holdId) {
      const found = await ledger.findHold(db, holdId)
      if (found && found.expiresAt > clock.now()) return found.state
      return within(null, (inside) => close(needs, inside, holdId, 'expired'))
    },
    async grant(actor, request) {
      mustBeSiteAdmin(actor)
      await inTransaction(db, (tx) => grant(needs, tx, { ...request, grantedBy: actor.userId }))
      return planDetails(request.userId)
    },
    async give(request) {
      await inTransaction(db, (tx) => grant(needs, tx, request))
      return planDetails(request.userId)
    },
  }
}

/** Whose credits may be read: one's own. */
function mustBeOwn(actor: Person, userId: string): void {
  if (actor.userId !== userId) throw notFound('User')
}

/** False when the movement's key was used before. */
async function receive(
  { clock, jobs }: CreditsNeeds,
  tx: Tx,
  movement: Omit<ledger.Movement, 'id' | 'at'>,
): Promise<boolean> {
  const { userId, amount } = movement
  await openBalance(tx, userId)
  const written = await ledger.writeMovement(tx, { ...movement, id: newId(), at: clock.now() }, 'house:issued')
  if (!written) return false
  await ledger.addToBalance(tx, userId, amount)
  await jobs.enqueue(tx, creditsAddedJob, { userId })
  return true
}

async function grantSignUp(needs: CreditsNeeds, tx: Tx, userId: string): Promise<void> {
  const note = 'Welcome credits'
  await receive(needs, tx, { userId, amount: signUpCredits, kind: 'sign-up', note, key: `sign-up:${userId}` })
}

async function grant(
  needs: CreditsNeeds,
  tx: Tx,
  { userId, amount, note, key, grantedBy }: Grant & { grantedBy?: string | undefined },
): Promise<void> {
  const scoped = `grant:${key}`
  if (await receive(needs, tx, { userId, amount, kind: 'grant', note, key: scoped, grantedBy })) return
  const earlier = await ledger.findMovement(tx, scoped)
  if (earlier?.userId !== userId || earlier.amount !== amount) {
    throw new AppError('idempotency-mismatch', 'This key was used for another grant. Use a new key.')
  }
}

/** The hold comes before the balance here as in `close`, so that the two can't wait for one another. */
async function reserve(
  { clock, jobs }: CreditsNeeds,
  tx: Tx,
  { userId, subjectId, note }: { userId: string; subjectId: string; note: string },
): Promise<ledger.Hold> {
  await openBalance(tx, userId)
  const createdAt = clock.now()
  const id = newId()
  const expiresAt = new Date(createdAt.getTime() + holdLifetimeMs)
  if (!(await ledger.insertHold(tx, { id, userId, subjectId, note, createdAt, expiresAt }))) {
    return findOpenHold(tx, subjectId)
  }
  const balance = (await ledger.readBalances(tx, [userId])).get(userId) ?? noBalance
  const amount = isUnlimited(balance, createdAt) ? 0 : simulationCost
  if (!(await ledger.hold(tx, userId, amount))) throw noCredits()
  await ledger.setHoldAmount(tx, id, amount)
  await jobs.enqueue(tx, expireHoldJob, { holdId: id }, { startAfter: expiresAt })
  return { id, userId, subjectId, amount, note, state: 'open', expiresAt }
}

async function close(
  { clock, jobs }: CreditsNeeds,
  tx: Tx,
  holdId: string,
  to: Exclude<HoldState, 'open'>,
): Promise<HoldState> {
  const at = clock.now()
  const closed = await ledger.closeHold(tx, holdId, to, at)
  if (!closed) return (await ledger.findHold(tx, holdId))?.state ?? 'released'
  const { id, userId, amount, note } = closed
  await ledger.unhold(tx, userId, amount, to === 'settled')
  if (amount === 0) return to
  if (to === 'settled') {
    const spending = { id: newId(), userId, amount: -amount, kind: 'simulation', note, key: `hold:${id}`, at } as const
    await ledger.writeMovement(tx, spending, 'house:spent')
  } else {
    await jobs.enqueue(tx, creditsAddedJob, { userId })
  }
  return to
}

async function refund({ clock, jobs }: CreditsNeeds, tx: Tx, subjectId: string): Promise<void> {
  const spent = await ledger.findSettledHold(tx, subjectId)
  if (!spent || spent.amount === 0) return
  const { id, userId, amount } = spent
  const movement = { id: newId(), userId, amount, kind: 'refund', key: `refund:${id}`, at: clock.now() } as const
  if (!(await ledger.writeMovement(tx, { ...movement, note: `Given back: ${spent.note}` }, 'house:spent'))) return
  await ledger.addToBalance(tx, userId, amount)
  await jobs.enqueue(tx, creditsAddedJob, { userId })
}

const noCredits = (): AppError => new AppError('no-credits', 'You have no credits left. Ask a site admin to add some.')

async function findOpenHold(tx: Tx, subjectId: string): Promise<ledger.Hold> {
  const open = await ledger.findOpenHold(tx, subjectId)
  // Only when the hold was closed between two statements of ours: the caller may simply ask again.
  if (!open) throw new AppError('conflict', 'This call was just charged. Try again.')
  return open
}

async function openBalance(tx: Tx, userId: string): Promise<void> {
  try {
    await ledger.openBalance(tx, userId)
  } catch (error) {
    if (sqlState(error) === foreignKeyViolation) throw notFound('User')
    throw error
  }
}
