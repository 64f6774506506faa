import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BareShortcuts } from './bare-shortcuts.tsx'
// Here before the key is pressed: the wait is for the list, not for its code.
import '../../ui/dialog-layer.tsx'
import './shortcut-list.tsx'

afterEach(cleanup)

it('? lists the shortcuts where no navigation stands', async () => {
  render(<BareShortcuts />)
  fireEvent.keyDown(document.body, { key: '?' })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})
