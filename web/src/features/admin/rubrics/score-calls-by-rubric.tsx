import type { RubricId } from '@ringside/contract/reviews/review'
import { mostScoredAgain, type ScoredCall } from '@ringside/contract/reviews/scorings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Score } from '../../../domain-ui/score-ticks.tsx'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Column } from '../../../ui/table-columns.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { membersQuery } from '../admin-queries.ts'
import { scoredCallsQuery, useScoreCallsByRubric } from './rubric-queries.ts'
import { scoredCallName, scoredCallPath } from './scored-call-words.ts'

const amounts = ['5', '10', '20', String(mostScoredAgain)].map((value) => ({ value, label: `The last ${value} calls` }))
const everyMs = 1500

const sideBySide = (call: ScoredCall): string => `${scoredCallPath(call)}?scorings=all`

const columnsFor = (nameOf: (call: ScoredCall) => string, version: number): Column<ScoredCall>[] => [
  {
    key: 'call',
    head: 'Call',
    phone: 'lead',
    cell: (call) => (
      <TextLink look="name" to={sideBySide(call)}>
        {nameOf(call)}
      </TextLink>
    ),
  },
  {
    key: 'first',
    head: 'First review',
    width: '22%',
    phone: 'detail',
    cell: ({ total, rubric }) => `${total}, ${rubric.name} ${rubric.version}`,
  },
  {
    key: 'again',
    head: `With version ${version}`,
    width: '26%',
    phone: 'end',
    cell: ({ again }) =>
      again === null ? (
        <span className="text-ink-3">–</span>
      ) : (
        <span className="inline-flex items-center gap-2">
          <Score score={again.total} />
          {again.failed && <Chip tone="bad">Failed</Chip>}
        </span>
      ),
  },
]

/** What the published version makes of the newest calls, beside what they were scored. */
export function ScoreCallsByRubric({ rubric, version }: { rubric: RubricId; version: number }) {
  const { orgId, organization } = useSession()
  const client = useQueryClient()
  const [last, setLast] = useState('10')
  const members = useQuery({ ...membersQuery(organization._id ?? ''), enabled: organization._id !== null })
  const again = useScoreCallsByRubric()
  const wanted = scoredCallsQuery(orgId, { rubric, version }, Number(last))
  const asked = again.isSuccess ? again.data.calls : 0
  const calls = useQuery({
    ...wanted,
    /** Until as many are there as were asked for. */
    refetchInterval: ({ state }) =>
      asked > (state.data?.filter((call) => call.again !== null).length ?? 0) ? everyMs : false,
  })
  const rows = (calls.data ?? []).filter((call) => call.again !== null || asked > 0)
  return (
    <Section title="Score past calls">
      <p className="mb-3 max-w-[68ch] text-small text-ink-2">
        With version {version}, beside the review each call has. Scores of two rubrics, or of two versions, do not
        measure the same.
      </p>
      <div className="mb-3 flex items-end gap-2">
        <div className="w-52">
          <Field label="Which">
            <Select label="Which" options={amounts} value={last} onChange={setLast} />
          </Field>
        </div>
        <Button
          loading={again.isPending}
          onClick={() =>
            again.mutate(
              { rubric, version, last: Number(last) },
              { onSuccess: () => void client.invalidateQueries({ queryKey: wanted.queryKey }) },
            )
          }
        >
          Score them
        </Button>
      </div>
      {again.isError && <ErrorState title="The calls could not be scored">{wordsOf(again.error)}</ErrorState>}
      {again.isSuccess && asked === 0 && <p role="status">This version scored all of them already.</p>}
      {rows.length > 0 && (
        <Table
          label="Past calls with this version"
          rows={rows}
          columns={columnsFor((call) => scoredCallName(call, members.data ?? []), version)}
          rowKey={({ reviewId }) => reviewId}
        />
      )}
    </Section>
  )
}
