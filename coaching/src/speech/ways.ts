/**
 * Ways to say one thing, each under an example of it: a pattern of many alternatives is read, and found again, by its
 * examples. They are held against their patterns in the tests.
 */
export type Ways = Readonly<Record<string, RegExp>>

/** One pattern for all of some ways, with these flags whatever theirs are. */
export function anyOf(ways: Ways, flags = ''): RegExp {
  return new RegExp(
    Object.values(ways)
      .map(({ source }) => source)
      .join('|'),
    flags,
  )
}
