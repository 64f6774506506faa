import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Menu, type MenuProps } from './menu.tsx'

/** What can be done with one thing of a list, behind three dots. */
export function RowMenu({ name, items }: Pick<MenuProps, 'items'> & { name: string }) {
  return (
    <Menu
      label={`Actions for ${name}`}
      items={items}
      opener={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={`Actions for ${name}`}
          className="grid size-8 place-items-center max-tablet:size-11 rounded-control text-ink-2 hover:bg-hover"
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </button>
      )}
    />
  )
}
