import { wordedByModel, type Prose } from '@ringside/contract/reviews/prose'
import { costWords, limits } from './worded-by.ts'

/** Whose words verdict and advice are, and what they cost. */
export function proseWords(prose: Prose, isOwn: boolean): string {
  if (prose.state === 'asked') return `${prose.model} is wording this. It stands in our own words until then.`
  const { model, verdict, cost, answered, stoppedBy } = prose
  if (stoppedBy !== null) return `In our own words; ${limits[stoppedBy]} was reached.`
  if (!answered) return `In our own words; ${model} did not answer, ${costWords(cost)}.`
  if (wordedByModel({ prose }) === null)
    return `In our own words; what ${model} wrote could not be kept, ${costWords(cost)}.`
  if (isOwn) return 'In our own words.'
  return `${verdict === null ? 'Advice worded' : 'Worded'} by ${model}, ${costWords(cost)}.`
}

interface ProseFactProps {
  prose: Prose
  /** Our own words are shown in place of the model's. */
  isOwn: boolean
  onOwn: (isOwn: boolean) => void
}

/** Says under the verdict that a model worded it, and leads to our own words and back. */
export function ProseFact({ prose, isOwn, onOwn }: ProseFactProps) {
  const model = wordedByModel({ prose })
  return (
    <p className="mt-1 text-small text-ink-2">
      {proseWords(prose, isOwn)}
      {model !== null && (
        <>
          {' '}
          <button
            type="button"
            onClick={() => onOwn(!isOwn)}
            className="touch-target rounded-tick text-link hover:underline"
          >
            {isOwn ? `Read ${model}’s words` : 'Read our own words'}
          </button>
        </>
      )}
    </p>
  )
}
