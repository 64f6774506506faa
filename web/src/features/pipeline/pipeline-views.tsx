import { isInUse } from '@ringside/contract/pipeline/in-use'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { Navigate, Route, Routes } from 'react-router'
import { AllArchived } from '../../domain-ui/all-archived.tsx'
import { archivedThings } from '../../domain-ui/archived-things.ts'
import { nothingLeftWords } from '../../domain-ui/archived-words.ts'
import { FirstSteps } from '../../domain-ui/first-steps.tsx'
import { HinderedButton, type Hindrance } from '../../domain-ui/hindered-button.tsx'
import { thingsOf, useArchive, type Who } from '../../domain-ui/use-archive.ts'
import { useRestoring } from '../../domain-ui/use-restoring.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ArchiveView } from './archive-view.tsx'
import { ContactsView, decisionMakerWords } from './contacts-view.tsx'
import type { Addable } from './header-actions.tsx'
import { AccountsView, Overview, type AccountsOfMarket } from './overview.tsx'
import { SegmentsView } from './segments-view.tsx'
import { usePlacingRoles } from './use-placing-roles.ts'

const whatAnAccountIs = 'An account is an invented company of your segment, with people, problems and facts of its own.'

/** The dialog that stands over the pipeline. */
export type Opened = Addable | 'import' | 'product' | null

/** What of the pipeline is in use, and what is archived. */
export const here = (pipeline: Pipeline) => ({
  segments: pipeline.targetSegmentProfiles.filter(isInUse),
  contacts: pipeline.contactProfiles.filter(isInUse),
  accounts: pipeline.accounts.filter(isInUse),
  archived: archivedThings(pipeline),
  archivedAccounts: pipeline.accounts.filter((account) => !isInUse(account)),
  everything: pipeline,
})
export type Here = ReturnType<typeof here>

/** No account yet: the step that comes next, and where it leads. */
function NoAccounts({ all, open, hindrance }: Pick<ViewsProps, 'all' | 'open' | 'hindrance'>) {
  const [dialog, title, action, words] =
    all.segments.length === 0
      ? (['segment', 'No target segments yet.', 'Add a segment', 'A segment is a market you sell to.'] as const)
      : all.contacts.length === 0
        ? (['contact', 'No decision makers yet.', 'Add a decision maker', decisionMakerWords] as const)
        : (['generate', 'No accounts here yet.', 'Generate accounts', whatAnAccountIs] as const)
  const archived = nothingLeftWords(all.everything)
  // What comes before the first account is under no cap: there is none of it.
  const hinders = dialog === 'generate' ? hindrance : null
  if (archived !== null) {
    return (
      <AllArchived words={archived}>
        <HinderedButton hindrance={hinders} onClick={() => open(dialog)}>
          {action}
        </HinderedButton>
      </AllArchived>
    )
  }
  return (
    <>
      <EmptyState
        title={title}
        action={
          <span className="flex flex-wrap gap-2">
            <HinderedButton variant="primary" hindrance={hinders} onClick={() => open(dialog)}>
              {action}
            </HinderedButton>
            {all.segments.length > 0 && <Button onClick={() => open('import')}>Import a list</Button>}
          </span>
        }
      >
        {words}
      </EmptyState>
      <div className="max-w-[68ch] px-6 pt-3 max-tablet:px-4">
        <h3 className="mb-3 text-small font-semibold text-ink-2">To your first call</h3>
        <FirstSteps pipeline={all.everything} />
      </div>
    </>
  )
}

interface ViewsProps {
  all: Here
  /** Those of the lists, and the one of the address. */
  segments: readonly Segment[]
  /** The order whose accounts the address asks for. */
  order: GenerationOrder | null
  who: Who
  open(dialog: Opened): void
  /** Why no accounts can be generated for the moment. */
  hindrance: Hindrance | null
}

export function Views({ all, segments, order, who, open, hindrance }: ViewsProps) {
  const { archive } = useArchive(who)
  const { restore, question } = useRestoring(who)
  const placeRoles = usePlacingRoles(who)
  const archiveAccounts = (ids: readonly string[]) => void archive(thingsOf('account', ids))
  const empty = all.accounts.length === 0 ? <NoAccounts {...{ all, open, hindrance }} /> : null
  const market: AccountsOfMarket = {
    segments,
    accounts: all.accounts,
    archived: all.archivedAccounts,
    order,
    onArchive: archiveAccounts,
    onGenerate: () => open('generate'),
    hindrance,
    onRestore: restore,
  }
  const { targetSegmentProfiles, contactProfiles } = all.everything
  const allSegments = nothingLeftWords({ targetSegmentProfiles })
  const allContacts = nothingLeftWords({ contactProfiles })
  return (
    <>
      <Routes>
        <Route index element={empty ?? <Overview {...market} />} />
        <Route
          path="segments"
          element={
            allSegments === null ? (
              <SegmentsView
                who={who}
                segments={all.segments}
                accounts={all.accounts}
                onAdd={() => open('segment')}
                onArchive={(things) => void archive(things)}
              />
            ) : (
              <AllArchived words={allSegments}>
                <Button onClick={() => open('segment')}>Add a segment</Button>
              </AllArchived>
            )
          }
        />
        <Route path="accounts" element={empty ?? <AccountsView {...market} />} />
        <Route
          path="decision-makers"
          element={
            allContacts === null ? (
              <ContactsView
                contacts={all.contacts}
                accounts={all.accounts}
                onAdd={() => open('contact')}
                onPlace={placeRoles}
                onArchive={(things) => void archive(things)}
              />
            ) : (
              <AllArchived words={allContacts}>
                <Button onClick={() => open('contact')}>Add a decision maker</Button>
              </AllArchived>
            )
          }
        />
        <Route path="archive" element={<ArchiveView things={all.archived} onRestore={restore} />} />
        <Route path="*" element={<Navigate to="/pipeline" replace />} />
      </Routes>
      {question}
    </>
  )
}
