import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { keepSavedFiles, listFile } from '../../domain-ui/fake/saved-files.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ListsMenu } from './lists-menu.tsx'

afterEach(cleanup)

const showMenu = (answer: () => Response, hasAccounts = true) =>
  showSignedIn(<ListsMenu hasSegment hasAccounts={hasAccounts} additions={[]} onImport={() => undefined} />, { answer })

async function line(name: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: 'Import and export' }))
  return screen.findByRole('menuitem', { name })
}

const lists = [
  [/^Export accounts/, '/api/pipeline/accounts/export.csv', 'accounts.csv'],
  [/^Export people/, '/api/pipeline/personas/export.csv', 'people.csv'],
] as const

describe('a list of the pipeline', () => {
  it.each(lists)('%s: is saved as the file that the server makes of it', async (name, path, fileName) => {
    const files = keepSavedFiles()
    const { asked, toasts } = showMenu(() => listFile(fileName, 'Name\r\nBrightwell Foods\r\n'))
    fireEvent.click(await line(name))
    await waitFor(() => expect(files.map((file) => file.name)).toEqual([fileName]))
    expect(await files[0]?.content.text()).toBe('Name\r\nBrightwell Foods\r\n')
    expect(asked.map(({ what }) => what)).toEqual([`GET ${path}`])
    expect(toasts).toEqual([])
  })

  it.each(lists)('%s: says so where it could not be exported, and why', async (name) => {
    const files = keepSavedFiles()
    const { toasts } = showMenu(() => Response.json({ message: 'Not now.' }, { status: 503 }))
    fireEvent.click(await line(name))
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]).toMatchObject({ kind: 'error', title: 'Failed to export the list', detail: 'Not now.' })
    expect(files).toEqual([])
  })

  it.each(lists)('%s: is not offered while there is no account', async (name) => {
    const { asked } = showMenu(() => listFile('empty.csv', ''), false)
    const item = await line(name)
    expect(item.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(item)
    expect(asked).toEqual([])
  })
})
