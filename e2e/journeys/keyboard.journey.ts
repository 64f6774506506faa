import type { Page } from '@playwright/test'
import { fairLines, heard } from '../support/call.ts'
import { expectFocusSeen, expectKeepsKeyboard, pick, press, tabTo, type } from '../support/keyboard.ts'
import { enterDemo, newPerson, signUp } from '../support/person.ts'
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

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Account or person' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  const account = await page.locator('[data-row] a:focus').textContent()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\//)
  await expect(page).toHaveTitle(`${account} | Ringside`)

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
  // Nothing was said yet, and `heard` waits half a minute at most: the question comes for sure.
  const early = page.getByRole('dialog', { name: 'Hang up already?' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+H')
  await expect(early).toContainText('You have said nothing yet.')
  await press(page, 'button', /^Stay on the call$/)
  await expect(early).toHaveCount(0)
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
  // Three lines and 40 words were said, which is enough for a score: nothing is asked.
  await page.keyboard.press('Shift+H')
  await page.waitForURL(/\/call-review\//)
  await expect(page.getByRole('tab', { name: /^Scorecard/ })).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('tab', { name: /^Metrics/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('r')
  await page.waitForURL(/\/simulation\?call=/)
  await expect(page.getByLabel('Type your line')).toBeVisible()
})

/** What of the page a toast lies over: the name of each control of which a part is under it. */
const coveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('#root :is(a[href], button, input, select, textarea, [data-row])'),
    ].filter((control) => control.closest('[data-sonner-toaster]') === null)
    return [...document.querySelectorAll('[data-toast]')].flatMap((toast) => {
      const over = toast.getBoundingClientRect()
      return controls
        .filter((control) => {
          const box = control.getBoundingClientRect()
          const isAside = box.right <= over.left || box.left >= over.right
          if (isAside || box.bottom <= over.top || box.top >= over.bottom) return false
          // What is scrolled out of sight lies under something else there.
          const [left, top] = [Math.max(box.left, over.left) + 1, Math.max(box.top, over.top) + 1]
          return toast.contains(document.elementFromPoint(left, top))
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent)
    })
  })

for (const [screen, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`what was archived comes back by keyboard, and no toast covers a control, on ${screen}`, async ({
    page,
    demoServer,
  }) => {
    await page.setViewportSize(size)
    await enterDemo(page, demoServer.address)
    for (const list of ['/pipeline', '/pipeline/accounts']) {
      await page.goto(demoServer.address + list)
      await expect(page.getByRole('table', { name: 'All accounts' })).toBeVisible()
      await page.keyboard.press('j')
      const name = (await page.locator(':focus').textContent()) ?? ''
      const row = page.getByRole('table').getByRole('link', { name, exact: true })
      await page.keyboard.press('x')
      const bar = page.getByRole('toolbar', { name: '1 account selected' })
      await bar.getByRole('button', { name: 'Archive' }).press('Enter')
      const said = page.getByRole('region', { name: 'Your last change' })
      const undo = said.getByRole('button', { name: 'Undo' })
      // One way back at a time: no toast has another.
      await expect(said).toContainText('1 account archived.')
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1)
      await expect(async () => {
        await page.keyboard.press('F8')
        await expect(undo).toBeFocused({ timeout: 50 })
      }).toPass()
      await expect(row).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(row).toHaveCount(1)
      await expect(said).toHaveCount(0)
      await expect(page.locator('[data-toast]')).toContainText('1 account restored')
      await expect.poll(() => coveredByToasts(page)).toEqual([])
    }
  })
}

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
