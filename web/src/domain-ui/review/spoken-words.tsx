/** The words of a turn, with a quote in them marked where it stands. */
export function SpokenWords({ words, marked }: { words: string; marked: string | null }) {
  const at = marked ? words.indexOf(marked) : -1
  if (!marked || at < 0) return words
  return (
    <>
      {words.slice(0, at)}
      <mark className="bg-transparent text-ink underline decoration-you decoration-2 underline-offset-4">{marked}</mark>
      {words.slice(at + marked.length)}
    </>
  )
}
