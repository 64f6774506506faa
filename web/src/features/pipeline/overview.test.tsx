import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { aSegment, anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { someone } from '../../domain-ui/fake/show-signed-in.tsx'
import { SessionContext } from '../../lib/session/session.ts'
import { Overview } from './overview.tsx'

afterEach(cleanup)

const segment = aSegment({ name: 'Food makers' })
const accounts = [
  anAccount({ _id: idOf(31), name: 'Brightwell', stage: 'evaluation', targetSegmentProfileId: segment._id }),
  anAccount({ _id: idOf(32), name: 'Kestrel', stage: 'discovery', targetSegmentProfileId: segment._id }),
]

function show(at = '/pipeline', standing = accounts) {
  const part = <Overview segments={[segment]} accounts={standing} archived={[]} onArchive={() => undefined} />
  const router = createMemoryRouter([{ path: '/pipeline', element: part }], { initialEntries: [at] })
  render(
    <SessionContext value={someone}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  return { address: () => router.state.location.search }
}

const isShown = (name: string) => screen.queryAllByText(name).length > 0

describe('the chosen cell of the pipeline', () => {
  it('stands in the address, and goes from it with “show all”', () => {
    const { address } = show()
    fireEvent.click(screen.getByRole('button', { name: /Food makers.*Evaluation/ }))
    expect(address()).toBe(`?segment=${segment._id}&stage=evaluation`)
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([true, false])
    fireEvent.click(screen.getByRole('button', { name: /Show all/ }))
    expect(address()).toBe('')
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([true, true])
  })

  it('is chosen by an address, and one that names no cell shows all', () => {
    show(`/pipeline?segment=${segment._id}&stage=discovery`)
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([false, true])
    cleanup()
    show('/pipeline?segment=nobody&stage=discovery')
    expect([isShown('Brightwell'), isShown('Kestrel')]).toEqual([true, true])
  })
})

it('the share that goes on is explained where one is shown', () => {
  show()
  expect(screen.getByText(/^“% go on”/)).toBeTruthy()
  cleanup()
  show('/pipeline', [anAccount({ stage: 'researching', targetSegmentProfileId: segment._id })])
  expect(screen.queryByText(/^“% go on”/)).toBeNull()
})
