import { expectClean, expectStill } from '../support/axe.ts'
import { newPerson, signUp } from '../support/person.ts'
import { expect, expectedComplaint, paintIn, test } from '../support/test.ts'
import { captions, tone } from '../support/tone.ts'

const seconds = 45

test('a recording is uploaded and kept, a transcript is added, and the review plays from a moment', async ({
  page,
  emptyServer,
  complaints,
}) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  await page.goto(`${emptyServer.address}/simulation-history?tab=uploaded`)
  await page.getByRole('button', { name: 'Upload a call' }).first().click()
  await page.getByLabel('Files').setInputFiles([
    { name: 'northwind.wav', mimeType: 'audio/wav', buffer: tone(seconds) },
    { name: 'picture.txt', mimeType: 'text/plain', buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
  ])
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const uploads = page.getByRole('dialog').getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByText(/^This is a \.png file, whatever its name says/)).toBeVisible()
  expectedComplaint(complaints, /400 .*\/api\/uploads\//)
  await uploads.getByRole('link', { name: 'Open Northwind' }).click()

  await expect(page.getByText('We kept the audio')).toBeVisible()
  await expect(page.getByLabel('Recording of Northwind')).toBeVisible()
  await expectClean(page, 'a recording without a transcript')
  await page
    .getByLabel('Add a transcript file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles([{ name: 'northwind.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) }])
  await expect(page.getByRole('group', { name: 'Which one is you?' })).toBeVisible()
  await page.getByRole('radio', { name: 'Speaker 1' }).check()
  await page.getByRole('button', { name: 'I am Speaker 1' }).click()

  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toBeVisible()
  await expect(page.getByText('The first word is 4 s into the recording.')).toBeVisible()
  await page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: '0:18' }).click()
  await expect(timeline.getByText('0:18', { exact: true })).toBeVisible()
  await timeline.getByRole('button', { name: 'Play' }).click()
  // It goes on from there; which second a busy machine is seen at is nobody's business.
  await expect(timeline.getByText('0:18', { exact: true })).toBeHidden()
  await timeline.getByRole('button', { name: 'Pause' }).click()

  for (const scheme of ['light', 'dark'] as const) {
    await paintIn(page, scheme)
    await expectStill(page, `an uploaded review, ${scheme}`)
    await expectClean(page, `an uploaded review, ${scheme}`)
  }

  await page.getByRole('button', { name: 'Speakers' }).click()
  await page.getByLabel('Name of Speaker 2').fill('Dana Whitfield')
  await page.getByLabel('Name of Speaker 2').press('Enter')
  await expect(page.getByLabel('Name of Dana Whitfield')).toBeVisible()
  await expectClean(page, 'the speakers of a call')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  // The review comes anew with the name in it, and begins at its beginning.
  await expect(timeline.getByText('Dana Whitfield')).toBeVisible()
  await page.getByRole('button', { name: '0:18' }).first().click()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByLabel('What was said').fill('That sounds very tiring. What does it cost you?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Edited\. It came as “That sounds tiring/)).toBeVisible()
  await expect(timeline).toBeVisible()
})

const said = `Robin Field: Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?
Dana Whitfield: I have two minutes. I run the warehouse here, so be quick.
Robin Field: Thank you. How do you book the slots at your docks today, and who keeps that up to date?
Dana Whitfield: We at Brightwell Foods use a spreadsheet. The shift lead does it by hand and it is wrong by noon.
Robin Field: That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?
Dana Whitfield: About forty thousand dollars last quarter, and the drivers hate it.
Robin Field: So waiting cost forty thousand last quarter. Shall we look at it together on Thursday at ten?
Dana Whitfield: Thursday at ten works.
`

test('somebody who has nothing yet practises a real call from its review, with the keyboard alone', async ({
  page,
  emptyServer,
}) => {
  await signUp(page, emptyServer.address, newPerson(), 'Routewell')
  await page.goto(`${emptyServer.address}/simulation-history?tab=uploaded`)
  await page.getByRole('button', { name: 'Upload a call' }).first().click()
  await page
    .getByLabel('Files')
    .setInputFiles([{ name: 'brightwell.txt', mimeType: 'text/plain', buffer: Buffer.from(said) }])
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()

  await page.getByRole('button', { name: 'Practise this call' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Practise this call' })
  await expect(dialog.getByLabel('Account')).toHaveValue('Brightwell Foods')
  await expect(dialog.getByLabel('First name')).toHaveValue('Dana')
  await expect(dialog.getByText(/You have none yet, so this one is made with the account/)).toBeVisible()
  await expect(dialog.getByText(/Our guess, from “I have two minutes. I run the warehouse here/)).toBeVisible()
  await expectClean(page, 'practising a call where nothing is there yet')
  const name = dialog.getByLabel('Segment name')
  await expect(name).toHaveValue('Transportation & Logistics companies')
  const make = dialog.getByRole('button', { name: 'Make and set up the call' })
  await name.fill('')
  await make.press('Enter')
  await expect(dialog.getByText('Give the segment a name.')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('Snack makers')
  await make.press('Enter')

  await expect(page.getByRole('heading', { name: 'Dana Whitfield' })).toBeVisible()
  await expect(page.getByText('Department Head/Manager, Logistics')).toBeVisible()
  await page.goto(`${emptyServer.address}/pipeline/accounts`)
  await expect(page.getByRole('link', { name: 'Brightwell Foods' })).toBeVisible()
})
