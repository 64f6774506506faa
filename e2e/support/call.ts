import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** What a fair rep says on a cold call, whatever the company: short, curious, specific at the end. */
export const fairLines = [
  'Hi, this is Robin from Routewell.',
  "The reason I'm calling is I work with operations people at carriers your size, and the day's plan usually lands on their desk. Have I caught you at a bad time?",
  "I'll be quick. How do you plan the day's work at the moment?",
  'Got it. What tends to go wrong once the day gets going?',
  'That sounds rough on everyone. What does that end up costing you in a typical month?',
]

const band = (page: Page) => page.getByRole('region', { name: 'Who is speaking' })

/** The buyer's lines among the captions. */
export async function buyerLines(page: Page): Promise<Locator> {
  const name = (await band(page).getByRole('heading').textContent()) ?? ''
  const firstName = name.split(' ')[0] ?? ''
  return page
    .getByRole('log', { name: 'What was said' })
    .getByRole('listitem')
    .filter({ has: page.getByText(firstName, { exact: true }) })
}

/** Waits until the buyer has said their `count`th line, the pick-up included, to the end. */
export async function heard(page: Page, count: number): Promise<void> {
  await expect(await buyerLines(page)).toHaveCount(count)
  await expect(band(page).getByRole('status').first()).toHaveText('Listening')
}

/** Says lines by typing them, each after the buyer has finished the one before. */
export async function sayAll(page: Page, lines: readonly string[], buyerLinesSoFar: number): Promise<number> {
  let count = buyerLinesSoFar
  const box = page.getByLabel('Type your line')
  for (const line of lines) {
    await box.fill(line)
    await box.press('Enter')
    count += 1
    await heard(page, count)
  }
  return count
}

/**
 * From a page of set-up on which a dialog asks for the kind of call: a cold call, typed. What is suggested depends on the
 * calls that were made before, and with some of them somebody else answers first.
 */
export async function setUpAndCall(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Cold call/ }).check()
  await page.getByRole('button', { name: 'Next: difficulty' }).click()
  await page.getByRole('button', { name: /^Use / }).click()
  await page.getByRole('radio', { name: 'Typing' }).check()
  await page.getByRole('button', { name: /^Call [A-Z]/ }).click()
}

export async function describeProduct(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What do you sell?' })
  await dialog.getByLabel('Name', { exact: true }).fill('Routewell')
  await dialog
    .getByLabel('What it does')
    .fill('Re-plans the day when a truck drops out, so dispatchers make one decision.')
  await dialog.getByRole('button', { name: 'Save and call' }).click()
}

/** Of a call in which three lines and 40 words were said: with less, the first minute of it asks first. */
export async function hangUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Hang up/ }).click()
}
