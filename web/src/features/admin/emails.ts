const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The addresses in a pasted text, each once, and the words that are none. */
export function emailsIn(text: string): { emails: string[]; wrong: string[] } {
  const words = [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map((word) => word.replace(/^<|>$/g, '').toLowerCase()),
    ),
  ]
  return {
    emails: words.filter((word) => looksLikeEmail.test(word)),
    wrong: words.filter((word) => !looksLikeEmail.test(word)),
  }
}
