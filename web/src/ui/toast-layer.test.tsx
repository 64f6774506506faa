import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastLayer } from './toast-layer.tsx'

afterEach(cleanup)

it.each([
  ['at a desk comes up in the lower corner, clear of the buttons on top', false, 'bottom'],
  ['on a phone comes from the top, clear of the buttons at its foot', true, 'top'],
])('a toast %s', async (_, isPhone, edge) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList)
  const title = `Link copied, ${edge}`
  render(<ToastLayer early={[{ kind: 'success', title }]} />)
  const toast = await screen.findByText(title)
  expect(toast.closest('[data-y-position]')?.getAttribute('data-y-position')).toBe(edge)
})
