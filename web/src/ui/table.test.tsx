import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { layOut, scrollBodyOf } from './fake/laid-out.ts'
import { PageBody } from './page.tsx'
import { Table } from './table.tsx'
import type { Column } from './table-columns.ts'
// What is fetched for long tables is here before a test begins.
import './virtual-rows.tsx'

afterEach(cleanup)

const columns: readonly Column<string>[] = [{ key: 'name', head: 'Name', cell: (name) => <a href="/">{name}</a> }]

/** A table of so many accounts, in a window that has room for ten. */
function show(count: number, totalRows?: number) {
  layOut({ body: 440, row: 44 })
  const names = Array.from({ length: count }, (_, nth) => `Account ${nth + 1}`)
  render(
    <PageBody>
      <Table
        label="All accounts"
        rows={names}
        columns={columns}
        rowKey={(name) => name}
        {...(totalRows !== undefined && { totalRows })}
      />
    </PageBody>,
  )
  return screen.getByRole('table', { name: 'All accounts' })
}
const drawn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [row.textContent, Number(row.getAttribute('aria-rowindex'))])

describe('a table', () => {
  it('is drawn whole up to a hundred rows', () => {
    const table = show(100)
    expect(drawn(table)).toHaveLength(100)
    expect(table.getAttribute('aria-rowcount')).toBe('101')
  })

  it('draws of more than a hundred those in sight alone, and says where each stands among how many', async () => {
    const table = show(1000)
    await within(table).findByText('Account 1')
    expect(table.getAttribute('aria-rowcount')).toBe('1001')
    const rows = drawn(table)
    expect(rows.length).toBeGreaterThanOrEqual(10)
    expect(rows.length).toBeLessThan(50)
    expect(rows).toEqual(rows.map((_, nth) => [`Account ${nth + 1}`, nth + 2]))
  })

  it('draws the others when they are scrolled to, under the places they have', async () => {
    const table = show(1000)
    await within(table).findByText('Account 1')
    scrollBodyOf(table, 500 * 44)
    const row = (await within(table).findByText('Account 501')).closest('tr')
    expect(row?.getAttribute('aria-rowindex')).toBe('502')
    expect(within(table).queryByText('Account 1')).toBeNull()
    expect(drawn(table).length).toBeLessThan(50)
  })

  it('counts with the rows that only the server has', () => {
    expect(show(30, 4000).getAttribute('aria-rowcount')).toBe('4001')
  })
})
