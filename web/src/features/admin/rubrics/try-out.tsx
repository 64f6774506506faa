import type { RubricContent } from '@ringside/contract/rubrics/rubric-content'
import type { RubricProblem } from '@ringside/contract/rubrics/rubric-problems'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SideBySide } from '../../../domain-ui/review/side-by-side.tsx'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { membersQuery } from '../admin-queries.ts'
import { scoredCallsQuery, useTryOut } from './rubric-queries.ts'
import { scoredCallName } from './scored-call-words.ts'

const newestCalls = 50

/** What the rubric makes of a past call, while it is being written. Nothing of it is kept. */
export function TryOut({ content, problems }: { content: RubricContent; problems: readonly RubricProblem[] }) {
  const { orgId, organization } = useSession()
  const calls = useQuery(scoredCallsQuery(orgId, null, newestCalls))
  const members = useQuery({ ...membersQuery(organization._id ?? ''), enabled: organization._id !== null })
  const [chosen, setChosen] = useState<string | null>(null)
  const tryOut = useTryOut()
  const scored = calls.data ?? []
  const call = scored.find(({ reviewId }) => reviewId === chosen)
  const [first] = problems
  const isOld = tryOut.data !== undefined && tryOut.variables?.content !== content
  return (
    <section
      aria-label="Try it out"
      // Stays in sight beside what is being written, and scrolls by itself.
      className="sticky top-0 max-h-[calc(100dvh-112px)] min-w-0 self-start overflow-auto px-6 py-5 max-desktop:static max-desktop:max-h-none max-tablet:p-4"
    >
      <h2 className="mb-1 text-h2 font-semibold">Try it out</h2>
      <p className="mb-3 text-small text-ink-2">Score a past call with what is written here. Nothing is kept.</p>
      {calls.data?.length === 0 ? (
        <p className="text-ink-2">No call has a score yet. After the first one you can try it out here.</p>
      ) : (
        <div className="flex flex-col gap-3">
          <Field label="Call">
            <Select
              label="Call"
              options={scored.map((each) => ({
                value: each.reviewId,
                label: scoredCallName(each, members.data ?? []),
                hint: String(each.total),
              }))}
              value={chosen}
              onChange={setChosen}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              disabled={!call || first !== undefined}
              loading={tryOut.isPending}
              onClick={() => call && tryOut.mutate({ content, call: call.call })}
            >
              Score this call
            </Button>
            {first && <p className="text-small text-ink-2">{first.message}</p>}
          </div>
        </div>
      )}
      <div aria-live="polite" className="mt-4">
        {tryOut.isError && <ErrorState title="The call could not be scored">{wordsOf(tryOut.error)}</ErrorState>}
        {isOld && (
          <p className="mb-2 text-small text-ink-2">You have changed the rubric since. Score the call again.</p>
        )}
        {tryOut.data && (
          <SideBySide
            narrow
            columns={[
              { title: 'With this draft', review: tryOut.data.review },
              { title: 'As it was scored', review: tryOut.data.first },
            ]}
          />
        )}
      </div>
    </section>
  )
}
