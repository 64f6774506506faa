import { useState } from 'react'
import { useShortcuts } from '../../lib/keyboard.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { goToToast, toastKey } from '../../ui/toast-queue.ts'

const ShortcutList = lazyPart(() => import('./shortcut-list.tsx').then((file) => file.ShortcutList))

/** `?` on a screen without the navigation: the call. */
export function BareShortcuts() {
  const [open, setOpen] = useState(false)
  useShortcuts([
    { keys: toastKey, label: 'Go to the last message', group: 'Everywhere', run: goToToast },
    { keys: '?', label: 'Show this list', group: 'Everywhere', run: () => setOpen(true) },
  ])
  return open && <ShortcutList onClose={() => setOpen(false)} />
}
