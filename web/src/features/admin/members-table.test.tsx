import type { Invite, Member } from '@ringside/contract/organizations'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { configQuery } from '../../lib/queries/config.ts'
import { MembersTable } from './members-table.tsx'

afterEach(cleanup)

const ruth: Member = {
  userId: 'ruth',
  firstName: 'Ruth',
  lastName: 'Adeyemi',
  email: 'ruth@tallyport.example',
  role: 'Owner',
  calls: 3,
  scoredCalls: 3,
  averageScore: 71,
  lastCallAt: null,
  credits: 5,
  joinedAt: '2026-10-02T09:00:00.000Z',
}
const ines: Invite = {
  _id: idOf(1),
  email: 'ines@tallyport.example',
  role: 'Admin',
  note: '',
  createdAt: '2026-11-02T09:00:00.000Z',
  expiresAt: '2026-11-09T09:00:00.000Z',
  state: 'pending',
}

it('people who are invited stand under the members, their role in the column of roles, and are found as these are', () => {
  showSignedIn(<MembersTable organizationId={idOf(9)} members={[ruth]} invites={[ines]} />, {
    answer: () => undefined,
    seen: (client) => client.setQueryData(configQuery.queryKey, { mail: 'sent' } as never),
  })
  const table = screen.getByRole('table', { name: 'Members' })
  const heads = within(table).getAllByRole('columnheader')
  const roleAt = heads.findIndex((head) => head.textContent === 'Role')
  const invited = within(table).getByText(ines.email).closest('tr')
  expect(invited?.cells[roleAt]?.textContent).toBe('Admin')
  const width = [...(invited?.cells ?? [])].reduce((sum, { colSpan }) => sum + colSpan, 0)
  expect(width).toBe(heads.length)
  fireEvent.change(screen.getByPlaceholderText('Name or e-mail'), { target: { value: 'ruth' } })
  expect(screen.queryByText(ines.email)).toBeNull()
})
