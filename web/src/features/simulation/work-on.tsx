import { useQuery } from '@tanstack/react-query'
import { RetryButton } from '../../domain-ui/retry-button.tsx'
import { lessonPath } from '../../lib/paths.ts'
import { callsQuery, progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Section } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The most calls with one buyer that are looked through for the one that shows the skill. */
const callsRead = 20

/** The rep's weakest skill, with their own words that show it when they were said to this buyer: advice repeats what a buyer said. */
export function WorkOn({ personaId }: { personaId: string }) {
  const { orgId, userId } = useSession()
  const progress = useQuery(progressQuery(orgId, userId))
  const workOn = progress.data?.workOn
  const withThem = useQuery(callsQuery(orgId, { personaId, limit: callsRead }))
  if (!workOn)
    return (
      <Section title="Work on" open>
        <p className="text-ink-2">After your first call, your weakest skill stands here.</p>
      </Section>
    )
  const skill = progress.data?.skills.find((each) => each.skill === workOn.skill)?.label ?? workOn.skill
  const isWithThem = withThem.data?.items.some((each) => each._id === workOn.simulationId) ?? false
  if (!isWithThem)
    return (
      <Section title={`Work on: ${skill.toLowerCase()}`} open>
        <p className="text-ink-2">
          It is your weakest skill. <TextLink to={lessonPath(workOn)}>Your call with {workOn.buyerName}</TextLink> shows
          where you lost the points.
        </p>
      </Section>
    )
  return (
    <Section title={`Work on: ${skill.toLowerCase()}`} open>
      <p className="text-ink-2">{workOn.advice}</p>
      {workOn.quote && (
        <blockquote className="mt-3 border-l-2 border-you pl-2.5 text-small">“{workOn.quote}”</blockquote>
      )}
      <p className="mt-1 pl-3 text-tiny">
        <TextLink look="alone" to={lessonPath(workOn)}>
          Your call{workOn.startMs !== null && `, ${formatClock(workOn.startMs)}`}
        </TextLink>
      </p>
      {workOn.drill && <RetryButton simulationId={workOn.simulationId} point={workOn.drill} />}
    </Section>
  )
}
