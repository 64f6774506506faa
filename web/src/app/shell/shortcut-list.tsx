import { listShortcuts, setSingleKeys, singleKeys } from '../../lib/keyboard.ts'
import { useStore } from '../../lib/store.ts'
import { Switch } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'

const keyNames: Record<string, string> = { mod: 'Ctrl', shift: 'Shift', ArrowLeft: '←', ArrowRight: '→' }
const nameOf = (key: string) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key)

/** What `?` shows: every shortcut of the screen and the shell, and the switch that turns single keys off. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const on = useStore(singleKeys)
  const groups = Map.groupBy(listShortcuts(), (shortcut) => shortcut.group)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" width={480}>
      <Switch
        label="Single keys"
        help="Shortcuts without Ctrl. They never work in text fields."
        checked={on}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
      {[...groups].map(([group, shortcuts]) => (
        <section key={group} className="mt-4">
          <h3 className="mb-1 text-tiny text-ink-3">{group}</h3>
          <ul>
            {shortcuts.map((shortcut) => (
              <li key={shortcut.keys} className="flex items-center justify-between border-b border-line py-1.5">
                {shortcut.label}
                <span className="flex gap-1">
                  {shortcut.keys.split(/[ +]/).map((key) => (
                    <Kbd key={key}>{nameOf(key)}</Kbd>
                  ))}
                  <span className="sr-only">{shortcut.keys}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
