/** One thing to choose. `hint` is a second fact in grey at the right. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  hint?: string
  disabled?: boolean
  /** Stands in the list only where it was searched for. */
  onlySearched?: boolean
  /** Is offered where a search finds nothing else. */
  whenNothing?: boolean
}

/** Options whose value is what a person reads. */
export const plainOptions = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: value }))

/** Over this many options a list is searched rather than read. */
export const searchableOver = 10

/** Options whose label has every word of the search, in any order; those that begin with it come first. */
export function searchOptions<Value extends string>(
  options: readonly Option<Value>[],
  search: string,
): Option<Value>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (option: Option<Value>) => words.every((word) => option.label.toLowerCase().includes(word))
  const found = options.filter((option) => holds(option) && (words.length > 0 || !option.onlySearched))
  if (found.length === 0) return options.filter(({ whenNothing }) => whenNothing)
  const begins = (option: Option<Value>) => option.label.toLowerCase().startsWith(words[0] ?? '')
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
