import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { getAgreement, type Agreement } from '@ringside/contract/reviews/overrides'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/client.ts'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { rubricsKey } from '../../../lib/queries/rubrics.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Section } from '../../../ui/page.tsx'
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Column } from '../../../ui/table-columns.ts'
import { agreementWords, kappaText, shareText } from './agreement-words.ts'

type Criterion = ResponseOf<typeof getAgreement>['criteria'][number]

const agreementQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...rubricsKey(orgId), 'agreement'],
    queryFn: ({ signal }) => call(getAgreement, { signal }),
  })

const columns: Column<Criterion>[] = [
  {
    key: 'criterion',
    head: 'Criterion',
    phone: 'lead',
    cell: ({ label, rubric }) => (
      <span>
        <span className="font-medium">{label}</span> <span className="text-ink-2">{rubric.name}</span>
      </span>
    ),
  },
  { key: 'n', head: 'Cases', align: 'right', phone: 'detail', cell: ({ n }) => n },
  { key: 'exact', head: 'Same level', align: 'right', phone: 'value', cell: ({ exact }) => shareText(exact) },
  {
    key: 'withinOne',
    head: 'At most one apart',
    align: 'right',
    cell: ({ withinOne }) => shareText(withinOne),
  },
  { key: 'kappa', head: 'Weighted kappa', align: 'right', phone: 'end', cell: ({ kappa }) => kappaText(kappa) },
  {
    key: 'applicability',
    head: 'Applied to one only',
    align: 'right',
    cell: ({ applicability }) => applicability,
  },
]

const nothingIn = ({ n, applicability }: Agreement): boolean => n + applicability === 0

/** How far the people who judge calls and the engine agree, and on how many cases that rests. */
export function AgreementSection() {
  const { orgId } = useSession()
  const query = useQuery(agreementQuery(orgId))
  return (
    <Section title="How far you and the engine agree">
      {query.isPending && <SkeletonRows />}
      {query.isError && !query.data && (
        <ErrorState title="The agreement could not be read" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {query.data && nothingIn(query.data.all) && (
        <p className="max-w-[68ch] text-ink-2">
          Nothing judged yet. Open a review, press Judge at a criterion, and confirm its level or give your own.
        </p>
      )}
      {query.data && !nothingIn(query.data.all) && (
        <>
          <p className="mb-3 max-w-[68ch] text-ink-2">{agreementWords(query.data.all)}</p>
          <div className="-mx-6 max-tablet:-mx-4">
            <Table
              label="Agreement by criterion"
              rows={query.data.criteria}
              columns={columns}
              rowKey={({ rubric, criterion }) => `${rubric.key} ${criterion}`}
            />
          </div>
        </>
      )}
    </Section>
  )
}
