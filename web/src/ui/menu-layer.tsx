import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { DropdownMenu } from 'radix-ui'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useFocusBack } from './focus-back.ts'
import { layerRootOf } from './layer-root.ts'
import type { MenuItem } from './menu.tsx'

interface MenuLayerProps {
  label: string
  items: readonly MenuItem[]
  align: 'start' | 'end'
  side: 'top' | 'bottom'
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
}

const line =
  'flex h-8 items-center gap-2.5 rounded-control px-2 text-ink no-underline outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover max-tablet:h-11'

function Line({ item, onPick }: { item: MenuItem; onPick(select: () => void): void }) {
  switch (item.kind) {
    case 'separator':
      return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />
    case 'heading':
      return <DropdownMenu.Label className="px-2 pt-2 pb-1 text-tiny text-ink-3">{item.label}</DropdownMenu.Label>
    case 'choice':
      return (
        <DropdownMenu.CheckboxItem checked={item.chosen} onSelect={() => onPick(item.onSelect)} className={line}>
          <span className="grid size-4 place-items-center">
            {item.chosen && <IconCheck size={16} stroke={1.5} aria-hidden />}
          </span>
          <span className="truncate">{item.label}</span>
        </DropdownMenu.CheckboxItem>
      )
    case 'link':
      return (
        <DropdownMenu.Item asChild className={line}>
          <Link to={item.to}>
            {item.icon && <item.icon size={16} stroke={1.5} aria-hidden />}
            <span className="truncate">{item.label}</span>
          </Link>
        </DropdownMenu.Item>
      )
    case 'action':
      return (
        <DropdownMenu.Item
          disabled={item.disabled ?? false}
          onSelect={() => onPick(item.onSelect)}
          className={`${line} ${item.danger ? 'text-bad' : ''}`}
        >
          {item.icon && <item.icon size={16} stroke={1.5} aria-hidden />}
          <span className="truncate">{item.label}</span>
          {item.hint && <span className="ml-auto pl-4 text-small text-ink-3">{item.hint}</span>}
        </DropdownMenu.Item>
      )
  }
}

const keyOf = (item: MenuItem, index: number) =>
  item.kind === 'separator' ? `separator-${index}` : `${item.kind}-${item.label}`

/** The fetched half of Menu: arrow keys, typing ahead and closing by Radix, hung on the opener, which is drawn outside. */
export function MenuLayer({ label, items, align, side, opener, onClose }: MenuLayerProps) {
  const focusBack = useFocusBack(opener)
  // A dialog that opens at once goes back to where the keyboard is now: the opener stays, the menu's line does not.
  const pick = (select: () => void) => {
    opener.current?.focus()
    select()
  }
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span className="pointer-events-none absolute inset-0" aria-hidden tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={layerRootOf(opener.current)}>
        <DropdownMenu.Content
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          {...focusBack}
          onInteractOutside={(event) => {
            // A press on the opener closes by the opener's own click; closing here too would open it again.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault()
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 animate-enter overflow-auto rounded-box bg-surface p-1 shadow-2"
        >
          {items.map((item, index) => (
            <Line key={keyOf(item, index)} item={item} onPick={pick} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
