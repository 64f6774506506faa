import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, aSegment } from './fake/pipeline-things.ts'
import { showSignedIn } from './fake/show-signed-in.tsx'
import { useRestoring, type ToRestore } from './use-restoring.tsx'

afterEach(cleanup)

const carriers = { kind: 'segment', id: 's1', name: 'Carriers' } as const
const brightwell: ToRestore = { kind: 'account', id: 'a1', name: 'Brightwell', within: [carriers] }
const kestrel: ToRestore = { kind: 'account', id: 'a2', name: 'Kestrel', within: [] }

function Restore({ things }: { things: readonly ToRestore[] }) {
  const { restore, question } = useRestoring({ orgId: 'org-1', userId: 'me' })
  return (
    <>
      <button onClick={() => restore(things)}>Restore them</button>
      {question}
    </>
  )
}

function restore(...things: ToRestore[]) {
  const visit = showSignedIn(<Restore things={things} />, {
    answer: ({ what }) => Response.json(what.includes('target-segment') ? aSegment() : anAccount()),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Restore them' }))
  const said = () => visit.toasts.map(({ title }) => title)
  return { ...visit, said, sent: () => visit.changes().map(({ what }) => what.replace('PUT /api/pipeline/', '')) }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('restoring', () => {
  it('asks nothing where what a thing belongs to is in use, and is taken back with one press', async () => {
    const { sent, said, toasts } = restore(kestrel)
    await waitFor(() => expect(said()).toEqual(['1 account restored']))
    toasts[0]?.action?.onPress()
    await waitFor(() => expect(said().at(-1)).toBe('1 account archived'))
    expect(sent()).toEqual(['account/a2/unarchive', 'account/a2/archive'])
  })

  it('of an account says that its segment is archived, and brings back both, the segment first', async () => {
    const { sent, said } = restore(brightwell)
    expect(await screen.findByText('The segment that it belongs to is archived: Carriers.')).toBeTruthy()
    expect(sent()).toEqual([])
    await press('Restore both')
    await waitFor(() => expect(said()).toEqual(['1 segment and 1 account restored']))
    expect(sent()).toEqual(['target-segment/s1/unarchive', 'account/a1/unarchive'])
  })

  it('of a segment says how many of its accounts stay archived, but for those that come back with it', async () => {
    const segment: ToRestore = { ...carriers, within: [], accounts: ['a1', 'a2', 'a3'] }
    const { said } = restore(segment, kestrel)
    await waitFor(() =>
      expect(said()).toEqual(['1 segment and 1 account restored', '2 of its accounts stay archived.']),
    )
  })

  it('of a person says by name whose account is archived', async () => {
    restore({ kind: 'persona', id: 'p1', name: 'Dana Whitfield', within: [{ ...brightwell }] })
    expect(await screen.findByText('The account that Dana Whitfield belongs to is archived: Brightwell.')).toBeTruthy()
  })

  it('of an account can leave its segment where it is', async () => {
    const { sent, said } = restore(brightwell)
    await press('Restore only the account')
    await waitFor(() => expect(said()).toEqual(['1 account restored']))
    expect(sent()).toEqual(['account/a1/unarchive'])
  })

  it('of several asks once, and not at all for what is restored with them', async () => {
    const { said } = restore(brightwell, kestrel)
    expect(await screen.findByRole('dialog', { name: 'Restore 2 accounts?' })).toBeTruthy()
    expect(said()).toEqual([])
    cleanup()
    const both = restore(brightwell, { ...carriers, within: [] })
    await waitFor(() => expect(both.said()).toEqual(['1 segment and 1 account restored']))
  })
})
