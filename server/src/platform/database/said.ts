import { sql, type RawBuilder } from 'kysely'

/** As much of a call as a search reads. A tsvector holds no more than a megabyte, whatever a file is full of. */
const mostSearched = 300_000

/** The words of the row's call as its column `said` keeps them, under its organisation. */
export const saidWords = (words: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`array_to_tsvector(array['org ' || org_id]) || to_tsvector('simple', left(${words}, ${sql.lit(mostSearched)}))`

const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`

/** A single letter begins half of all words: it counts as a word of its own. */
const endsInWord = /[\p{L}\p{N}]{2}$/u

/**
 * A condition on a row with a column `said`: its call is the organisation's, and all words of the search were said in it,
 * in whatever order. The last may be the beginning of a word, as people search while they type. A search without a word
 * finds nothing.
 */
export const wasSaid = (orgId: string, search: string): RawBuilder<boolean> => {
  const beginning = endsInWord.test(search) ? ':*' : ''
  return sql<boolean>`said @@ (${quoted(`org ${orgId}`)}::tsquery
    && (nullif(plainto_tsquery('simple', ${search})::text, '') || ${beginning}::text)::tsquery)`
}
