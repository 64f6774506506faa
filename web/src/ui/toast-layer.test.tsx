import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastLayer } from './toast-layer.tsx'
import { goToToast, toast } from './toast-queue.ts'

afterEach(async () => {
  // Sonner goes on with what it showed on the page before.
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close)
  await vi.waitUntil(() => document.querySelector('[data-toast]') === null, { timeout: 5000 })
  cleanup()
})

it('a toast stands in the upper right corner', async () => {
  render(<ToastLayer early={[{ kind: 'success', title: 'Link copied' }]} />)
  const toast = await screen.findByText('Link copied')
  const corner = toast.closest<HTMLElement>('[data-y-position]')
  expect([corner?.dataset['yPosition'], corner?.dataset['xPosition']]).toEqual(['top', 'right'])
})

/** A page whose upper part is taken by a control, of which so much is drawn. */
function drawPage(control: DOMRect) {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  const button = root.appendChild(document.createElement('button'))
  button.getBoundingClientRect = () => control
  return root
}
const cardOf = async (title: string) => (await screen.findByText(title)).closest<HTMLElement>('[data-toast]')
const roomMade = () => Number.parseInt(document.documentElement.style.getPropertyValue('--toast-room'), 10)
const topOf = (card: HTMLElement | null) =>
  card?.closest<HTMLElement>('[data-sonner-toaster]')?.style.getPropertyValue('--offset-top')

it('a toast stands where it covers nothing that can be pressed, and no room is made for it', async () => {
  drawPage(new DOMRect(window.innerWidth - 300, 4, 284, 48))
  render(<ToastLayer early={[{ kind: 'success', title: 'Brightwell is in Lost now' }]} />)
  const card = await cardOf('Brightwell is in Lost now')
  await waitFor(() => expect(topOf(card)).toBe('58px'))
  expect(roomMade()).toBe(0)
})

it('where it would cover something wherever it stood, a row is made for it, and is gone with it', async () => {
  drawPage(new DOMRect(0, 0, window.innerWidth, window.innerHeight))
  render(<ToastLayer early={[{ kind: 'success', title: 'Link copied' }]} />)
  const card = await cardOf('Link copied')
  await waitFor(() => expect(roomMade()).toBeGreaterThan(0))
  if (card) fireEvent.click(within(card).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(roomMade()).toBe(0))
})

it('nothing moves for a toast under a pressed finger', async () => {
  drawPage(new DOMRect(0, 0, window.innerWidth, window.innerHeight))
  render(<ToastLayer early={[]} />)
  fireEvent.pointerDown(document.body)
  toast.info('Saved')
  await screen.findByText('Saved')
  const before = roomMade()
  expect(before).toBe(0)
  fireEvent.pointerUp(document.body)
  await waitFor(() => expect(roomMade()).toBeGreaterThan(0))
})

it('the key for it leads to what a toast offers, and from there back', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  render(
    <ToastLayer
      early={[{ kind: 'success', title: '2 accounts archived', action: { label: 'Undo', onPress: () => undefined } }]}
    />,
  )
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undo.getAttribute('aria-keyshortcuts')).toBe('F8')
  expect(screen.getByText('F8 leads to Undo.')).toBeTruthy()
  goToToast()
  expect(document.activeElement).toBe(undo)
  fireEvent.keyDown(undo, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByText('2 accounts archived')).toBeNull())
  expect(document.activeElement).not.toBe(undo)
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
