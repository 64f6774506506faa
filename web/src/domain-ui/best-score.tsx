import { scoreWords, type ScoreTarget } from './score-target.ts'
import { Score } from './score-ticks.tsx'

/** The best score with somebody, with the mark of its target where there is one. */
export const BestScore = ({ score, target }: { score: number | null; target: ScoreTarget | undefined }) => (
  <Score
    score={score}
    target={target?.value}
    label={score === null || target === undefined ? undefined : scoreWords(score, target)}
  />
)
