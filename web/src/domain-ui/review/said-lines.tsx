import type { Side } from '@ringside/contract/speakers'
import { nameColour } from '../side-looks.ts'

const edges = { rep: 'border-you', colleague: 'border-line-strong', buyer: 'border-buyer' } as const

interface SaidLinesProps {
  lines: readonly { turn: number; speaker: Side; name: string; words: string }[]
}

/** Lines of a call one under the other, each with an edge in its speaker's colour. */
export function SaidLines({ lines }: SaidLinesProps) {
  return (
    <ol className="flex flex-col gap-1.5">
      {lines.map(({ turn, speaker, name, words }) => (
        <li key={turn} className={`border-l-2 pl-2.5 text-small break-words ${edges[speaker]}`}>
          <span className={`font-semibold ${nameColour[speaker]}`}>{name}</span> “{words}”
        </li>
      ))}
    </ol>
  )
}
