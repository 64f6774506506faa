import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox, Radio } from './choice.tsx'

afterEach(cleanup)

it('a box without words beside it is ticked by a press around it too, as a finger makes', () => {
  const onToggle = vi.fn<() => void>()
  render(<Checkbox aria-label="Select Windham" checked={false} onChange={onToggle} />)
  const around = screen.getByRole('checkbox', { name: 'Select Windham' }).closest('label')
  if (around === null) throw new Error('Nothing around the box')
  fireEvent.click(around)
  expect(onToggle).toHaveBeenCalledOnce()
})

it('a radio button of a group in which nothing is chosen does not look chosen', () => {
  render(<Radio name="speaker" label="Speaker 1" checked={false} onChange={vi.fn<() => void>()} />)
  // Browsers call it indeterminate until one of its group is chosen; only boxes have a look for that.
  expect(screen.getByRole('radio', { name: 'Speaker 1' }).className).not.toContain('indeterminate')
})
