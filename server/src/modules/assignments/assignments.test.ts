import {
  mostAssignments,
  ownAssignmentSchema,
  suggestedNextCallSchema,
  teamAssignmentSchema,
  type AssignmentTarget,
  type OwnAssignment,
  type TeamAssignment,
} from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { finishedCallRow } from '../../../test/practice.ts'
import { organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { newId } from '../../platform/ids.ts'
import { pipelineCalls } from '../pipeline/pipeline.fixture.ts'

serveTeams()

const dayMs = 86_400_000
const dayIn = (days: number): string => new Date(test.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)

/** Sets the clock to an hour, in UTC, of the day after. */
const goTo = (time: string): void => test.clock.set(new Date(`${dayIn(1)}T${time}:00Z`))

const person = (): AssignmentTarget => ({ kind: 'persona', id: personaId })

async function targets(): Promise<{ accountId: string; segmentId: string }> {
  return test.db
    .selectFrom('personas')
    .innerJoin('accounts', 'accounts.id', 'personas.account_id')
    .select(['accounts.id as accountId', 'accounts.segment_id as segmentId'])
    .where('personas.id', '=', personaId)
    .executeTakeFirstOrThrow()
}

const ask = (by: TestMember, change: object = {}): Promise<Answer> =>
  test.request(by, 'POST', '/api/assignments', {
    target: person(),
    type: 'discovery',
    targetScore: 70,
    dueOn: dayIn(3),
    userIds: [rep.userId],
    ...change,
  })
const assigned = async (change: object = {}): Promise<TeamAssignment> =>
  teamAssignmentSchema.parse((await ask(organization.admin, change)).body)

const own = async (of: TestMember): Promise<OwnAssignment[]> =>
  ownAssignmentSchema.array().parse((await test.request(of, 'GET', '/api/assignments/own')).body)
const team = async (of: TestMember): Promise<TeamAssignment[]> =>
  teamAssignmentSchema.array().parse((await test.request(of, 'GET', '/api/assignments')).body)

/** A call of the rep that was scored. Gives its id. */
async function called(score: number, change: Parameters<typeof finishedCallRow>[2] = {}): Promise<string> {
  test.clock.advance(60_000)
  const { accountId } = await targets()
  const row = finishedCallRow(rep, test.clock.now(), { persona_id: personaId, account_id: accountId, score, ...change })
  await test.db.insertInto('simulations').values(row).execute()
  return row.id
}

describe('an assignment', () => {
  it('is mailed to whom it was given to, with a way to the call, and not to who gave it', async () => {
    const { admin } = organization
    await assigned({ note: 'Ask for the cost first.', userIds: [rep.userId, admin.userId] })
    const mails = await test.db.selectFrom('outbox_mails').selectAll().where('kind', '=', 'assignment').execute()
    const here = mails.filter(({ recipient }) => [rep.actor.email, admin.actor.email].includes(recipient))
    expect(here).toMatchObject([{ recipient: rep.actor.email, subject: 'Robin Ash assigned you a call on Ringside' }])
    expect(here[0]?.text).toContain('Ask for the cost first.')
    expect(here[0]?.text).toContain(`/simulation/start/${personaId}/discovery`)
  })

  it('is seen by whom it was given to, with who asks for what by when', async () => {
    const made = await assigned({ note: 'Ask for the cost first.' })
    expect(await own(rep)).toMatchObject([
      {
        _id: made._id,
        target: person(),
        subject: expect.stringContaining(', '),
        by: 'Robin Ash',
        note: 'Ask for the cost first.',
        targetScore: 70,
        state: 'open',
        best: null,
      },
    ])
    expect(await own(organization.owner)).toEqual([])
    expect((await test.request(rep, 'GET', '/api/assignments')).status).toBe(403)
  })

  it('is done by the first call that reaches the target, and by no other kind of call', async () => {
    const before = await called(99)
    await assigned()
    await called(90, { type: 'demo' })
    await called(90, { persona_id: newId(), account_id: newId() })
    await called(90, { forked_from: before, forked_turn: 1, first_call: before })
    expect(await own(rep)).toMatchObject([{ state: 'open', best: null }])
    await called(69)
    expect(await own(rep)).toMatchObject([{ state: 'open', best: 69, simulationId: null }])
    const reaching = await called(70)
    await called(95)
    expect(await own(rep)).toMatchObject([{ state: 'done', best: 95, simulationId: reaching }])
    expect((await team(organization.admin))[0]?.members).toMatchObject([{ userId: rep.userId, state: 'done' }])
  })

  it('follows the score as it counts: what a manager changes opens it again or does it', async () => {
    await assigned()
    const call = await called(72)
    const counts = (score: number) => test.db.updateTable('simulations').set({ score }).where('id', '=', call).execute()
    expect(await own(rep)).toMatchObject([{ state: 'done' }])
    await counts(60)
    expect(await own(rep)).toMatchObject([{ state: 'open', best: 60 }])
    await counts(71)
    expect(await own(rep)).toMatchObject([{ state: 'done', simulationId: call }])
  })

  it('of a segment is done with anybody there', async () => {
    const { segmentId } = await targets()
    await assigned({ target: { kind: 'segment', id: segmentId } })
    await called(80, { persona_id: newId() })
    expect(await own(rep)).toMatchObject([{ subject: 'Regional carriers', state: 'done' }])
  })

  it('stays done and keeps its score when the segment moves to another organisation, and counts as before', async () => {
    const { segmentId } = await targets()
    const target = { kind: 'segment', id: segmentId }
    await assigned({ target, type: 'demo' })
    await assigned({ target })
    const done = await called(80)
    await called(60, { type: 'demo' })
    const siteAdmin = await test.makeSiteAdmin()
    const move = (fromOrgId: string, toOrgId: string) =>
      test.request(siteAdmin, 'POST', '/api/pipeline/transfer-target-segment', {
        fromOrgId,
        toOrgId,
        segmentIds: [segmentId],
      })
    const states = async () => {
      const listed = (await own(rep)).map(({ type, state, best, simulationId }) => ({
        type,
        state,
        best,
        simulationId,
      }))
      return listed.toSorted((a, b) => a.type.localeCompare(b.type))
    }
    const { outsider } = organization
    expect(await move(rep.orgId, outsider.orgId)).toMatchObject({ status: 200, body: { moved: 1 } })
    const whileAway = [
      { type: 'demo', state: 'closed', best: 60, simulationId: null },
      { type: 'discovery', state: 'done', best: 80, simulationId: done },
    ]
    expect(await states()).toEqual(whileAway)
    await test.db.updateTable('simulations').set({ score: 65 }).where('id', '=', done).execute()
    expect(await states()).toMatchObject([{}, { state: 'closed', best: 65 }])
    await test.db.updateTable('simulations').set({ score: 80 }).where('id', '=', done).execute()
    expect(await move(outsider.orgId, rep.orgId)).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await states()).toEqual([{ ...whileAway[0], state: 'open' }, whileAway[1]])
  })

  it('is late once its day has passed everywhere, until it is done', async () => {
    goTo('12:00')
    await assigned({ dueOn: dayIn(0) })
    goTo('11:59')
    expect(await own(rep)).toMatchObject([{ state: 'open' }])
    test.clock.advance(60_000)
    expect(await own(rep)).toMatchObject([{ state: 'late' }])
    await called(80)
    expect(await own(rep)).toMatchObject([{ state: 'done' }])
  })

  it('comes first as the next call, with who asks for it, until it is done', async () => {
    const { orgId, userId } = rep
    const next = async () => {
      const query = new URLSearchParams({ orgId, userId }).toString()
      return suggestedNextCallSchema.parse(
        (await test.request(rep, 'GET', `/api/pipeline/get-next-call?${query}`)).body,
      )
    }
    expect((await next()).suggestedCallType).toBe('cold-call')
    await assigned({ type: 'negotiation', dueOn: dayIn(2) })
    const suggested = await next()
    expect(suggested).toMatchObject({ persona: { _id: personaId }, suggestedCallType: 'negotiation' })
    expect(suggested.reason).toMatch(/^Robin Ash asks you for this one: negotiation, 70 or more, by \d+ \w+\.$/)
    await called(80, { type: 'negotiation' })
    expect((await next()).reason).not.toContain('asks you for this one')
  })

  it('of a segment in use is open before anybody is there, and closed while all who were are archived', async () => {
    const { member, admin } = await test.makeOrganization()
    const { addSegment, addContact, makeAccount } = pipelineCalls(test)
    const segment = await addSegment(member)
    expect((await ask(admin, { userIds: [member.userId], target: { kind: 'segment', id: segment._id } })).status).toBe(
      201,
    )
    const state = async () => (await own(member))[0]?.state
    expect(await state()).toBe('open')
    await addContact(member)
    const account = await makeAccount(member, segment._id)
    expect(await state()).toBe('open')
    const { userId } = member
    const change = (what: string) =>
      test.request(member, 'PUT', `/api/pipeline/account/${account._id}/${what}`, { userId })
    expect((await change('archive')).status).toBe(200)
    expect(await state()).toBe('closed')
    expect((await change('unarchive')).status).toBe(200)
    expect(await state()).toBe('open')
  })

  it('is closed while nobody is there to do it with, and open again once they are restored', async () => {
    const { accountId, segmentId } = await targets()
    await assigned()
    await assigned({ target: { kind: 'segment', id: segmentId }, type: 'demo' })
    const { orgId, userId } = rep
    const put = async (path: string): Promise<void> => {
      expect((await test.request(rep, 'PUT', `/api/pipeline/${path}`, { orgId, userId })).status).toBe(200)
    }
    const states = async () => (await own(rep)).map(({ type, state }) => `${type} ${state}`).toSorted()
    const person = (verb: string) => test.request(rep, 'PUT', `/api/pipeline/persona/${personaId}/${verb}`, { userId })

    expect((await person('archive')).status).toBe(200)
    expect(await states()).toEqual(['demo closed', 'discovery closed'])
    await put(`target-segment/${segmentId}/archive`)
    expect(await states()).toEqual(['demo closed', 'discovery closed'])
    expect((await person('unarchive')).status).toBe(200)
    // The accounts of an archived segment were kept: whoever is there can be called.
    expect(await states()).toEqual(['demo open', 'discovery open'])
    const archived = await test.request(rep, 'PUT', `/api/pipeline/account/${accountId}/archive`, { userId })
    expect(archived.status).toBe(200)
    expect(await states()).toEqual(['demo closed', 'discovery closed'])
    await called(80)
    expect(await states()).toEqual(['demo closed', 'discovery done'])
  })

  it('can be due on the day that it still is somewhere west of Greenwich', async () => {
    goTo('11:59')
    expect((await ask(organization.admin, { dueOn: dayIn(-2) })).status).toBe(400)
    expect(await assigned({ dueOn: dayIn(-1) })).toMatchObject({ members: [{ state: 'open' }] })
    test.clock.advance(60_000)
    expect((await ask(organization.admin, { dueOn: dayIn(-1) })).status).toBe(400)
  })

  it('is answered as it stands in the list, and alone', async () => {
    await assigned()
    const { admin } = organization
    const made = await assigned({ type: 'demo', userIds: [rep.userId, admin.userId] })
    const listed = (await team(admin)).find(({ _id }) => _id === made._id)
    expect(listed).toEqual({ ...made, members: expect.arrayContaining(made.members) })
    expect(made.members.map(({ userId }) => userId).toSorted()).toEqual([admin.userId, rep.userId].toSorted())
  })

  it('takes up room only while somebody has it', async () => {
    const { admin } = organization
    const { _id: id } = await assigned()
    const row = await test.db.selectFrom('assignments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const more = Array.from({ length: mostAssignments - 1 }, () => ({ ...row, id: newId() }))
    await test.db.insertInto('assignments').values(more).execute()
    const given = more.map((each) => ({ org_id: row.org_id, assignment_id: each.id, user_id: rep.userId }))
    await test.db.insertInto('assignment_members').values(given).execute()
    expect(await ask(admin)).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    const { orgId, userId } = rep
    await test.db.deleteFrom('memberships').where('org_id', '=', orgId).where('user_id', '=', userId).execute()
    expect(await team(admin)).toEqual([])
    const made = await assigned({ userIds: [admin.userId] })
    expect(await team(admin)).toEqual([made])
  })

  it('is the last there is room for once only, however many are given at once', async () => {
    const { admin } = organization
    const { _id: id } = await assigned()
    const row = await test.db.selectFrom('assignments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const more = Array.from({ length: mostAssignments - 2 }, () => ({ ...row, id: newId() }))
    await test.db.insertInto('assignments').values(more).execute()
    const given = more.map((each) => ({ org_id: row.org_id, assignment_id: each.id, user_id: rep.userId }))
    await test.db.insertInto('assignment_members').values(given).execute()
    const six = await Promise.all(Array.from({ length: 6 }, () => ask(admin)))
    expect(six.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(six.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  it('is made by admins, for members, with somebody who is there, for a day to come', async () => {
    goTo('12:00')
    const { admin, outsider } = organization
    expect((await ask(rep)).status).toBe(403)
    expect(await ask(admin, { userIds: [outsider.userId] })).toMatchObject({ status: 400 })
    expect(await ask(admin, { userIds: [] })).toMatchObject({ status: 400 })
    expect(await ask(admin, { dueOn: dayIn(-1) })).toMatchObject({
      status: 400,
      body: { message: 'Choose today or a later day.' },
    })
    expect(await ask(admin, { target: { kind: 'segment', id: newId() } })).toMatchObject({ status: 404 })
    expect(await team(admin)).toEqual([])
  })

  it('is taken back from everybody, and another organisation sees and takes back nothing', async () => {
    const { _id: id } = await assigned()
    const { outsider, admin } = organization
    expect(await team(outsider)).toEqual([])
    expect(await own(outsider)).toEqual([])
    expect((await ask(outsider, { userIds: [outsider.userId] })).status).toBe(404)
    expect((await test.request(outsider, 'DELETE', `/api/assignments/${id}`)).status).toBe(404)
    expect((await test.request(rep, 'DELETE', `/api/assignments/${id}`)).status).toBe(403)
    expect((await test.request(admin, 'DELETE', `/api/assignments/${id}`)).status).toBe(204)
    expect(await own(rep)).toEqual([])
  })
})
