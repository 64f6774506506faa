/** Why an organisation can't be called that, as the server would say; undefined when it can. */
export function organisationNameProblem(name: string): string | undefined {
  const { length } = name.trim()
  if (length < 2) return 'Give the organisation a name of at least 2 characters.'
  return length > 80 ? 'Use at most 80 characters.' : undefined
}
