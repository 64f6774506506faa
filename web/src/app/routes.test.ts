import { describe, expect, it } from 'vitest'
import { asSignInPage, callRoute, routeOf } from './routes.ts'

const titleOf = (path: string) => routeOf(path, '')?.title

describe('routes', () => {
  it.each([
    ['/', 'Dashboard'],
    ['/persona-display', 'Persona Display'],
    ['/simulation', 'Simulation Page'],
    ['/simulation/start/p1', 'Simulation Page'],
    ['/simulation/start/p1/discovery', 'Simulation Page'],
    ['/simulation-history', 'Simulation History'],
    ['/site-admin', 'Site Admin'],
    ['/site-admin/stats', 'Site Admin Stats'],
    ['/site-admin/email', 'Site Admin Email'],
    ['/site-admin/user/u1', 'Site Admin - User Detail'],
    ['/call-review/s1', 'Call Review'],
    ['/uploaded-call-review/t1', 'Uploaded Call Review'],
    ['/pipeline/accounts', 'Pipeline'],
    ['/checkout-success', 'Checkout Success'],
  ])('%s is called %s', (path, title) => {
    expect(titleOf(path)).toBe(title)
  })

  it.each([
    '/nowhere',
    '/admin/unknown',
    '/simulation/start',
    '/site-admin/other',
    '/account/brightwell',
    '/checkout-success/x',
  ])('%s is no page of ours', (path) => {
    expect(routeOf(path, '')).toBeNull()
  })

  it('takes a call in progress out of the navigation', () => {
    expect(routeOf('/simulation', '?call=0190')).toBe(callRoute)
    expect(callRoute.frame).toBe('bare')
  })

  it.each(['/admin', '/admin/user/u1'])('%s is for admins', (path) => {
    expect(routeOf(path, '')?.guard).toBe('admin')
  })

  it.each([
    '/site-admin',
    '/site-admin/stats',
    '/site-admin/organizations',
    '/site-admin/email',
    '/site-admin/org/o1',
    '/site-admin/org/o1/user/u1',
    '/site-admin/user/u1',
  ])('%s is for site admins', (path) => {
    expect(routeOf(path, '')?.guard).toBe('site-admin')
  })

  it('keeps the sign-in pages apart from the account page by matching them exactly', () => {
    expect(asSignInPage('/account')).toBe('/account')
    expect(asSignInPage('/account/brightwell/brightwell-foods')).toBeNull()
    expect(titleOf('/account/brightwell/brightwell-foods')).toBe('Account')
  })
})
