import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'

interface Place {
  x: number
  y: number
  above: boolean
}

interface TriggerProps {
  'aria-describedby'?: string | undefined
  'aria-label'?: string | undefined
}

const delayMs = 400
/** Room the words need over the trigger; with less they go under it. */
const roomAbove = 40

interface TooltipProps {
  /** Null while there is nothing to say of it. */
  text: string | null
  children: ReactElement<TriggerProps>
  /** A press shows it too: for a control that can't do anything now, and says why where there is no pointer to hover. */
  onPress?: boolean
}

/** Near the edge of the screen the words stand a little aside instead of in a narrow column. */
function keepInside(words: HTMLElement | null): void {
  if (!words) return
  const over = words.getBoundingClientRect().right + 8 - window.innerWidth
  if (over > 0) words.style.marginLeft = `${-over}px`
}

/**
 * Words for a control, on hover and on focus from the keyboard. Esc closes it. The trigger must be focusable and have a
 * name of its own: a tooltip that repeats the name is not announced twice.
 */
export function Tooltip({ text, children, onPress = false }: TooltipProps) {
  const [place, setPlace] = useState<Place | null>(null)
  const holder = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  const show = () => {
    const box = holder.current?.firstElementChild?.getBoundingClientRect()
    if (!box || text === null) return
    const above = box.top > roomAbove
    setPlace({ x: box.left + box.width / 2, y: above ? box.top - 6 : box.bottom + 6, above })
  }
  const hide = () => {
    clearTimeout(timer.current)
    setPlace(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!place) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null)
    // No pointer leaves what a finger pressed: it closes with the next press, wherever that is.
    const onDown = () => setPlace(null)
    window.addEventListener('keydown', onKey)
    window.addEventListener('pointerdown', onDown, true)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('pointerdown', onDown, true)
    }
  }, [place])

  const describes = children.props['aria-label'] !== text
  return (
    <span
      ref={holder}
      className="contents"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, delayMs)
      }}
      onPointerLeave={(event) => {
        // A finger that is lifted leaves at once, and with it went what its press had shown.
        if (event.pointerType === 'mouse') hide()
      }}
      onPointerDown={hide}
      onPointerUp={onPress ? show : undefined}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {describes ? cloneElement(children, { 'aria-describedby': place ? id : undefined }) : children}
      {place &&
        text !== null &&
        createPortal(
          <span
            ref={keepInside}
            id={id}
            role="tooltip"
            aria-hidden={!describes}
            style={{ left: place.x, top: place.y, translate: place.above ? '-50% -100%' : '-50% 0' }}
            className="pointer-events-none fixed z-60 w-max max-w-64 rounded-chip bg-ink px-2 py-1 text-tiny text-surface shadow-2"
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  )
}
