import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * What axe finds on the page as it stands, in words short enough to read in a failure. It looks in the page itself, and
 * tells in full what is wrong only: to put frames together in a page of its own, and to list all that is right, takes
 * longer than looking. So there may be no frames.
 */
async function violations(page: Page): Promise<string[]> {
  expect(page.frames(), 'the page is one frame').toHaveLength(1)
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

export async function expectClean(page: Page, name: string): Promise<void> {
  expect(await violations(page), name).toEqual([])
}

/** The page itself stands still in both directions: only boxes in it scroll, so nothing can push the navigation away. */
export async function expectStill(page: Page, name: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const found = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  expect(found.width, `${name}: width`).toBeLessThanOrEqual(width)
  expect(found.height, `${name}: height`).toBeLessThanOrEqual(height)
}
