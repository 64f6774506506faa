import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isTyping, nameOfKey, setSingleKeys, useShortcuts } from './keyboard.ts'

const key = (name: string, held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean } = {}) =>
  nameOfKey({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, ...held })

const element = (html: string): Element => {
  document.body.innerHTML = html
  const first = document.body.firstElementChild
  if (!first) throw new Error('no element')
  return first
}

afterEach(cleanup)

describe('a pressed key', () => {
  it('has the same name with Ctrl and with the command key', () => {
    expect(key('k', { ctrlKey: true })).toBe('mod+k')
    expect(key('k', { metaKey: true })).toBe('mod+k')
  })

  it('names Shift with letters only, for a question mark needs it on most keyboards', () => {
    expect(key('H', { shiftKey: true })).toBe('shift+h')
    expect(key('?', { shiftKey: true })).toBe('?')
  })

  it('calls the space bar Space', () => {
    expect(key(' ')).toBe('Space')
  })
})

describe('a shortcut', () => {
  it.each(['<input>', '<input type="search">', '<textarea></textarea>', '<div role="listbox"></div>'])(
    'never fires while typing in %s',
    (html) => {
      expect(isTyping(element(html))).toBe(true)
    },
  )

  it.each([
    '<button>Go</button>',
    '<input type="checkbox">',
    '<input type="range">',
    '<input type="submit">',
    '<main tabindex="-1"></main>',
  ])('fires while the focus is on %s', (html) => {
    expect(isTyping(element(html))).toBe(false)
  })

  it('of a function key works in a field as well, and with single keys switched off', () => {
    const ran: string[] = []
    const shortcut = (keys: string) => ({ keys, label: keys, group: 'Everywhere', run: () => void ran.push(keys) })
    renderHook(() => useShortcuts([shortcut('F8'), shortcut('f')]))
    const field = element('<input>')
    setSingleKeys(false)
    for (const key of ['F8', 'f']) fireEvent.keyDown(field, { key })
    setSingleKeys(true)
    expect(ran).toEqual(['F8'])
  })

  const keys = ['.', ',', ' ', 's', 'ArrowLeft', 'ArrowRight', 'PageUp', 'Home', 'Enter']
  it.each([
    ['a slider', '<input type="range">', ['.', ',', 'Space', 's', 'Enter']],
    ['a radio', '<input type="radio">', ['.', ',', 's']],
    ['a button', '<button>Go</button>', ['.', ',', 's', 'ArrowLeft', 'ArrowRight', 'PageUp', 'Home']],
  ])('leaves %s the keys it answers to itself, and no others', (_, html, free) => {
    const ran: string[] = []
    renderHook(() =>
      useShortcuts(
        keys.map((each) => {
          const name = each === ' ' ? 'Space' : each
          return { keys: name, label: name, group: 'Review', run: () => void ran.push(name) }
        }),
      ),
    )
    const control = element(html)
    for (const each of keys) fireEvent.keyDown(control, { key: each })
    expect(ran).toEqual(free)
  })
})
