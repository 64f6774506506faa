import { generationOrderSchema, type GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anAccount, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { pipelineKey, pipelineQuery } from '../../lib/queries/pipeline.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import { GenerationStrip } from './generation-strip.tsx'
import { generationQuery, useGeneration } from './use-generation.ts'

afterEach(cleanup)

const who = { orgId: 'org-1', userId: 'me' }

const madeIds = (made: number, order = 0) => Array.from({ length: made }, (_, nth) => idOf(100 + 60 * order + nth))

const anOrder = (over: Partial<GenerationOrder> = {}): GenerationOrder =>
  generationOrderSchema.parse({
    accountIds: madeIds(over.made ?? 1),
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

/** How many accounts the tables have, as the pipeline's own tab says. */
function Page({ room }: { room: number }) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(pipelineQuery(who.orgId))
  return (
    <>
      <GenerationStrip who={who} generation={useGeneration(who)} />
      <p>{`${data?.accounts.length} in the table`}</p>
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

/** What is there of these orders, beside an account of before and what was imported since. */
const pipelineOf = (orders: readonly GenerationOrder[], imported: number) => ({
  targetSegmentProfiles: [aSegment()],
  contactProfiles: [],
  accounts: [
    anAccount({ _id: idOf(99), createdAt: '2026-11-01T09:00:00.000Z' }),
    ...orders.flatMap(({ made, createdAt }, order) => madeIds(made, order).map((_id) => anAccount({ _id, createdAt }))),
    ...Array.from({ length: imported }, (_, nth) =>
      anAccount({ _id: idOf(500 + nth), createdAt: '2026-11-02T09:00:05.000Z' }),
    ),
  ],
})

/** The page, with a server that has these orders, and what it then says to a new one. */
function showPage(has: GenerationOrder[], refusal?: string, room = 1000, at = '/pipeline/accounts') {
  let orders = has
  let imported = 0
  const visit = showSignedIn(<Page room={room} />, {
    at,
    answer: ({ what, body }) => {
      const { amount = 0 } = (body ?? {}) as { amount?: number }
      if (what.startsWith('GET /api/pipeline?')) return Response.json(pipelineOf(orders, imported))
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
    await visit.client.invalidateQueries({ queryKey: generationQuery(who).queryKey })
    // Queries tell the screen what became of them in a task of its own.
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
  }
  /** A list of so many accounts is imported by whoever ordered, into the same segment. */
  const importsList = async (amount: number) => {
    imported = amount
    await visit.client.invalidateQueries({ queryKey: pipelineKey(who.orgId) })
  }
  return { ...visit, becomes, importsList }
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

  it('are seen on their way by who comes back, as many as stand in the table', async () => {
    const { becomes } = showPage([anOrder()])
    expect((await bar()).getAttribute('aria-valuenow')).toBe('33')
    expect(await screen.findByText('Food makers: 1 of 3 accounts ready. You can leave this page.')).toBeTruthy()
    expect(screen.getByText('2 in the table')).toBeTruthy()
    await becomes(anOrder({ made: 2 }))
    expect(screen.getByText('Food makers: 2 of 3 accounts ready. You can leave this page.')).toBeTruthy()
    expect(screen.getByText('3 in the table')).toBeTruthy()
  })

  it('are told of as they stand in the table, also while that is read in steps of five', async () => {
    const { becomes } = showPage([anOrder({ amount: 50, made: 4 })])
    await screen.findByText('5 in the table')
    const told = async (made: number) => {
      await becomes(anOrder({ amount: 50, made }))
      return [/in the table/, /^Food makers: /].map((words) =>
        Number.parseInt(screen.getByText(words).textContent.replace('Food makers: ', '')),
      )
    }
    expect(await told(5)).toEqual([6, 5])
    expect(await told(9)).toEqual([6, 5])
    expect(await told(10)).toEqual([11, 10])
  })

  it('are told of and read again as before while a list is imported beside them', async () => {
    const { becomes, importsList } = showPage([anOrder({ amount: 50, made: 2 })])
    const told = () => screen.getByText(/^Food makers: /).textContent
    expect(await screen.findByText('3 in the table')).toBeTruthy()
    await importsList(20)
    expect(await screen.findByText('23 in the table')).toBeTruthy()
    expect(told()).toContain('2 of 50 accounts ready')
    await becomes(anOrder({ amount: 50, made: 3 }))
    expect(screen.getByText('24 in the table')).toBeTruthy()
    expect(told()).toContain('3 of 50 accounts ready')
    await becomes(anOrder({ amount: 50, made: 50, state: 'done' }))
    expect(screen.getByText('71 in the table')).toBeTruthy()
    expect(screen.getByText('50 accounts are ready in Food makers.')).toBeTruthy()
  })

  it('say how long the rest takes once their pace is known', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-02T09:00:10Z'), toFake: ['Date'] })
    const { becomes } = showPage([anOrder({ amount: 50, made: 5 })])
    expect((await screen.findByText(/^Food makers: 5 of 50/)).textContent).not.toContain('left')
    vi.setSystemTime(new Date('2026-11-02T09:00:20Z'))
    await becomes(anOrder({ amount: 50, made: 15 }))
    expect(
      screen.getByText('Food makers: 15 of 50 accounts ready. About 35 seconds left. You can leave this page.'),
    ).toBeTruthy()
  })

  it('are said to be ready where they were on their way, with the way to them, until that is put away', async () => {
    const { becomes, toasts, changes } = showPage([anOrder()])
    await bar()
    await becomes(anOrder({ made: 3, state: 'done' }))
    expect(screen.getByRole('status').textContent).toBe('3 accounts are ready in Food makers.')
    expect(screen.getByText('4 in the table')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe(
      `/pipeline/accounts?segment=${idOf(1)}&order=${idOf(50)}`,
    )
    expect(toasts).toEqual([])
    await press('Put away')
    await waitFor(() => expect(screen.queryByText(/are ready/)).toBeNull())
    expect(changes().map(({ what }) => what)).toEqual([`DELETE /api/pipeline/generate-accounts/${idOf(50)}`])
  })

  it('are put away by who follows the way to them', async () => {
    const { changes } = showPage([anOrder({ made: 3, state: 'done' })])
    fireEvent.click(await screen.findByRole('link', { name: 'Show them' }))
    await waitFor(() => expect(screen.queryByText(/are ready/)).toBeNull())
    expect(changes().map(({ what }) => what)).toEqual([`DELETE /api/pipeline/generate-accounts/${idOf(50)}`])
  })

  it.each([
    ['/pipeline', true],
    ['/pipeline/accounts', true],
    ['/pipeline/segments', false],
    ['/pipeline/archive', false],
  ])('that are ready are told of at %s: %s, where accounts are listed', async (at, isTold) => {
    const { becomes } = showPage([anOrder()], undefined, 1000, at)
    await bar()
    await becomes(anOrder({ made: 3, state: 'done' }))
    expect(screen.queryByText('3 accounts are ready in Food makers.') !== null).toBe(isTold)
    await becomes(anOrder({ made: 2, state: 'stopped', failure: 'The plan is full.' }))
    expect(screen.getByRole('alert').textContent).toContain('The plan is full.')
  })

  it('that became ready while nobody looked are said to be ready at the next look, older ones no more after that', async () => {
    const older = anOrder({ _id: idOf(49), made: 3, state: 'done' })
    const { changes } = showPage([anOrder({ amount: 1, made: 1, state: 'done' }), older])
    expect((await screen.findByText(/ready in/)).textContent).toBe('1 account is ready in Food makers.')
    await press('Put away')
    await waitFor(() => expect(changes()).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(/ready in/)).toBeNull())
  })

  it('are cancelled with one press, and how many are ready stands there then', async () => {
    showPage([anOrder()])
    await press('Cancel the rest')
    expect(await screen.findByText('Cancelled: 1 of 3 accounts is ready in Food makers.')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('that were cancelled before the first have nothing to show', async () => {
    showPage([anOrder({ made: 0, state: 'cancelled' })])
    expect(await screen.findByText('Cancelled before the first account of Food makers was made.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('that stopped on their way say why, lead to those that are ready, and are ordered again without them', async () => {
    const { changes } = showPage([anOrder({ state: 'stopped', failure: 'The plan is full.' })])
    expect((await screen.findByRole('alert')).textContent).toContain('1 of 3 are ready. The plan is full.')
    expect(screen.getByRole('link', { name: 'Show it' })).toBeTruthy()
    await press('Generate the other 2 accounts')
    await bar()
    expect(changes()[0]).toMatchObject({ body: { amount: 2 } })
    await waitFor(() =>
      expect(changes().map(({ what }) => what)).toContain(`DELETE /api/pipeline/generate-accounts/${idOf(50)}`),
    )
  })

  it('that stopped are put away as well', async () => {
    showPage([anOrder({ state: 'stopped', failure: 'The plan is full.' })])
    await press('Put away')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
