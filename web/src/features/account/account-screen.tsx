import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import { addPersona, type ContactProfile, type getAccount, type Persona } from '@ringside/contract/pipeline/accounts'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { ApiError } from '@ringside/contract/kernel/errors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { thingsOf, useArchive } from '../../domain-ui/use-archive.ts'
import { useRestoring } from '../../domain-ui/use-restoring.tsx'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { accountQuery, nextCallQuery, pipelineKey } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page, PageBody, PageHeader, Section, useTitle } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Notice, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { AccountCalls, SuggestedHere } from './account-side.tsx'
import { FoundOut, StillToFind } from './facts.tsx'
import { OrgChart } from './org-chart.tsx'
import { StageHistory } from './stage-history.tsx'
import { StageRules } from './stage-rules.tsx'
import { StageTrack } from './stage-track.tsx'

type Loaded = ResponseOf<typeof getAccount>

function useAccountChanges(loaded: Loaded | undefined) {
  const { orgId, userId } = useSession()
  const who = { orgId, userId }
  const { archive } = useArchive(who)
  const { restore, question } = useRestoring(who)
  const client = useQueryClient()
  const account = loaded?.account
  const segment = loaded?.segment
  const within =
    segment && segment.archivedAt !== null ? [{ kind: 'segment' as const, id: segment._id, name: segment.name }] : []
  return {
    archive: () => account && void archive(thingsOf('account', [account._id])),
    restore: () => account && restore([{ kind: 'account', id: account._id, name: account.name, within }]),
    question,
    archivePerson: (persona: Persona) => void archive(thingsOf('persona', [persona._id])),
    add: useMutation({
      mutationFn: (contact: ContactProfile) =>
        call(addPersona, { params: { id: account?._id ?? '' }, body: { contactProfileId: contact._id } }),
      onSuccess: (persona) => toast.success(`${buyerNameOf(persona)} is ready to be called`),
      onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(orgId) }),
      onError: (error) => toast.error('The person could not be added', { detail: wordsOf(error) }),
    }),
  }
}

function People({
  loaded,
  suggestedId,
  changes,
}: {
  loaded: Loaded
  suggestedId: string | null
  changes: ReturnType<typeof useAccountChanges>
}) {
  // An admin's figures count everybody's calls.
  const { isAdmin } = useSession()
  const people = loaded.account.personas.filter((persona) => !persona.archivedAt)
  const called = people.filter((persona) => persona.calls > 0).length
  return (
    <Section
      title="People"
      aside={people.length > 0 ? `${isAdmin ? 'Called' : 'You called'} ${called} of ${people.length}` : undefined}
    >
      {people.length === 0 && loaded.missingContacts.length === 0 && loaded.named.length === 0 ? (
        <p className="text-ink-2">
          {loaded.account.personas.length === 0 ? (
            <>
              Nobody works here yet. <TextLink to="/pipeline/decision-makers">Add a decision maker</TextLink>
            </>
          ) : (
            <>
              Everybody here is archived. <TextLink to="/pipeline/archive">Open the archive</TextLink>
            </>
          )}
        </p>
      ) : (
        <OrgChart
          people={people}
          suggestedId={suggestedId}
          missing={loaded.missingContacts}
          named={loaded.named}
          adding={changes.add.isPending}
          onAdd={(contact) => changes.add.mutate(contact)}
          onArchive={changes.archivePerson}
        />
      )}
    </Section>
  )
}

function AccountBody({ loaded, changes }: { loaded: Loaded; changes: ReturnType<typeof useAccountChanges> }) {
  const { orgId, userId, isAdmin } = useSession()
  const { account } = loaded
  const suggestion = useQuery(nextCallQuery(orgId, userId, { accountId: account._id })).data
  return (
    <PageBody>
      {account.archivedAt && (
        <div className="p-4">
          <Notice
            tone="warn"
            icon={IconArchive}
            title="This account is archived."
            action={
              <Button size="small" onClick={changes.restore}>
                Restore
              </Button>
            }
          />
        </div>
      )}
      <StageTrack stage={account.stage} since={account.stageSince} lostFrom={account.lostFrom} />
      <StageRules account={account} rules={loaded.stageRules} />
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_384px] grid-rows-[auto_1fr] max-desktop:grid-cols-1 max-desktop:grid-rows-none">
        <div className="desktop:col-start-2">
          <SuggestedHere suggestion={suggestion} />
        </div>
        <div className="min-w-0 border-line desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 desktop:border-r">
          <p className="max-w-[820px] px-6 pt-5 text-ink-2 max-tablet:px-4">{account.description}</p>
          <People loaded={loaded} suggestedId={suggestion?.persona?._id ?? null} changes={changes} />
          <div className="grid grid-cols-2 max-tablet:grid-cols-1">
            <FoundOut facts={account.discoveredInformation} toFind={account.factCount} />
            <StillToFind facts={loaded.stillToFind} />
          </div>
        </div>
        <div className="border-line max-desktop:border-t desktop:col-start-2">
          <AccountCalls calls={loaded.calls} everybody={isAdmin} />
          <StageHistory steps={loaded.stageHistory} />
        </div>
      </div>
    </PageBody>
  )
}

/** `/account/{accountName}/{accountPrettyName}`: one company. */
export function AccountScreen() {
  const { orgId } = useSession()
  const { accountName = '' } = useParams()
  const query = useQuery(accountQuery(orgId, accountName))
  const account = query.data?.account
  const changes = useAccountChanges(query.data)
  useTitle(account?.name ?? 'Account')
  return (
    <Page>
      <PageHeader
        title={account?.name ?? 'Account'}
        back="/pipeline"
        fact={account && `${account.subIndustry || account.industry}, ${account.location}, ${account.size} employees`}
        actions={
          account &&
          !account.archivedAt && (
            <Button icon={IconArchive} onClick={changes.archive}>
              Archive
            </Button>
          )
        }
      />
      {query.isPending && <SkeletonRows />}
      {query.isError && !query.data && (
        <PageBody>
          {query.error instanceof ApiError && query.error.status === 404 ? (
            <EmptyState
              title="There is no such account."
              action={<TextLink to="/pipeline">Go to the pipeline</TextLink>}
            >
              It may belong to another organisation, or its address is mistyped.
            </EmptyState>
          ) : (
            <ErrorState title="Failed to fetch pipeline data" onRetry={() => void query.refetch()}>
              {wordsOf(query.error)}
            </ErrorState>
          )}
        </PageBody>
      )}
      {query.data && <AccountBody loaded={query.data} changes={changes} />}
      {changes.question}
    </Page>
  )
}
