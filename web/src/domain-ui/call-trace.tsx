import type { Side } from '@ringside/contract/speakers'
import type { TraceBar } from './trace-bars.ts'

export interface CallTraceProps {
  bars: readonly TraceBar[]
  /** Height of each half in pixels. */
  half?: number
  /** Bars after this are not played yet: 55 %. */
  playedMs?: number
}

/** A path's worth of bars, in percent across and pixels down, so the trace stretches without the bars getting wider. */
function Bars({ bars, speaker, half }: { bars: readonly TraceBar[]; speaker: Side; half: number }) {
  return bars
    .filter((bar) => bar.speaker === speaker)
    .map((bar) => {
      const x = `${(bar.share * 100).toFixed(2)}%`
      const length = Math.max(2, bar.height * (half - 4))
      const [y1, y2] = speaker === 'buyer' ? [half - 1, half - 1 - length] : [half + 1, half + 1 + length]
      return <line key={bar.ms} x1={x} x2={x} y1={y1} y2={y2} />
    })
}

/** The mirrored waveform: buyer up, you down, and in grey a colleague beside you. Decoration; what was said stands in the captions or the transcript. */
export function CallTrace({ bars, half = 38, playedMs = Infinity }: CallTraceProps) {
  const played = bars.filter((bar) => bar.ms <= playedMs)
  const ahead = bars.filter((bar) => bar.ms > playedMs)
  return (
    <svg width="100%" height={half * 2} strokeWidth="2" strokeLinecap="round" aria-hidden className="block">
      <line x1="0" x2="100%" y1={half} y2={half} strokeWidth="1" className="stroke-line" />
      {[
        { part: played, opacity: 1 },
        { part: ahead, opacity: 0.55 },
      ].map(({ part, opacity }) => (
        <g key={opacity} opacity={opacity}>
          <g className="stroke-buyer">
            <Bars bars={part} speaker="buyer" half={half} />
          </g>
          <g className="stroke-you">
            <Bars bars={part} speaker="rep" half={half} />
          </g>
          <g className="stroke-control">
            <Bars bars={part} speaker="colleague" half={half} />
          </g>
        </g>
      ))}
    </svg>
  )
}
