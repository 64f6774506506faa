import type { Account } from '@ringside/contract/pipeline/accounts'
import type { GenerationOrder } from '@ringside/contract/pipeline/generation-orders'
import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { companySizes, dealStages } from '@ringside/contract/reference-data'
import { sortNames } from '../../domain-ui/use-address-sort.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import type { Option } from '../../ui/option.ts'
import { matchesSearch, type MatrixRow } from './pipeline-figures.ts'

export const stageOptions: readonly Option<DealStage>[] = dealStages.map((value) => ({
  value,
  label: stageLabels[value],
}))

/** What stands of the market in the address: a segment, a stage, both (a cell of the overview) or neither. */
export interface Place {
  segmentId: string | null
  stage: DealStage | null
}

export interface MarketProps {
  rows: readonly MatrixRow[]
  accounts: readonly Account[]
  chosen: Place
  /** A stage of all segments, a segment, or a segment's accounts in a stage. What is chosen already is let go. */
  onChoose(place: Place): void
}

export const nowhere: Place = { segmentId: null, stage: null }

const names = ['search', 'segment', 'stage', 'size', 'order'] as const

/** The filters of the accounts and their order, as the address has them; what it says wrongly counts as not said. `order` is the one that it names. */
export function useAccountFilters(segments: readonly Option[], order: GenerationOrder | null) {
  const address = useAddressFilters([...names, ...sortNames])
  const { filters } = address
  const chosen = {
    search: filters.search,
    segment: segments.find(({ value }) => value === filters.segment) ?? null,
    stage: dealStages.find((each) => each === filters.stage) ?? null,
    size: companySizes.find((each) => each === filters.size) ?? null,
    /** Only those that it made; there is no choosing it, a link to what was just made brings it along. */
    order: order?._id === filters.order ? order : null,
  }
  const place: Place = { segmentId: chosen.segment?.value ?? null, stage: chosen.stage }
  const words = [chosen.segment?.label, chosen.stage === null ? undefined : stageLabels[chosen.stage]]
  const on = Object.values({ ...chosen, search: chosen.search || null }).filter((each) => each !== null).length
  return {
    address,
    chosen,
    place,
    /** "Food makers, Discovery" */
    title: words.filter((word) => word !== undefined).join(', ') || 'All accounts',
    isOn: on > 0,
    on,
    goTo: ({ segmentId, stage }: Place) => address.change({ segment: segmentId, stage }),
    // The order is no filter: it stays.
    clear: () => address.change({ search: null, segment: null, stage: null, size: null, order: null }),
  }
}

export type AccountFilters = ReturnType<typeof useAccountFilters>

export const matchesFilters = (
  account: Account,
  { search, segment, stage, size, order }: AccountFilters['chosen'],
): boolean =>
  (order === null || order.accountIds.includes(account._id)) &&
  (size === null || account.size === size) &&
  (stage === null || account.stage === stage) &&
  (segment === null || account.targetSegmentProfileId === segment.value) &&
  (search === '' || matchesSearch(account, search))
