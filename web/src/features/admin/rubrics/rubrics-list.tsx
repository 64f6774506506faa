import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { RubricId } from '@ringside/contract/reviews/review'
import type { listRubrics, RubricSummary } from '@ringside/contract/rubrics/rubrics'
import { useState } from 'react'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { formatDay } from '../../../lib/time-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PageBody, Section } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast-queue.ts'
import { AgreementSection } from './agreement-section.tsx'
import { NewRubricDialog } from './new-rubric-dialog.tsx'
import { useArchiveRubric } from './rubric-queries.ts'
import { rubricAddress } from './rubrics-address.ts'

type Rubrics = ResponseOf<typeof listRubrics>

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

function factsOf({ version, criteria, blockers, changedAt }: RubricSummary): string {
  return [
    version === null ? 'Not published' : `Version ${version}`,
    counted(criteria, 'criterion', 'criteria'),
    ...(blockers === 0 ? [] : [counted(blockers, 'blocker', 'blockers')]),
    `changed ${formatDay(changedAt)}`,
  ].join(', ')
}

/** An own rubric: its name leads to the editor. */
function OwnRubric({ rubric, isChosen }: { rubric: RubricSummary; isChosen: boolean }) {
  const { orgId } = useSession()
  const archive = useArchiveRubric(orgId)
  const isArchived = rubric.archivedAt !== null
  const name = rubric.name || 'Without a name'
  const press = () =>
    archive.mutate(
      { id: rubric._id, back: isArchived },
      {
        onSuccess: () => toast.success(isArchived ? `${name} is restored` : `${name} is archived`),
        onError: (error) => toast.error('The rubric was not changed', { detail: wordsOf(error) }),
      },
    )
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink look="name" to={rubricAddress(rubric._id)}>
            {name}
          </TextLink>
          {isChosen && <Chip tone="good">Calls are scored with it</Chip>}
          {rubric.hasDraft && <Chip>Draft</Chip>}
          {isArchived && <Chip>Archived</Chip>}
        </p>
        <p className="text-small text-ink-2">{factsOf(rubric)}</p>
      </div>
      {!isChosen && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${isArchived ? 'Restore' : 'Archive'} ${name}`}
          loading={archive.isPending}
          onClick={press}
        >
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
      )}
    </li>
  )
}

function BuiltIn({ rubrics, onCopy }: { rubrics: Rubrics; onCopy(key: RubricId): void }) {
  return (
    <ul>
      {rubrics.builtIn.map(({ key, name, about, version }) => (
        <li key={key} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{name}</span>
              {rubrics.chosen === key && <Chip tone="good">Calls are scored with it</Chip>}
            </p>
            <p className="text-small text-ink-2">
              {about} Version {version}.
            </p>
          </div>
          <Button size="small" variant="quiet" aria-label={`Copy ${name}`} onClick={() => onCopy(key)}>
            Copy
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The organisation's own rubrics, and the built-in ones to begin with. */
export function RubricsList({ rubrics, onOpen }: { rubrics: Rubrics; onOpen(id: string): void }) {
  const { orgId } = useSession()
  /** What a new one copies; undefined while none is being made. */
  const [copyOf, setCopyOf] = useState<RubricId | null | undefined>(undefined)
  return (
    <PageBody>
      <Section
        title="Your rubrics"
        aside={
          <Button size="small" icon={IconPlus} onClick={() => setCopyOf(null)}>
            New rubric
          </Button>
        }
      >
        {rubrics.own.length === 0 ? (
          <p className="max-w-[68ch] text-ink-2">
            None yet. A rubric of yours asks what your calls are about: begin with a copy of a built-in one, or with
            nothing.
          </p>
        ) : (
          <ul>
            {rubrics.own.map((rubric) => (
              <OwnRubric key={rubric._id} rubric={rubric} isChosen={rubric._id === rubrics.chosen} />
            ))}
          </ul>
        )}
      </Section>
      <Section title="Built in">
        <BuiltIn rubrics={rubrics} onCopy={setCopyOf} />
      </Section>
      <AgreementSection />
      {copyOf !== undefined && (
        <NewRubricDialog
          orgId={orgId}
          rubrics={rubrics}
          copyOf={copyOf}
          onMade={onOpen}
          onClose={() => setCopyOf(undefined)}
        />
      )}
    </PageBody>
  )
}
