import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What axe finds on the page as it stands, in words short enough to read in a failure. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

export async function expectClean(page: Page, name: string): Promise<void> {
  expect(await violations(page), name).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
}
