import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { MoveSegments } from './move-segments.tsx'

afterEach(cleanup)

const from = { orgId: 'org-1', name: 'Tallyport' }
const idOf = (number: number) => `0199a000-0000-7000-8000-${String(number).padStart(12, '0')}`
const organization = (number: number, name: string) => ({
  _id: idOf(number),
  orgId: `org-${number}`,
  name,
  rubric: 'coachable',
  pipeline: true,
  cobranded: false,
  cobrandLogoUrl: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  members: 1,
  calls: 0,
  accounts: 0,
  lastCallAt: null,
})
const [tallyport, merrow, zenith] = [
  organization(1, 'Tallyport'),
  organization(2, 'Merrow'),
  organization(3, 'Zenith Freight'),
]

/** The dialog on a server that lists the first of the organisations, and finds the others by name. */
function showDialog(first: readonly ReturnType<typeof organization>[], next: string | null) {
  return showSignedIn(<MoveSegments from={from} onClose={() => undefined} />, {
    answer: ({ what }) => {
      if (what.startsWith('POST')) return Response.json({ moved: 1 })
      if (what.includes('/api/pipeline/transfer-target-segment')) {
        return Response.json([{ _id: idOf(9), name: 'Ports', accounts: 2, archivedAt: null }])
      }
      if (!what.includes('/api/site-admin/organizations')) return undefined
      return what.includes('search=Zen')
        ? Response.json({ items: [zenith], next: null, total: 1 })
        : Response.json({ items: first, next, total: 70 })
    },
  })
}

const openTo = async () => fireEvent.click(await screen.findByRole('button', { name: /^To/ }))
const choose = async (name: string) => fireEvent.click(await screen.findByRole('option', { name }))

describe('where segments move to', () => {
  it('is found by name when there are too many organisations to list, and stays chosen', async () => {
    showDialog([tallyport, merrow], 'more')
    const find = await screen.findByRole('searchbox', { name: 'Find an organisation' })
    fireEvent.change(find, { target: { value: 'Zen' } })
    await openTo()
    await choose('Zenith Freight')
    fireEvent.change(find, { target: { value: '' } })
    fireEvent.click(screen.getByRole('checkbox', { name: /Ports/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Next: confirm' }))
    expect(
      await screen.findByText(/1 segment with 2 accounts will leave Tallyport and belong to Zenith Freight/),
    ).toBeTruthy()
  })

  it('is one of a short list without a search, and never where they come from', async () => {
    showDialog([tallyport, merrow], null)
    await openTo()
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Merrow'])
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('is nowhere when there is no other organisation', async () => {
    showDialog([tallyport], null)
    expect(await screen.findByText('There is nowhere to move them.')).toBeTruthy()
  })
})

describe('segments that have moved', () => {
  it('are gone from what was read of the pipeline before', async () => {
    const { client } = showDialog([tallyport, merrow], null)
    client.setQueryData(pipelineKey('org-1'), [])
    await openTo()
    await choose('Merrow')
    fireEvent.click(screen.getByRole('checkbox', { name: /Ports/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Next: confirm' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Move/ }))
    expect(await screen.findByText('1 segment moved to Merrow.')).toBeTruthy()
    await waitFor(() => expect(client.getQueryState(pipelineKey('org-1'))?.isInvalidated).toBe(true))
  })
})
