import type { Page } from '@playwright/test'
import { expectClean, expectStill } from '../support/axe.ts'
import { newPerson, signUp, type Person } from '../support/person.ts'
import { expect, paintIn, test } from '../support/test.ts'

/** A call in which nobody says that it is recorded. */
const callOf = ({ firstName, lastName }: Person): string =>
  [
    'Hi Dana, this is Robin from Routewell. I read that you opened a second depot, and that is why I am calling.',
    'Go on then.',
    'How do you plan the work of your drivers at the moment?',
    'On a spreadsheet, and Anita in finance signs anything above a thousand.',
    'What goes wrong with that when it gets busy?',
    'It is wrong by noon and six drivers stand in the yard. We lost forty thousand last quarter.',
    'Could we take half an hour on Thursday at ten and walk through one bad morning?',
    'Thursday at ten works. Send me the invite.',
  ]
    .map((words, at) => `${at % 2 === 0 ? `${firstName} ${lastName}` : 'Dana'}: ${words}`)
    .join('\n')

/** Uploads the call as a file and waits for its review. */
async function upload(page: Page, address: string, name: string, person: Person): Promise<void> {
  await page.goto(`${address}/simulation-history?tab=uploaded`)
  await page.getByRole('button', { name: 'Upload a call' }).first().click()
  const buffer = Buffer.from(callOf(person))
  await page.getByLabel('Files').setInputFiles([{ name: `${name}.txt`, mimeType: 'text/plain', buffer }])
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page).toHaveURL(/uploaded-call-review/)
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
}

/** In the settings of the organisation. */
async function chooseRubric(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/admin?tab=settings`)
  await page.getByRole('button', { name: /^Rubric/ }).click()
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
}

/** Makes a rubric out of a copy of BANT, with a sentence that every call must have in it. */
async function writeRubric(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin?tab=rubrics`)
  await page.getByRole('button', { name: 'Copy BANT' }).click()
  const dialog = page.getByRole('dialog', { name: 'New rubric' })
  await dialog.getByLabel('Name').fill('House rules')
  await dialog.getByRole('button', { name: 'Begin a draft' }).click()
  await page.getByRole('button', { name: 'Add a blocker' }).click()
  const blockers = page.getByRole('region', { name: 'Blockers' })
  await blockers.getByLabel('What it shows').fill('Said that the call is recorded')
  await blockers.getByLabel('Phrases').fill('this call is recorded')
}

/** What it makes of the call that was scored before, beside its review. */
async function tryItOut(page: Page): Promise<void> {
  const tryOut = page.getByRole('region', { name: 'Try it out' })
  await tryOut.getByRole('button', { name: /^Call/ }).click()
  await page.getByRole('option').first().click()
  await tryOut.getByRole('button', { name: 'Score this call' }).click()
  await expect(tryOut.getByText('With this draft')).toBeVisible()
  await expect(tryOut.getByText('As it was scored')).toBeVisible()
  await expect(tryOut.getByText(/Failed: Said that the call is recorded/)).toBeVisible()
}

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`House rules, version ${version}, is published`)).toBeVisible()
}

/** At a desk in one colour scheme, on a phone in the other. */
async function expectCleanAtBothSizes(page: Page, name: string): Promise<void> {
  for (const [width, scheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await paintIn(page, scheme)
    await expectStill(page, `${name}, ${scheme}, ${width} px`)
    await expectClean(page, `${name}, ${scheme}, ${width} px`)
  }
}

test('an admin writes a rubric with a blocker, tries it out and publishes it; a call that fails says so wherever it stands', async ({
  page,
  emptyServer: { address },
}) => {
  const person = newPerson()
  await signUp(page, address, person, 'Northwind Rubrics')
  await upload(page, address, 'first', person)
  await expect(page.getByText(/Coachable/).first()).toBeVisible()

  await chooseRubric(page, address, 'BANT')
  await upload(page, address, 'second', person)
  await expect(page.getByRole('heading', { name: 'Budget' })).toBeVisible()
  const authority = page.getByRole('button', { name: /^Authority:/ })
  await authority.click()
  // The transcript beside it says lines better too.
  const why = page.locator(`[id="${await authority.getAttribute('aria-controls')}"]`)
  await expect(why.getByText('Say it better')).toBeVisible()

  await writeRubric(page, address)
  await tryItOut(page)
  await publish(page, 1)
  await chooseRubric(page, address, 'House rules')
  await upload(page, address, 'third', person)
  await expect(page.getByText('Failed: Said that the call is recorded.').first()).toBeVisible()
  await expectCleanAtBothSizes(page, 'a review that failed')

  await page.goto(`${address}/simulation-history?tab=uploaded`)
  const table = page.getByRole('table', { name: 'Uploaded calls' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByText('Failed', { exact: true })).toHaveCount(1)
  await expectCleanAtBothSizes(page, 'a list with a call that failed')

  await table.getByRole('checkbox').nth(1).check()
  await table.getByRole('checkbox').nth(2).check()
  await page.getByRole('button', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('table', { name: 'Two calls side by side' })).toContainText(
    'Failed: Said that the call is recorded.',
  )
  await expectCleanAtBothSizes(page, 'two calls of which one failed')
})

test('a call is scored again with the newer version of a rubric, beside the first', async ({
  page,
  emptyServer: { address },
}) => {
  const person = newPerson()
  await signUp(page, address, person, 'Northwind Versions')
  await writeRubric(page, address)
  await publish(page, 1)
  await chooseRubric(page, address, 'House rules')
  await upload(page, address, 'only', person)
  const call = page.url()
  await page.goto(`${address}/admin?tab=rubrics`)
  await page.getByRole('link', { name: 'House rules' }).click()
  await page.getByRole('button', { name: /^Remove: Said that the call is recorded/ }).click()
  await publish(page, 2)
  await page.getByRole('button', { name: 'Score them' }).click()
  const past = page.getByRole('table', { name: 'Past calls with this version' })
  await expect(past.getByRole('img', { name: /^Score/ })).toBeVisible()
  await page.goto(`${call}?scorings=all`)
  const dialog = page.getByRole('dialog', { name: 'One call, scored twice' })
  await expect(dialog.getByRole('region', { name: 'First review' })).toContainText('House rules, version 1')
  await expect(dialog.getByRole('region', { name: 'Scored again' })).toContainText('House rules, version 2')
  await expect(dialog.getByText(/Failed: Said that the call is recorded/)).toHaveCount(1)
  await expectCleanAtBothSizes(page, 'two scorings side by side')
})
