import type { Invite } from '@ringside/contract/organizations'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { configQuery } from '../../lib/queries/config.ts'
import { InvitesList } from './invites-list.tsx'

afterEach(cleanup)

const invite = (nth: number, email: string): Invite => ({
  _id: idOf(nth),
  email,
  role: 'Admin',
  note: 'We meet on Tuesdays.',
  createdAt: '2026-11-02T09:00:00.000Z',
  expiresAt: '2026-11-09T09:00:00.000Z',
  state: 'pending',
})
const ines = invite(1, 'ines@tallyport.example')
const paul = invite(2, 'paul@tallyport.example')

/** The list, and what lets the server answer. */
const link = 'https://ringside.example/accept-invite?token=abc'
function showInvites(mail: 'sent' | 'stored' = 'sent') {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const visit = showSignedIn(
    <table>
      <InvitesList organizationId={idOf(9)} invites={[ines, paul]} />
    </table>,
    {
      answer: async () => {
        await answered
        return Response.json([{ ...ines, link: mail === 'stored' ? link : null }], { status: 201 })
      },
      seen: (client) => client.setQueryData(configQuery.queryKey, { mail } as never),
    },
  )
  return { ...visit, answer }
}
const again = (email: string) => screen.getByRole('button', { name: `Send again to ${email}` })

describe('an invite that waits', () => {
  it('is sent again as it was: the role, and the note', async () => {
    const { changes, toasts, answer } = showInvites()
    fireEvent.click(again(ines.email))
    answer()
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Invite to ines@tallyport.example sent']))
    expect(changes().map(({ body }) => body)).toEqual([
      { emails: [ines.email], role: 'Admin', note: 'We meet on Tuesdays.' },
    ])
  })

  it('is not said to be sent where mail is only stored', async () => {
    const { toasts, answer } = showInvites('stored')
    fireEvent.click(again(ines.email))
    answer()
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toEqual(['Invite to ines@tallyport.example stored, not sent']),
    )
  })

  it('comes with its link to copy where mail is only stored', async () => {
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
    const { toasts, answer } = showInvites('stored')
    fireEvent.click(again(ines.email))
    answer()
    fireEvent.click(await screen.findByRole('button', { name: `Copy link for ${ines.email}` }))
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Link for ines@tallyport.example copied'))
    expect(written).toEqual([link])
    vi.restoreAllMocks()
  })

  it('is sent once however often it is pressed, and is seen to be on its way', async () => {
    const { changes, toasts, answer } = showInvites()
    fireEvent.click(again(ines.email))
    await waitFor(() => expect(again(ines.email).getAttribute('aria-busy')).toBe('true'))
    expect(again(paul.email).getAttribute('aria-busy')).toBeNull()
    fireEvent.click(again(ines.email))
    answer()
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(changes()).toHaveLength(1)
  })
})
