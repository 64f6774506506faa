import type { Pipeline } from '@ringside/contract/pipeline/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FirstSteps } from '../../domain-ui/first-steps.tsx'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FirstMarket } from './first-market.tsx'
import { hero } from './next-call.tsx'

/** Nobody has begun with the pipeline: there is neither a market nor a role nor a company in use. */
const isUntouched = ({ targetSegmentProfiles, contactProfiles, accounts }: Pipeline): boolean =>
  [...targetSegmentProfiles, ...contactProfiles, ...accounts].every(({ archivedAt }) => archivedAt !== null)

/** Somebody who has never called and has nobody to call: the way to the first call, with what is done of it. */
export function FirstVisit() {
  const { orgId, organization, isAdmin } = useSession()
  const pipeline = useQuery({ ...pipelineQuery(orgId), enabled: organization.pipeline }).data
  // Once it has begun, the same form goes on until there is somebody to call: its parts come into being one by one.
  const [begins, setBegins] = useState(false)
  if (pipeline && !begins && isUntouched(pipeline)) setBegins(true)
  return (
    <section aria-label="Your next call" className={hero}>
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold text-ink-2">Your next call</p>
        <h2 className="text-hero font-semibold">Your first review is about five minutes away</h2>
        {organization.pipeline ? (
          pipeline &&
          (begins ? (
            <FirstMarket />
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
        <ButtonLink variant="primary" size="large" to="/pipeline">
          Go to the pipeline
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
