import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { focusFilterSearch, useShortcuts, type Shortcut } from '../../lib/keyboard.ts'
import { useSession } from '../../lib/session/session.ts'
import { storage } from '../../lib/storage.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { goToToast, toastKey } from '../../ui/toast-queue.ts'
import { BottomBar } from './bottom-bar.tsx'
import { mainNav } from './nav-items.ts'
import { Navbar } from './navbar.tsx'
import { useTypedAhead } from './use-typed-ahead.ts'

const SearchPalette = lazyPart(() => import('./search-palette.tsx').then((file) => file.SearchPalette))
const ProfileDialog = lazyPart(() =>
  import('../../domain-ui/profile/profile-dialog.tsx').then((file) => file.ProfileDialog),
)
const OwnProduct = lazyPart(() => import('../../domain-ui/product/own-product.tsx').then((file) => file.OwnProduct))
const ShortcutList = lazyPart(() => import('./shortcut-list.tsx').then((file) => file.ShortcutList))

const noShortcuts: readonly Shortcut[] = []

/** A rail by default from 768 to 1199; `[` changes it, and the choice is kept. */
function useRail(): [boolean, () => void] {
  const roomy = useMediaQuery('(width >= 1200px)')
  const [kept, setKept] = useState(() => storage.read('navigation'))
  const rail = kept === null ? !roomy : kept === 'rail'
  const toggle = () => {
    const next = rail ? 'full' : 'rail'
    storage.write('navigation', next)
    setKept(next)
  }
  return [rail, toggle]
}

/** Moves the keyboard's place to the new screen when somebody goes there, from screens without the navigation too, but not on the first load. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const last = useRef(useNavigationType() === 'POP' ? pathname : '')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** Navigation and the sheet; only what lies on the sheet changes from screen to screen. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const [rail, toggleRail] = useRail()
  const [layer, setLayer] = useState<'none' | 'search' | 'shortcuts' | 'profile' | 'product'>('none')
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)

  const go = (to: string) => () => void navigate(to)
  const shortcuts: Shortcut[] = [
    { keys: 'mod+k', label: 'Search', group: 'Everywhere', run: () => setLayer('search') },
    { keys: 'c', label: 'Start a call', group: 'Everywhere', run: go('/simulation') },
    { keys: '/', label: 'Filter this list', group: 'Everywhere', run: focusFilterSearch },
    { keys: '[', label: 'Fold the navigation', group: 'Everywhere', run: toggleRail },
    { keys: toastKey, label: 'Go to the last message', group: 'Everywhere', run: goToToast },
    { keys: '?', label: 'Show this list', group: 'Everywhere', run: () => setLayer('shortcuts') },
    ...mainNav(session).flatMap((item) =>
      item.key ? [{ keys: `g ${item.key}`, label: item.label, group: 'Go to', run: go(item.to) }] : [],
    ),
  ]
  // While the search is on its way, what is typed is meant for it.
  useShortcuts(layer === 'search' ? noShortcuts : shortcuts)
  const typedAhead = useTypedAhead(layer === 'search')
  useEffect(() => {
    const soon = setTimeout(SearchPalette.preload, 2000)
    return () => clearTimeout(soon)
  }, [])

  const close = () => setLayer('none')
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] max-tablet:grid-cols-[minmax(0,1fr)] max-tablet:grid-rows-[minmax(0,1fr)_auto]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:m-2 focus:rounded-control focus:bg-surface focus:p-2"
      >
        Skip to content
      </a>
      <Navbar
        rail={rail}
        onSearch={() => setLayer('search')}
        onShortcuts={() => setLayer('shortcuts')}
        onProfile={() => setLayer('profile')}
        onProduct={() => setLayer('product')}
      />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mt-2 min-h-0 min-w-0 overflow-hidden rounded-tl-dialog border-t border-l border-line bg-surface outline-none max-tablet:mt-0 max-tablet:rounded-none max-tablet:border-0"
      >
        {children}
      </main>
      <BottomBar
        onSearch={() => setLayer('search')}
        onProfile={() => setLayer('profile')}
        onProduct={() => setLayer('product')}
      />
      {layer === 'search' && <SearchPalette initially={typedAhead} onClose={close} />}
      {layer === 'profile' && <ProfileDialog onClose={close} />}
      {layer === 'product' && <OwnProduct onClose={close} />}
      {layer === 'shortcuts' && <ShortcutList onClose={close} />}
    </div>
  )
}
