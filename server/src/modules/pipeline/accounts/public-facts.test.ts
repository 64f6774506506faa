import { isPublic } from '@ringside/coaching/buyer/findable'
import type { GeneratedAccount } from '@ringside/coaching/generation/index'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const labelsOf = async (orgId: string) =>
  test.db
    .selectFrom('accounts')
    .select(['id', 'generated', 'fact_labels', 'fact_count'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute()

const toFindAt = (account: GeneratedAccount) =>
  account.facts.filter((fact) => !isPublic(fact, account)).map(({ id }) => id)

it('what a description tells is not to be found out, on accounts made now and on those from before', async () => {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  for (let made = 0; made < 12; made += 1) await calls.makeAccount(member, segment._id)
  const now = await labelsOf(member.orgId)
  for (const { generated, fact_labels: labels, fact_count: count } of now) {
    expect(labels.map(({ id }) => id)).toEqual(toFindAt(generated))
    expect(count).toBe(labels.length)
  }
  // As they were kept before: all there is to know.
  for (const { id, generated } of now) {
    const all = generated.facts.map((fact) => ({ id: fact.id, label: fact.label, topic: fact.topic }))
    await test.db
      .updateTable('accounts')
      .set({ fact_labels: JSON.stringify(all), fact_count: all.length })
      .where('id', '=', id)
      .execute()
  }
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('-public-facts.sql'))
  await sql.raw(migration?.sql ?? '').execute(test.db)
  expect(await labelsOf(member.orgId)).toEqual(now)
})
