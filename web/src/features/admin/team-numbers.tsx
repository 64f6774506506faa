import type { Member } from '@ringside/contract/organizations'
import { useState } from 'react'

const weekMs = 7 * 24 * 60 * 60 * 1000

/** The average over everybody's scored calls, each counting once; null when there is none. */
export function teamAverage(members: readonly Pick<Member, 'scoredCalls' | 'averageScore'>[]): number | null {
  const calls = members.reduce((sum, member) => sum + member.scoredCalls, 0)
  const scores = members.reduce((sum, member) => sum + (member.averageScore ?? 0) * member.scoredCalls, 0)
  return calls === 0 ? null : Math.round(scores / calls)
}

/** How the team is doing, in four figures. */
export function TeamNumbers({ members }: { members: readonly Member[] }) {
  const [now] = useState(() => Date.now())
  const active = members.filter(
    (member) => member.lastCallAt && now - new Date(member.lastCallAt).getTime() < weekMs,
  ).length
  const figures = [
    { name: 'Team average', value: teamAverage(members) ?? '–' },
    { name: 'Calls', value: members.reduce((sum, member) => sum + member.calls, 0) },
    { name: 'Active this week', value: `${active} of ${members.length}` },
    { name: 'Credits left', value: members.reduce((sum, member) => sum + member.credits, 0) },
  ]
  return (
    <dl className="grid grid-cols-4 border-b border-line max-tablet:grid-cols-2">
      {figures.map((figure) => (
        <div
          key={figure.name}
          className="border-line px-6 py-4 not-last:border-r max-tablet:px-4 max-tablet:even:border-r-0 max-tablet:nth-[-n+2]:border-b"
        >
          <dt className="text-small text-ink-2">{figure.name}</dt>
          <dd className="numeral text-numeral">{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
