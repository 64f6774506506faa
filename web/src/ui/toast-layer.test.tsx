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

it('a toast stands under what it may be about, and under the header where that is out of sight', async () => {
  const track = document.body.appendChild(document.createElement('div'))
  track.toggleAttribute('data-toast-clear')
  const showAt = async (bottom: number, title: string) => {
    track.getBoundingClientRect = () => new DOMRect(0, bottom - 60, window.innerWidth, 60)
    render(<ToastLayer early={[{ kind: 'success', title }]} />)
    const corner = (await screen.findByText(title)).closest<HTMLElement>('[data-sonner-toaster]')
    cleanup()
    return corner?.style.getPropertyValue('--offset-top')
  }
  expect(await showAt(130, 'Brightwell is in Lost now')).toBe('138px')
  expect(await showAt(-400, 'Brightwell is in Won now')).toBe('72px')
  track.remove()
})
