import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BareShortcuts } from './bare-shortcuts.tsx'

afterEach(cleanup)

it('? lists the shortcuts where no navigation stands', async () => {
  render(<BareShortcuts />)
  fireEvent.keyDown(document.body, { key: '?' })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})
