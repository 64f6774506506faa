import type { ReactNode } from 'react'
import { formatClock } from '../lib/time-format.ts'

export interface TimestampProps {
  ms: number
  /** Goes to that moment. Without it the time is plain text. */
  onSeek?: ((ms: number) => void) | undefined
}

/** A place in a call; pressing it goes there. */
export function Timestamp({ ms, onSeek }: TimestampProps) {
  const words = formatClock(ms)
  if (!onSeek) return <time className="text-tiny text-ink-3">{words}</time>
  return (
    <button
      type="button"
      aria-label={`Go to ${words}`}
      onClick={() => onSeek(ms)}
      className="-mx-0.5 rounded-tick px-0.5 py-1 text-tiny font-medium whitespace-nowrap text-link hover:underline touch-target"
    >
      {words}
    </button>
  )
}

export interface QuoteProps {
  /** Exact words of the call, without marks. */
  words: string
  speaker: 'rep' | 'buyer'
  ms: number
  onSeek?: ((ms: number) => void) | undefined
  /** After the time: "1 more quote", "Your call with Dana". */
  more?: ReactNode
}

/** Evidence: exact words with an edge in the speaker's colour, and the way to them. */
export function Quote({ words, speaker, ms, onSeek, more }: QuoteProps) {
  return (
    <figure className="m-0 min-w-0">
      <blockquote
        className={`m-0 border-l-2 pl-2.5 text-small text-ink ${speaker === 'rep' ? 'border-you' : 'border-buyer'}`}
      >
        <span className="sr-only">{speaker === 'rep' ? 'You said: ' : 'The buyer said: '}</span>“{words}”
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 pl-3">
        <Timestamp ms={ms} onSeek={onSeek} />
        {more && <span className="text-tiny text-ink-2">{more}</span>}
      </figcaption>
    </figure>
  )
}
