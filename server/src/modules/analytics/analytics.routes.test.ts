import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { newId } from '../../platform/ids.ts'

describe('page views and browser errors', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  const view = (path: string) => ({ title: 'Dashboard | Ringside', path, url: `https://ringside.test${path}` })
  const views = (path: string) => test.db.selectFrom('page_views').selectAll().where('path', '=', path).execute()

  it('a page view is kept with who saw it, or nobody before signing in', async () => {
    const { member } = await test.makeOrganization()
    const path = `/call-review/${newId()}`
    expect((await test.request(member, 'POST', '/api/analytics/page-view', view(path))).status).toBe(204)
    expect((await test.request(null, 'POST', '/api/analytics/page-view', view(path))).status).toBe(204)
    const viewers = new Set((await views(path)).map(({ user_id: userId }) => userId))
    expect(viewers).toEqual(new Set([member.userId, null]))
  })

  it('what stands in the query of an address is not kept', async () => {
    const path = `/${newId()}`
    await test.request(null, 'POST', '/api/analytics/page-view', view(`${path}?token=secret#part`))
    expect(await views(path)).toMatchObject([
      { title: 'Dashboard | Ringside', path, url: `https://ringside.test${path}` },
    ])
  })

  it('a browser error is kept', async () => {
    const message = `Cannot read ${newId()}`
    const body = { kind: 'render', message, stack: 'at App', path: '/simulation?call=1' }
    expect((await test.request(null, 'POST', '/api/client-errors', body)).status).toBe(204)
    const kept = await test.db.selectFrom('client_errors').selectAll().where('message', '=', message).execute()
    expect(kept).toMatchObject([{ kind: 'render', stack: 'at App', path: '/simulation' }])
  })

  it('a report larger than 16 kilobytes is refused unread', async () => {
    const body = { kind: 'error', message: 'x', stack: 'y'.repeat(20_000), path: '/' }
    expect(await test.request(null, 'POST', '/api/client-errors', body)).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    })
  })

  it('one address can not fill the tables: after 120 a minute it has to wait', async () => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < 130; sent++) {
      const { status } = await test.request(null, 'POST', '/api/analytics/page-view', { title: '' })
      statuses.add(status)
    }
    const { status, body, response } = await test.request(null, 'POST', '/api/analytics/page-view', view('/'))
    expect(status).toBe(429)
    expect(body).toMatchObject({ code: 'rate-limited' })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })
})
