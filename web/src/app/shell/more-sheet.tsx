import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useSignOut } from '../../domain-ui/use-sign-out.ts'
import { useAuth } from '../../lib/auth/auth-context.ts'
import { setTheme, useTheme, type Theme } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl, type Segment } from '../../ui/segmented-control.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { NavItem } from './nav-items.ts'
import { navLine, NavLink } from './nav-link.tsx'
import { useCreditWords } from './navbar.tsx'
import { OrganisationSwitch } from './organisation-switch.tsx'
import { useGoTo } from './use-go-to.ts'

const themes: readonly Segment<Theme>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export interface MoreOpeners {
  onSearch(): void
  onProfile(): void
  onProduct(): void
}

/** The rest of the navigation, on phones. */
export function MoreSheet({
  onClose,
  onSearch,
  onProfile,
  onProduct,
  items,
}: MoreOpeners & { onClose(): void; items: readonly NavItem[] }) {
  const auth = useAuth()
  const theme = useTheme()
  const goTo = useGoTo()
  const credits = useCreditWords()
  const signOut = useSignOut()
  return (
    <Sheet open onClose={onClose} title="More" side="bottom">
      <div className="flex flex-col gap-2 *:min-h-11">
        <OrganisationSwitch rail={false} />
        <button
          type="button"
          className={navLine}
          onClick={() => {
            onClose()
            onSearch()
          }}
        >
          <IconSearch size={18} stroke={1.5} aria-hidden />
          Search
        </button>
        {items.map((item) => (
          // The link inside does the work, by press or by Enter; the sheet only has to go afterwards.
          <span key={item.to} onClickCapture={() => setTimeout(onClose)} className="grid items-center">
            <NavLink item={item} rail={false} />
          </span>
        ))}
        <span className="flex items-center justify-between border-t border-line pt-2 pl-2">
          Theme
          <SegmentedControl label="Theme" value={theme} onChange={setTheme} segments={themes} />
        </span>
        <span className="flex items-center gap-2">
          <Button
            wide
            onClick={() => {
              onClose()
              goTo(auth.urls.account())
            }}
          >
            Your account
          </Button>
          <Button
            wide
            onClick={() => {
              onClose()
              onProfile()
            }}
          >
            Your profile
          </Button>
        </span>
        <Button
          wide
          onClick={() => {
            onClose()
            onProduct()
          }}
        >
          What you sell
        </Button>
        <Button wide onClick={signOut}>
          Sign out
        </Button>
        {credits && <p className="grid place-items-center text-small text-ink-2">{credits}</p>}
      </div>
    </Sheet>
  )
}
