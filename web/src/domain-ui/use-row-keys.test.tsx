import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listShortcuts } from '../lib/keyboard.ts'
import { useRowKeys } from './use-row-keys.ts'

afterEach(cleanup)

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

function People({ onSelect }: { onSelect: (name: string) => void }) {
  useRowKeys(true)
  return (
    <table>
      <tbody>
        {['Dana', 'Paul', 'Grace'].map((name) => (
          <tr key={name} data-row>
            <td>
              <input type="checkbox" aria-label={`Select ${name}`} onChange={() => onSelect(name)} />
              <a href={`#${name}`}>{name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

describe('the keys of a list', () => {
  it('J and K go from row to row and stop at the ends', () => {
    render(<People onSelect={() => undefined} />)
    const visited = ['j', 'j', 'j', 'j', 'k', 'k', 'k'].map((key) => {
      press(key)
      return document.activeElement?.textContent
    })
    expect(visited).toEqual(['Dana', 'Paul', 'Grace', 'Grace', 'Paul', 'Dana', 'Dana'])
  })

  it('X selects the row one is in, and none before one is in any', () => {
    const onSelect = vi.fn<(name: string) => void>()
    render(<People onSelect={onSelect} />)
    press('x')
    expect(onSelect).not.toHaveBeenCalled()
    press('j')
    press('j')
    press('x')
    expect(onSelect.mock.calls).toEqual([['Paul']])
    expect(screen.getByText('Paul')).toBe(document.activeElement)
  })

  it('are named in the list of shortcuts', () => {
    render(<People onSelect={() => undefined} />)
    expect(listShortcuts().map(({ keys, label }) => [keys, label])).toEqual([
      ['j', 'Next row'],
      ['k', 'Row before'],
      ['x', 'Select the row'],
    ])
  })
})
