import { useShortcuts, type Shortcut } from '../lib/keyboard.ts'

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const current = (all: readonly HTMLElement[]): number => all.findIndex((row) => row.contains(document.activeElement))

/** Goes to the name in the row `by` rows on, from nowhere to the first; Enter then opens it as any link or button. */
function move(by: 1 | -1): void {
  const all = rows()
  const at = current(all)
  const row = all[at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]
  row?.querySelector<HTMLElement>('a, button')?.focus()
  row?.scrollIntoView?.({ block: 'nearest' })
}

function select(): void {
  const all = rows()
  all[current(all)]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}

const row = (keys: string, label: string, run: () => void): Shortcut => ({ keys, label, group: 'Lists', run })
const walking = [row('j', 'Next row', () => move(1)), row('k', 'Row before', () => move(-1))]
const selecting = [...walking, row('x', 'Select the row', select)]

/** The keys of a table: J and K go from row to row, X ticks one where rows have boxes. */
export const useRowKeys = (canSelect: boolean): void => useShortcuts(canSelect ? selecting : walking)
