import { useShortcuts, type Shortcut } from '../../lib/keyboard.ts'

/** What the keys of a call do; one that can't be done now is left out. */
export interface CallKeys {
  mute: (() => void) | null
  type: () => void
  interrupt: (() => void) | null
  plan: () => void
  notes: () => void
  whisper: (() => void) | null
  hangUp: () => void
}

/** Single keys while nobody types. */
export function useCallKeys(keys: CallKeys): void {
  const rows: readonly (readonly [string, string, (() => void) | null])[] = [
    ['m', 'Mute', keys.mute],
    ['t', 'Type', keys.type],
    ['Space', 'Interrupt', keys.interrupt],
    ['p', 'Show or hide the plan', keys.plan],
    ['n', 'Notes', keys.notes],
    ['w', 'Read the last whisper', keys.whisper],
    ['shift+h', 'Hang up', keys.hangUp],
  ]
  useShortcuts(rows.flatMap(([key, label, run]): Shortcut[] => (run ? [{ keys: key, label, group: 'Call', run }] : [])))
}
