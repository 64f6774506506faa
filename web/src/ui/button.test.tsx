import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

/** As a browser counts the presses of a double click. */
function doubleClick(name: string): void {
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name }), { detail })
}

it('a double click on a button that starts some work starts it once', () => {
  const send = vi.fn<() => void>()
  render(
    <Button loading={false} onClick={send}>
      Send
    </Button>,
  )
  doubleClick('Send')
  expect(send).toHaveBeenCalledTimes(1)
})

it('a double click on the button of a form sends the form once', () => {
  const send = vi.fn<() => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Button type="submit" loading={false}>
        Send the form
      </Button>
    </form>,
  )
  doubleClick('Send the form')
  expect(send).toHaveBeenCalledTimes(1)
})

it('a button that steps takes every click, however fast', () => {
  const step = vi.fn<() => void>()
  render(<Button onClick={step}>More</Button>)
  doubleClick('More')
  expect(step).toHaveBeenCalledTimes(2)
})

it('a button at work keeps the keyboard, and can’t be pressed again', () => {
  const send = vi.fn<() => void>()
  const drawn = (loading: boolean) => (
    <Button loading={loading} onClick={send}>
      Save
    </Button>
  )
  const { rerender } = render(drawn(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(drawn(true))
  fireEvent.click(button, { detail: 1 })
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  rerender(drawn(false))
  fireEvent.click(button, { detail: 1 })
  expect(send).toHaveBeenCalledOnce()
})

it('a form is not sent again by its button while that is at work', () => {
  const send = vi.fn<() => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Button type="submit" loading>
        Send it
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send it' }), { detail: 1 })
  expect(send).not.toHaveBeenCalled()
})
