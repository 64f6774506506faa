import type { Share } from '@ringside/contract/reviews/shares'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../fake/pipeline-things.ts'
import { showSignedIn } from '../fake/show-signed-in.tsx'
import { ShareFact } from './share-review.tsx'

afterEach(cleanup)

const by = { userId: 'jonas', name: 'Jonas Lind' }
const shared: Share = { shared: { by, at: '2026-11-20T12:00:00.000Z' }, canChange: true }

/** A server that keeps what it is told. */
function show(first: Share) {
  let share = first
  return showSignedIn(<ShareFact reviewId={idOf(1)} />, {
    at: '/call-review/abc?tab=metrics',
    answer({ what, body }) {
      if (what.startsWith('PUT'))
        share = { ...share, shared: (body as { shared: boolean }).shared ? shared.shared : null }
      return Response.json(share)
    },
  })
}
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}

describe('sharing a review', () => {
  it('says beside the score that it is private, and what others would see before it is shared', async () => {
    const { changes } = show({ shared: null, canChange: true })
    const dialog = await open('Private')
    expect(within(dialog).getByText(/Only the rep who made this call and the admins of Tallyport/)).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Share with Tallyport' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { shared: true } }]))
    expect(await within(dialog).findByLabelText('Link')).toMatchObject({
      value: new URL('/call-review/abc', window.location.href).href,
    })
  })

  it('says who shared it, and can be taken back', async () => {
    const { changes } = show(shared)
    const dialog = await open('Shared with Tallyport')
    expect(within(dialog).getByText(/Jonas Lind shared it on 20 Nov/)).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { shared: false } }]))
    expect(await screen.findByRole('button', { name: 'Private', hidden: true })).toBeTruthy()
  })

  it('is for the rep and admins: whom it is shown to has the link alone', async () => {
    show({ ...shared, canChange: false })
    const dialog = await open('Shared with Tallyport')
    expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'Stop sharing' })).toBeNull()
  })
})
