import { randomUUID } from 'node:crypto'
import { addSegment, getPipeline, listSimulations } from '@ringside/contract'
import { startChildServer, type ChildServer } from './child-server.ts'
import type { LoadRequest } from './load.ts'
import type { LocalDatabase, LocalPostgres } from './local-postgres.ts'
import { signToken } from './reference-token.ts'
import { startRingside } from './ringside.ts'
import { segmentOf } from './ringside-team.ts'

/** One kind of request to one server, and the database that serves it. */
export interface Subject {
  readonly name: string
  readonly server: ChildServer
  readonly database: LocalDatabase
  /** One of each person, so that nobody reaches the limit of requests of one person. */
  readonly requests: readonly LoadRequest[]
  /** Requests at a time; the usual number unless given. */
  readonly connections?: number
}

export interface Subjects {
  readonly list: Subject
  readonly create: Subject
  readonly stop: () => Promise<void>
}

export interface Ours extends Subjects {
  readonly pipeline: Subject
  /** The organisation whose pipeline that is. */
  readonly sharedOrgId: string
}

const json = { 'content-type': 'application/json' }

/** Ringside with a filled organisation; creating happens in each person's own, as each may have 1,000 segments. */
export async function startOurs(postgres: LocalPostgres, people: number): Promise<Ours> {
  const database = await postgres.createDatabase('ringside_bench')
  const { server, sharedOrgId, people: persons } = await startRingside({ database, dataDir: postgres.dataDir, people })
  const read = (path: string): LoadRequest[] =>
    persons.map(({ headers }) => ({ method: 'GET', path, headers: { ...headers, 'x-org-id': sharedOrgId } }))
  const creations = persons.map((person): LoadRequest => {
    const { orgId } = person.organization
    const headers = { ...person.headers, ...json, 'x-org-id': orgId }
    return { method: 'POST', path: addSegment.path, headers, body: JSON.stringify(segmentOf(person, orgId)) }
  })
  const subject = (name: string, requests: LoadRequest[]): Subject => ({
    name: `Ringside, ${name}`,
    server,
    database,
    requests,
  })
  return {
    list: subject('list 25 of 1,000 calls', read(`${listSimulations.path}?limit=25&userId=all`)),
    pipeline: subject('the pipeline', read(`${getPipeline.path}?orgId=${sharedOrgId}`)),
    create: subject('create a segment', creations),
    sharedOrgId,
    stop: () => server.stop(),
  }
}

const newCall = {
  repName: 'Ann Lee',
  persona: {
    personaId: randomUUID(),
    firstName: 'Maria',
    lastName: 'Lindqvist',
    title: 'VP of Operations',
    accountId: randomUUID(),
    accountName: 'Harbor Freight Lines',
    accountSlug: 'harbor-freight-lines',
  },
  type: 'discovery',
  difficulty: 'medium',
}

/** The lean reference with as many rows and people; creating happens in other organisations, as it does in ours. */
export async function startTheirs(postgres: LocalPostgres, people: number): Promise<Subjects> {
  const database = await postgres.createDatabase('reference_bench')
  const secret = randomUUID()
  const server = await startChildServer('bench/reference.ts', [database.url, secret, 'org-shared'], {})
  const exp = Math.floor(Date.now() / 1000) + 1800
  const numbers = Array.from({ length: people }, (_, index) => index)
  const asMemberOf = (orgId: string, number: number): Record<string, string> => ({
    authorization: `Bearer ${signToken({ userId: `user-${number}`, orgId, exp }, secret)}`,
  })
  const lists = numbers.map((number): LoadRequest => ({
    method: 'GET',
    path: '/calls?limit=25',
    headers: asMemberOf('org-shared', number),
  }))
  const creations = numbers.map((number): LoadRequest => ({
    method: 'POST',
    path: '/calls',
    headers: { ...asMemberOf(`org-${number}`, number), ...json },
    body: JSON.stringify(newCall),
  }))
  const subject = (name: string, requests: LoadRequest[]): Subject => ({
    name: `reference, ${name}`,
    server,
    database,
    requests,
  })
  return {
    list: subject('list 25 of 1,000 rows', lists),
    create: subject('create a row', creations),
    stop: () => server.stop(),
  }
}
