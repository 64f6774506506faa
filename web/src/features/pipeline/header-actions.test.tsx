import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { nothingHinders } from './hindrances.ts'
import { HeaderActions, type HeaderActionsProps } from './header-actions.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The head of a tab of the pipeline, on a screen of this width. */
function show(width: 'phone' | 'desk', tab: string, over: Partial<HeaderActionsProps> = {}) {
  const { matchMedia } = globalThis
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    vi.spyOn(list, 'matches', 'get').mockReturnValue(width === 'phone')
    return list
  })
  const onAdd = vi.fn<HeaderActionsProps['onAdd']>()
  const onProduct = vi.fn<() => void>()
  const actions = (
    <HeaderActions
      hasSegment
      hasAccounts
      hindrances={nothingHinders}
      onAdd={onAdd}
      onImport={() => undefined}
      onProduct={onProduct}
      {...over}
    />
  )
  showSignedIn(actions, { answer: () => undefined, at: `/pipeline/${tab}` })
  return { onAdd, onProduct }
}

const full = { short: 'Plan is full', words: 'You have 1,000 accounts, the most a plan allows.' }

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

/** A tap as browsers tell it: a finger that is lifted leaves at once, and then the mouse is played that it would have been. */
function touch(element: Element) {
  const finger = { pointerType: 'touch', relatedTarget: document.body }
  fireEvent.pointerOver(element, finger)
  fireEvent.pointerDown(element, finger)
  fireEvent.pointerUp(element, finger)
  fireEvent.pointerOut(element, finger)
  fireEvent.mouseDown(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element)
}

async function inTheMenu() {
  fireEvent.click(screen.getByRole('button', { name: /import and export/i }))
  const menu = await screen.findByRole('menu')
  return within(menu).getAllByRole('menuitem')
}

describe('what can be added to a pipeline', () => {
  it('has a button each on a wide screen, and the menu has the lists alone', async () => {
    show('desk', 'segments')
    expect(buttons()).toEqual(['What you sell', 'Import and export', 'Decision maker', 'Segment', 'Generate accounts'])
    expect(await inTheMenu()).toHaveLength(3)
  })

  it.each([
    ['segments', 'Segment', ['Add a decision maker', 'Generate accounts']],
    ['decision-makers', 'Decision maker', ['Add a segment', 'Generate accounts']],
    ['accounts', 'Generate accounts', ['Add a decision maker', 'Add a segment']],
  ])('has on a phone the button of the open tab, and the others in the menu: %s', async (tab, button, others) => {
    show('phone', tab)
    expect(buttons()).toEqual(['Add, import and export', button])
    expect((await inTheMenu()).slice(0, 2).map(({ textContent }) => textContent)).toEqual(others)
  })

  it('is added from the menu as from its button, and not while it can’t be', async () => {
    const { onAdd } = show('phone', 'segments', { hindrances: { ...nothingHinders, generate: full } })
    const [contact, accounts] = await inTheMenu()
    expect(accounts?.getAttribute('aria-disabled')).toBe('true')
    expect(accounts?.textContent).toBe('Generate accountsPlan is full')
    if (contact) fireEvent.click(contact)
    expect(onAdd.mock.calls).toEqual([['contact']])
  })

  it('says why where no accounts can be generated, to whoever goes to the button or presses it', async () => {
    const { onAdd } = show('desk', 'accounts', { hindrances: { ...nothingHinders, generate: full } })
    const button = screen.getByRole('button', { name: 'Generate accounts' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-description')).toBe(full.words)
    button.focus()
    expect(document.activeElement).toBe(button)
    fireEvent.click(button)
    fireEvent.pointerUp(button)
    expect((await screen.findByRole('tooltip')).textContent).toBe(full.words)
    expect(onAdd).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })

  it.each([
    ['segment', 'Segment', 'segments'],
    ['contact', 'Decision maker', 'decision-makers'],
  ] as const)('says why where no %s can be added, to whoever presses it', async (thing, name, tab) => {
    const { onAdd } = show('phone', tab, { hindrances: { ...nothingHinders, [thing]: full } })
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-description')).toBe(full.words)
    fireEvent.click(button)
    fireEvent.pointerUp(button)
    expect((await screen.findByRole('tooltip')).textContent).toBe(full.words)
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('keeps saying why after a finger is lifted, until the next press or Escape', () => {
    show('phone', 'accounts', { hindrances: { ...nothingHinders, generate: full } })
    const button = screen.getByRole('button', { name: 'Generate accounts' })
    touch(button)
    expect(screen.getByRole('tooltip').textContent).toBe(full.words)
    touch(document.body)
    expect(screen.queryByRole('tooltip')).toBeNull()
    touch(button)
    expect(screen.getByRole('tooltip').textContent).toBe(full.words)
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('stops saying why when the mouse that pressed it leaves', () => {
    show('desk', 'accounts', { hindrances: { ...nothingHinders, generate: full } })
    const button = screen.getByRole('button', { name: 'Generate accounts' })
    const mouse = { pointerType: 'mouse' }
    fireEvent.pointerDown(button, mouse)
    fireEvent.pointerUp(button, mouse)
    expect(screen.getByRole('tooltip').textContent).toBe(full.words)
    fireEvent.pointerOut(button, { ...mouse, relatedTarget: document.body })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('has no accounts before there is a segment to make them from', async () => {
    show('phone', 'accounts', { hasSegment: false, hasAccounts: false })
    expect(buttons()).toEqual(['Add, import and export', 'Segment'])
    expect((await inTheMenu())[0]?.textContent).toBe('Add a decision maker')
  })
})

describe('what one sells', () => {
  it('has a button on a wide screen, whatever tab is open', () => {
    const { onProduct } = show('desk', 'accounts')
    fireEvent.click(screen.getByRole('button', { name: 'What you sell' }))
    expect(onProduct).toHaveBeenCalledOnce()
  })

  it('stands in the menu on a phone', async () => {
    const { onProduct } = show('phone', 'accounts')
    const line = (await inTheMenu()).find(({ textContent }) => textContent === 'What you sell')
    if (line) fireEvent.click(line)
    expect(onProduct).toHaveBeenCalledOnce()
  })
})
