interface Figure {
  name: string
  value: string | number
}

/** Up to five figures in a row, two in a row on a phone; an odd last one there has the row to itself. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-5 border-b border-line max-tablet:grid-cols-2">
      {figures.map((figure) => (
        <div
          key={figure.name}
          className="border-line px-6 py-4 not-last:border-r max-tablet:px-4 max-tablet:not-last:border-b max-tablet:even:border-r-0"
        >
          <dt className="text-small text-ink-2">{figure.name}</dt>
          <dd className="numeral text-numeral">{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
