import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../fake/pipeline-things.ts'
import { showSignedIn } from '../fake/show-signed-in.tsx'
import { CommentsTab } from './comments-tab.tsx'

afterEach(cleanup)

const readers = [
  { userId: 'ruth', name: 'Ruth Adeyemi' },
  { userId: 'me', name: 'Maya Okafor' },
]
const comment = {
  _id: idOf(2),
  userId: 'ruth',
  name: 'Ruth Adeyemi',
  startMs: null,
  text: '@Maya Okafor: wait here',
  mentions: [{ userId: 'me', start: 0, end: 12 }],
  at: '2026-11-20T12:00:00.000Z',
}

const show = (unread = 0) =>
  showSignedIn(<CommentsTab reviewId={idOf(1)} positionMs={4000} onSeek={() => undefined} />, {
    answer({ what }) {
      if (what.endsWith('/mentions/read')) return Response.json({ unread: 0 })
      if (what.startsWith('POST')) return Response.json(comment, { status: 201 })
      if (what.endsWith('/unread')) return Response.json({ unread })
      return Response.json(what.endsWith('/readers') ? readers : [comment])
    },
  })
const type = (text: string) => {
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  fireEvent.change(box, { target: { value: text, selectionStart: text.length } })
  return box
}

describe('a comment', () => {
  it('offers after an @ who may see the review, chosen with arrows and Enter, and names them by id', async () => {
    const { changes } = show()
    const box = type('Look, @')
    const list = await screen.findByRole('listbox', { name: 'Mention' })
    expect(within(list).getAllByRole('option')).toHaveLength(2)
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(box.value).toBe('Look, @Maya Okafor ')
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Add comment' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { text: 'Look, @{me}', mentions: ['me'] } }]))
  })

  it('leaves a name alone that Esc was pressed at', async () => {
    const { changes } = show()
    const box = type('@ru')
    await screen.findByRole('option', { name: /Ruth Adeyemi/ })
    fireEvent.keyDown(box, { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Add comment' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { text: '@ru', mentions: [] } }]))
  })

  it('is read with the people it speaks to by name', async () => {
    show()
    expect(await screen.findByText('@Maya Okafor')).toBeTruthy()
    expect(screen.getByText(/: wait here/)).toBeTruthy()
  })

  it('that speaks to its reader is read once it is shown', async () => {
    const { changes } = show(1)
    await waitFor(() => expect(changes()).toMatchObject([{ body: { commentIds: [comment._id] } }]))
  })
})
