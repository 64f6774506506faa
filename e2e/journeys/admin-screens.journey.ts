import type { Page } from '@playwright/test'
import { expectClean, expectStill } from '../support/axe.ts'
import { signInToDemo } from '../support/person.ts'
import { demoPeople, expect, paintIn, test } from '../support/test.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The screen as it stands, in both colour schemes, at a desk and on a phone. */
async function expectCleanEverywhere(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    for (const scheme of ['light', 'dark'] as const) {
      await paintIn(page, scheme)
      await expectStill(page, `${name}, ${size.width} px`)
      await expectClean(page, `${name}, ${scheme}, ${size.width} px`)
    }
  }
  await page.setViewportSize(desk)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the team, its settings and a member are clean in light and dark, at a desk and on a phone', async ({
  page,
  demoServer,
}) => {
  await signInToDemo(page, demoServer.address, demoPeople.owner)
  await page.goto(`${demoServer.address}/admin?tab=settings`)
  await expect(heading(page)).toHaveText('Team admin')
  await expectCleanEverywhere(page, 'settings')
  await page.getByRole('tab', { name: 'Members' }).click()
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible()
  await expectCleanEverywhere(page, 'members')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible()
  await expectCleanEverywhere(page, 'invite')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Maya Okafor' }).click()
  await expect(heading(page)).toHaveText('Maya Okafor')
  await expect(page.getByRole('table', { name: 'Calls', exact: true })).toBeVisible()
  await expectCleanEverywhere(page, 'member')
})

test('an owner changes a role on a phone, on the page of the member', async ({ page, demoServer }) => {
  await page.setViewportSize(phone)
  await signInToDemo(page, demoServer.address, demoPeople.owner)
  await page.goto(`${demoServer.address}/admin`)
  await page.getByRole('link', { name: 'Jonas Lind' }).click()
  for (const role of ['Admin', 'Member']) {
    await page.getByRole('button', { name: /^Role of Jonas Lind/ }).click()
    await page.getByRole('option', { name: role, exact: true }).click()
    await expect(page.getByText(`Jonas Lind is ${role} now`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Role of Jonas Lind: ${role}` })).toBeVisible()
  }
})

test('every screen of the site admin is clean in light and dark, at a desk and on a phone', async ({
  page,
  demoServer,
}) => {
  await signInToDemo(page, demoServer.address, demoPeople.siteAdmin)
  for (const [tab, path] of [
    ['Overview', '/site-admin'],
    ['Stats', '/site-admin/stats'],
    ['Organizations', '/site-admin/organizations'],
    ['Email', '/site-admin/email'],
  ] as const) {
    await page.goto(demoServer.address + path)
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
    await expectCleanEverywhere(page, path)
  }
  await page.goto(`${demoServer.address}/site-admin/organizations`)
  await page.getByRole('link', { name: 'Tallyport' }).click()
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible()
  await expectCleanEverywhere(page, 'organisation')
  await page.getByRole('link', { name: 'Jonas Lind' }).click()
  await expect(page).toHaveTitle('Site Admin - User Detail | Ringside')
  await expect(heading(page)).toHaveText('Jonas Lind')
  await page.getByRole('button', { name: 'Grant credits' }).click()
  await expect(page.getByText('Write a reason of at least 3 characters.')).toBeVisible()
  await expectCleanEverywhere(page, 'user')
})

/** Moves the segment called so from the organisation whose page is open. */
async function moveSegment(page: Page, segment: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Move segments' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next: confirm' }).click()
  await expect(dialog.getByText('Choose at least one segment.')).toBeVisible()
  await dialog.getByRole('button', { name: /^To/ }).click()
  await page.getByRole('option', { name: to }).click()
  await dialog.getByRole('checkbox', { name: segment }).check()
  await dialog.getByRole('button', { name: 'Next: confirm' }).click()
  await expect(dialog.getByRole('list', { name: 'Segments to move' })).toContainText(segment)
  await expectCleanEverywhere(page, 'move, confirm')
  await dialog.getByRole('button', { name: 'Move 1 segment' }).click()
  await expect(dialog.getByText(`1 segment moved to ${to}.`)).toBeVisible()
  await expectClean(page, 'move, result')
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test('a site admin moves a segment to another organisation, and back', async ({ page, demoServer }) => {
  const organizations = `${demoServer.address}/site-admin/organizations`
  await signInToDemo(page, demoServer.address, demoPeople.siteAdmin)
  await page.goto(organizations)
  await page.getByRole('button', { name: 'Create organisation' }).click()
  const create = page.getByRole('dialog', { name: 'Create an organisation' })
  await create.getByLabel('Name').fill('Merrow Analytics')
  await create.getByRole('button', { name: 'Create organisation' }).click()
  await expect(create).toBeHidden()
  await page.getByRole('link', { name: 'Tallyport' }).click()
  await moveSegment(page, 'Building materials', 'Merrow Analytics')
  await page.goto(organizations)
  await page.getByRole('link', { name: 'Merrow Analytics' }).click()
  await moveSegment(page, 'Building materials', 'Tallyport')
})
