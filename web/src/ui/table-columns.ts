import type { ReactNode } from 'react'

export type SortDirection = 'ascending' | 'descending'
export interface Sort {
  key: string
  direction: SortDirection
}

/** One column of a Table. */
export interface Column<Row> {
  key: string
  /** The head's words; '' for a column of menus or check boxes, which then needs `name`. */
  head: string
  name?: string
  cell(row: Row): ReactNode
  align?: 'left' | 'right'
  /** A CSS width; columns without one share what is left. */
  width?: string
  /** Names and words of people's own: as long as they like, they never make the table wider than its page. */
  wraps?: true
  /** Has no room between phone and desk: left out from 768 to 1199 px, or to the width named. */
  wide?: true | 1023 | 1279 | 1399
  /** Makes the head a button. Compares for ascending order. */
  compare?(a: Row, b: Row): number
  /** The order of the first press; descending for figures and dates. */
  firstDirection?: SortDirection
  /**
   * Where the cell stands in a phone's row of two lines: lead and value on the first, detail and end on the second. An action
   * takes the place of value and end, over both lines. A foot makes it a card with a third line, and a menu stands at the
   * very end of it, beside all of them. Left out: not shown on phones.
   */
  phone?: 'lead' | 'value' | 'detail' | 'end' | 'action' | 'foot' | 'menu'
}

/** The classes that leave a column out where it has no room. */
export function roomFor({ wide }: Pick<Column<never>, 'wide'>): string {
  switch (wide) {
    case undefined:
      return ''
    case true:
      return 'tablet:max-desktop:hidden'
    case 1023:
      return 'tablet:max-[1023px]:hidden'
    case 1279:
      return 'tablet:max-[1279px]:hidden'
    case 1399:
      return 'tablet:max-[1399px]:hidden'
  }
}

/** One that rows can be sorted by, whatever they are. */
export type SortableColumn = Pick<Column<never>, 'key' | 'head' | 'firstDirection'>

export const sortableOf = <Row>(columns: readonly Column<Row>[]): readonly SortableColumn[] =>
  columns.filter((column) => column.compare && column.head !== '')

/** The sort after a press on a head: first its own order, then the other way round. */
export function nextSort(column: Pick<SortableColumn, 'key' | 'firstDirection'>, sort: Sort | null): Sort {
  const first = column.firstDirection ?? 'ascending'
  if (sort?.key !== column.key) return { key: column.key, direction: first }
  return { key: column.key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** Rows in the sort's order; equal rows keep theirs. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const compare = columns.find((column) => column.key === sort?.key)?.compare
  if (!compare || !sort) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => sign * compare(a, b))
}
