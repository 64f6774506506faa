import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { aSegment, anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { someone } from '../../domain-ui/fake/show-signed-in.tsx'
import { SessionContext } from '../../lib/session/session.ts'
import { Overview } from './overview.tsx'
import { PhoneMarket } from './phone-market.tsx'

afterEach(cleanup)

const segment = aSegment({ name: 'Food makers' })
const accounts = [
  anAccount({ _id: idOf(31), name: 'Brightwell', stage: 'evaluation', targetSegmentProfileId: segment._id }),
  anAccount({ _id: idOf(32), name: 'Kestrel', stage: 'discovery', targetSegmentProfileId: segment._id }),
]

/** Nothing is asked of a server here. */
const noAnswers = new QueryClient({ defaultOptions: { queries: { enabled: false } } })

function show(at = '/pipeline', standing = accounts) {
  const part = (
    <Overview
      order={null}
      segments={[segment]}
      accounts={standing}
      archived={[]}
      onArchive={() => undefined}
      onRestore={() => undefined}
      onGenerate={() => undefined}
      hindrance={null}
    />
  )
  const router = createMemoryRouter([{ path: '/pipeline', element: part }], { initialEntries: [at] })
  render(
    <SessionContext value={someone}>
      <QueryClientProvider client={noAnswers}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  )
  return { address: () => router.state.location.search }
}

const isShown = (name: string) => screen.queryAllByText(name).length > 0

describe('the chosen cell of the pipeline', () => {
  it('stands in the address, and goes from it when the filters are cleared', async () => {
    const { address } = show()
    fireEvent.click(screen.getByRole('button', { name: /Food makers.*Evaluation/ }))
    await waitFor(() => expect(address()).toBe(`?segment=${segment._id}&stage=evaluation`))
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([true, false])
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe(''))
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([true, true])
  })

  it('is chosen by an address, and of one whose segment is unknown the stage holds', () => {
    show(`/pipeline?segment=${segment._id}&stage=discovery`)
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([false, true])
    cleanup()
    show('/pipeline?segment=nobody&stage=discovery')
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([false, true])
  })
})

describe('the heads of the overview', () => {
  it('lead to the accounts of a stage, and a second press to all', async () => {
    const { address } = show()
    const head = screen.getByRole('button', { name: /^Discovery\s?1 account/ })
    fireEvent.click(head)
    await waitFor(() => expect(address()).toBe('?stage=discovery'))
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([false, true])
    expect(head.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(head)
    await waitFor(() => expect(address()).toBe(''))
  })

  it('lead to the accounts of a segment', async () => {
    const { address } = show()
    fireEvent.click(screen.getByRole('button', { name: /^Food makers.*2 accounts$/ }))
    await waitFor(() => expect(address()).toBe(`?segment=${segment._id}`))
    expect(screen.getByRole('heading', { name: 'Food makers' })).toBeTruthy()
  })

  it('are one stop for the keyboard with the cells, between which the arrows move', () => {
    show()
    const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')]
    expect(cells.filter(({ tabIndex }) => tabIndex === 0).map((cell) => cell.textContent)).toEqual([
      'Researching0 accounts',
    ])
    cells.find(({ tabIndex }) => tabIndex === 0)?.focus()
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    press('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Food makers, Researching: 0')
    press('ArrowLeft')
    expect(document.activeElement?.textContent).toMatch(/^Food makers.*2 accounts$/)
  })
})

it('how many go on is explained where it is shown', () => {
  show()
  expect(screen.getByText(/^“\d+ of \d+ go on”/)).toBeTruthy()
  cleanup()
  show('/pipeline', [anAccount({ stage: 'researching', targetSegmentProfileId: segment._id })])
  expect(screen.queryByText(/^“.* go on”/)).toBeNull()
})

describe('the segments on a phone', () => {
  const market = (segmentId: string | null) => (
    <PhoneMarket rows={[]} accounts={accounts} chosen={{ segmentId, stage: null }} onChoose={() => undefined} />
  )
  const isOpen = () => screen.getByRole('group').hasAttribute('open')

  it('come open where the address has one of them, and stay so when it is let go', () => {
    const { rerender } = render(market(segment._id))
    expect(isOpen()).toBe(true)
    rerender(market(null))
    expect(isOpen()).toBe(true)
  })

  it('are folded away by whoever folds them, also where one is chosen', async () => {
    const { rerender } = render(market(segment._id))
    fireEvent.click(screen.getByText('0 segments'))
    await waitFor(() => expect(isOpen()).toBe(false))
    rerender(market(idOf(77)))
    expect(isOpen()).toBe(false)
  })
})
