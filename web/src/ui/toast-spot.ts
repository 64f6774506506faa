import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { edge, freePlace, keptClear, type Place } from './toast-place.ts'

/** As wide as a toast is where the screen is wide enough; `toast-card.tsx` draws it so. */
export const toastWidth = 380
/** Between one toast and the next. */
export const toastGap = 8
/** What they keep clear of the edges of a row that is made for them. */
const roomGap = 6

/** Those that are shown: how high each is, and about what. */
let shown: ReadonlyMap<string, { height: number; about: readonly string[] }> = new Map()
const listeners = new Set<() => void>()

function setShown(next: typeof shown) {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** It is shown, and so high; until it is drawn that is not known. */
export const noteToast = (id: string, about: readonly string[], height = 0): void =>
  setShown(new Map(shown).set(id, { height, about }))

export const isShown = (id: string): boolean => shown.has(id)

export function forgetToast(id: string): void {
  if (!shown.has(id)) return
  const next = new Map(shown)
  next.delete(id)
  setShown(next)
}

/** Those that are about some of these things and about nothing else. */
export const toastsAbout = (things: readonly string[]): string[] =>
  [...shown]
    .filter(([, { about }]) => about.length > 0 && about.every((each) => things.includes(each)))
    .map(([id]) => id)

/** Where they stand, or how high a row has to be made for them at the top of the page where all of it is taken. */
interface Spot extends Place {
  room: number
}
const corner: Spot = { top: roomGap, right: edge, room: 0 }

function findSpot(): Spot {
  if (shown.size === 0) return corner
  const height = [...shown.values()].reduce((sum, each) => sum + each.height + toastGap, -toastGap)
  const { innerWidth, innerHeight } = window
  const size = { width: Math.min(toastWidth, innerWidth - 2 * edge), height }
  // What a row that is there already moved down is measured where it would stand without it.
  const frame = document.querySelector('#root')
  const lifted = frame ? Number.parseFloat(getComputedStyle(frame).paddingTop) || 0 : 0
  const taken = keptClear().map((box) => ({ ...box, top: box.top - lifted, bottom: box.bottom - lifted }))
  const place = freePlace(size, taken, { width: innerWidth, height: innerHeight })
  return place ? { ...place, room: 0 } : { ...corner, room: height + 2 * roomGap }
}

/** Read by the page's own frame and by dialogs that fill a phone. */
const roomName = '--toast-room'

/** How often they look whether the page under them has changed: what a toast tells of is often read anew meanwhile. */
const lookMs = 400

/** Nothing moves under a finger or a pressed button: what has to wait for it is done once it is lifted and its press is through. */
function useUnpressed() {
  const pressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const onDown = () => (pressed.current = true)
    const onUp = () => {
      pressed.current = false
      setTimeout(() => {
        waiting.current?.()
        waiting.current = null
      })
    }
    const all = [
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const
    for (const [name, listener] of all) window.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of all) window.removeEventListener(name, listener, true)
    }
  }, [])
  return useCallback((move: () => void) => {
    if (pressed.current) waiting.current = move
    else move()
  }, [])
}

const same = (a: Spot, b: Spot) => a.top === b.top && a.right === b.right && a.room === b.room

/** Where the toasts stand: looked for when one comes or goes, and again and again while any stands. */
export function useToastSpot(): Spot {
  const [spot, setSpot] = useState(corner)
  const unpressed = useUnpressed()
  const now = useSyncExternalStore(subscribe, () => shown)
  useLayoutEffect(() => {
    const place = () =>
      unpressed(() => {
        const next = findSpot()
        document.documentElement.style.setProperty(roomName, `${next.room}px`)
        setSpot((before) => (same(before, next) ? before : next))
      })
    place()
    if (now.size === 0) return
    const looking = setInterval(place, lookMs)
    return () => clearInterval(looking)
  }, [now, unpressed])
  useEffect(() => () => void document.documentElement.style.removeProperty(roomName), [])
  return spot
}
