import type { Page } from '@playwright/test'
import { buyerLines, fairLines, heard, sayAll, setUpAndCall } from '../support/call.ts'
import { enterDemo } from '../support/person.ts'
import { RunningServer } from '../support/server.ts'
import { expect, expectedComplaint, test } from '../support/test.ts'

async function startCall(page: Page, address: string): Promise<void> {
  await enterDemo(page, address)
  await page.getByRole('link', { name: 'Set up this call' }).click()
  await page.getByRole('button', { name: 'Change the kind of call' }).click()
  await setUpAndCall(page)
  await heard(page, 1)
}

test('a killed server loses nothing that was acknowledged, and the call goes on', async ({ page, complaints }) => {
  // A server of the journey's own, because it is killed.
  const server = await RunningServer.start({ DEMO: 'on' })
  try {
    await startCall(page, server.address)
    const count = await sayAll(page, fairLines.slice(0, 2), 1)
    const before = await (await buyerLines(page)).allTextContents()

    await server.killHard()
    await expect(page.getByText(/Connection lost/)).toBeVisible()
    await server.boot()
    await expect(page.getByText(/Connection lost/)).toBeHidden({ timeout: 60_000 })
    expect(await (await buyerLines(page)).allTextContents()).toEqual(before)

    await sayAll(page, fairLines.slice(2, 3), count)
  } finally {
    await page.close()
    await server.stop()
    expectedComplaint(complaints, /WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET/)
  }
})

test('a call comes back where it was after the network was gone', async ({ page, context, demoServer, complaints }) => {
  await startCall(page, demoServer.address)
  const count = await sayAll(page, fairLines.slice(0, 1), 1)
  await context.setOffline(true)
  await page.getByLabel('Type your line').fill(fairLines[1] ?? '')
  await page.getByLabel('Type your line').press('Enter')
  await context.setOffline(false)
  await heard(page, count + 1)
  await expect(page.getByText(fairLines[1] ?? '', { exact: true })).toHaveCount(1)
  expectedComplaint(complaints, /WebSocket|ERR_INTERNET_DISCONNECTED/)
})
