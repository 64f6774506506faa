import { createStore, useStore } from './store.ts'
import { storage } from './storage.ts'

export type Theme = 'light' | 'dark'

/** Set before the first paint by the script in index.html, from what was kept or else from the system. */
const painted = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

const store = createStore<Theme>(painted())

export const useTheme = () => useStore(store)

/** Changes the theme and keeps it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  storage.write('theme', theme)
  store.set(theme)
}
