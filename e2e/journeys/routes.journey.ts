import { enterDemo, newPerson, signUp } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const titles: [path: string, title: string][] = [
  ['/', 'Dashboard'],
  ['/persona-display', 'Persona Display'],
  ['/simulation', 'Simulation Page'],
  ['/simulation-history', 'Simulation History'],
  ['/live-calls', 'Live Calls'],
  ['/pipeline', 'Pipeline'],
  ['/pipeline/segments', 'Pipeline'],
]

test('every screen has its address and title, and an unknown address goes to the dashboard and says so', async ({
  page,
  demoServer,
}) => {
  await enterDemo(page, demoServer.address)
  for (const [path, title] of titles) {
    await page.goto(demoServer.address + path)
    await expect(page).toHaveTitle(`${title} | Ringside`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${demoServer.address}/no/such/place`)
  await expect(page).toHaveURL(`${demoServer.address}/`)
  await expect(page.getByText('There is no such page')).toBeVisible()
})

test('a member is sent from admin and site admin screens to the dashboard', async ({ page, demoServer }) => {
  await enterDemo(page, demoServer.address)
  for (const path of ['/admin', '/site-admin', '/site-admin/stats', '/site-admin/email']) {
    await page.goto(demoServer.address + path)
    await expect(page).toHaveURL(`${demoServer.address}/`)
  }
})

test('an owner sees the team, and not the site admin', async ({ page, emptyServer }) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  await page.goto(`${emptyServer.address}/admin`)
  await expect(page).toHaveTitle('Admin | Ringside')
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible()
  await page.goto(`${emptyServer.address}/site-admin`)
  await expect(page).toHaveURL(`${emptyServer.address}/`)
})

test('somebody who is not signed in sees the sign-in at any address', async ({ page, emptyServer }) => {
  for (const path of ['/', '/pipeline', '/admin', '/call-review/019a0000-0000-7000-8000-000000000000']) {
    await page.goto(emptyServer.address + path)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  }
})

test('signing out ends in the sign-in, and back does not bring anything of the account', async ({
  page,
  emptyServer,
}) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  await page.getByRole('button', { name: /Robin Field/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})
