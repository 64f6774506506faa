import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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

it('what is told of the same things takes the place of what was told before, and of fewer does not', async () => {
  const told = (title: string, about: readonly string[]) => ({ kind: 'success' as const, title, about })
  render(
    <ToastLayer
      early={[
        told('2 accounts archived', ['a1', 'a2']),
        told('1 account restored', ['a1']),
        told('1 account archived', ['a3']),
        told('1 segment and 1 account restored', ['s1', 'a3']),
      ]}
    />,
  )
  await screen.findByText('1 segment and 1 account restored')
  await waitFor(() => expect(screen.queryByText('1 account archived')).toBeNull())
  expect(screen.getByText('2 accounts archived')).toBeTruthy()
  expect(screen.getByText('1 account restored')).toBeTruthy()
})

it('what is pressed in a toast closes it, and leaves the keyboard in the page', async () => {
  const undo = vi.fn<() => void>()
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ToastLayer
        early={[{ kind: 'success', title: '3 accounts archived', action: { label: 'Undo', onPress: undo } }]}
      />
    </>,
  )
  const button = await screen.findByRole('button', { name: 'Undo' })
  button.focus()
  fireEvent.click(button)
  expect(undo).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await waitFor(() => expect(screen.queryByText('3 accounts archived')).toBeNull())
})
