import { expectClean, expectStill } from '../support/axe.ts'
import { fairLines, hangUp, heard, sayAll, setUpAndCall } from '../support/call.ts'
import { signInToDemo } from '../support/person.ts'
import { demoPeople, expect, paintIn, test } from '../support/test.ts'

test('an owner watches a call and whispers; the rep sees both, and the watcher sees that it arrived', async ({
  page,
  browser,
  demoServer,
}) => {
  await signInToDemo(page, demoServer.address, demoPeople.otherMember)
  await page.goto(`${demoServer.address}/pipeline`)
  await page.getByRole('table', { name: 'All accounts' }).getByRole('link').first().click()
  await page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: /^Call / })
    .first()
    .click()
  await setUpAndCall(page)
  await heard(page, 1)

  const watcher = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const complaints: string[] = []
  await signInToDemo(watcher, demoServer.address, demoPeople.owner)
  watcher.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await watcher.goto(`${demoServer.address}/live-calls`)
  await watcher.getByRole('button', { name: /^Watch Jonas Lind/ }).click()
  const watched = watcher.getByRole('complementary', { name: 'The watched call' })
  await expect(watched.getByRole('log', { name: 'What is said' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Ruth is watching').first()).toBeVisible()

  const line = 'How do you plan the day at the moment?'
  await sayAll(page, [line], 1)
  await expect(watched.getByRole('log')).toContainText(line)
  await expect(watched.getByRole('meter', { name: 'Patience' })).toBeVisible()

  await watcher.keyboard.press('w')
  await watcher.keyboard.type('Ask what it costs')
  await watcher.keyboard.press('Enter')
  await expect(page.getByText('Ask what it costs').first()).toBeVisible()
  await expect(watched.getByRole('list', { name: 'Whispers' })).toContainText(/delivered\. “Ask what it costs”/)

  for (const width of [1440, 390]) {
    await watcher.setViewportSize({ width, height: 844 })
    for (const scheme of ['light', 'dark'] as const) {
      await paintIn(watcher, scheme)
      await expectStill(watcher, `watching, ${width} px`)
      await expectClean(watcher, `watching, ${scheme}, ${width} px`)
    }
  }

  await sayAll(page, fairLines.slice(1, 3), 2)
  await hangUp(page)
  await expect(watched.getByRole('heading', { name: 'Ended. Review is ready.' })).toBeVisible()
  expect(complaints).toEqual([])
  await watched.getByRole('link', { name: 'See the review' }).click()
  await expect(watcher).toHaveURL(/\/call-review\//)
  await watcher.context().close()
})
