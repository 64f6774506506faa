import { mostIdeas } from '@ringside/contract/pipeline/segments'

export const isFull = (ideas: readonly string[]): boolean => ideas.length >= mostIdeas

/** The list with one sentence more at its end; one that is there already, or none, adds nothing, and a full list takes none. */
export function withIdea(ideas: readonly string[], words: string): string[] {
  const idea = words.trim()
  return idea === '' || ideas.includes(idea) || isFull(ideas) ? [...ideas] : [...ideas, idea]
}

/** The list with the sentence at `at` moved on by `by` places. */
export function moved(ideas: readonly string[], at: number, by: 1 | -1): string[] {
  const next = [...ideas]
  const [idea] = next.splice(at, 1)
  if (idea !== undefined) next.splice(at + by, 0, idea)
  return next
}

/** The list with a sentence in other words, in its place. Without words, or in the words of another, it is struck out. */
export function reworded(ideas: readonly string[], idea: string, words: string): string[] {
  const next = words.trim()
  if (next === idea) return [...ideas]
  if (next === '' || ideas.includes(next)) return ideas.filter((each) => each !== idea)
  return ideas.map((each) => (each === idea ? next : each))
}
