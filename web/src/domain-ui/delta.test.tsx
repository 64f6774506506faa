import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Delta } from './delta.tsx'

afterEach(cleanup)

const changed = () => screen.getByText('57').parentElement

describe('a change of the score', () => {
  it('is called good or bad by its colour', () => {
    render(<Delta change={-57} />)
    expect(changed()?.className).toContain('text-bad')
  })

  it('between calls that are not alike is said without a colour', () => {
    render(<Delta change={-57} neutral />)
    expect(changed()?.textContent).toBe('down 57')
    expect(changed()?.className).not.toMatch(/text-(good|bad)/)
  })
})
