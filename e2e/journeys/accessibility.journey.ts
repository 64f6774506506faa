import { expectClean, expectStill } from '../support/axe.ts'
import { enterDemo } from '../support/person.ts'
import { expect, expectPaintedIn, setSystemScheme, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const screens: [path: string, shows: RegExp][] = [
  ['/', /^Good /],
  ['/persona-display', /^Buyers$/],
  ['/simulation-history', /^Call history$/],
  ['/pipeline', /^Pipeline$/],
  ['/pipeline/segments', /^Pipeline$/],
  ['/pipeline/decision-makers', /^Pipeline$/],
  ['/live-calls', /^Live calls$/],
  ['/simulation', /./],
]

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen (${scheme})`, async ({ page, demoServer }) => {
    await setSystemScheme(page, scheme)
    await page.goto(`${demoServer.address}/`)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expectPaintedIn(page, scheme)
    await expectClean(page, 'sign-in')
    await enterDemo(page, demoServer.address)
    for (const [path, heading] of screens) {
      await page.goto(demoServer.address + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expectClean(page, path)
    }
  })

  test(`axe finds nothing in a review, on an account and on the way to a call (${scheme})`, async ({
    page,
    demoServer,
  }) => {
    await setSystemScheme(page, scheme)
    await enterDemo(page, demoServer.address)
    await expectPaintedIn(page, scheme)
    await page.getByRole('link', { name: 'Call history' }).click()
    await page.getByRole('table', { name: 'Practice calls' }).getByRole('link').first().click()
    for (const tab of [/^Scorecard/, /^Metrics/, /^Buyer/, /^Next steps/, /^Comments/]) {
      await page.getByRole('tab', { name: tab }).click()
      await expectClean(page, `review, ${tab.source}`)
    }
    await page.getByRole('link', { name: 'Pipeline', exact: true }).click()
    await page.getByRole('table', { name: 'All accounts' }).getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'People' })).toBeVisible()
    await expectClean(page, 'account')
    await page.getByRole('region', { name: 'People' }).getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'About' })).toBeVisible()
    await expectClean(page, 'person')
    await page.getByRole('link', { name: /^Call (?!history)/ }).click()
    await expect(page.getByRole('dialog', { name: 'What kind of call?' })).toBeVisible()
    await expectClean(page, 'kind of call')
    await page.getByRole('button', { name: 'Next: difficulty' }).click()
    await expect(page.getByRole('dialog', { name: 'How hard should it be?' })).toBeVisible()
    await expectClean(page, 'difficulty')
    await page.getByRole('button', { name: /^Use / }).click()
    await expectClean(page, 'set-up')
  })
}

test('no screen scrolls but in its boxes on a phone, and axe finds nothing there', async ({ page, demoServer }) => {
  await page.setViewportSize(phone)
  await enterDemo(page, demoServer.address)
  for (const [path, heading] of screens) {
    await page.goto(demoServer.address + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expectStill(page, path)
    await expectClean(page, path)
  }
})

test('a review scrolls inside its boxes and never moves the page', async ({ page, demoServer }) => {
  await enterDemo(page, demoServer.address)
  await page.getByRole('link', { name: 'Call history' }).click()
  await page.getByRole('table', { name: 'Practice calls' }).getByRole('link').first().click()
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    for (const tab of [/^Scorecard/, /^Metrics/, /^Buyer/, /^Next steps/, /^Comments/]) {
      await page.getByRole('tab', { name: tab }).click()
      await expectStill(page, `review, ${tab.source}, ${size.width} px`)
    }
  }
})
