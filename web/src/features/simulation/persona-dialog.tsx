import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { BuyerPills } from '../../domain-ui/buyer-pills.tsx'
import { activeFilters, arrange, noFilters, type BuyerFilters } from '../../domain-ui/buyers.ts'
import { contactName } from '../../domain-ui/contact-name.ts'
import { useAddingPerson } from '../../domain-ui/use-adding-person.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { setUpPath } from '../../lib/paths.ts'
import { accountQuery, nextCallQuery, personasQuery, type Buyer } from '../../lib/queries/pipeline.ts'
import { matchesSearchWords } from '../../lib/search-words.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { ItemList, type ItemPlace } from '../../ui/item-list.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import type { PersonaBrief } from './buyer-brief.tsx'
import { BuyerLine, lineHeight, lineLook } from './buyer-line.tsx'

/** Somebody who can be called, or a role at the account that nobody was made for yet. */
type Candidate = { kind: 'buyer'; id: string; buyer: Buyer } | { kind: 'role'; id: string; role: ContactProfile }

/** What the button calls them: people by their first name, a role by its own. */
const shortName = (candidate: Candidate): string =>
  candidate.kind === 'buyer' ? candidate.buyer.firstName : contactName(candidate.role)

interface ChoiceProps {
  candidate: Candidate
  place: ItemPlace
  chosen: boolean
  onChoose(): void
  children: ReactNode
}

function Choice({ candidate, place, chosen, onChoose, children }: ChoiceProps) {
  return (
    <li {...place}>
      <label
        className={`${lineLook} relative hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus`}
      >
        <input
          type="radio"
          name="persona"
          value={candidate.id}
          checked={chosen}
          onChange={onChoose}
          className="absolute inset-0 size-full appearance-none opacity-0"
        />
        {children}
      </label>
    </li>
  )
}

function RoleLine({ role, accountName }: { role: ContactProfile; accountName: string }) {
  return (
    <>
      <Voiceprint seed={role._id} name={contactName(role)} size={52} who="off" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{contactName(role)}</span>
        <span className="block truncate text-ink-2 max-tablet:whitespace-normal">{accountName}</span>
      </span>
      <span className="text-right text-small text-ink-2">Made when you call</span>
    </>
  )
}

const matchesRole = (role: ContactProfile, accountName: string, filters: BuyerFilters): boolean =>
  matchesSearchWords(`${contactName(role)} ${accountName}`, filters.search) &&
  (filters.level === null || role.level === filters.level) &&
  (filters.department === null || role.department === filters.department)

/** Everybody who can be called: those of the account first, then its roles without anybody, then all the others. */
function useCandidates({ account }: PersonaBrief, filters: BuyerFilters) {
  const { orgId, userId } = useSession()
  const buyers = useQuery(personasQuery(orgId))
  const roles = useQuery(accountQuery(orgId, account.slug)).data?.missingContacts ?? []
  const suggestedId = useQuery(nextCallQuery(orgId, userId)).data?.persona?._id ?? null
  const found = arrange(buyers.data ?? [], filters, 'suggested', suggestedId)
  const asCandidate = (buyer: Buyer): Candidate => ({ kind: 'buyer', id: buyer._id, buyer })
  const isOfSegment = filters.segment === null || filters.segment === account.targetSegmentProfileId
  const open = isOfSegment ? roles.filter((role) => matchesRole(role, account.name, filters)) : []
  const candidates: Candidate[] = [
    ...found.filter(({ accountId }) => accountId === account._id).map(asCandidate),
    ...open.map((role): Candidate => ({ kind: 'role', id: role._id, role })),
    ...found.filter(({ accountId }) => accountId !== account._id).map(asCandidate),
  ]
  return { buyers, suggestedId, candidates, of: (buyers.data?.length ?? 0) + roles.length }
}

/** Somebody else to call, chosen without losing sight of the call that is being set up. */
export function PersonaDialog({ brief, onClose }: { brief: PersonaBrief; onClose(): void }) {
  const navigate = useNavigate()
  const [filters, setFilters] = useState(noFilters)
  const [chosen, setChosen] = useState<string>(brief.persona._id)
  const add = useAddingPerson(brief.account._id)
  const { buyers, suggestedId, candidates, of } = useCandidates(brief, filters)
  const pick = candidates.find(({ id }) => id === chosen)
  const change = (to: Partial<BuyerFilters>) => setFilters({ ...filters, ...to })
  const goTo = (personaId: string) => {
    onClose()
    void navigate(setUpPath(personaId))
  }
  const use = () => {
    if (pick?.kind === 'buyer') goTo(pick.buyer._id)
    if (pick?.kind === 'role') add.mutate({ contactProfileId: pick.role._id }, { onSuccess: ({ _id }) => goTo(_id) })
  }
  const draw = useCallback(
    (candidate: Candidate, place: ItemPlace) => (
      <Choice
        key={candidate.id}
        candidate={candidate}
        place={place}
        chosen={candidate.id === chosen}
        onChoose={() => setChosen(candidate.id)}
      >
        {candidate.kind === 'buyer' ? (
          <BuyerLine buyer={candidate.buyer} suggested={candidate.id === suggestedId} />
        ) : (
          <RoleLine role={candidate.role} accountName={brief.account.name} />
        )}
      </Choice>
    ),
    [chosen, suggestedId, brief.account.name],
  )
  return (
    <Dialog
      open
      onClose={onClose}
      width={720}
      title="Who do you want to call?"
      bare
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={add.isPending} disabled={pick === undefined} onClick={use}>
            {pick === undefined ? 'Choose' : `Choose ${shortName(pick)}`}
          </Button>
        </>
      }
    >
      {/* On a phone the list takes what the screen has left. */}
      <div className="flex flex-col max-tablet:h-full">
        <FilterBar
          search={filters.search}
          onSearch={(search) => change({ search })}
          placeholder="Name, role or account"
          count={buyers.data ? `${candidates.length} of ${of}` : ''}
          onClear={activeFilters(filters) > 0 ? () => setFilters(noFilters) : undefined}
        >
          <BuyerPills buyers={buyers.data ?? []} filters={filters} onChange={change} />
        </FilterBar>
        {add.isError && <ErrorState title="The person could not be added">{wordsOf(add.error)}</ErrorState>}
        <div
          data-scroll-body
          className="h-[440px] max-h-[60dvh] overflow-auto max-tablet:max-h-none max-tablet:min-h-0 max-tablet:flex-1"
        >
          {buyers.isPending && <SkeletonRows />}
          {buyers.isLoadingError && (
            <ErrorState title="Failed to fetch buyers" onRetry={() => void buyers.refetch()}>
              {wordsOf(buyers.error)}
            </ErrorState>
          )}
          {buyers.data && candidates.length === 0 && (
            <EmptyState title="No buyers match.">Try a name, a role or an account.</EmptyState>
          )}
          <fieldset>
            <legend className="sr-only">Buyers</legend>
            <ItemList label="Buyers" things={candidates} height={lineHeight} draw={draw} />
          </fieldset>
        </div>
      </div>
    </Dialog>
  )
}
