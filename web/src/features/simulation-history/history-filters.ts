import {
  callTypes,
  difficulties,
  outcomes,
  playableCallTypes,
  type CallType,
} from '@ringside/contract/simulations/vocabulary'
import { z } from 'zod/mini'
import type { CallFilters } from '../../lib/queries/calls.ts'
import { formatDay } from '../../lib/time-format.ts'

export const scoreBands = { low: [0, 49], fair: [50, 69], good: [70, 100] } as const
export type ScoreBand = keyof typeof scoreBands
export const scoreBandLabels: Record<ScoreBand, string> = { low: 'Under 50', fair: '50 to 69', good: '70 and over' }

const one = <Value extends string>(values: readonly [Value, ...Value[]]) => z.catch(z.nullable(z.enum(values)), null)
const bands = ['low', 'fair', 'good'] as const satisfies readonly ScoreBand[]

const addressSchema = z.object({
  search: z.catch(z.string(), ''),
  type: one(callTypes),
  difficulty: one(difficulties),
  outcome: one(outcomes),
  score: one(bands),
  from: z.catch(z.nullable(z.iso.date()), null),
  to: z.catch(z.nullable(z.iso.date()), null),
  userId: z.catch(z.nullable(z.string()), null),
  sort: z.catch(z.enum(['when', 'score', 'length']), 'when'),
  direction: z.catch(z.enum(['asc', 'desc']), 'desc'),
})
export type HistoryState = z.infer<typeof addressSchema>

const names = ['search', 'type', 'difficulty', 'outcome', 'score', 'from', 'to', 'userId', 'sort', 'direction'] as const

/** The filters an address carries; what it says wrongly counts as not said. */
export function stateOf(address: URLSearchParams): HistoryState {
  return addressSchema.parse(Object.fromEntries(names.map((name) => [name, address.get(name)])))
}

/** The address for filters: only what differs from the plain list. */
export function addressOf(state: HistoryState): URLSearchParams {
  const address = new URLSearchParams()
  const plain: Partial<Record<keyof HistoryState, string>> = { sort: 'when', direction: 'desc' }
  for (const name of names) {
    const value = state[name]
    if (value !== null && value !== '' && value !== plain[name]) address.set(name, value)
  }
  return address
}

/** The kinds of call worth filtering by: those that can be practised today, and those there are calls of. */
export function typesToFilter(called: readonly CallType[]): CallType[] {
  const offered = new Set<CallType>([...playableCallTypes, ...called])
  return callTypes.filter((type) => offered.has(type))
}

/** Whose calls they are, and their order, are no filters. */
export const withoutFilters = ({ userId, sort, direction }: HistoryState): HistoryState => ({
  ...stateOf(new URLSearchParams()),
  userId,
  sort,
  direction,
})

export function filtersOn(state: HistoryState): number {
  return [state.search, state.type, state.difficulty, state.outcome, state.score, state.from ?? state.to].filter(
    (value) => value !== null && value !== '',
  ).length
}

/** "4 Nov to 20 Nov", "since 4 Nov", "until 20 Nov"; null when all dates are meant. */
export function datesWords({ from, to }: Pick<HistoryState, 'from' | 'to'>, now: Date = new Date()): string | null {
  const day = (date: string) => formatDay(`${date}T12:00:00`, now)
  if (from !== null && to !== null) return from === to ? day(from) : `${day(from)} to ${day(to)}`
  if (from !== null) return `since ${day(from)}`
  return to === null ? null : `until ${day(to)}`
}

export function queryOf(state: HistoryState): CallFilters {
  const band = state.score === null ? null : scoreBands[state.score]
  const given: CallFilters = { sort: state.sort, direction: state.direction }
  if (state.search) given.search = state.search
  if (state.type) given.type = state.type
  if (state.difficulty) given.difficulty = state.difficulty
  if (state.outcome) given.outcome = state.outcome
  if (band) Object.assign(given, { minScore: band[0], maxScore: band[1] })
  if (state.from) given.from = state.from
  if (state.to) given.to = state.to
  if (state.userId) given.userId = state.userId
  return given
}
