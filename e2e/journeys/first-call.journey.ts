import type { Locator } from '@playwright/test'
import { describeProduct, heard } from '../support/call.ts'
import { newPerson, signUp } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Presses and fields filled in that a new organisation needs from the dashboard to its first call, at most. */
const most = 12

test('a new organisation reaches its first call in at most twelve interactions after sign-up', async ({
  page,
  emptyServer,
}) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  let interactions = 0
  const press = async (what: Locator) => {
    interactions += 1
    await what.click()
  }

  await press(page.getByLabel('Industry', { exact: true }))
  await press(page.getByRole('option', { name: 'Transportation & Logistics' }))
  await press(page.getByRole('button', { name: 'Find somebody to call' }))
  await press(page.getByRole('link', { name: 'Set up this call' }))
  await page.waitForURL(/\/simulation\/start\//)
  await page.getByRole('radio', { name: 'Typing' }).focus()
  await page.keyboard.press('Space')
  interactions += 1
  await press(page.getByRole('button', { name: /^Call [A-Z]/ }))
  // Two fields and a press: what somebody sells can't be guessed.
  await describeProduct(page)
  interactions += 3
  await heard(page, 1)
  expect(interactions).toBeLessThanOrEqual(most)
})
