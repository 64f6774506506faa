import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { SegmentDialog } from './segment-dialog.tsx'

afterEach(cleanup)

const tooShort = 'Give the segment a name of at least 2 characters.'

async function showDialog() {
  showSignedIn(<SegmentDialog who={{ orgId: 'org-1', userId: 'me' }} segment={null} open onClose={() => undefined} />, {
    answer: () => undefined,
  })
  return screen.findByLabelText<HTMLInputElement>('Name')
}
const go = (to: HTMLElement) => act(() => to.focus())

describe('a field of a new segment', () => {
  it('says what is wrong as soon as somebody goes on to the next one, and only of itself', async () => {
    const name = await showDialog()
    go(name)
    fireEvent.change(name, { target: { value: 'F' } })
    expect(screen.queryByText(tooShort)).toBeNull()
    go(screen.getByRole('button', { name: /^Industry/ }))
    expect(screen.getByText(tooShort)).toBeTruthy()
    expect(screen.queryByText('Choose an industry.')).toBeNull()
    fireEvent.change(name, { target: { value: 'Food makers' } })
    expect(screen.queryByText(tooShort)).toBeNull()
  })

  it('is not judged by who only cancels', async () => {
    const name = await showDialog()
    go(name)
    go(screen.getByText('Cancel').closest('button') ?? name)
    expect(screen.queryByText(tooShort)).toBeNull()
  })

  it('is judged with all the others on saving', async () => {
    await showDialog()
    fireEvent.click(screen.getByRole('button', { name: 'Save segment' }))
    expect(screen.getByText(tooShort)).toBeTruthy()
    expect(screen.getByText('Choose an industry.')).toBeTruthy()
  })
})

describe('the sub-industries of a new segment', () => {
  const choose = async (field: RegExp, option: string) => {
    fireEvent.click(await screen.findByRole('button', { name: field }))
    fireEvent.click(await screen.findByRole('option', { name: option }))
  }

  it('are asked once an industry is chosen, and of one that has its own words as those whose work is like theirs', async () => {
    await showDialog()
    expect(screen.queryByText('Sub-industries')).toBeNull()
    await choose(/^Industry/, 'Other')
    expect(screen.getByText('Which industry')).toBeTruthy()
    expect(screen.getByText(/^Whose work is like theirs\./)).toBeTruthy()
    await choose(/^Sub-industries/, 'Agriculture')
    expect(screen.getByRole('button', { name: /^Sub-industries/ }).textContent).toContain('Agriculture')
    await choose(/^Industry/, 'Education')
    expect(screen.queryByText(/^Whose work is like theirs\./)).toBeNull()
  })
})
