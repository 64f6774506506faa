import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moduleGraph } from './layers.ts'
import { modulesIn, readsBeyond, tablesOf, trespass, usesIn, usesOfModules } from './tables.ts'

const root = join(import.meta.dirname, '../..')

describe('modules', () => {
  it('every module stands in the graph of who may use whom, and every name there is a module', () => {
    expect(Object.keys(moduleGraph).toSorted()).toEqual(modulesIn(root))
  })

  it('the graph has no circle', () => {
    const reached = (from: string): string[] => (moduleGraph[from] ?? []).flatMap((next) => [next, ...reached(next)])
    for (const module of Object.keys(moduleGraph)) expect(reached(module)).not.toContain(module)
  })
})

describe('tables', () => {
  it('every table has one module that keeps it, but for those of migrations and sign-in', () => {
    const folder = join(root, 'server/src/platform/database/migrations')
    const made = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table),
    )
    const kept = made.filter((table) => table !== 'migrations' && !table.startsWith('auth_'))
    expect(Object.values(tablesOf).flat().toSorted()).toEqual(kept.toSorted())
  })

  it('a module writes to its own tables alone, and reads no others but those allowed', () => {
    const trespasses = usesOfModules(root).flatMap(({ module, ...use }) => trespass(module, use) ?? [])
    expect([...new Set(trespasses)]).toEqual([])
  })

  it('what a module is allowed to read beyond its own, it reads', () => {
    const uses = usesOfModules(root)
    for (const [module, tables] of Object.entries(readsBeyond)) {
      const unused = tables.filter((table) => !uses.some((use) => use.module === module && use.table === table))
      expect([module, unused]).toEqual([module, []])
    }
  })

  it.each([
    ["db.selectFrom('simulations').selectAll()", 'simulations', false],
    ["tx.insertInto('users').values(user)", 'users', true],
    ["tx.updateTable('credit_balances').set({})", 'credit_balances', true],
    ["tx.deleteFrom('invites')", 'invites', true],
    ["query.leftJoin('memberships as m', 'a', 'b')", 'memberships', false],
    ['sql`select count(*) from page_views where true`', 'page_views', false],
    ['sql`delete from page_views where true`', 'page_views', true],
    ['sql`update accounts set name = ${name}`', 'accounts', true],
    ["deleteRows(db, { table: 'outbox_mails', key: ['id'], where }, 10)", 'outbox_mails', true],
  ])('the use in %s is seen', (code, table, writes) => {
    expect(usesIn(code)).toEqual([{ table, writes }])
  })

  it('writing to another’s table is never allowed, where reading may be', () => {
    expect(trespass('site-admin', { table: 'users', writes: false })).toBeNull()
    expect(trespass('site-admin', { table: 'users', writes: true })).toBe('site-admin writes to users')
    expect(trespass('reviews', { table: 'users', writes: false })).toBe('reviews reads users')
  })
})
