import { getSimulationReview } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../test/factories.ts'
import { makeCall, makePersona } from '../../../test/practice.ts'
import { newId } from '../../platform/ids.ts'

let test: TestApp
let organization: TestOrganization
let rep: TestMember
let reviewId: string

beforeAll(async () => {
  test = await buildTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

beforeEach(async () => {
  organization = await test.makeOrganization()
  rep = organization.member
  await test.modules.credits.grantSignUp(rep.userId)
  const call = await makeCall(test, rep, await makePersona(test, organization.owner))
  const client = await joinCall(test.app.listeningOrigin, call._id, rep.token)
  await client.event('buyer-turn')
  client.send({ type: 'hang-up' })
  await client.closed()
  const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}/review`)
  const review = getSimulationReview.response.parse(body)
  reviewId = review.state === 'ready' ? review.reviewId : ''
})

const comments = (by: TestMember, id = reviewId) => test.request(by, 'GET', `/api/reviews/${id}/comments`)
const comment = (by: TestMember, text: string, id = reviewId) =>
  test.request(by, 'POST', `/api/reviews/${id}/comments`, { text, startMs: 4000 })

describe('comments on a review', () => {
  it('are written by the rep and by an admin, and read oldest first', async () => {
    expect(await comment(rep, 'I rushed this')).toMatchObject({
      status: 201,
      body: { startMs: 4000, name: 'Robin Ash' },
    })
    test.clock.advance(1_000)
    await comment(organization.admin, 'Wait two seconds here')
    expect((await comments(rep)).body).toMatchObject([
      { text: 'I rushed this', userId: rep.userId },
      { text: 'Wait two seconds here', userId: organization.admin.userId },
    ])
  })

  it('need words', async () => {
    expect(await comment(rep, '   ')).toMatchObject({ status: 400 })
  })

  it('are hidden from a colleague; another organisation sees nothing, as if there were no review', async () => {
    await comment(rep, 'I rushed this')
    const colleague = await test.makeMember(organization, 'Member')
    for (const stranger of [colleague, organization.outsider]) {
      expect(await comments(stranger)).toMatchObject({ status: 404, body: { message: 'Review not found' } })
      expect(await comment(stranger, 'Hello')).toMatchObject({ status: 404 })
      expect(await comments(stranger, newId())).toMatchObject({ status: 404, body: { message: 'Review not found' } })
    }
    expect((await comments(rep)).body).toHaveLength(1)
  })
})
