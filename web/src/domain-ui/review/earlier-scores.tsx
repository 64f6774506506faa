import type { EarlierJudgement } from '@ringside/contract/reviews/judgement'
import type { Review } from '@ringside/contract/reviews/review'
import { callTypeLabels } from '@ringside/contract/simulations/call-type-labels'
import type { ReactNode } from 'react'
import { earlierTypeWords, earlierWords, isOfAnotherType } from './judged.ts'

interface PartProps {
  title: string
  words: string
  children: ReactNode
}

const Part = ({ title, words, children }: PartProps) => (
  <section aria-label={title} className="border-t border-line py-3">
    <h2 className="text-small font-semibold">{title}</h2>
    <p className="mb-2 text-small text-ink-2">{words}</p>
    <ul className="flex flex-col gap-1.5 text-small">{children}</ul>
  </section>
)

const Judged = ({ judged, review }: { judged: readonly EarlierJudgement[]; review: Review }) =>
  judged.map((each) => (
    <li key={`${each.label}-${each.at}`}>
      {earlierWords(each, review)}
      {each.reason && <span className="wrap-anywhere"> “{each.reason}”</span>}
    </li>
  ))

/** What counted before the call was scored anew, by other criteria or as another kind: nobody has to wonder where it went. */
export function EarlierScores({ review }: { review: Review }) {
  const { type, earlierJudgements = [], earlierTypes = [] } = review
  const ofOthers = earlierJudgements.filter((judged) => isOfAnotherType(judged, review))
  const ofOlder = earlierJudgements.filter((judged) => !isOfAnotherType(judged, review))
  const now = callTypeLabels[type]
  return (
    <>
      {ofOlder.length > 0 && (
        <Part
          title="Judged under an earlier rubric"
          words="This call has been scored anew since, and by other criteria. What was judged before counts no more."
        >
          <Judged judged={ofOlder} review={review} />
        </Part>
      )}
      {ofOthers.length > 0 && (
        <Part
          title="Judged as another kind of call"
          words={`This call is reviewed as ${now} now. What was judged of it as another kind counts again if it is of that kind again.`}
        >
          <Judged judged={ofOthers} review={review} />
        </Part>
      )}
      {earlierTypes.length > 0 && (
        <Part
          title="Scored as another kind of call"
          words={`What this call came to before it was reviewed as ${now}. Its rep and admins read this, and nobody else.`}
        >
          {earlierTypes.map((each) => (
            <li key={each.type}>{earlierTypeWords(each)}</li>
          ))}
        </Part>
      )}
    </>
  )
}
