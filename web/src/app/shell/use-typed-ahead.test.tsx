import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useTypedAhead } from './use-typed-ahead.ts'

afterEach(cleanup)

function Search({ initially }: { initially: () => string }) {
  const [words] = useState(initially)
  return (
    <div role="dialog">
      <input aria-label="Search" defaultValue={words} />
    </div>
  )
}

/** A page whose search comes some time after it was asked for. */
function Page() {
  const [layer, setLayer] = useState<'none' | 'asked' | 'here'>('none')
  const typedAhead = useTypedAhead(layer !== 'none')
  return (
    <>
      <button onClick={() => setLayer('asked')}>Ask</button>
      <button onClick={() => setLayer('here')}>Come</button>
      {layer === 'here' && <Search initially={typedAhead} />}
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByText(name))
const type = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })

describe('what is typed before the search is there', () => {
  it('stands in its field when it comes, corrections made', () => {
    render(<Page />)
    press('Ask')
    type('d', 'a', 'm', 'Backspace', 'n', 'Shift', 'a')
    press('Come')
    expect(field().value).toBe('dana')
  })

  it('is nothing of what was typed before it was asked for, nor of what its field has itself', () => {
    render(<Page />)
    type('x')
    press('Ask')
    type('d')
    press('Come')
    // True: nobody kept the field from having the key.
    expect(fireEvent.keyDown(field(), { key: 'a' })).toBe(true)
    expect(field().value).toBe('d')
  })
})
