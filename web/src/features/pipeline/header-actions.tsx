import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useLocation } from 'react-router'
import { HinderedButton } from '../../domain-ui/hindered-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { Hindrances } from './hindrances.ts'
import { ListsMenu } from './lists-menu.tsx'

/** What can be added to a pipeline, by the dialog that adds it. */
export type Addable = 'contact' | 'segment' | 'generate'

const buttonWords: Record<Addable, string> = {
  contact: 'Decision maker',
  segment: 'Segment',
  generate: 'Generate accounts',
}
const menuWords: Record<Addable, string> = {
  contact: 'Add a decision maker',
  segment: 'Add a segment',
  generate: 'Generate accounts',
}

/** What the open tab holds is what is added there. */
function addedAt(pathname: string): Addable {
  if (pathname.endsWith('/segments')) return 'segment'
  return pathname.endsWith('/decision-makers') ? 'contact' : 'generate'
}

export interface HeaderActionsProps {
  hasSegment: boolean
  hasAccounts: boolean
  /** Why not now: an order is being made, or the plan has no room. */
  hindrances: Hindrances
  onAdd(thing: Addable): void
  onImport(): void
  onProduct(): void
}

/** What can be added, lists in and out, and what all of it is sold. A phone has room for one button: what the open tab holds. The menu has the others. */
export function HeaderActions({ hasSegment, hasAccounts, hindrances, onAdd, onImport, onProduct }: HeaderActionsProps) {
  const { pathname } = useLocation()
  const onPhone = useMediaQuery('(width < 768px)')
  // Accounts come out of a segment: before the first one there is nothing to generate from.
  const all: readonly Addable[] = hasSegment ? ['contact', 'segment', 'generate'] : ['contact', 'segment']
  const here = addedAt(pathname)
  const first = all.includes(here) ? here : 'segment'
  const shown = onPhone ? [first] : all
  return (
    <span className="flex items-center gap-2.5">
      {!onPhone && (
        <Button variant="quiet" onClick={onProduct}>
          What you sell
        </Button>
      )}
      <ListsMenu
        hasSegment={hasSegment}
        hasAccounts={hasAccounts}
        onImport={onImport}
        onProduct={onPhone ? onProduct : undefined}
        additions={all
          .filter((thing) => !shown.includes(thing))
          .map((thing) => ({ label: menuWords[thing], off: hindrances[thing]?.short, onSelect: () => onAdd(thing) }))}
      />
      {shown.map((thing) => (
        <HinderedButton key={thing} icon={IconPlus} hindrance={hindrances[thing]} onClick={() => onAdd(thing)}>
          {buttonWords[thing]}
        </HinderedButton>
      ))}
    </span>
  )
}
