import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Chooses one of a list in a dialog. */
export const choose = async (page: Page, field: string, option: string) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Adds the first segment, from the pipeline as it is before there is one. */
export async function addFirstSegment(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click()
  await page.getByRole('button', { name: 'Add a segment' }).click()
  const segment = page.getByRole('dialog', { name: 'Add a segment' })
  await segment.getByLabel('Name', { exact: true }).fill('Regional carriers')
  await choose(page, 'Industry', 'Transportation & Logistics')
  await choose(page, 'Company size', '51-200')
  await segment.getByRole('button', { name: 'Save segment' }).click()
  await expect(segment).toBeHidden()
}

/** Adds a segment, a decision maker and an account, as the pipeline says step by step, and opens the account. */
export async function makeAccount(page: Page): Promise<void> {
  await addFirstSegment(page)
  const steps = page.getByRole('list', { name: 'Steps to your first call' })
  await expect(steps.getByRole('listitem').first()).toHaveText(/, done$/)
  await page.getByRole('button', { name: 'Add a decision maker' }).click()
  const contact = page.getByRole('dialog', { name: 'Add a decision maker' })
  await choose(page, 'Level', 'VP/Director Level')
  await choose(page, 'Department', 'Operations')
  await contact.getByRole('button', { name: 'Add decision maker' }).click()
  await expect(contact).toBeHidden()

  await page.getByRole('button', { name: 'Generate accounts' }).first().click()
  const generate = page.getByRole('dialog', { name: 'Generate accounts' })
  await generate.getByLabel('How many').fill('1')
  await generate.getByRole('button', { name: 'Generate 1 account' }).click()
  await expect(generate).toBeHidden()
  await expect(page.getByRole('table', { name: 'All accounts' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('table', { name: 'All accounts' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'People' })).toBeVisible()
}
