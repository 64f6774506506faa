/** What a rep before this one noted of somebody: a quote, with who said it. */
export function MannerNote({ manner, className }: { manner: string; className: string }) {
  if (manner === '') return null
  return <p className={className}>Note from the rep before you: “{manner}”</p>
}
