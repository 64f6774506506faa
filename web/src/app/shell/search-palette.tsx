import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { accountPath, setUpPath } from '../../lib/paths.ts'
import { personasQuery, pipelineQuery } from '../../lib/queries/pipeline.ts'
import { searchThings } from '../../lib/search-words.ts'
import { useSession } from '../../lib/session/session.ts'
import { useReturnFocus } from '../../ui/return-focus.ts'
import { mainNav, manageNav } from './nav-items.ts'

/** More than this many of a kind are a list, which the screens have. */
const mostOfAKind = 6

const find = <Thing,>(things: readonly Thing[], search: string, words: (thing: Thing) => string) =>
  searchThings(things, search, words).slice(0, mostOfAKind)

const line = 'flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 aria-selected:bg-hover'

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="p-1 [&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-2 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-tiny [&>[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Command.Group>
  )
}

/** Ctrl K: buyers, accounts and screens by a few letters; `initially` is what was typed before it was here. */
export function SearchPalette({ initially, onClose }: { initially(): string; onClose(): void }) {
  const session = useSession()
  const navigate = useNavigate()
  const returnFocus = useReturnFocus()
  const [search, setSearch] = useState(initially)
  // The line chosen by the arrow keys; a new search starts at its first line again.
  const [chosen, setChosen] = useState<string | null>(null)
  const personas = useQuery(personasQuery(session.orgId)).data ?? []
  const pipeline = useQuery(pipelineQuery(session.orgId)).data
  const accounts = pipeline?.accounts.filter((account) => account.archivedAt === null) ?? []
  const screens = find([...mainNav(session), ...manageNav(session)], search, (item) => item.label)
  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const foundPersonas =
    search === '' ? [] : find(personas, search, (each) => `${buyerNameOf(each)} ${each.title} ${each.accountName}`)
  const foundAccounts = search === '' ? [] : find(accounts, search, (account) => `${account.name} ${account.industry}`)
  const firstFound = foundPersonas[0]?._id ?? foundAccounts[0]?._id ?? screens[0]?.to ?? ''
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed top-[12vh] left-1/2 z-40 w-[min(560px,calc(100vw-32px))] -translate-x-1/2 animate-enter overflow-hidden rounded-dialog bg-surface shadow-3"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Command label="Search" shouldFilter={false} loop value={chosen ?? firstFound} onValueChange={setChosen}>
            <Command.Input
              value={search}
              onValueChange={(next) => {
                setSearch(next)
                setChosen(null)
              }}
              placeholder="A buyer, an account or a screen"
              className="h-12 w-full border-b border-line bg-transparent px-4 text-[16px] -outline-offset-2"
            />
            <Command.List className="max-h-[50vh] overflow-auto">
              <Command.Empty className="px-4 py-3 text-ink-2">Nothing matches “{search}”.</Command.Empty>
              {foundPersonas.length > 0 && (
                <Group heading="Buyers">
                  {foundPersonas.map((persona) => (
                    <Command.Item
                      key={persona._id}
                      value={persona._id}
                      onSelect={() => go(setUpPath(persona._id))}
                      className={line}
                    >
                      <Voiceprint seed={persona._id} name={buyerNameOf(persona)} size={32} />
                      <span className="font-medium">
                        {persona.firstName} {persona.lastName}
                      </span>
                      <span className="truncate text-small text-ink-3">
                        {persona.title}, {persona.accountName}
                      </span>
                    </Command.Item>
                  ))}
                </Group>
              )}
              {foundAccounts.length > 0 && (
                <Group heading="Accounts">
                  {foundAccounts.map((account) => (
                    <Command.Item
                      key={account._id}
                      value={account._id}
                      onSelect={() => go(accountPath(account))}
                      className={line}
                    >
                      <IconBuilding size={18} stroke={1.5} className="mx-[7px] text-ink-3" aria-hidden />
                      <span className="font-medium">{account.name}</span>
                      <span className="truncate text-small text-ink-3">{account.location}</span>
                    </Command.Item>
                  ))}
                </Group>
              )}
              {screens.length > 0 && (
                <Group heading="Screens">
                  {screens.map((item) => (
                    <Command.Item key={item.to} value={item.to} onSelect={() => go(item.to)} className={line}>
                      <item.icon size={18} stroke={1.5} className="mx-[7px] text-ink-3" aria-hidden />
                      {item.label}
                    </Command.Item>
                  ))}
                </Group>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
