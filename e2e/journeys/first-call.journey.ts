import type { Page } from '@playwright/test'
import { describeProduct, heard } from '../support/call.ts'
import { newPerson, signUp } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Presses and fields filled in that a new organisation needs from the dashboard to its first call, at most. */
const most = 12

/** Counts in the page itself what somebody presses, and each field they write in once. */
async function countInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { interactions: 0 }
    Object.assign(window, { count })
    const written = new WeakSet<EventTarget>()
    document.addEventListener('click', () => (count.interactions += 1), { capture: true })
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.matches('[type=radio], [type=checkbox]') || written.has(target))
        return
      written.add(target)
      count.interactions += 1
    }
    document.addEventListener('input', onInput, { capture: true })
  })
  // The whole way is one page: nothing loads it anew.
  return () => page.evaluate(() => (window as unknown as { count: { interactions: number } }).count.interactions)
}

test('a new organisation reaches its first call in at most twelve interactions after sign-up', async ({
  page,
  emptyServer,
}) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  const counted = await countInteractions(page)

  await page.getByLabel('Industry', { exact: true }).click()
  await page.getByRole('option', { name: 'Transportation & Logistics' }).click()
  await page.getByRole('button', { name: 'Find somebody to call' }).click()
  await expect(page.getByRole('link', { name: 'Set up this call' })).toBeFocused()
  await page.getByRole('link', { name: 'Set up this call' }).click()
  await page.waitForURL(/\/simulation\/start\//)
  await page.getByRole('radio', { name: 'Typing' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Call [A-Z]/ }).click()
  // What somebody sells can't be guessed.
  await describeProduct(page)
  await heard(page, 1)
  const interactions = await counted()
  expect(interactions).toBeGreaterThan(0)
  expect(interactions).toBeLessThanOrEqual(most)
})
