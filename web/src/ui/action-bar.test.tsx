import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ActionBar } from './action-bar.tsx'
import { Button } from './button.tsx'

afterEach(cleanup)

function Accounts() {
  const [selected, setSelected] = useState(true)
  const clear = () => setSelected(false)
  return (
    <main id="main" tabIndex={-1}>
      {selected && (
        <ActionBar words="2 accounts selected" onClear={clear}>
          <Button onClick={clear}>Archive</Button>
        </ActionBar>
      )}
    </main>
  )
}

it.each(['Archive', 'Clear selection'])('%s takes the bar away, and leaves the keyboard in the page', (name) => {
  render(<Accounts />)
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
