import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Role = 'button' | 'link' | 'textbox' | 'radio' | 'tab' | 'option' | 'combobox'

const focused = (page: Page) => page.locator(':focus')

/** Presses Tab until the control has the focus; fails when the page has none that can be reached so. */
export async function tabTo(page: Page, role: Role, name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name })
  await expect(wanted.first()).toBeVisible()
  for (let presses = 0; presses < 150; presses++) {
    if ((await wanted.and(focused(page)).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No ${role} ${name.source} can be reached by Tab.`)
}

export async function press(page: Page, role: Role, name: RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

export async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name)
  await page.keyboard.type(text)
}

/** Opens what stands behind a button; in it Tab stays, Escape closes it, and the keyboard is back on the button. */
export async function expectKeepsKeyboard(page: Page, opener: RegExp, dialogName: RegExp): Promise<void> {
  await press(page, 'button', opener)
  const dialog = page.getByRole('dialog', { name: dialogName })
  await expect(dialog).toBeVisible()
  // More than any dialog has controls: once round and on.
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus'), `Tab stays in ${dialogName.source}`).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: opener }).and(focused(page))).toHaveCount(1)
}

/** The control with the keyboard shows that it has it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await focused(page).evaluate((node) => {
    // A field in a frame of its own leaves the ring to the frame.
    const ringed = [node, node.parentElement].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each ?? node)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return ringed ? '' : node.outerHTML.slice(0, 200)
  })
  expect(seen, 'a ring is drawn around what has the keyboard').toBe('')
}

/** Opens a select by Enter and chooses by typing where the list can be searched, by arrows where it can't. */
export async function pick(page: Page, field: RegExp, option: string): Promise<void> {
  await press(page, 'button', field)
  await expect(page.getByRole('listbox')).toBeVisible()
  if ((await page.getByRole('combobox').and(focused(page)).count()) > 0) await page.keyboard.type(option)
  else await page.keyboard.press('Home')
  for (let presses = 0; presses < 40; presses++) {
    const active = await focused(page).getAttribute('aria-activedescendant')
    const shown = active ? await page.locator(`[id="${active}"]`).textContent() : null
    if (shown?.trim() === option) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}
