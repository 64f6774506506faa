import { rubricKeys, type RubricId } from '@ringside/contract/reviews/review'
import { rubricNames } from '@ringside/contract/reviews/rubric-names'
import type { RubricSummary } from '@ringside/contract/rubrics/rubrics'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSaveOrganization } from '../../domain-ui/use-save-organization.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { rubricsKey, rubricsQuery } from '../../lib/queries/rubrics.ts'
import { organisationNameProblem } from '../../lib/organisation-name.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'

const builtIn = rubricKeys.map((value) => ({ value, label: rubricNames[value].name, about: rubricNames[value].about }))

/** Of an own rubric, what is known of it without opening it. */
function aboutOwn({ version, criteria, blockers }: RubricSummary): string {
  const musts = blockers === 0 ? '' : `, ${blockers === 1 ? '1 blocker' : `${blockers} blockers`}`
  return `Your own, version ${version}: ${criteria === 1 ? '1 criterion' : `${criteria} criteria`}${musts}.`
}

/** What can be chosen: the built-in rubrics, and the organisation's own that are published. */
function useRubrics(orgId: string): { value: RubricId; label: string; about: string }[] {
  const { data } = useQuery(rubricsQuery(orgId))
  const own = data?.own.filter(({ version, archivedAt }) => version !== null && archivedAt === null) ?? []
  return [...builtIn, ...own.map((each) => ({ value: each._id, label: each.name, about: aboutOwn(each) }))]
}

/** Name, what calls are scored by, and pipeline on or off. */
export function SettingsForm({ organizationId }: { organizationId: string }) {
  const { organization } = useSession()
  const [name, setName] = useState(organization.name)
  const [rubric, setRubric] = useState<RubricId>(organization.rubric)
  const [pipeline, setPipeline] = useState(organization.pipeline)
  const [tried, setTried] = useState(false)
  const problem = organisationNameProblem(name)
  const save = useSaveOrganization(organizationId)
  const client = useQueryClient()
  const rubrics = useRubrics(organization.orgId)
  const about = rubrics.find(({ value }) => value === rubric)?.about ?? ''
  const saved = () => {
    toast.success('Settings saved')
    void client.invalidateQueries({ queryKey: rubricsKey(organization.orgId) })
  }
  return (
    <form
      className="flex max-w-[560px] flex-col gap-5 px-6 py-5 max-tablet:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problem) focusFirstInvalid()
        else save.mutate({ name, rubric, pipeline }, { onSuccess: saved })
      }}
    >
      {save.isError && <ErrorState title="The settings could not be saved">{wordsOf(save.error)}</ErrorState>}
      <Field label="Name" error={tried ? problem : undefined}>
        <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Rubric" help={`${about} Calls are scored by it from now on; what was scored stays.`}>
        <Select<RubricId> label="Rubric" options={rubrics} value={rubric} onChange={setRubric} />
      </Field>
      <Switch
        label="Pipeline"
        help="Segments, accounts and decision makers for everybody here."
        checked={pipeline}
        onChange={(event) => setPipeline(event.target.checked)}
      />
      <div>
        <Button type="submit" variant="primary" loading={save.isPending}>
          Save settings
        </Button>
      </div>
    </form>
  )
}
