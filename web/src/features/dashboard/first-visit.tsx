import { useQuery } from '@tanstack/react-query'
import { FirstSteps } from '../../domain-ui/first-steps.tsx'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { hero } from './next-call.tsx'

/** Somebody who has never called and has nobody to call: the way to the first call, with what is done of it. */
export function FirstVisit() {
  const { orgId, organization, isAdmin } = useSession()
  const pipeline = useQuery({ ...pipelineQuery(orgId), enabled: organization.pipeline }).data
  return (
    <section aria-label="Your next call" className={hero}>
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold text-ink-2">Your next call</p>
        <h2 className="text-hero font-semibold">Your first review is about five minutes away</h2>
        {organization.pipeline ? (
          <div className="mt-4 max-w-[68ch]">{pipeline && <FirstSteps pipeline={pipeline} />}</div>
        ) : (
          <p className="mt-1 max-w-[68ch] text-reason text-ink-2">
            The people you call come from the pipeline, which is switched off here.
            {isAdmin ? '' : ' An admin of your organisation can switch it on.'}
          </p>
        )}
      </div>
      {organization.pipeline && (
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
