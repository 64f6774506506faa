import { describe, expect, it } from 'vitest'
import { isTyping, nameOfKey } from './keyboard.ts'

const key = (name: string, held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean } = {}) =>
  nameOfKey({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, ...held })

const element = (html: string): Element => {
  document.body.innerHTML = html
  const first = document.body.firstElementChild
  if (!first) throw new Error('no element')
  return first
}

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

  it.each(['<button>Go</button>', '<input type="checkbox">', '<main tabindex="-1"></main>'])(
    'fires while the focus is on %s',
    (html) => {
      expect(isTyping(element(html))).toBe(false)
    },
  )
})
