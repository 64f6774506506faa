/**
 * The first `most` characters of words, counted as code points. Cut between the two halves of an emoji, a text is none that
 * Postgres takes into `jsonb` (22P02); a half that stands alone in `words` comes as U+FFFD.
 */
export const cutTo = (words: string, most: number): string =>
  Array.from(words.slice(0, most * 2))
    .slice(0, most)
    .join('')
    .toWellFormed()
