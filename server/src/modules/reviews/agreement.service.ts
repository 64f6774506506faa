import { agreementOf, type Pair } from '@ringside/coaching/agreement/agreement'
import type { Agreement, getAgreement } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { mustBeAdmin, type MemberActor } from '../../platform/http/actor.ts'
import { countLevels } from './overrides.repository.ts'

type LevelCount = Awaited<ReturnType<typeof countLevels>>[number]

export interface Agreements {
  /** For admins: how far the people of their organisation and the engine agree. */
  agreement(actor: MemberActor): Promise<z.output<typeof getAgreement.response>>
}

export const createAgreements = ({ db }: { db: Database }): Agreements => ({
  async agreement(actor) {
    mustBeAdmin(actor)
    const counts = await countLevels(db, actor.membership.orgId)
    const byCriterion = Map.groupBy(counts, ({ rubric, criterion }) => `${rubric} ${criterion}`)
    return { all: agreementIn(counts), criteria: [...byCriterion.values()].flatMap(presentCriterion).toSorted(byCases) }
  },
})

function presentCriterion(counts: readonly LevelCount[]) {
  const [first] = counts
  if (first === undefined) return []
  const { rubric: key, rubric_name: name, criterion, label } = first
  return [{ rubric: { key, name: name ?? '' }, criterion, label: label ?? criterion, ...agreementIn(counts) }]
}

const casesOf = ({ n, applicability }: Agreement): number => n + applicability

type Listed = ReturnType<typeof presentCriterion>[number]
const byCases = (a: Listed, b: Listed): number => casesOf(b) - casesOf(a)

/** What one found not to apply has no level to compare; where neither found it to apply they agree, and there is none either. */
function agreementIn(counts: readonly LevelCount[]): Agreement {
  const pairs = counts.flatMap(({ level, engine_level: engine, cases }): Pair[] =>
    level === null || engine === null ? [] : Array.from({ length: cases }, () => ({ one: level, other: engine })),
  )
  const apart = counts.filter(({ level, engine_level: engine }) => (level === null) !== (engine === null))
  return { ...agreementOf(pairs), applicability: apart.reduce((sum, { cases }) => sum + cases, 0) }
}
