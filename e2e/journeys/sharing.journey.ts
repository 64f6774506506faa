import { signInToDemo } from '../support/person.ts'
import { choose } from '../support/pipeline.ts'
import { demoPeople, expect, test } from '../support/test.ts'

test('a rep shares a call; an admin speaks to them in a comment and assigns a call, and the rep sees both', async ({
  page,
  browser,
  demoServer,
}) => {
  await signInToDemo(page, demoServer.address, demoPeople.otherMember)
  await page.goto(`${demoServer.address}/simulation-history`)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share with Tallyport' }).click()
  await expect(page.getByRole('dialog').getByText(/^You shared it on/)).toBeVisible()
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue()

  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signInToDemo(admin, demoServer.address, demoPeople.owner)
  await admin.goto(`${link}?tab=comments`)
  const comment = admin.getByRole('textbox', { name: 'Comment' })
  await comment.pressSequentially('Well asked, @jon')
  await admin.getByRole('option', { name: 'Jonas Lind' }).click()
  await admin.getByRole('button', { name: 'Add comment' }).click()
  await expect(admin.getByRole('listitem').getByText('@Jonas Lind')).toBeVisible()

  await admin.goto(`${demoServer.address}/admin?tab=assignments`)
  await admin.getByRole('button', { name: 'New assignment' }).first().click()
  const dialog = admin.getByRole('dialog')
  await choose(admin, 'Who', 'Jonas Lind')
  await admin.keyboard.press('Escape')
  await dialog.getByRole('radio', { name: 'Anybody in a segment' }).click()
  await choose(admin, 'Segment', 'Regional 3PLs')
  await choose(admin, 'Call type', 'Closing')
  await dialog.getByLabel('Due').fill('2099-01-01')
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`${demoServer.address}/`)
  const assigned = page.getByRole('region', { name: 'Assignments' })
  await expect(assigned.getByText('Closing with anybody in Regional 3PLs')).toBeVisible()
  const history = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: /^Call history/ })
  await expect(history).toHaveAccessibleName(/1 unread mention$/)
  await page.goto(`${demoServer.address}/simulation-history?tab=mentions`)
  await expect(page.getByRole('list', { name: 'Comments that mention you' })).toContainText('Well asked, @Jonas Lind')
  await expect(history).toHaveAccessibleName('Call history')
})
