import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createStore, useStore } from './store.ts'
import { storage } from './storage.ts'

/**
 * One shortcut. `keys` is a key ("c", "?", "/", "Space", "F8"), two in a row ("g d"), or a chord ("mod+k", "shift+h"), where
 * mod is Ctrl or the Mac's command key.
 */
export interface Shortcut {
  keys: string
  label: string
  /** The heading it stands under in the list: "Go", "Call". */
  group: string
  run(): void
}

const sequenceMs = 1000
const active = new Set<{ current: readonly Shortcut[] }>()

/** Single keys can be switched off (WCAG 2.1.4); chords with Ctrl and function keys stay. */
export const singleKeys = createStore(storage.read('single-keys') !== 'off')
export function setSingleKeys(on: boolean): void {
  storage.write('single-keys', on ? 'on' : 'off')
  singleKeys.set(on)
}

/** The name of a pressed key in the form `keys` has. */
export function nameOfKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (event.ctrlKey || event.metaKey) return `mod+${key}`
  // Shift is part of a letter's chord only: "?" already is a key of its own.
  return event.shiftKey && /^[a-z]$/.test(key) ? `shift+${key}` : key
}

/** Inputs that take no text. */
const textless: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'range',
  'button',
  'submit',
  'reset',
  'file',
  'color',
])

/** Typing must never fire a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target.matches('textarea, select, [role=combobox], [role=listbox], [role=menu], [role=menu] *')
  )
    return true
  return target instanceof HTMLInputElement && !textless.has(target.type)
}

function onFocusMoved(listener: () => void): () => void {
  const moves = ['focusin', 'focusout'] as const
  for (const move of moves) document.addEventListener(move, listener)
  return () => {
    for (const move of moves) document.removeEventListener(move, listener)
  }
}
const isTypingNow = (): boolean => isTyping(document.activeElement)

/** Whether a single key does something now: they are not switched off, and nobody is in a text field. */
export function useSingleKeysWork(): boolean {
  const on = useStore(singleKeys)
  return !useSyncExternalStore(onFocusMoved, isTypingNow) && on
}

/** The keys that a control answers to itself, by what is pressed. A slider does nothing with the space bar. */
const ownKeys: readonly (readonly [keys: RegExp, controls: string])[] = [
  [/^(Space|Enter)$/, 'button, a, summary, [role=tab], input:not([type=range])'],
  [/^(Arrow.*|Page.*|Home|End)$/, 'input[type=range], input[type=radio]'],
]

const belongsToControl = (name: string, target: EventTarget | null) =>
  target instanceof HTMLElement && ownKeys.some(([keys, controls]) => keys.test(name) && target.matches(controls))

export const listShortcuts = (): readonly Shortcut[] => [...active].flatMap((each) => each.current)

let first: { key: string; at: number } | null = null

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return
  const name = nameOfKey(event)
  // Nobody types a function key: like a chord it works in a field, in a dialog and with single keys switched off.
  const chord = /^(mod\+|F\d)/.test(name)
  if (!chord && (!singleKeys.get() || isTyping(event.target) || belongsToControl(name, event.target))) return
  if (!chord && document.querySelector('[role=dialog][data-state=open]')) return
  const pair = first && event.timeStamp - first.at < sequenceMs ? `${first.key} ${name}` : null
  // The newest screen's shortcut wins over the shell's.
  const found = listShortcuts().findLast((shortcut) => shortcut.keys === pair || shortcut.keys === name)
  first = found ? null : { key: name, at: event.timeStamp }
  if (!found) return
  event.preventDefault()
  found.run()
}

/** Offers shortcuts while the component stands. Their list is what `?` shows. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const held = useRef(shortcuts)
  useEffect(() => {
    held.current = shortcuts
  })
  useEffect(() => {
    if (active.size === 0) window.addEventListener('keydown', onKeyDown)
    active.add(held)
    return () => {
      active.delete(held)
      if (active.size === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

/** `/` on a screen with a FilterBar. */
export const focusFilterSearch = (): void => document.querySelector<HTMLElement>('[data-filter-search]')?.focus()
