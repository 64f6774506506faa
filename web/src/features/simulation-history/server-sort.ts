import type { Column, Sort } from '../../ui/table-columns.ts'
import type { HistoryState } from './history-filters.ts'

/** The server sorts; a head only has to be a button. */
export const sortable = <Row>(column: Column<Row>): Column<Row> => ({
  ...column,
  compare: () => 0,
  firstDirection: 'descending',
})

const isSortKey = (key: string): key is HistoryState['sort'] => key === 'when' || key === 'score' || key === 'length'

/** How the table shows the order that the address asks for. */
export const sortOf = ({ sort, direction }: HistoryState): Sort => ({
  key: sort,
  direction: direction === 'asc' ? 'ascending' : 'descending',
})

/** The filters in another order; columns the server does not sort by change nothing. */
export const sortedBy = (state: HistoryState, { key, direction }: Sort): HistoryState =>
  isSortKey(key) ? { ...state, sort: key, direction: direction === 'ascending' ? 'asc' : 'desc' } : state
