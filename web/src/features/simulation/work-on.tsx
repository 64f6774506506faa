import { useQuery } from '@tanstack/react-query'
import { reviewPath } from '../../lib/paths.ts'
import { progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Section } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The rep's weakest skill, with their own words that show it. */
export function WorkOn() {
  const { orgId, userId } = useSession()
  const progress = useQuery(progressQuery(orgId, userId))
  const workOn = progress.data?.workOn
  if (!workOn)
    return (
      <Section title="Work on" open>
        <p className="text-ink-2">After your first call, your weakest skill stands here.</p>
      </Section>
    )
  const skill = progress.data?.skills.find((each) => each.criterion === workOn.criterion)?.label ?? workOn.criterion
  return (
    <Section title={`Work on: ${skill.toLowerCase()}`} open>
      <p className="text-ink-2">{workOn.advice}</p>
      {workOn.quote && (
        <blockquote className="mt-3 border-l-2 border-you pl-2.5 text-small">“{workOn.quote}”</blockquote>
      )}
      <p className="mt-1 pl-3 text-tiny">
        <TextLink look="alone" to={reviewPath(workOn.simulationId, workOn.startMs)}>
          Your call, {formatClock(workOn.startMs)}
        </TextLink>
      </p>
    </Section>
  )
}
