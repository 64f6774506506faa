import { expectClean } from '../support/axe.ts'
import { newPerson, signUp } from '../support/person.ts'
import { addFirstSegment } from '../support/pipeline.ts'
import { expect, paintIn, test } from '../support/test.ts'

const list = [
  'Company;City;Country;Employees;Contact Name;Job Title',
  'Müller Fracht;Leeds;UK;140;Xenia Quorra;Operations Director',
  'Kestrel Freight;;;many;;',
  '"Quill; Anchor";Toledo;USA;;;',
  ';Porto;Portugal;12;;',
].join('\r\n')

test('a list out of a CRM is looked at, imported, found in the pipeline and undone', async ({ page, emptyServer }) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  await addFirstSegment(page)
  await page.getByRole('button', { name: 'Import a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import accounts' })
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'prospects.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') })
  await expect(dialog.getByText(/^3 accounts and 1 person will be imported\./)).toBeVisible()
  await expect(
    dialog.getByText('Row 3: “many” is not a number of employees. The size comes from the segment.'),
  ).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Müller Fracht.*Leeds, United Kingdom.*51-200/ })).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) {
    await paintIn(page, scheme)
    await expectClean(page, `what will be imported, ${scheme}`)
  }

  await dialog.getByRole('button', { name: 'Import 3 accounts and 1 person' }).click()
  await expect(dialog.getByText('3 accounts and 1 person imported')).toBeVisible()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download these rows' }).click()
  expect((await saving).suggestedFilename()).toBe('left-out-of-prospects.csv')
  await dialog.getByRole('button', { name: 'Done' }).click()

  const table = page.getByRole('table', { name: 'All accounts' })
  await table.getByRole('link', { name: 'Müller Fracht' }).click()
  await expect(page.getByRole('region', { name: 'People' }).getByText('Xenia Quorra')).toBeVisible()

  await page.getByRole('link', { name: 'Pipeline', exact: true }).click()
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: /^Import a list/ }).click()
  await expectClean(page, 'the last imports')
  await dialog.getByRole('button', { name: 'Undo the import of prospects.csv' }).click()
  await expect(dialog.getByText(/undone$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No decision makers yet.')).toBeVisible()
})
