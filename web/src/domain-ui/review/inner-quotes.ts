/** Quotes inside a quoted line are single. */
export const withInnerQuotes = (words: string): string => words.replaceAll('“', '‘').replaceAll('”', '’')
