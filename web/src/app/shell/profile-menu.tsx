import { useSignOut } from '../../domain-ui/use-sign-out.ts'
import { InitialsDisc } from '../../domain-ui/voiceprint.tsx'
import { useAuth } from '../../lib/auth/auth-context.ts'
import { useSession } from '../../lib/session/session.ts'
import { setTheme, useTheme } from '../../lib/theme.ts'
import { memberName } from '../../lib/member-name.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { navLine } from './nav-link.tsx'
import { useGoTo } from './use-go-to.ts'

interface Openers {
  onShortcuts(): void
  onProfile(): void
  onProduct(): void
}

/** Everything about the person: account, profile, what they sell, theme, shortcuts, sign out. */
function useProfileItems({ onShortcuts, onProfile, onProduct }: Openers): MenuItem[] {
  const auth = useAuth()
  const theme = useTheme()
  const signOut = useSignOut()
  const goTo = useGoTo()
  return [
    { kind: 'action', label: 'Your account', onSelect: () => goTo(auth.urls.account()) },
    { kind: 'action', label: 'Your profile', onSelect: onProfile },
    { kind: 'action', label: 'What you sell', onSelect: onProduct },
    { kind: 'action', label: 'Keyboard shortcuts', hint: '?', onSelect: onShortcuts },
    { kind: 'heading', label: 'Theme' },
    { kind: 'choice', label: 'Light', chosen: theme === 'light', onSelect: () => setTheme('light') },
    { kind: 'choice', label: 'Dark', chosen: theme === 'dark', onSelect: () => setTheme('dark') },
    { kind: 'separator' },
    { kind: 'action', label: 'Sign out', onSelect: signOut },
  ]
}

export function ProfileMenu({ rail, ...openers }: { rail: boolean } & Openers) {
  const { user } = useSession()
  const items = useProfileItems(openers)
  const name = memberName(user)
  return (
    <Menu
      wide
      label="You"
      align="start"
      side="top"
      items={items}
      opener={(props) => (
        <button {...props} type="button" className={navLine}>
          <InitialsDisc name={name} size={22} />
          <span className={rail ? 'sr-only' : 'truncate'}>{name}</span>
        </button>
      )}
    />
  )
}
