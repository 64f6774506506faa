import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox } from './choice.tsx'

afterEach(cleanup)

it('a box without words beside it is ticked by a press around it too, as a finger makes', () => {
  const onToggle = vi.fn<() => void>()
  render(<Checkbox aria-label="Select Windham" checked={false} onChange={onToggle} />)
  const around = screen.getByRole('checkbox', { name: 'Select Windham' }).closest('label')
  if (around === null) throw new Error('Nothing around the box')
  fireEvent.click(around)
  expect(onToggle).toHaveBeenCalledOnce()
})
