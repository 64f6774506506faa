/** What the file of an invented person has on how they are on the phone. Nobody's words: nobody here need have called them. */
export function MannerNote({ manner, className }: { manner: string; className: string }) {
  if (manner === '') return null
  return <p className={className}>In their file: “{manner}”</p>
}
