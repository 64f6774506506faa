import type { Difficulty } from './vocabulary.ts'

export const difficultyLabels: Record<Difficulty, string> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
}

/** How a buyer of each difficulty behaves, in a line. */
export const difficultyManners: Record<Difficulty, string> = {
  easy: 'Open, with time for you. Shows their mood.',
  medium: 'Fair but busy. Shows their mood.',
  hard: 'Wary and short on time. Hides their mood.',
  expert: 'Guarded, and cuts in. Hides their mood.',
}
