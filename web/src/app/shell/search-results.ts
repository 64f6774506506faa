import type { Account } from '@ringside/contract/pipeline/accounts'
import { playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages } from '@ringside/contract/reference-data'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { callName, callTypeIcons } from '../../domain-ui/call-labels.ts'
import { accountPath, archivedAccountsPath, factPath, personPath, segmentAccountsPath } from '../../lib/paths.ts'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import { searchedWords } from '../../lib/searched-words.ts'
import { matchesSearchWords, searchThings } from '../../lib/search-words.ts'
import type { Icon } from '../../ui/icon.ts'
import type { NavItem } from './nav-items.ts'

/** One line of the search: where it leads, and how it looks. */
export interface Found {
  key: string
  to: string
  name: string
  detail?: string
  /** A buyer has a face instead. */
  icon: Icon | null
}

export interface FoundGroup {
  heading: string
  found: readonly Found[]
}

export interface Searched {
  buyers: readonly Buyer[]
  accounts: readonly Account[]
  segments: readonly Segment[]
  screens: readonly NavItem[]
}

/** Lists of calls: one for each kind that can be practised, and the uploaded ones with the button to upload. */
const callLists: readonly Found[] = [
  ...playableCallTypes.map((type) => ({
    key: type,
    to: `/simulation-history?type=${type}`,
    name: `${callName(type)}s`,
    detail: 'Call history',
    icon: callTypeIcons[type],
  })),
  {
    key: 'uploaded',
    to: '/simulation-history?tab=uploaded',
    name: 'Upload a call, uploaded calls',
    detail: 'Call history',
    icon: IconUpload,
  },
]

/** Where accounts stand: the stages, and the segments in use. */
function findInMarket({ accounts, segments }: Pick<Searched, 'accounts' | 'segments'>, search: string): Found[] {
  if (accounts.length === 0) return []
  const names = segmentNames(segments)
  const places: Found[] = [
    ...segments
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ _id, name }) => ({
        key: _id,
        to: segmentAccountsPath(_id),
        name: names.get(_id) ?? name,
        detail: 'Segment',
        icon: IconFilter,
      })),
    ...dealStages.map((stage) => ({
      key: `stage ${stage}`,
      to: `/pipeline/accounts?stage=${stage}`,
      name: `Accounts in ${stageLabels[stage]}`,
      detail: 'Stage',
      icon: IconFilter,
    })),
  ]
  return find(places, search, ({ name }) => name)
}

/** More than this many of a kind are a list, which the screens have. */
const mostOfAKind = 6

const find = <Thing>(things: readonly Thing[], search: string, words: (thing: Thing) => string) =>
  searchThings(things, search, words).slice(0, mostOfAKind)

/** What was found out; a name alone asks for its account or person, not for all that is known there. */
function findFacts(accounts: readonly Account[], search: string): Found[] {
  const facts = accounts.flatMap((account) => account.discoveredInformation.map((fact) => ({ account, fact })))
  const asked = facts.filter(({ account, fact }) => !matchesSearchWords(`${account.name} ${fact.personaName}`, search))
  return find(asked, search, ({ account, fact }) => `${fact.summary} ${account.name} ${fact.personaName}`).map(
    ({ account, fact }) => ({
      key: `${account._id} ${fact.factId}`,
      to: factPath(account, fact.factId),
      name: fact.summary,
      detail: account.name,
      icon: IconKey,
    }),
  )
}

/** One line says how many archived accounts there are, and leads to them. */
function archivedFound(accounts: readonly Account[], search: string): Found[] {
  const archived = accounts.filter(({ archivedAt }) => archivedAt !== null)
  const { length } = searchThings(archived, search, searchedWords)
  if (length === 0) return []
  const name = length === 1 ? '1 archived account' : `${length} archived accounts`
  return [{ key: 'archived', to: archivedAccountsPath(search), name, detail: 'Show', icon: IconArchive }]
}

/** The name of an account brings everybody there too: then it is the account that was meant, and in the pipeline always. */
const accountsFirst = (buyers: readonly Buyer[], search: string, inPipeline: boolean): boolean =>
  inPipeline || !buyers.some((buyer) => matchesSearchWords(`${buyerNameOf(buyer)} ${buyer.title}`, search))

/** Screens always; the rest once something is asked. Kinds without a hit are left out. */
export function searchAll(
  { buyers, accounts, segments, screens }: Searched,
  search: string,
  { inPipeline = false } = {},
): FoundGroup[] {
  const isAsked = search.trim() !== ''
  const used = isAsked ? accounts.filter(({ archivedAt }) => archivedAt === null) : []
  const people: FoundGroup = {
    heading: 'Buyers',
    found: find(
      isAsked ? buyers : [],
      search,
      (buyer) => `${buyerNameOf(buyer)} ${buyer.title} ${buyer.accountName}`,
    ).map((buyer) => ({
      key: buyer._id,
      to: personPath(buyer._id),
      name: buyerNameOf(buyer),
      detail: `${buyer.title}, ${buyer.accountName}`,
      icon: null,
    })),
  }
  const companies: FoundGroup = {
    heading: 'Accounts',
    found: find(used, search, searchedWords).map((account) => ({
      key: account._id,
      to: accountPath(account),
      name: account.name,
      detail: account.location,
      icon: IconBuilding,
    })),
  }
  const calls = { heading: 'Calls', found: find(isAsked ? callLists : [], search, ({ name }) => name) }
  const market = { heading: 'Pipeline', found: isAsked ? findInMarket({ accounts: used, segments }, search) : [] }
  const groups: FoundGroup[] = [
    ...(accountsFirst(buyers, search, inPipeline) ? [companies, people] : [people, companies]),
    ...(inPipeline ? [market, calls] : [calls, market]),
    { heading: 'Found out', found: findFacts(used, search) },
    { heading: 'Archived', found: isAsked ? archivedFound(accounts, search) : [] },
    {
      heading: 'Screens',
      found: find(screens, search, ({ label }) => label).map(({ to, label, icon }) => ({
        key: to,
        to,
        name: label,
        icon,
      })),
    },
  ]
  return groups.filter(({ found }) => found.length > 0)
}
