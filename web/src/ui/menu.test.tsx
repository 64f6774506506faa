import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
// Here before a test begins: its waits are for what the layers do, not for their code.
import './dialog-layer.tsx'
import './menu-layer.tsx'
import { RowMenu } from './row-menu.tsx'

afterEach(cleanup)

function Carriers() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <RowMenu name="Carriers" items={[{ kind: 'action', label: 'Archive', onSelect: () => setOpen(true) }]} />
      {open && <Dialog open onClose={() => setOpen(false)} title="Archive Carriers?" width={440} />}
    </>
  )
}

it('a dialog that a menu opens gives the keyboard back to the menu’s button, each time', async () => {
  render(<Carriers />)
  const opener = screen.getByRole('button', { name: 'Actions for Carriers' })
  for (const _ of ['the first time', 'the second']) {
    opener.focus()
    fireEvent.click(opener)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  }
})
