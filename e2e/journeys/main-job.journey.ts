import { describeProduct, fairLines, hangUp, heard, sayAll, setUpAndCall } from '../support/call.ts'
import { newPerson, signUp } from '../support/person.ts'
import { makeAccount } from '../support/pipeline.ts'
import { expect, test } from '../support/test.ts'

test('from sign-up on an empty database to a review that is believed, and a retry', async ({ page, emptyServer }) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  await expect(page.getByText('5 credits left')).toBeVisible()
  await makeAccount(page)

  await page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: /^Call / })
    .first()
    .click()
  await setUpAndCall(page)
  await describeProduct(page)
  await heard(page, 1)
  await sayAll(page, fairLines, 1)

  await page.reload()
  await heard(page, fairLines.length + 1)
  await expect(page.getByText(fairLines[0] ?? '', { exact: true })).toBeVisible()

  await page.getByLabel('Type your line').press('Escape')
  await hangUp(page)
  await page.waitForURL(/\/call-review\//)
  await expect(page).toHaveTitle('Call Review | Ringside')
  await expect(page.getByRole('img', { name: /^Score \d+ of 100/ }).first()).toBeVisible()
  await expect(page.getByText('4 credits left')).toBeVisible()

  const transcript = await page.getByRole('region', { name: 'Transcript' }).textContent()
  const quotes = await page.getByRole('tabpanel').locator('blockquote').allTextContents()
  expect(quotes.length).toBeGreaterThan(2)
  for (const quote of quotes) {
    const words = /“(.+)”/s.exec(quote)?.[1]
    expect(words, 'a quote has words').toBeTruthy()
    expect(transcript?.replaceAll(/\s+/g, ' '), 'every quote was said').toContain(words?.replaceAll(/\s+/g, ' '))
  }

  await page.getByRole('tab', { name: /^Buyer/ }).click()
  await expect(page.getByText(/Started at trust \d+, interest \d+, patience \d+/)).toBeVisible()

  await expect(page.getByText('10 free retries of this call left')).toBeVisible()
  await page.getByRole('button', { name: /^Retry from/ }).click()
  await page.waitForURL(/\/simulation\?call=/)
  // The review stays until the call is there, and it quotes the same line.
  await expect(page.getByLabel('Type your line')).toBeVisible()
  await expect(page.getByText(fairLines[0] ?? '', { exact: true })).toBeVisible()
  await page
    .getByLabel('Type your line')
    .fill('Let me put that another way. What would have to be true for you to look at this?')
  await page.getByLabel('Type your line').press('Enter')
  await expect(page.getByText('Let me put that another way.', { exact: false })).toBeVisible()
})
