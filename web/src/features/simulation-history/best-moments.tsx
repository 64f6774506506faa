import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { skillKeys } from '@ringside/contract/reviews/review'
import { callTypes } from '@ringside/contract/simulations/vocabulary'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { skillNames } from '../../domain-ui/skill-names.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { bestMomentsQuery } from '../../lib/queries/best-moments.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { PageBody } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { BestMomentRow } from './best-moment-row.tsx'
import { filtersOn, momentsQueryOf } from './history-filters.ts'
import { NoCalls } from './no-calls.tsx'
import { useHistoryFilters, type HistoryFilters } from './use-history-filters.ts'
import { usePlaylist, type Playlist } from './use-playlist.ts'

const whoseLabels = { shared: 'Shared', own: 'Kept by you' } as const

interface MomentFilterBarProps {
  filters: HistoryFilters
  playlist: Playlist
  count: string
}

function MomentFilterBar({ filters, playlist, count }: MomentFilterBarProps) {
  const { state, change } = filters
  return (
    <FilterBar
      search={filters.typed}
      onSearch={filters.onType}
      placeholder="Title or note"
      count={count}
      onClear={filtersOn(state) > 0 ? filters.clear : undefined}
      end={
        playlist.canPlay && (
          <Button size="small" icon={IconPlayerPlay} onClick={playlist.playAll}>
            Play all
          </Button>
        )
      }
    >
      <FilterPill
        label="Skill"
        options={skillKeys.map((value) => ({ value, label: skillNames[value] }))}
        value={state.skill}
        onChange={(skill) => change({ ...state, skill })}
      />
      <FilterPill
        label="Type"
        options={callTypes.map((value) => ({ value, label: callTypeLabels[value] }))}
        value={state.type}
        onChange={(type) => change({ ...state, type })}
      />
      <FilterPill
        label="Whose"
        options={(['shared', 'own'] as const).map((value) => ({ value, label: whoseLabels[value] }))}
        value={state.whose}
        onChange={(whose) => change({ ...state, whose })}
      />
    </FilterBar>
  )
}

/** Moments shared in the organisation and one's own, to read, to hear where they were recorded, and to go to. */
export function BestMoments() {
  const { orgId } = useSession()
  const filters = useHistoryFilters()
  const { state } = filters
  const query = useInfiniteQuery(bestMomentsQuery(orgId, momentsQueryOf(state)))
  const moments = query.data?.pages.flatMap((page) => page.items) ?? []
  const first = query.data?.pages[0]
  const playlist = usePlaylist(moments)
  return (
    <>
      {first?.allTotal !== 0 && (
        <MomentFilterBar
          filters={filters}
          playlist={playlist}
          count={first ? `${first.total} of ${first.allTotal}` : ''}
        />
      )}
      <PageBody>
        {query.isPending && <SkeletonRows />}
        {query.isError && !first && (
          <ErrorState title="The best moments could not be read" onRetry={() => void query.refetch()}>
            {wordsOf(query.error)}
          </ErrorState>
        )}
        {first && moments.length === 0 && (
          <NoCalls
            noun="moments"
            title="No moments kept yet."
            words="Open a review, choose a line of the transcript and press Keep: what went well, for you or for everybody."
            action={<ButtonLink to="/simulation-history">Practice calls</ButtonLink>}
            on={filtersOn(state)}
            onClear={filters.clear}
          />
        )}
        {moments.length > 0 && (
          <ul aria-label="Best moments">
            {moments.map((moment) => (
              <BestMomentRow key={moment._id} moment={moment} playlist={playlist} />
            ))}
          </ul>
        )}
        {first?.next && (
          <Pagination
            shown={moments.length}
            total={first.total}
            noun="moments"
            whenNear
            onMore={() => void query.fetchNextPage()}
            loading={query.isFetchingNextPage}
          />
        )}
      </PageBody>
    </>
  )
}
