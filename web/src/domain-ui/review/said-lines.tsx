interface SaidLinesProps {
  lines: readonly { turn: number; speaker: 'rep' | 'buyer'; name: string; words: string }[]
}

/** Lines of a call one under the other, each with an edge in its speaker's colour. */
export function SaidLines({ lines }: SaidLinesProps) {
  return (
    <ol className="flex flex-col gap-1.5">
      {lines.map(({ turn, speaker, name, words }) => (
        <li
          key={turn}
          className={`border-l-2 pl-2.5 text-small break-words ${speaker === 'rep' ? 'border-you' : 'border-buyer'}`}
        >
          <span className={`font-semibold ${speaker === 'rep' ? 'text-you-text' : 'text-buyer-text'}`}>{name}</span> “
          {words}”
        </li>
      ))}
    </ol>
  )
}
