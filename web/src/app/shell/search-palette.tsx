import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { archivedThings } from '../../domain-ui/archived-things.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { personasQuery, pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useReturnFocus } from '../../ui/return-focus.ts'
import { useFoundInArchive } from './use-found-in-archive.ts'
import { mainNav, manageNav } from './nav-items.ts'
import { searchAll, type Found, type FoundGroup } from './search-results.ts'

function Line({ found, onSelect }: { found: Found; onSelect(): void }) {
  return (
    <Command.Item
      value={found.key}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 aria-selected:bg-hover"
    >
      {found.icon ? (
        <found.icon size={18} stroke={1.5} className="mx-[7px] shrink-0 text-ink-3" aria-hidden />
      ) : (
        <Voiceprint seed={found.key} name={found.name} size={32} />
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{found.name}</span>
        {found.detail && <span className="max-w-full truncate text-small text-ink-3">{found.detail}</span>}
      </span>
    </Command.Item>
  )
}

function Group({ group, onSelect }: { group: FoundGroup; onSelect(to: string): void }) {
  return (
    <Command.Group
      heading={group.heading}
      className="p-1 [&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-2 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-tiny [&>[cmdk-group-heading]]:text-ink-3"
    >
      {group.found.map((found) => (
        <Line key={found.key} found={found} onSelect={() => onSelect(found.to)} />
      ))}
    </Command.Group>
  )
}

const isInPipeline = (path: string): boolean => /^\/(pipeline|account)(\/|$)/.test(path)

/** Ctrl K: buyers, accounts, what was found out and screens by a few letters; `initially` is what was typed before it was here. */
export function SearchPalette({ initially, onClose }: { initially(): string; onClose(): void }) {
  const session = useSession()
  const navigate = useNavigate()
  const [search, setSearch] = useState(initially)
  // Between being drawn and having the keyboard, more may have been typed.
  const returnFocus = useReturnFocus(() => setSearch(initially()))
  // The line chosen by the arrow keys; a new search starts at its first line again.
  const [chosen, setChosen] = useState<string | null>(null)
  const buyers = useQuery(personasQuery(session.orgId)).data ?? []
  const pipeline = useQuery(pipelineQuery(session.orgId)).data
  const archived = useMemo(() => (pipeline ? archivedThings(pipeline) : []), [pipeline])
  const older = useFoundInArchive(archived, search)
  const groups = searchAll(
    {
      buyers,
      accounts: pipeline?.accounts ?? [],
      segments: pipeline?.targetSegmentProfiles ?? [],
      roles: pipeline?.contactProfiles ?? [],
      archived,
      older: older.counts,
      screens: [...mainNav(session), ...manageNav(session)],
    },
    search,
    {
      inPipeline: isInPipeline(useLocation().pathname),
    },
  )
  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
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
          <Command
            label="Search"
            shouldFilter={false}
            loop
            value={chosen ?? groups[0]?.found[0]?.key ?? ''}
            onValueChange={setChosen}
          >
            <Command.Input
              value={search}
              onValueChange={(next) => {
                setSearch(next)
                setChosen(null)
              }}
              placeholder="A buyer, an account, a fact or a screen"
              className="h-12 w-full border-b border-line bg-transparent px-4 text-[16px] -outline-offset-2"
            />
            <Command.List className="max-h-[50vh] overflow-auto">
              <Command.Empty className="px-4 py-3 text-ink-2">
                {older.isLooking ? 'Looking in the archive...' : `Nothing matches “${search}”.`}
              </Command.Empty>
              {groups.map((group) => (
                <Group key={group.heading} group={group} onSelect={go} />
              ))}
            </Command.List>
            {older.error && (
              <p role="alert" className="flex items-center gap-2 border-t border-line px-4 py-2 text-small text-ink-2">
                <span className="flex-1">
                  The older part of the archive could not be searched. {wordsOf(older.error)}
                </span>
                <Button size="small" onClick={older.lookAgain}>
                  Try again
                </Button>
              </p>
            )}
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
