import { generationOrderSchema, type GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import { GenerationStrip } from './generation-strip.tsx'
import { generationQuery, useGeneration } from './use-generation.ts'

afterEach(cleanup)

const who = { orgId: 'org-1', userId: 'me' }

const anOrder = (over: Partial<GenerationOrder> = {}): GenerationOrder =>
  generationOrderSchema.parse({
    _id: idOf(50),
    targetSegmentProfileId: idOf(1),
    segmentName: 'Food makers',
    amount: 3,
    made: 1,
    state: 'running',
    failure: null,
    createdAt: '2026-11-02T09:00:00.000Z',
    ...over,
  })

function Page({ room }: { room: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <GenerationStrip who={who} generation={useGeneration(who)} />
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <GenerateDialog
          who={who}
          segments={[aSegment()]}
          segmentId={null}
          hasDecisionMakers
          room={room}
          open
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The page, with a server that has these orders, and what it then says to a new one. */
function showPage(has: GenerationOrder[], refusal?: string, room = 1000) {
  let orders = has
  const visit = showSignedIn(<Page room={room} />, {
    answer: ({ what, body }) => {
      const { amount = 0 } = (body ?? {}) as { amount?: number }
      if (what.startsWith('GET')) return Response.json(orders)
      if (what.startsWith('DELETE')) {
        orders = orders.filter(({ _id }) => !what.endsWith(_id))
        return new Response(null, { status: 204 })
      }
      if (what.endsWith('/cancel')) orders = orders.map((order) => ({ ...order, state: 'cancelled' }))
      else if (refusal !== undefined) return Response.json({ message: refusal }, { status: 409 })
      else orders = [anOrder({ _id: idOf(51), amount, made: 0 }), ...orders]
      return Response.json(orders[0], { status: what.endsWith('/cancel') ? 200 : 202 })
    },
  })
  /** What the server has next is read at the next look. */
  const becomes = async (order: GenerationOrder) => {
    orders = [order]
    await visit.client.invalidateQueries({ queryKey: generationQuery('org-1').queryKey })
  }
  return { ...visit, becomes }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const bar = () => screen.findByRole('progressbar', { name: 'Generating accounts' })

describe('accounts being made on the server', () => {
  it('are ordered in the dialog, which then makes room for how far they are', async () => {
    const { changes } = showPage([])
    await press('Open')
    await press('Generate 3 accounts')
    await bar()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes()).toEqual([
      {
        what: 'POST /api/pipeline/generate-accounts',
        body: { orgId: 'org-1', targetSegmentProfileId: aSegment()._id, amount: 3 },
      },
    ])
  })

  it('that can’t be ordered say why in the dialog', async () => {
    showPage([], 'The plan is full.')
    await press('Open')
    await press('Generate 3 accounts')
    expect((await screen.findByRole('alert')).textContent).toContain('The plan is full.')
  })

  it('are of any number up to what one order makes: typed, or pressed where it is often ordered', async () => {
    const { changes } = showPage([])
    await press('Open')
    const field = await screen.findByLabelText('How many')
    fireEvent.change(field, { target: { value: '51' } })
    expect(
      screen.getByText('One order makes at most 50 accounts. Order 50, and the rest when they are ready.'),
    ).toBeTruthy()
    for (const wrong of ['0', '2.5', 'many', '']) {
      fireEvent.change(field, { target: { value: wrong } })
      await press('Generate accounts')
      expect(screen.getByText('Type a whole number from 1 to 50.')).toBeTruthy()
    }
    expect(changes()).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: '25' }))
    expect(await screen.findByRole('button', { name: 'Generate 25 accounts' })).toBeTruthy()
    fireEvent.change(field, { target: { value: '7' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await bar()
    expect(changes()).toMatchObject([{ body: { amount: 7 } }])
  })

  it('are no more than the plan has room for, which is said', async () => {
    showPage([], undefined, 2)
    await press('Open')
    expect(await screen.findByText('1 to 2: there is room for 2 more accounts.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Generate 2 accounts' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('How many'), { target: { value: '3' } })
    expect(
      screen.getByText('There is room for 2 accounts. Order 2 or fewer, or archive some accounts first.'),
    ).toBeTruthy()
  })

  it('are seen on their way by who comes back, and are said to be ready once', async () => {
    const { becomes, toasts, changes } = showPage([anOrder()])
    expect((await bar()).getAttribute('aria-valuenow')).toBe('33')
    expect(screen.getByText('Food makers: 1 of 3 accounts ready. You can leave this page.')).toBeTruthy()
    await becomes(anOrder({ made: 3, state: 'done' }))
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['3 accounts are ready']))
    expect(screen.queryByRole('progressbar')).toBeNull()
    await waitFor(() =>
      expect(changes().map(({ what }) => what)).toEqual([`DELETE /api/pipeline/generate-accounts/${idOf(50)}`]),
    )
  })

  it('fill the table one by one at first, then in steps of five', async () => {
    const { becomes, client } = showPage([anOrder({ amount: 50, made: 1 })])
    await bar()
    const again = vi.spyOn(client, 'invalidateQueries')
    const reads = () => again.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === 'pipeline').length
    const readsAfter = async (made: number) => {
      const before = reads()
      await becomes(anOrder({ amount: 50, made }))
      await screen.findByText(`Food makers: ${made} of 50 accounts ready. You can leave this page.`)
      return reads() - before
    }
    expect(await readsAfter(2)).toBe(1)
    expect(await readsAfter(5)).toBe(1)
    expect(await readsAfter(6)).toBe(0)
    expect(await readsAfter(9)).toBe(0)
    expect(await readsAfter(10)).toBe(1)
  })

  it('that became ready while nobody looked are said to be ready at the next look', async () => {
    const { toasts } = showPage([anOrder({ made: 3, state: 'done' })])
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['3 accounts are ready']))
  })

  it('are cancelled with one press, and what is ready is said', async () => {
    const { toasts } = showPage([anOrder()])
    await press('Cancel the rest')
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Cancelled. 1 of 3 accounts are ready']))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('that stopped on their way say why, and are ordered again without those that are ready', async () => {
    const { changes } = showPage([anOrder({ state: 'stopped', failure: 'The plan is full.' })])
    expect((await screen.findByRole('alert')).textContent).toContain('1 of 3 are ready. The plan is full.')
    await press('Generate the other 2 accounts')
    await bar()
    expect(changes()[0]).toMatchObject({ body: { amount: 2 } })
  })

  it('that stopped are put away when they are dismissed', async () => {
    showPage([anOrder({ state: 'stopped', failure: 'The plan is full.' })])
    await press('Dismiss')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
