import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { getAccount } from '@ringside/contract/pipeline/accounts'
import { getPersona, listPersonas } from '@ringside/contract/pipeline/personas'
import { getPipeline } from '@ringside/contract/pipeline/pipeline'
import { getNextCall, listNextCalls } from '@ringside/contract/pipeline/next-call'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { ownZone } from '../time-format.ts'

/** Everything under this key is read again when the pipeline changes. */
export const pipelineKey = (orgId: string) => ['pipeline', orgId] as const

/** Segments, decision makers and accounts of the organisation, archived ones included. */
export const pipelineQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'all'],
    queryFn: ({ signal }) => call(getPipeline, { query: { orgId }, signal }),
  })

/** One account by its slug. */
export const accountQuery = (orgId: string, slugOrId: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'account', slugOrId],
    queryFn: ({ signal }) => call(getAccount, { params: { slugOrId }, signal }),
  })

/** A persona that can be called, with where they work. */
export type Buyer = ResponseOf<typeof listPersonas>[number]

/** Every persona that can be called. */
export const personasQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'personas'],
    queryFn: ({ signal }) => call(listPersonas, { signal }),
  })

/** One persona with their account, what is known there and what is to find; an archived one as well. */
export const personaQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'persona', id],
    queryFn: ({ signal }) => call(getPersona, { params: { id }, signal }),
  })

/** Of whom a suggestion is asked: all there are, those of one account, or one person; beside those that were shown. */
interface Asked {
  readonly accountId?: string
  readonly personaId?: string
  readonly shown?: readonly string[]
}

/** Whom to call next, and how. Whoever shows it shows nothing where it could not be read, and no error. */
export const nextCallQuery = (orgId: string, userId: string, { shown = [], ...about }: Asked = {}) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'next-call', userId, about, ...shown],
    queryFn: ({ signal }) => {
      const exclude = shown.length > 0 ? { exclude: shown.join(',') } : {}
      return call(getNextCall, { query: { orgId, userId, zone: ownZone(), ...about, ...exclude }, signal })
    },
  })

/** The next call at each account, what presses most first. */
export const nextCallsQuery = (orgId: string, userId: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'next-calls', userId],
    queryFn: ({ signal }) => call(listNextCalls, { query: { orgId, userId, zone: ownZone() }, signal }),
  })
