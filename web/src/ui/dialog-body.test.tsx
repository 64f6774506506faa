import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
// Here before a test begins: its waits are for what the layers do, not for their code.
import './dialog-layer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A dialog that has room for 300 px of what it holds. */
async function show(heldPx: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(heldPx)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  render(
    <Dialog open onClose={() => undefined} title="Shortcuts" width={640}>
      <p>Ctrl K searches</p>
    </Dialog>,
  )
  await screen.findByRole('dialog')
}

it('what fits into a dialog is no stop of the Tab key', async () => {
  await show(300)
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByText('Ctrl K searches').closest('[tabindex="0"]')).toBeNull()
})

it('what has to be scrolled is one, by the name of the dialog', async () => {
  await show(900)
  expect((await screen.findByRole('group', { name: 'Shortcuts' })).tabIndex).toBe(0)
})
