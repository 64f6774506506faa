import { spokenParts, type SpokenPart } from './spoken-parts.ts'

function Part({ words, as }: SpokenPart) {
  if (as === 'said') return words
  if (as === 'left-out') return <s className="text-ink-3">{words}</s>
  return (
    <mark className="bg-transparent text-ink underline decoration-you decoration-2 underline-offset-4">{words}</mark>
  )
}

interface SpokenWordsProps {
  words: string
  marked: string | null
  /** Sentences of this turn that counted for nothing. */
  leftOut: readonly string[]
}

/** The words of a turn, with a quote in them marked where it stands and what was left out of the score struck through. */
export function SpokenWords({ words, marked, leftOut }: SpokenWordsProps) {
  // The parts of a turn never change place: their order is their name.
  return spokenParts(words, marked, leftOut).map((part, i) => <Part key={`${part.as}-${i}`} {...part} />)
}
