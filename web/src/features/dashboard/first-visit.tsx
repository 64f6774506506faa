import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nothingLeftWords } from '../../domain-ui/archived-words.ts'
import { FirstSteps } from '../../domain-ui/first-steps.tsx'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FirstMarket } from './first-market.tsx'
import { ChooseWhoToCall, hero, heroName } from './next-call.tsx'

/** Nobody has begun with the pipeline: there is neither a market nor a role nor a company, not even in the archive. */
const isUntouched = ({ targetSegmentProfiles, contactProfiles, accounts }: Pipeline): boolean =>
  targetSegmentProfiles.length + contactProfiles.length + accounts.length === 0

/** There is somebody to call, whom nothing has suggested. */
const hasSomebody = ({ accounts }: Pipeline): boolean =>
  accounts.some((account) => account.archivedAt === null && account.personas.some((each) => each.archivedAt === null))

/** As high as the form that most first visits get: what stands below stays where it is. */
function FirstMarketWaiting() {
  return (
    <div role="status" aria-label="Loading" className="mt-4 flex min-h-64 flex-col gap-4 max-tablet:min-h-112">
      <Skeleton width="80%" />
      <Skeleton width="60%" height={32} />
      <Skeleton width="60%" height={32} />
    </div>
  )
}

/** Somebody who has never called and has nobody to call: the way to the first call, with what is done of it. */
export function FirstVisit() {
  const { orgId, organization, isAdmin } = useSession()
  const { data: pipeline, isPending } = useQuery({ ...pipelineQuery(orgId), enabled: organization.pipeline })
  // Once it has begun, the same form goes on until there is somebody to call: its parts come into being one by one.
  const [begins, setBegins] = useState(false)
  if (pipeline && !begins && isUntouched(pipeline)) setBegins(true)
  const archived = pipeline ? nothingLeftWords(pipeline) : null
  if (pipeline && !begins && archived === null && hasSomebody(pipeline)) return <ChooseWhoToCall />
  return (
    <section aria-label={heroName} className={hero}>
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold text-ink-2">{heroName}</p>
        <h2 className="text-hero font-semibold">
          {archived !== null && !begins ? 'Nobody is left to call' : 'Your first review is about five minutes away'}
        </h2>
        {organization.pipeline && isPending && <FirstMarketWaiting />}
        {organization.pipeline ? (
          pipeline &&
          (begins ? (
            <FirstMarket />
          ) : archived !== null ? (
            <p className="mt-1 max-w-[68ch] text-reason text-ink-2">
              {archived} Restore what you call, or <TextLink to="/pipeline">begin anew in the pipeline</TextLink>.
            </p>
          ) : (
            <div className="mt-4 max-w-[68ch]">
              <FirstSteps pipeline={pipeline} />
            </div>
          ))
        ) : (
          <p className="mt-1 max-w-[68ch] text-reason text-ink-2">
            The people you call come from the pipeline, which is switched off here.
            {isAdmin ? '' : ' An admin of your organisation can switch it on.'}
          </p>
        )}
      </div>
      {organization.pipeline && pipeline && !begins && (
        <ButtonLink variant="primary" size="large" to={archived === null ? '/pipeline' : '/pipeline/archive'}>
          {archived === null ? 'Go to the pipeline' : 'Open the archive'}
        </ButtonLink>
      )}
      {!organization.pipeline && isAdmin && (
        <ButtonLink variant="primary" size="large" to="/admin?tab=settings">
          Open the settings
        </ButtonLink>
      )}
    </section>
  )
}
