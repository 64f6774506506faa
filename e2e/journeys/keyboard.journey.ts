import { fairLines, heard } from '../support/call.ts'
import { expectFocusSeen, expectKeepsKeyboard, pick, press, tabTo, type } from '../support/keyboard.ts'
import { newPerson, signUp } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test('the whole main job by keyboard alone', async ({ page, emptyServer }) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')

  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveTitle('Pipeline | Ringside')
  await press(page, 'button', /^Add a segment$/)
  await expect(page.getByRole('dialog', { name: 'Add a segment' })).toBeVisible()
  await type(page, /^Name$/, 'Regional carriers')
  await pick(page, /^Industry/, 'Transportation & Logistics')
  await pick(page, /^Company size/, '51-200')
  await press(page, 'button', /^Save segment$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await press(page, 'button', /^Add a decision maker$/)
  await pick(page, /^Level/, 'VP/Director Level')
  await pick(page, /^Department/, 'Operations')
  await press(page, 'button', /^Add decision maker$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await press(page, 'button', /^Generate accounts$/)
  await type(page, /^How many/, '1')
  await press(page, 'button', /^Generate 1 account$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'All accounts' })).toBeVisible({ timeout: 30_000 })

  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { name: 'Set up a call' })).toBeVisible()
  await press(page, 'link', /Regional|VP|Director|Operations/)
  await press(page, 'button', /^Next: difficulty$/)
  await press(page, 'button', /^Use /)
  await tabTo(page, 'radio', /^(Voice|Typing)$/)
  await page.keyboard.press('ArrowRight')
  await press(page, 'button', /^Call [A-Z]/)
  const product = page.getByRole('dialog', { name: 'What do you sell?' })
  await expect(product).toBeVisible()
  await type(page, /^Name$/, 'Routewell')
  await type(page, /^What it does/, 'Re-plans the day when a truck drops out.')
  await press(page, 'button', /^Save and call$/)

  await heard(page, 1)
  let count = 1
  for (const line of fairLines.slice(0, 3)) {
    await page.keyboard.press('t')
    await expect(page.getByLabel('Type your line')).toBeFocused()
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
    count += 1
    await heard(page, count)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Shift+H')
  await expect(page.getByRole('dialog', { name: 'Hang up already?' })).toBeVisible()
  await press(page, 'button', /^Hang up$/)
  await page.waitForURL(/\/call-review\//)
  await expect(page.getByRole('tab', { name: /^Scorecard/ })).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('tab', { name: /^Metrics/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('r')
  await page.waitForURL(/\/simulation\?call=/)
  await expect(page.getByLabel('Type your line')).toBeVisible()
})

test('dialogs keep the keyboard while they are open and give it back, and every stop on the way is seen', async ({
  page,
  emptyServer,
}) => {
  const person = newPerson()
  await signUp(page, emptyServer.address, person, 'Routewell')
  await press(page, 'button', /^Robin Field$/)
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await type(page, /^Work e-mail$/, person.email)
  await expectFocusSeen(page)
  await type(page, /^Password$/, person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /, Robin$/ })).toBeVisible()

  await expectKeepsKeyboard(page, /^Upload a call$/, /^Upload a call$/)
  await expectKeepsKeyboard(page, /^Set up your profile$/, /^Who are you\?$/)
  await expectKeepsKeyboard(page, /^Search/, /^Search$/)
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab')
    // Past the last stop the browser has the keyboard.
    if ((await page.locator(':focus').count()) > 0) await expectFocusSeen(page)
  }
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expectKeepsKeyboard(page, /^Add a segment$/, /^Add a segment$/)
  await press(page, 'button', /, change organisation$/)
  await page.getByRole('menuitem', { name: 'Organisation settings' }).press('Enter')
  await expectKeepsKeyboard(page, /^Leave Routewell$/, /^Leave Routewell\?$/)
})
