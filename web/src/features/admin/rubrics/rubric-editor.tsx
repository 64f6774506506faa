import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { rubricLimits, type LibraryCheck, type RubricContent } from '@ringside/contract/rubrics/rubric-content'
import { rubricProblems, type RubricProblem } from '@ringside/contract/rubrics/rubric-problems'
import type { OwnRubricPage } from '@ringside/contract/rubrics/rubrics'
import { useState } from 'react'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-queue.ts'
import { BlockersEditor } from './blockers-editor.tsx'
import { CriterionEditor } from './criterion-editor.tsx'
import { PublishBar } from './publish-bar.tsx'
import { ScoreCallsByRubric } from './score-calls-by-rubric.tsx'
import {
  moved,
  newCriterion,
  newPhrases,
  pickedChecks,
  problemAt,
  replaced,
  weightSum,
  without,
  type ProblemAt,
} from './rubric-draft.ts'
import { useChecks } from './rubric-queries.ts'
import { TryOut } from './try-out.tsx'
import { useDraft } from './use-draft.ts'

interface CriteriaProps {
  content: RubricContent
  onChange(content: RubricContent): void
  library: readonly LibraryCheck[]
  problems: readonly RubricProblem[]
  problem: ProblemAt
}

/** Said at every change: nobody has to add it up. */
function WeightSum({ content }: { content: RubricContent }) {
  const sum = weightSum(content)
  const words = sum === 100 ? 'Weights sum to 100' : `Weights sum to ${sum}, not 100`
  return (
    <output className={sum === 100 || content.criteria.length === 0 ? '' : 'font-medium text-bad'}>
      {content.criteria.length === 0 ? '' : words}
    </output>
  )
}

function Criteria({ content, onChange, library, problems, problem }: CriteriaProps) {
  const { criteria } = content
  const change = (next: RubricContent['criteria']) => onChange({ ...content, criteria: next })
  const remove = (at: number) => {
    const name = criteria[at]?.label || 'The criterion'
    change(without(criteria, at))
    toast.success(`${name} is removed`, { action: { label: 'Undo', onPress: () => onChange(content) } })
  }
  return (
    <Section title="Criteria" aside={<WeightSum content={content} />}>
      <ol>
        {criteria.map((criterion, at) => (
          <CriterionEditor
            key={criterion.key}
            criterion={criterion}
            onChange={(next) => change(replaced(criteria, at, next))}
            library={library}
            picked={pickedChecks(content)}
            newPhrases={() => newPhrases(content)}
            problem={problem}
            field={`criteria.${at}`}
            isWrong={problems.some(({ field }) => field.startsWith(`criteria.${at}.`))}
            onUp={at === 0 ? undefined : () => change(moved(criteria, at, -1))}
            onDown={at === criteria.length - 1 ? undefined : () => change(moved(criteria, at, 1))}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className="mt-3">
        <Button
          size="small"
          icon={IconPlus}
          disabled={criteria.length >= rubricLimits.criteria}
          onClick={() => change([...criteria, newCriterion(content)])}
        >
          Add a criterion
        </Button>
      </div>
    </Section>
  )
}

/** What is written of a rubric, beside what it makes of a past call. */
export function RubricEditor({ page }: { page: OwnRubricPage }) {
  const { orgId } = useSession()
  const checks = useChecks()
  const draft = useDraft(orgId, page)
  const [tried, setTried] = useState(false)
  const { content, change } = draft
  if (checks.isPending) return <SkeletonRows />
  if (checks.isError)
    return (
      <ErrorState title="The library of checks could not be read" onRetry={() => void checks.refetch()}>
        {wordsOf(checks.error)}
      </ErrorState>
    )
  const problems = rubricProblems(content, checks.library)
  const problem = problemAt(tried ? problems : [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_420px] max-desktop:grid-cols-1">
      <form
        className="min-w-0 border-r border-line max-desktop:border-r-0"
        aria-label="Rubric"
        onSubmit={(event) => event.preventDefault()}
      >
        <PublishBar
          page={page}
          draft={draft}
          problems={problems}
          textOf={checks.textOf}
          onTried={() => setTried(true)}
        />
        <Section>
          <Field label="Name of the rubric" error={problem('name')}>
            <TextInput
              value={content.name}
              maxLength={rubricLimits.name}
              onChange={(event) => change({ ...content, name: event.target.value })}
            />
          </Field>
        </Section>
        <Criteria
          content={content}
          onChange={change}
          library={checks.library}
          problems={tried ? problems : []}
          problem={problem}
        />
        <BlockersEditor
          blockers={content.blockers}
          onChange={(blockers) => change({ ...content, blockers })}
          newPhrases={() => newPhrases(content)}
          problem={problem}
        />
        {page.published && <ScoreCallsByRubric rubric={page._id} version={page.published.version} />}
      </form>
      <TryOut content={content} problems={problems} />
    </div>
  )
}
