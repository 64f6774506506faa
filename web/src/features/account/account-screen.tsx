import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { getAccount } from '@ringside/contract/pipeline/accounts'
import type { Persona } from '@ringside/contract/pipeline/persona'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { ApiError } from '@ringside/contract/kernel/errors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { capHindrance, HinderedButton } from '../../domain-ui/hindered-button.tsx'
import { countPeopleInUse } from '../../domain-ui/people-in-use.ts'
import { thingsOf, useArchive } from '../../domain-ui/use-archive.ts'
import { useRestoring } from '../../domain-ui/use-restoring.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { accountQuery, nextCallQuery, pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page, PageBody, PageHeader, useTitle } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Notice, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AccountCalls, SuggestedHere } from './account-side.tsx'
import { FoundOut, StillToFind } from './facts.tsx'
import type { AddingWhom } from './add-person-dialog.tsx'
import { People, type PeopleProps } from './people.tsx'
import { useAddingPerson } from '../../domain-ui/use-adding-person.ts'
import { StageHistory } from './stage-history.tsx'
import { StageRules } from './stage-rules.tsx'
import { StageTrack } from './stage-track.tsx'

type Loaded = ResponseOf<typeof getAccount>

function useAccountChanges(loaded: Loaded | undefined) {
  const { orgId, userId } = useSession()
  const who = { orgId, userId }
  const { archive } = useArchive(who)
  const { restore, question } = useRestoring(who)
  const account = loaded?.account
  const segment = loaded?.segment
  const within =
    segment && segment.archivedAt !== null ? [{ kind: 'segment' as const, id: segment._id, name: segment.name }] : []
  return {
    archive: () => account && void archive(thingsOf('account', [account._id])),
    restore: () => account && restore([{ kind: 'account', id: account._id, name: account.name, within }]),
    question,
    archivePerson: (persona: Persona) => void archive(thingsOf('persona', [persona._id])),
  }
}

/** Why nobody can be added for the moment, as far as the pipeline was read before: it is not read for that alone. */
function usePeopleHindrance(orgId: string) {
  const { data } = useQuery({ ...pipelineQuery(orgId), enabled: false })
  return data ? capHindrance('personas', countPeopleInUse(data.accounts)) : null
}

interface AccountBodyProps extends Pick<PeopleProps, 'whom' | 'hindrance' | 'onAdding'> {
  loaded: Loaded
  changes: ReturnType<typeof useAccountChanges>
}

function AccountBody({ loaded, changes, hindrance, whom, onAdding }: AccountBodyProps) {
  const { orgId, userId, isAdmin } = useSession()
  const { account } = loaded
  const { data, isError } = useQuery(nextCallQuery(orgId, userId, { accountId: account._id }))
  // Nothing is suggested where it can't be read; what was read before stands.
  const suggestion = data ?? (isError ? null : undefined)
  const add = useAddingPerson(account._id)
  return (
    <PageBody>
      {/* The last part takes what height is left: the lines between its columns go as far as the page. */}
      <div className="flex min-h-full flex-col">
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
        <div className="grid grow grid-cols-[minmax(0,1fr)_384px] grid-rows-[auto_1fr] max-desktop:grid-cols-1 max-desktop:grid-rows-none">
          <div className="desktop:col-start-2">
            <SuggestedHere suggestion={account.archivedAt ? null : suggestion} />
          </div>
          <div className="flex min-w-0 flex-col border-line desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 desktop:border-r">
            <p className="max-w-[820px] px-6 pt-5 text-ink-2 max-tablet:px-4">{account.description}</p>
            <People
              loaded={loaded}
              suggestedId={suggestion?.persona?._id ?? null}
              add={add}
              hindrance={hindrance}
              whom={whom}
              onAdding={onAdding}
              onArchive={changes.archivePerson}
            />
            <div className="grid grow grid-cols-2 max-tablet:grid-cols-1">
              <FoundOut account={account} />
              <StillToFind facts={loaded.stillToFind} />
            </div>
          </div>
          <div className="border-line max-desktop:border-t desktop:col-start-2">
            <AccountCalls calls={loaded.calls} everybody={isAdmin} />
            <StageHistory steps={loaded.stageHistory} />
          </div>
        </div>
      </div>
    </PageBody>
  )
}

/** `/account/{accountName}/{accountPrettyName}`: one company. */
export function AccountScreen() {
  const { accountName = '' } = useParams()
  // Who is about to be added belongs to one company, and not to the next that the browser goes to.
  return <AccountPage key={accountName} accountName={accountName} />
}

function AccountPage({ accountName }: { accountName: string }) {
  const { orgId } = useSession()
  const query = useQuery(accountQuery(orgId, accountName))
  const account = query.data?.account
  const changes = useAccountChanges(query.data)
  const hindrance = usePeopleHindrance(orgId)
  const [whom, setWhom] = useState<AddingWhom | null>(null)
  useTitle(account?.name ?? 'Account')
  return (
    <Page>
      <PageHeader
        title={account?.name ?? 'Account'}
        back="/pipeline"
        returns
        fact={account && `${account.subIndustry || account.industry}, ${account.location}, ${account.size} employees`}
        actions={
          account &&
          !account.archivedAt && (
            <>
              <HinderedButton icon={IconPlus} hindrance={hindrance} onClick={() => setWhom({ kind: 'by-hand' })}>
                Person
              </HinderedButton>
              <Button icon={IconArchive} onClick={changes.archive}>
                Archive
              </Button>
            </>
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
      {query.data && <AccountBody loaded={query.data} {...{ changes, hindrance, whom }} onAdding={setWhom} />}
      {changes.question}
    </Page>
  )
}
