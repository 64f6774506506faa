import { callTypeGuide, liveTurn, type getSimulation } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { readEvents, readTurns } from './call-record.repository.ts'
import { factsFoundIn, factsToldIn, planOf } from './plan.ts'
import { mayPlay, maySee } from './simulations.policy.ts'
import * as repository from './simulations.repository.ts'
import type { SimulationRow } from './simulations.repository.ts'

/** One call as the contract describes it. */
export type Detail = z.output<typeof getSimulation.response>

const termsOf = (row: SimulationRow) => {
  const { goal, minutes } = callTypeGuide[row.type]
  return { simulation: repository.toSimulation(row), goal, notes: row.notes, expectedMinutes: minutes }
}

/** Another's call while it runs: who it is with and how it was set up, and nothing that happened in it. */
async function describeUnseen(db: Database, row: SimulationRow): Promise<Detail> {
  const plan = planOf(await repository.readSetup(db, row.org_id, row.id), new Map())
  return { ...termsOf(row), notes: '', isOver: false, turns: [], plan }
}

/** A call with what was said in it; while it runs no more than its rep knows of it. */
async function describeKnown(db: Database, row: SimulationRow): Promise<Detail> {
  const key = { orgId: row.org_id, simulationId: row.id }
  const setup = await repository.readSetup(db, row.org_id, row.id)
  const turns = await readTurns(db, key)
  const terms = termsOf(row)
  if (row.ended_at !== null) return { ...terms, isOver: true, turns, plan: planOf(setup, factsToldIn(turns)) }
  const found = factsFoundIn(await readEvents(db, key, 0))
  return { ...terms, isOver: false, turns: turns.map(liveTurn), plan: planOf(setup, found) }
}

/** A call that is shown to a colleague: without the rep's notes, and how it went against the one before. */
async function describeShown(db: Database, row: SimulationRow): Promise<Detail> {
  const known = await describeKnown(db, row)
  return { ...known, notes: '', simulation: { ...known.simulation, scoreChange: null } }
}

/** A call to somebody who may see it. While it runs nobody reads along but its rep: who watches is shown to them. */
export function describe(db: Database, actor: MemberActor, row: SimulationRow): Promise<Detail> {
  const call = { userId: row.user_id }
  if (!maySee(actor, call)) return describeShown(db, row)
  return row.ended_at === null && !mayPlay(actor, call) ? describeUnseen(db, row) : describeKnown(db, row)
}
