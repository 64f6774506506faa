import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
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
  /** No order is being made, and the plan has room. */
  canGenerate: boolean
  onAdd(thing: Addable): void
  onImport(): void
}

/** What can be added, and lists in and out. A phone has room for one button: what the open tab holds. The menu has the others. */
export function HeaderActions({ hasSegment, hasAccounts, canGenerate, onAdd, onImport }: HeaderActionsProps) {
  const { pathname } = useLocation()
  const onPhone = useMediaQuery('(width < 768px)')
  // Accounts come out of a segment: before the first one there is nothing to generate from.
  const all: readonly Addable[] = hasSegment ? ['contact', 'segment', 'generate'] : ['contact', 'segment']
  const here = addedAt(pathname)
  const first = all.includes(here) ? here : 'segment'
  const shown = onPhone ? [first] : all
  const isOff = (thing: Addable) => thing === 'generate' && !canGenerate
  return (
    <span className="flex items-center gap-2.5">
      <ListsMenu
        hasSegment={hasSegment}
        hasAccounts={hasAccounts}
        onImport={onImport}
        additions={all
          .filter((thing) => !shown.includes(thing))
          .map((thing) => ({ label: menuWords[thing], disabled: isOff(thing), onSelect: () => onAdd(thing) }))}
      />
      {shown.map((thing) => (
        <Button key={thing} icon={IconPlus} disabled={isOff(thing)} onClick={() => onAdd(thing)}>
          {buttonWords[thing]}
        </Button>
      ))}
    </span>
  )
}
