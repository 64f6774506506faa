/** Local storage that never throws: a private window may refuse it, and nothing kept there is needed to go on. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(`ringside:${key}`)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(`ringside:${key}`, value)
    } catch {
      // Kept for this page only.
    }
  },
}
