import { describe, expect, it } from 'vitest'
import { nextSort, sortRows, type Column } from './table-columns.ts'

interface Row {
  name: string
  score: number
}
const name: Column<Row> = {
  key: 'name',
  head: 'Name',
  cell: (row) => row.name,
  compare: (a, b) => a.name.localeCompare(b.name),
}
const score: Column<Row> = {
  key: 'score',
  head: 'Score',
  cell: (row) => row.score,
  compare: (a, b) => a.score - b.score,
  firstDirection: 'descending',
}
const rows: Row[] = [
  { name: 'Grace', score: 66 },
  { name: 'Dana', score: 73 },
  { name: 'Paul', score: 66 },
]
const names = (sorted: readonly Row[]) => sorted.map((row) => row.name)

describe('sorting a table', () => {
  it("begins in the column's own direction and turns round with the next press", () => {
    const first = nextSort(score, null)
    expect(first).toEqual({ key: 'score', direction: 'descending' })
    expect(nextSort(score, first)).toEqual({ key: 'score', direction: 'ascending' })
  })

  it('starts anew in another column', () => {
    expect(nextSort(name, { key: 'score', direction: 'ascending' })).toEqual({ key: 'name', direction: 'ascending' })
  })

  it('keeps equal rows in the order they came', () => {
    expect(names(sortRows(rows, [name, score], { key: 'score', direction: 'descending' }))).toEqual([
      'Dana',
      'Grace',
      'Paul',
    ])
    expect(names(sortRows(rows, [name, score], { key: 'score', direction: 'ascending' }))).toEqual([
      'Grace',
      'Paul',
      'Dana',
    ])
  })

  it('leaves the rows alone without a sort', () => {
    expect(sortRows(rows, [name, score], null)).toBe(rows)
  })
})
