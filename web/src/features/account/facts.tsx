import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Discovered } from '@ringside/contract/pipeline/facts'
import { factsTold } from '@ringside/contract/pipeline/found-count'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { getAccount } from '@ringside/contract/pipeline/accounts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FoundFacts } from '../../domain-ui/found-facts.tsx'
import { useFactMoment } from '../../domain-ui/fact-moment.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type OpenFact = ResponseOf<typeof getAccount>['stillToFind'][number]

const shownFirst = 6

function More({ all, open, onToggle }: { all: number; open: boolean; onToggle(): void }) {
  if (all <= shownFirst) return null
  return (
    <span className="-mr-2">
      <Button size="small" variant="quiet" aria-expanded={open} onClick={onToggle}>
        {open ? 'Show fewer' : `All ${all}`}
      </Button>
    </span>
  )
}

/** Brings what the address names into sight. */
function useInSight(name: string | null) {
  const named = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (name !== null) named.current?.scrollIntoView({ block: 'center' })
  }, [name])
  return named
}

const row = 'flex items-start gap-2.5 border-b border-line py-1.5'

/** Who said it, with the way to where they did for those who may open the call; a fact of a colleague's has their name. */
function Source({ fact }: { fact: Discovered }) {
  const { foundBy, personaName } = fact
  const buyer = personaName.split(' ')[0]
  const { isOwn, moment } = useFactMoment(fact)
  return (
    <span className="shrink-0 text-right text-small">
      {moment !== null ? (
        <TextLink look="alone" to={moment} aria-label={`${personaName} said this: see where in the call`}>
          {buyer}
        </TextLink>
      ) : (
        <span className="text-ink-2">{buyer}</span>
      )}
      {foundBy && !isOwn && <span className="block text-ink-3">to {foundBy.name}</span>}
    </span>
  )
}

/** Facts in a list of its own, whose heading counts just these; the one the address names is marked. */
function FactList({ label, count, facts, empty }: FactListProps) {
  const named = useSearchParams()[0].get('fact')
  const inSight = useInSight(named)
  const [opened, setOpened] = useState<boolean | null>(null)
  const open = opened ?? facts.findIndex(({ factId }) => factId === named) >= shownFirst
  return (
    <>
      <div className="mb-2 flex min-h-7 items-center justify-between">
        <h2 className="text-h2 font-semibold">
          {label} <span className="ml-1 text-small font-normal text-ink-2">{count}</span>
        </h2>
        <More all={facts.length} open={open} onToggle={() => setOpened(!open)} />
      </div>
      {facts.length === 0 && <p className="text-ink-2">{empty}</p>}
      <ul>
        {facts.slice(0, open ? undefined : shownFirst).map((fact) => (
          <li
            key={fact.factId}
            ref={fact.factId === named ? inSight : null}
            aria-current={fact.factId === named ? 'true' : undefined}
            className={`${row} aria-[current]:bg-selected`}
          >
            <IconCheck size={16} stroke={1.5} className="mt-0.5 text-good" aria-hidden />
            <span className="min-w-0 flex-1">{fact.summary}</span>
            <Source fact={fact} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface FactListProps {
  label: string
  count: ReactNode
  facts: readonly Discovered[]
  /** Said where there is none. */
  empty: string
}

/** What reps got to know here, each with the way to its moment: of what there is to find, and what was told beside it. */
export function FoundOut({ account }: { account: Pick<Account, 'discoveredInformation' | 'factsInAll' | 'stage'> }) {
  const facts = account.discoveredInformation
  const told = factsTold(account)
  const [counted, beside] = [facts.filter(({ counts }) => counts), facts.filter(({ counts }) => !counts)]
  return (
    <section aria-label="Found out" className="min-w-0 px-6 py-5 max-tablet:p-4">
      <FactList
        label="Found out"
        count={told.found !== null && <FoundFacts told={told} />}
        facts={counted}
        empty={
          beside.length === 0
            ? 'Nothing yet. What you learn on a call is kept here.'
            : 'Nothing yet of what there is to find here.'
        }
      />
      {beside.length > 0 && (
        <div className="mt-5">
          <FactList label="Also told" count={`${beside.length}`} facts={beside} empty="" />
        </div>
      )}
    </section>
  )
}

/** What nobody has asked yet; labels give nothing away. */
export function StillToFind({ facts }: { facts: readonly OpenFact[] }) {
  const [open, setOpen] = useState(false)
  return (
    <section
      aria-label="Still to find out"
      className="min-w-0 border-l border-line px-6 py-5 max-tablet:border-t max-tablet:border-l-0 max-tablet:p-4"
    >
      <div className="mb-2 flex min-h-7 items-center justify-between">
        <h2 className="text-h2 font-semibold">Still to find out</h2>
        <More all={facts.length} open={open} onToggle={() => setOpen(!open)} />
      </div>
      {facts.length === 0 && <p className="text-ink-2">You have found everything there is to find here.</p>}
      <ul>
        {facts.slice(0, open ? undefined : shownFirst).map((fact) => (
          <li key={fact.factId} className={row}>
            <IconLock size={16} stroke={1.5} className="mt-0.5 text-ink-3" aria-hidden />
            <span className="min-w-0 flex-1">{fact.label}</span>
            {fact.knownBy.length > 0 && (
              <span className="text-small text-ink-3">{fact.knownBy.slice(0, 2).join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
