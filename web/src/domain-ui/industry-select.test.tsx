import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { IndustrySelect } from './industry-select.tsx'

afterEach(cleanup)

it('a part of an industry is found by its name, and choosing it chooses both', async () => {
  const onChange = vi.fn<(industry: string, subIndustry: string | null) => void>()
  render(<IndustrySelect value="" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: /Industry/ }))
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'vet' } })
  fireEvent.click(await screen.findByRole('option', { name: /Veterinary/ }))
  expect(onChange).toHaveBeenCalledWith('Healthcare & Medical', 'Veterinary')
})
