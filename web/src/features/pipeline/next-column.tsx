import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Account } from '@ringside/contract/pipeline/accounts'
import type { AccountNextCall } from '@ringside/contract/pipeline/next-call'
import type { Persona } from '@ringside/contract/pipeline/persona'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { setUpPath } from '../../lib/paths.ts'
import { Skeleton } from '../../ui/states.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The next call at an account, with whom, and how many others press more. */
export interface NextHere extends AccountNextCall {
  persona: Persona
  place: number
}

/** By account; null while it is not known. */
export type NextCalls = ReadonlyMap<string, NextHere> | null

/** The calls in the order of what presses, by account; one whose person is gone meanwhile is left out. */
export function nextCallsOf(
  listed: readonly AccountNextCall[],
  accounts: readonly Account[],
): ReadonlyMap<string, NextHere> {
  const accountOf = new Map(accounts.map((account) => [account._id, account]))
  return new Map(
    listed.flatMap((next, place) => {
      const persona = accountOf.get(next.accountId)?.personas.find(({ _id }) => _id === next.personaId)
      return persona ? [[next.accountId, { ...next, persona, place }] as const] : []
    }),
  )
}

/** "Discovery with Dana Whitfield" */
export const nextWords = ({ suggestedCallType, persona }: NextHere): string =>
  `${callTypeLabels[suggestedCallType]} with ${buyerNameOf(persona)}`

function Next({ next }: { next: NextHere }) {
  const words = nextWords(next)
  return (
    <span className="block tablet:w-40">
      <TextLink look="cut" to={setUpPath(next.personaId, next.suggestedCallType)} aria-label={words} title={words}>
        {callTypeLabels[next.suggestedCallType]} with {next.persona.firstName}
        {/* A phone has no column for the main contact, and room for the whole name. */}
        <span className="tablet:hidden"> {next.persona.lastName}</span>
      </TextLink>
      <span className="block truncate text-small text-ink-3 max-tablet:whitespace-normal" title={next.why}>
        {next.why}
      </span>
    </span>
  )
}

/** What comes next at each account. Ordered by it, the account whose call presses most stands first. */
export function nextColumn(calls: NextCalls): Column<Account> {
  const placeOf = ({ _id }: Account) => calls?.get(_id)?.place ?? Infinity
  return {
    key: 'next',
    head: 'Next',
    phone: 'foot',
    cell: (account) => {
      if (calls === null)
        return (
          <span className="block tablet:w-40">
            <Skeleton width="70%" />
          </span>
        )
      const next = calls.get(account._id)
      return next ? <Next next={next} /> : <span className="text-ink-3 max-tablet:hidden">–</span>
    },
    compare: (a, b) => Math.sign(placeOf(a) - placeOf(b)) || 0,
  }
}
