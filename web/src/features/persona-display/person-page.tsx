import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { ApiError } from '@ringside/contract/kernel/errors'
import type { Discovered } from '@ringside/contract/pipeline/facts'
import type { getPersona } from '@ringside/contract/pipeline/personas'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { useQuery } from '@tanstack/react-query'
import { BestScore } from '../../domain-ui/best-score.tsx'
import { CallLines } from '../../domain-ui/call-lines.tsx'
import { contactName } from '../../domain-ui/contact-name.ts'
import { useFactMoment } from '../../domain-ui/fact-moment.ts'
import { MannerNote } from '../../domain-ui/manner-note.tsx'
import { callsInWords, figureOf, whoseFigures } from '../../domain-ui/record-words.ts'
import { useScoreTargets } from '../../domain-ui/score-target.ts'
import { thingsOf, useArchive } from '../../domain-ui/use-archive.ts'
import { useRestoring } from '../../domain-ui/use-restoring.tsx'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { accountPath, rolePath, setUpPath } from '../../lib/paths.ts'
import { personaQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageBody, PageHeader, Section, useTitle } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Notice, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Loaded = ResponseOf<typeof getPersona>

const row = 'flex items-start gap-2.5 border-b border-line py-1.5'

/** Who they are, and how calls with them went. */
function Who({ loaded: { persona, account } }: { loaded: Loaded }) {
  const session = useSession()
  const target = useScoreTargets()({ ...persona, targetSegmentProfileId: account.targetSegmentProfileId })
  return (
    <section
      aria-label="About"
      className="flex items-center gap-6 border-b border-line px-6 pt-6 pb-5 max-tablet:gap-4 max-tablet:p-4"
    >
      <span className="max-tablet:hidden">
        <Voiceprint seed={persona._id} name={buyerNameOf(persona)} size={136} />
      </span>
      <span className="self-start tablet:hidden">
        <Voiceprint seed={persona._id} name={buyerNameOf(persona)} size={92} />
      </span>
      <div className="min-w-0">
        <p className="text-reason">
          {persona.title}, <TextLink to={accountPath(account)}>{account.name}</TextLink>
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-small text-ink-2">
          <li>
            <TextLink look="alone" to={rolePath(persona)}>
              {contactName(persona)}
            </TextLink>
          </li>
          <li>{account.location}</li>
          <li>Deal in {stageLabels[account.stage]}</li>
          <li>{callsInWords(persona, session.isAdmin)}</li>
        </ul>
        {persona.bestScore !== null && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-small text-ink-2">
            <span className="whitespace-nowrap">{figureOf(whoseFigures(session), 'best')}</span>{' '}
            <BestScore score={persona.bestScore} target={target} />
            {target && <span className="text-ink-3">{`Target ${target.value}, ${target.from}`}</span>}
          </p>
        )}
        <MannerNote manner={persona.manner} className="mt-2 max-w-[68ch] text-small text-ink-2" />
      </div>
    </section>
  )
}

/** When a fact was told, with the way to its moment for those who may open the call. */
function When({ fact }: { fact: Discovered }) {
  const { foundBy, summary, at } = fact
  const { isOwn, moment } = useFactMoment(fact)
  return (
    <span className="shrink-0 text-right text-small">
      {moment !== null ? (
        <TextLink look="alone" to={moment} aria-label={`${formatDay(at)}, where in the call: ${summary}`}>
          {formatDay(at)}
        </TextLink>
      ) : (
        <span className="text-ink-2">{formatDay(at)}</span>
      )}
      {foundBy && !isOwn && <span className="block text-ink-3">to {foundBy.name}</span>}
    </span>
  )
}

/** What they told. */
function Told({ facts, firstName }: { facts: readonly Discovered[]; firstName: string }) {
  return (
    <Section title={`What ${firstName} said`} open>
      {facts.length === 0 && <p className="text-ink-2">Nothing yet. What you learn on a call is kept here.</p>}
      <ul>
        {facts.map((fact) => (
          <li key={fact.factId} className={row}>
            <IconCheck size={16} stroke={1.5} className="mt-0.5 shrink-0 text-good" aria-hidden />
            <span className="min-w-0 flex-1">{fact.summary}</span>
            <When fact={fact} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ToFind({ facts, firstName }: { facts: Loaded['toFind']; firstName: string }) {
  return (
    <Section title={`To find out from ${firstName}`} open>
      {facts.length === 0 && <p className="text-ink-2">You have found everything {firstName} can tell.</p>}
      <ul>
        {facts.map(({ factId, label }) => (
          <li key={factId} className={row}>
            <IconLock size={16} stroke={1.5} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
            <span className="min-w-0 flex-1">{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Calls({ loaded: { persona, calls } }: { loaded: Loaded }) {
  const { isAdmin } = useSession()
  return (
    <Section title={isAdmin ? 'Calls' : 'Your calls'} open>
      {calls.length === 0 && (
        <p className="text-ink-2">
          {isAdmin ? `Nobody has called ${persona.firstName} yet.` : `You have not called ${persona.firstName} yet.`}
        </p>
      )}
      <CallLines calls={calls} withWhom={false} />
      {calls.length < persona.calls && (
        <p className="mt-2 text-small text-ink-2">
          The last {calls.length} of {persona.calls}.
        </p>
      )}
    </Section>
  )
}

/** The last part takes what height is left, so that the lines between its columns go as far as the page. */
const filled = 'flex min-h-full flex-col'

function Person({ loaded, onRestore }: { loaded: Loaded; onRestore(): void }) {
  const { persona, account } = loaded
  const archived = persona.archivedAt
    ? 'This person is archived.'
    : account.archivedAt && `${account.name} is archived.`
  return (
    <PageBody>
      <div className={filled}>
        {archived && (
          <div className="p-4">
            <Notice
              tone="warn"
              icon={IconArchive}
              title={archived}
              action={
                <Button size="small" onClick={onRestore}>
                  Restore
                </Button>
              }
            />
          </div>
        )}
        <Who loaded={loaded} />
        <div className="grid grow grid-cols-3 max-desktop:grid-cols-2 max-tablet:grid-cols-1 [&>*+*]:border-line tablet:[&>*+*]:border-l max-tablet:[&>*+*]:border-t">
          <Told
            facts={loaded.known.filter(({ personaId }) => personaId === persona._id)}
            firstName={persona.firstName}
          />
          <ToFind facts={loaded.toFind} firstName={persona.firstName} />
          <Calls loaded={loaded} />
        </div>
      </div>
    </PageBody>
  )
}

function useShelf(loaded: Loaded | undefined) {
  const { orgId, userId } = useSession()
  const { archive } = useArchive({ orgId, userId })
  const { restore, question } = useRestoring({ orgId, userId })
  return {
    question,
    archive: () => loaded && void archive(thingsOf('persona', [loaded.persona._id])),
    restore: () => {
      if (!loaded) return
      const { persona, account, segment } = loaded
      const market =
        segment.archivedAt === null ? [] : [{ kind: 'segment' as const, id: segment._id, name: segment.name }]
      const there = { kind: 'account' as const, id: account._id, name: account.name }
      if (persona.archivedAt === null) restore([{ ...there, within: market }])
      else {
        const within = account.archivedAt === null ? [] : [there, ...market]
        restore([{ kind: 'persona', id: persona._id, name: buyerNameOf(persona), within }])
      }
    },
  }
}

/** `/persona-display?person=ID`: one person, whoever they are; the specification has no other address for people. */
export function PersonPage({ personaId }: { personaId: string }) {
  const { orgId } = useSession()
  const query = useQuery(personaQuery(orgId, personaId))
  const loaded = query.data
  const shelf = useShelf(loaded)
  const name = loaded ? buyerNameOf(loaded.persona) : 'Buyer'
  useTitle(name)
  const canCall = loaded && loaded.persona.archivedAt === null && loaded.account.archivedAt === null
  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  return (
    <Page>
      <PageHeader
        title={name}
        back="/persona-display"
        returns
        actions={
          canCall && (
            <>
              <Button icon={IconArchive} onClick={shelf.archive}>
                Archive
              </Button>
              <ButtonLink variant="primary" icon={IconPhone} to={setUpPath(loaded.persona._id)}>
                {`Call ${loaded.persona.firstName}`}
              </ButtonLink>
            </>
          )
        }
      />
      {query.isPending && <SkeletonRows />}
      {query.isError && !loaded && (
        <PageBody>
          {isUnknown ? (
            <EmptyState
              title="There is no such person."
              action={<TextLink to="/persona-display">Go to the buyers</TextLink>}
            >
              They may belong to another organisation, or the address is mistyped.
            </EmptyState>
          ) : (
            <ErrorState title="Failed to fetch pipeline data" onRetry={() => void query.refetch()}>
              {wordsOf(query.error)}
            </ErrorState>
          )}
        </PageBody>
      )}
      {loaded && <Person loaded={loaded} onRestore={shelf.restore} />}
      {shelf.question}
    </Page>
  )
}
