import type { Member } from '@ringside/contract/organizations'
import { memberName } from '../lib/member-name.ts'
import { searchThings } from '../lib/search-words.ts'
import { formatAgo } from '../lib/time-format.ts'
import type { Column } from '../ui/table-columns.ts'
import { TextLink } from '../ui/text-link.tsx'
import { Score } from './score-ticks.tsx'
import { InitialsDisc } from './voiceprint.tsx'

/** Members whose name or e-mail holds the search. */
export const searchMembers = (members: readonly Member[], search: string): readonly Member[] =>
  searchThings(members, search, (member) => `${memberName(member)} ${member.email}`)

/** The columns every list of members has; `pathOf` is where a member's name leads. */
export function memberColumns(pathOf: (member: Member) => string): Column<Member>[] {
  return [
    {
      key: 'name',
      head: 'Name',
      phone: 'lead',
      compare: (a, b) => memberName(a).localeCompare(memberName(b)),
      cell: (member) => (
        <span className="inline-flex items-center gap-3 py-1 max-tablet:py-0">
          <span className="max-tablet:hidden">
            <InitialsDisc name={memberName(member)} />
          </span>
          <span>
            <TextLink look="name" to={pathOf(member)}>
              {memberName(member)}
            </TextLink>
            <span className="block text-tiny text-ink-2 max-tablet:hidden">{member.email}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      head: 'Role',
      phone: 'detail',
      cell: (member) => (member.role === 'Member' ? member.role : <span className="font-medium">{member.role}</span>),
    },
    {
      key: 'last',
      head: 'Last call',
      phone: 'end',
      cell: (member) => (
        <span className="text-ink-2">{member.lastCallAt ? formatAgo(member.lastCallAt) : 'None yet'}</span>
      ),
      compare: (a, b) => (a.lastCallAt ?? '').localeCompare(b.lastCallAt ?? ''),
      firstDirection: 'descending',
    },
    {
      key: 'calls',
      head: 'Calls',
      align: 'right',
      cell: (member) => member.calls,
      compare: (a, b) => a.calls - b.calls,
      firstDirection: 'descending',
    },
    {
      key: 'average',
      head: 'Average',
      phone: 'value',
      cell: (member) => <Score score={member.averageScore === null ? null : Math.round(member.averageScore)} />,
      compare: (a, b) => (a.averageScore ?? -1) - (b.averageScore ?? -1),
      firstDirection: 'descending',
    },
    {
      key: 'credits',
      head: 'Credits',
      align: 'right',
      cell: (member) => member.credits,
      compare: (a, b) => a.credits - b.credits,
    },
  ]
}
