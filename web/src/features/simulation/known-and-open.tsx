import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callName } from '../../domain-ui/call-labels.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import type { Icon } from '../../ui/icon.ts'
import { Section } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import type { PersonaBrief } from './buyer-brief.tsx'
import type { PlayableCallType } from './call-terms.ts'
import { callBriefQuery } from './simulation-queries.ts'

function Item({ icon: Glyph, look, children }: { icon: Icon; look: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 py-[7px]">
      <Glyph size={18} stroke={1.5} className={look} aria-hidden />
      <span>{children}</span>
    </li>
  )
}

/** Found on calls that were held. */
function Found({ known }: Pick<PersonaBrief, 'known'>) {
  return (
    <ul>
      {known.map((fact) => (
        <Item key={fact.factId} icon={IconCheck} look="text-good">
          {fact.summary}
          <span className="block text-tiny text-ink-3">
            {fact.personaName.split(' ')[0]}, {formatDay(fact.at)}
          </span>
        </Item>
      ))}
    </ul>
  )
}

/** Nobody held that talk: the rep must not look for it in the history, and must know it all the same. */
function sayPresupposed(type: PlayableCallType, firstName: string): string {
  if (type === 'check-in')
    return `For a check-in ${firstName} has been your customer for some months. That past is made up; you both know this of it:`
  return `${callName(type)}s come after a talk with ${firstName}. It was not held here; you both take this as said in it:`
}

function Presupposed({ said, children }: { said: readonly { factId: string; summary: string }[]; children: string }) {
  return (
    <>
      <p className="text-small text-ink-2">{children}</p>
      <ul className="mb-2">
        {said.map((fact) => (
          <Item key={fact.factId} icon={IconMessage} look="text-buyer">
            {fact.summary}
          </Item>
        ))}
      </ul>
    </>
  )
}

function ToFind({ toFind }: { toFind: readonly { factId: string; label: string }[] }) {
  if (toFind.length === 0) return <p className="text-ink-2">All that this call is for is known already.</p>
  return (
    <ul className="text-ink-2">
      {toFind.map((fact) => (
        <Item key={fact.factId} icon={IconLock} look="text-ink-3">
          {fact.label}
        </Item>
      ))}
    </ul>
  )
}

const lines = [80, 65, 90, 70]

function OnItsWay() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-5 py-3">
      {lines.map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  )
}

/** What is known when a call of this type begins, really found or taken as said, against what its plan asks for. */
export function KnownAndOpen({ brief, type }: { brief: PersonaBrief; type: PlayableCallType }) {
  const { orgId } = useSession()
  const { data, error, refetch } = useQuery(callBriefQuery(orgId, brief.persona._id, type))
  if (error && !data)
    return (
      <ErrorState title="Failed to fetch what is known" onRetry={() => void refetch()}>
        {wordsOf(error)}
      </ErrorState>
    )
  const found = brief.known.filter(({ factId }) => data?.known.includes(factId))
  const isNothing = data && found.length + data.saidBefore.length === 0
  return (
    <>
      <Section title="What you know" open>
        {!data && <OnItsWay />}
        {isNothing && <p className="text-ink-2">Nothing yet. What you find out on calls stands here.</p>}
        {data && data.saidBefore.length > 0 && (
          <Presupposed said={data.saidBefore}>{sayPresupposed(type, brief.persona.firstName)}</Presupposed>
        )}
        <Found known={found} />
      </Section>
      <Section title="To find out" open>
        {data ? <ToFind toFind={data.toFind} /> : <OnItsWay />}
      </Section>
    </>
  )
}
