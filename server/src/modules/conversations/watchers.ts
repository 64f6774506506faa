/** A watcher asks again every few seconds; one who has not for this long has gone, in milliseconds. */
const goneAfterMs = 15_000

/** Who is watching a call, by name. */
export class Watchers {
  private readonly seen = new Map<string, { name: string; at: number }>()

  /** True when somebody new is watching. */
  see(userId: string, name: string, now: Date): boolean {
    const isNew = !this.seen.has(userId)
    this.seen.set(userId, { name, at: now.getTime() })
    return isNew
  }

  /** Drops those who have gone; true when there were any. */
  forget(now: Date): boolean {
    const gone = [...this.seen].filter(([, { at }]) => now.getTime() - at > goneAfterMs)
    for (const [userId] of gone) this.seen.delete(userId)
    return gone.length > 0
  }

  names(): string[] {
    return [...this.seen.values()].map(({ name }) => name)
  }
}
