import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Shell } from './shell.tsx'

afterEach(cleanup)

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('the key / on a screen', () => {
  it('goes to the filter of its list, and is a letter like others there', () => {
    showSignedIn(
      <Shell>
        <FilterBar search="" onSearch={() => undefined} placeholder="Account or person" count="3 accounts" />
      </Shell>,
      { answer: () => undefined },
    )
    const filter = screen.getByRole('searchbox', { name: 'Account or person' })
    expect(document.activeElement).not.toBe(filter)
    // Where a key is taken the browser does not write it.
    expect(press('/')).toBe(false)
    expect(document.activeElement).toBe(filter)
    expect(press('/')).toBe(true)
  })

  it('does nothing where there is no list', () => {
    showSignedIn(
      <Shell>
        <p>Nothing to filter.</p>
      </Shell>,
      { answer: () => undefined },
    )
    const before = document.activeElement
    press('/')
    expect(document.activeElement).toBe(before)
  })
})
