import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TypeBox } from './type-box.tsx'

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
