interface Entry {
  at: string
  amount: number
  kind: string
}

/** A purchase older than this is not the one a person comes from. */
const freshMs = 60 * 60_000

/** The newest purchase of the last hour, or null while the payment is not confirmed. */
export function latestPurchase<Each extends Entry>(entries: readonly Each[], now: Date): Each | null {
  const bought = entries.filter((entry) => entry.kind === 'purchase' && now.getTime() - Date.parse(entry.at) < freshMs)
  return bought.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0] ?? null
}
