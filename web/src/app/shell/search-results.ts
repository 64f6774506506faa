import type { Account } from '@ringside/contract/pipeline/accounts'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { isInUse } from '@ringside/contract/pipeline/in-use'
import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages } from '@ringside/contract/reference-data'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { searchedInArchive, type ArchivedThing } from '../../domain-ui/archived-things.ts'
import { callName, callTypeIcons } from '../../domain-ui/call-labels.ts'
import { contactName } from '../../domain-ui/contact-name.ts'
import { countedThings } from '../../domain-ui/use-archive.ts'
import { accountPath, archivePath, factPath, personPath, rolePath, segmentAccountsPath } from '../../lib/paths.ts'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import { searchedWords } from '../../lib/searched-words.ts'
import { heldBySearch, matchesSearchWords, searchThings } from '../../lib/search-words.ts'
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
  /** Decision makers. */
  roles: readonly ContactProfile[]
  archived: readonly ArchivedThing[]
  /** How much of the archive the search finds beside these. */
  older?: readonly { kind: ArchivedThing['kind']; count: number }[]
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

/** The segments and the decision makers in use, and, where there are accounts, the stages they stand in. */
function findInMarket(
  { accounts, segments, roles }: Pick<Searched, 'accounts' | 'segments' | 'roles'>,
  search: string,
): Found[] {
  const names = segmentNames(segments)
  const places: Found[] = [
    ...segments.filter(isInUse).map(({ _id, name }) => ({
      key: _id,
      to: segmentAccountsPath(_id),
      name: names.get(_id) ?? name,
      detail: 'Segment',
      icon: IconFilter,
    })),
    ...roles.filter(isInUse).map((role) => ({
      key: role._id,
      to: rolePath(role),
      name: contactName(role),
      detail: 'Decision maker',
      icon: IconUsers,
    })),
    ...(accounts.length === 0 ? [] : dealStages).map((stage) => ({
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

/** One line says how much of the archive there is, and leads to it. */
function archivedFound({ archived, older = [] }: Pick<Searched, 'archived' | 'older'>, search: string): Found[] {
  const beside = older.flatMap(({ kind, count }) => Array.from({ length: Math.max(0, count) }, () => ({ kind })))
  const held = heldBySearch(archived, search, searchedInArchive)
  const found = [...archived.filter((thing) => held.has(thing)), ...beside]
  if (found.length === 0) return []
  const name = `${countedThings(found)} in the archive`
  return [{ key: 'archived', to: archivePath(search), name, detail: 'Show', icon: IconArchive }]
}

/** The name of an account brings everybody there too: then it is the account that was meant, and in the pipeline always. */
const accountsFirst = (buyers: readonly Buyer[], search: string, inPipeline: boolean): boolean =>
  inPipeline || !buyers.some((buyer) => matchesSearchWords(`${buyerNameOf(buyer)} ${buyer.title}`, search))

function findPeople(buyers: readonly Buyer[], search: string): Found[] {
  return find(buyers, search, (buyer) => `${buyerNameOf(buyer)} ${buyer.title} ${buyer.accountName}`).map((buyer) => ({
    key: buyer._id,
    to: personPath(buyer._id),
    name: buyerNameOf(buyer),
    detail: `${buyer.title}, ${buyer.accountName}`,
    icon: null,
  }))
}

function findCompanies(accounts: readonly Account[], search: string): Found[] {
  return find(accounts, search, searchedWords).map((account) => ({
    key: account._id,
    to: accountPath(account),
    name: account.name,
    detail: account.location,
    icon: IconBuilding,
  }))
}

function findScreens(screens: readonly NavItem[], search: string): Found[] {
  return find(screens, search, ({ label }) => label).map(({ to, label, icon }) => ({ key: to, to, name: label, icon }))
}

/** Screens always; the rest once something is asked. Kinds without a hit are left out. */
export function searchAll(
  { buyers, accounts, segments, roles, archived, older = [], screens }: Searched,
  search: string,
  { inPipeline = false } = {},
): FoundGroup[] {
  const screensFound = { heading: 'Screens', found: findScreens(screens, search) }
  if (search.trim() === '') return screensFound.found.length > 0 ? [screensFound] : []
  const used = accounts.filter(({ archivedAt }) => archivedAt === null)
  const people = { heading: 'Buyers', found: findPeople(buyers, search) }
  const companies = { heading: 'Accounts', found: findCompanies(used, search) }
  const calls = { heading: 'Calls', found: find(callLists, search, ({ name }) => name) }
  const market = { heading: 'Pipeline', found: findInMarket({ accounts: used, segments, roles }, search) }
  const groups: FoundGroup[] = [
    ...(accountsFirst(buyers, search, inPipeline) ? [companies, people] : [people, companies]),
    ...(inPipeline ? [market, calls] : [calls, market]),
    { heading: 'Found out', found: findFacts(used, search) },
    { heading: 'Archived', found: archivedFound({ archived, older }, search) },
    screensFound,
  ]
  return groups.filter(({ found }) => found.length > 0)
}
