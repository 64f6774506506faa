import { accountSchema, contactProfileSchema, segmentSchema } from '@ringside/contract'
import type { Account, ContactProfile, Persona, Segment } from '@ringside/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { buildTestApp, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import type { FinishedCall } from './calls/call-results.service.ts'

/** A segment as the browser sends it, by this person. */
export const segmentBody = (actor: TestMember, changes: object = {}): Record<string, unknown> => ({
  propelAuthId: actor.userId,
  orgId: actor.orgId,
  name: 'Food makers in Ohio',
  industry: { targetIndustry: 'Manufacturing', subIndustries: ['Food & beverage'] },
  companySize: '201-500',
  geographicFocus: { geographicFocus: 'State', states: ['Ohio'] },
  ...changes,
})

/** The pipeline's calls, by name, for tests that need rows to be there. */
export interface PipelineCalls {
  addSegment(actor: TestMember, changes?: object): Promise<Segment>
  addContact(actor: TestMember, level?: string, department?: string): Promise<ContactProfile>
  generate(actor: TestMember, segmentId: string): Promise<Answer>
  makeAccount(actor: TestMember, segmentId: string): Promise<Account>
  /** A segment with one account and one persona. */
  makePersona(
    actor: TestMember,
  ): Promise<{ segment: Segment; contact: ContactProfile; account: Account; persona: Persona }>
  put(actor: TestMember, path: string, body: object): Promise<Answer>
  get(actor: TestMember, path: string): Promise<Answer>
}

const made = (answer: Answer): unknown => {
  if (answer.status !== 201) throw new Error(`Expected 201, got ${answer.status}: ${answer.response.body}`)
  return answer.body
}

export function pipelineCalls(test: TestApp): PipelineCalls {
  const calls: PipelineCalls = {
    addSegment: async (actor, changes) =>
      segmentSchema.parse(
        made(await test.request(actor, 'POST', '/api/pipeline/target-segment', segmentBody(actor, changes))),
      ),
    addContact: async (actor, level = 'VP/Director Level', department = 'Operations') => {
      const body = { orgId: actor.orgId, userId: actor.userId, level, department }
      return contactProfileSchema.parse(made(await test.request(actor, 'POST', '/api/pipeline/contact-profile', body)))
    },
    generate: (actor, targetSegmentProfileId) =>
      test.request(actor, 'POST', '/api/pipeline/generate-account', { orgId: actor.orgId, targetSegmentProfileId }),
    makeAccount: async (actor, segmentId) => accountSchema.parse(made(await calls.generate(actor, segmentId))),
    async makePersona(actor) {
      const segment = await calls.addSegment(actor)
      const contact = await calls.addContact(actor)
      const account = await calls.makeAccount(actor, segment._id)
      const [persona] = account.personas
      if (!persona) throw new Error('An account has a persona for each decision maker')
      return { segment, contact, account, persona }
    },
    put: (actor, path, body) => test.request(actor, 'PUT', `/api/pipeline/${path}`, body),
    get: (actor, path) => test.request(actor, 'GET', `/api/pipeline${path}`),
  }
  return calls
}

/** The server of this file of tests, and the pipeline's calls to it. */
export let test: TestApp
export let calls: PipelineCalls

/** Gives a file of tests both. Call it once, at the top. */
export function servePipeline(): void {
  beforeAll(async () => {
    test = await buildTestApp()
    calls = pipelineCalls(test)
  })
  afterAll(() => test.close())
}

/** A finished call of this rep, as the pipeline is told of it. */
export const finishedCall = (rep: TestMember, persona: Persona, changes: Partial<FinishedCall> = {}): FinishedCall => ({
  orgId: rep.orgId,
  simulationId: randomUUID(),
  accountId: persona.accountId,
  personaId: persona._id,
  userId: rep.userId,
  repName: `${rep.firstName} ${rep.lastName}`,
  type: 'cold-call',
  outcome: 'open',
  score: 61,
  at: test.clock.now(),
  facts: [],
  promise: null,
  openObjections: [],
  objections: [],
  askedAfterPromise: false,
  terms: [],
  ...changes,
})

export const recordCall = (call: FinishedCall): Promise<void> =>
  test.db.transaction().execute((tx) => test.modules.pipeline.recordCallResult(tx, call))
