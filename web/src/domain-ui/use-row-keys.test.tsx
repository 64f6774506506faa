import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listShortcuts } from '../lib/keyboard.ts'
import { layOut } from '../ui/fake/laid-out.ts'
import { PageBody } from '../ui/page.tsx'
import { Table } from '../ui/table.tsx'
import { useRowKeys } from './use-row-keys.ts'
// What is fetched for long tables is here before a test begins.
import '../ui/virtual-rows.tsx'

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

  it('reach the rows that are out of sight, of which a long table draws none', async () => {
    layOut({ body: 440, row: 44 })
    const names = Array.from({ length: 300 }, (_, nth) => `Account ${nth + 1}`)
    const columns = [{ key: 'name', head: 'Name', cell: (name: string) => <a href={`#${name}`}>{name}</a> }]
    function Accounts() {
      useRowKeys(false)
      return (
        <PageBody>
          <Table label="Accounts" rows={names} columns={columns} rowKey={(name) => name} />
        </PageBody>
      )
    }
    render(<Accounts />)
    await screen.findByText('Account 1')
    expect(screen.queryByText('Account 100')).toBeNull()
    const walk = async (key: string, way: readonly string[]) => {
      for (const name of way) {
        press(key)
        await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
      }
    }
    await walk('j', names.slice(0, 100))
    expect(screen.queryByText('Account 1')).toBeNull()
    await walk('k', names.slice(0, 99).toReversed())
    expect(screen.queryByText('Account 100')).toBeNull()
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
