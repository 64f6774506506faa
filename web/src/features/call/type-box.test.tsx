import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { DockButton } from './dock-button.tsx'
import { TypeBox } from './type-box.tsx'

afterEach(cleanup)

it('Space in the empty box interrupts the buyer, and between words is a space', () => {
  const interrupt = vi.fn<() => void>()
  render(<TypeBox ref={null} placeholder="" pickedUpAt={0} onSend={() => undefined} onSpaceFirst={interrupt} />)
  const box = screen.getByRole('textbox', { name: 'Type your line' })
  fireEvent.keyDown(box, { key: ' ' })
  expect(interrupt).toHaveBeenCalledTimes(1)
  fireEvent.change(box, { target: { value: 'Sorry' } })
  expect(fireEvent.keyDown(box, { key: ' ' })).toBe(true)
  expect(interrupt).toHaveBeenCalledTimes(1)
})

it('Enter says what was typed as one line; with Shift, or while letters are put together, it does not', () => {
  const onSend = vi.fn<(words: string, startMs: number) => void>()
  render(<TypeBox ref={null} placeholder="" pickedUpAt={0} onSend={onSend} />)
  const box = screen.getByRole('textbox', { name: 'Type your line' })
  fireEvent.change(box, { target: { value: 'One thing.\nAnother.' } })
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(onSend.mock.calls).toEqual([['One thing. Another.', expect.any(Number)]])
  expect(box).toHaveProperty('value', '')
})

it('shows the keys that work: while somebody types, the way out of the box, and Space as long as it is empty', () => {
  const after = (isEmpty: boolean) => (
    <DockButton icon={IconBolt} label="Interrupt" kbd="Space" kbdWhileTyping={isEmpty} />
  )
  const { container } = render(
    <>
      <TypeBox ref={null} placeholder="" pickedUpAt={0} onSend={() => undefined} after={after} />
      <DockButton icon={IconBolt} label="Mute" kbd="M" />
    </>,
  )
  const keys = () => [...container.querySelectorAll('kbd')].map((kbd) => kbd.textContent)
  expect(keys()).toEqual(['T', 'Space', 'M'])
  const box = screen.getByRole('textbox', { name: 'Type your line' })
  box.focus()
  fireEvent.focusIn(box)
  expect(keys()).toEqual(['Esc', 'Space'])
  fireEvent.change(box, { target: { value: 'Sorry' } })
  expect(keys()).toEqual([])
})
