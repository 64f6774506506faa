import { useMemo } from 'react'
import { initialsOf, voiceprintGeometry, voiceprintPath, type VoiceprintSize } from './voiceprint-shape.ts'

export interface VoiceprintProps {
  /** The persona's id (or the user's, for "You" on a call): it alone decides the shape. */
  seed: string
  /** "Dana Whitfield"; only its initials are drawn. Always write the name beside it as text. */
  name: string
  size: VoiceprintSize
  /** off: named but not made yet, or archived. */
  who?: 'buyer' | 'you' | 'off'
  /** The voice now, 0..1, on a call. Left out, the whole shape is shown. */
  level?: number | undefined
}

const colours = {
  buyer: { bars: 'stroke-buyer', disc: 'fill-buyer-tint', letters: 'text-ink' },
  you: { bars: 'stroke-you', disc: 'fill-you-tint', letters: 'text-ink' },
  off: { bars: 'stroke-line-strong', disc: 'fill-hover', letters: 'text-ink-3' },
}

const letterSize = (size: number) => (size < 48 ? 12 : Math.round(size * (size < 80 ? 0.27 : 0.2)))

/** With reduced motion the bars step between three lengths instead of following the voice. */
const inThreeSteps = (level: number) => Math.round(level * 2) / 2
const prefersStill = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** The face of a person: bars round a tinted disc with initials. Decoration for screen readers. */
export function Voiceprint({ seed, name, size, who = 'buyer', level }: VoiceprintProps) {
  const voice = level === undefined ? null : prefersStill() ? inThreeSteps(level) : Math.round(level * 40) / 40
  const path = useMemo(() => voiceprintPath(seed, size, voice), [seed, size, voice])
  const { disc, stroke } = voiceprintGeometry(size)
  const look = colours[who]
  return (
    <span
      aria-hidden
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} className="absolute inset-0">
        <circle cx={size / 2} cy={size / 2} r={disc} className={look.disc} />
        <path d={path} strokeWidth={stroke.toFixed(2)} strokeLinecap="round" className={look.bars} />
      </svg>
      <span className={`relative initials ${look.letters}`} style={{ fontSize: letterSize(size) }}>
        {initialsOf(name)}
      </span>
    </span>
  )
}

/** The disc of a rep: initials on blue. Decoration: the name stands beside it as text. */
export function InitialsDisc({ name, size = 28 }: { name: string; size?: 22 | 24 | 28 | 40 }) {
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full bg-you-tint initials text-you-text"
      style={{ width: size, height: size, fontSize: size < 28 ? 11 : size * 0.42 }}
    >
      {initialsOf(name)}
    </span>
  )
}
