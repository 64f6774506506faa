import { skillKeys } from '@ringside/contract/reviews/review'
import {
  callTypes,
  difficulties,
  outcomes,
  playableCallTypes,
  type CallType,
} from '@ringside/contract/simulations/vocabulary'
import { z } from 'zod/mini'
import type { MomentFilters } from '../../lib/queries/best-moments.ts'
import type { CallFilters, TranscriptFilters } from '../../lib/queries/calls.ts'
import { formatDay } from '../../lib/time-format.ts'

export const scoreBands = { low: [0, 49], fair: [50, 69], good: [70, 100] } as const
export type ScoreBand = keyof typeof scoreBands
export const scoreBandLabels: Record<ScoreBand, string> = { low: 'Under 50', fair: '50 to 69', good: '70 and over' }

const one = <Value extends string>(values: readonly [Value, ...Value[]]) => z.catch(z.nullable(z.enum(values)), null)
const bands = ['low', 'fair', 'good'] as const satisfies readonly ScoreBand[]

export const historyTabs = ['practice', 'uploaded', 'shared', 'moments', 'mentions'] as const
export type HistoryTab = (typeof historyTabs)[number]

const addressSchema = z.object({
  tab: z.catch(z.enum(historyTabs), 'practice'),
  search: z.catch(z.string(), ''),
  type: one(callTypes),
  difficulty: one(difficulties),
  outcome: one(outcomes),
  score: one(bands),
  from: z.catch(z.nullable(z.iso.date()), null),
  to: z.catch(z.nullable(z.iso.date()), null),
  userId: z.catch(z.nullable(z.string()), null),
  skill: one(skillKeys),
  whose: one(['shared', 'own']),
  sort: z.catch(z.enum(['when', 'score', 'length']), 'when'),
  direction: z.catch(z.enum(['asc', 'desc']), 'desc'),
})
export type HistoryState = z.infer<typeof addressSchema>

const names = [
  'tab',
  'search',
  'type',
  'difficulty',
  'outcome',
  'score',
  'from',
  'to',
  'userId',
  'skill',
  'whose',
  'sort',
  'direction',
] as const

/** The filters an address carries; what it says wrongly counts as not said. */
export function stateOf(address: URLSearchParams): HistoryState {
  return addressSchema.parse(Object.fromEntries(names.map((name) => [name, address.get(name)])))
}

/** The address for filters: only what differs from the plain list. */
export function addressOf(state: HistoryState): URLSearchParams {
  const address = new URLSearchParams()
  const plain: Partial<Record<keyof HistoryState, string>> = { tab: 'practice', sort: 'when', direction: 'desc' }
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

/** Which calls, whose they are, and their order, are no filters. */
export const withoutFilters = ({ tab, userId, sort, direction }: HistoryState): HistoryState => ({
  ...stateOf(new URLSearchParams()),
  tab,
  userId,
  sort,
  direction,
})

/** What the lists of calls are filtered by, and those of moments are not; and the other way round. */
const ofCalls = { difficulty: null, outcome: null, score: null, from: null, to: null } as const
const ofMoments = { skill: null, whose: null } as const

/** The same search on another tab: of an uploaded call nobody knows a difficulty or an outcome, a moment has no score. */
export function onTab(state: HistoryState, tab: HistoryTab): HistoryState {
  if (tab === 'moments') return { ...state, ...ofCalls, tab }
  if (tab === 'shared' || tab === 'mentions') return { ...state, ...ofCalls, ...ofMoments, tab }
  const calls = { ...state, ...ofMoments, tab }
  return tab === 'practice' ? calls : { ...calls, difficulty: null, outcome: null }
}

export function filtersOn(state: HistoryState): number {
  const { search, type, difficulty, outcome, score, from, to, skill, whose } = state
  const filters = [search, type, difficulty, outcome, score, from ?? to, skill, whose]
  return filters.filter((value) => value !== null && value !== '').length
}

/** "4 Nov to 20 Nov", "since 4 Nov", "until 20 Nov"; null when all dates are meant. */
export function datesWords({ from, to }: Pick<HistoryState, 'from' | 'to'>, now: Date = new Date()): string | null {
  const day = (date: string) => formatDay(`${date}T12:00:00`, now)
  if (from !== null && to !== null) return from === to ? day(from) : `${day(from)} to ${day(to)}`
  if (from !== null) return `since ${day(from)}`
  return to === null ? null : `until ${day(to)}`
}

/** When a day of the calendar begins where this is read, so many days on; undefined past what the server reads. */
function startOfDay(date: string, daysOn = 0): string | undefined {
  const start = new Date(`${date}T00:00:00`)
  start.setDate(start.getDate() + daysOn)
  return start.getUTCFullYear() > lastYear ? undefined : start.toISOString()
}
const lastYear = 9999

/** The instants between which the days lie, as the list tells them: by the clock of whoever reads it. */
function timesOf({ from, to }: Pick<HistoryState, 'from' | 'to'>): Pick<TranscriptFilters, 'from' | 'before'> {
  const since = from === null ? undefined : startOfDay(from)
  const before = to === null ? undefined : startOfDay(to, 1)
  return { ...(since && { from: since }), ...(before && { before }) }
}

/** What both lists are filtered and sorted by. */
function sharedQuery(state: HistoryState): TranscriptFilters {
  const band = state.score === null ? null : scoreBands[state.score]
  const given: TranscriptFilters = { sort: state.sort, direction: state.direction }
  if (state.search) given.search = state.search
  if (state.type) given.type = state.type
  if (band) Object.assign(given, { minScore: band[0], maxScore: band[1] })
  Object.assign(given, timesOf(state))
  if (state.userId) given.userId = state.userId
  return given
}

/** What is asked of the server for the practice calls. */
export function queryOf(state: HistoryState): CallFilters {
  const given: CallFilters = sharedQuery(state)
  if (state.difficulty) given.difficulty = state.difficulty
  if (state.outcome) given.outcome = state.outcome
  return given
}

/** What is asked of the server for the uploaded calls. */
export const uploadsQueryOf = sharedQuery

/** What is asked of the server for the best moments. */
export function momentsQueryOf({ search, type, skill, whose }: HistoryState): MomentFilters {
  const given: MomentFilters = {}
  if (search) given.search = search
  if (type) given.type = type
  if (skill) given.skill = skill
  if (whose) given.whose = whose
  return given
}
