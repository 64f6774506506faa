import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ToastLayer } from './toast-layer.tsx'

afterEach(cleanup)

it('a toast stands in the upper right corner', async () => {
  render(<ToastLayer early={[{ kind: 'success', title: 'Link copied' }]} />)
  const toast = await screen.findByText('Link copied')
  const corner = toast.closest<HTMLElement>('[data-y-position]')
  expect([corner?.dataset['yPosition'], corner?.dataset['xPosition']]).toEqual(['top', 'right'])
})
