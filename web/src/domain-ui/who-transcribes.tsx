import { useQuery } from '@tanstack/react-query'
import { transcriptionServiceQuery } from '../lib/queries/calls.ts'

const hourMs = 3_600_000

/** "3 hours", "40 minutes" */
export function soundLength(ms: number): string {
  const [count, unit] = ms >= hourMs ? [Math.floor(ms / hourMs), 'hour'] : [Math.floor(ms / 60_000), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Says before a recording is chosen where it goes, and how much of it may. Nothing until that is known. */
export function WhoTranscribes({ orgId }: { orgId: string }) {
  const { data } = useQuery({ ...transcriptionServiceQuery(orgId), staleTime: 0 })
  if (!data) return null
  const { service } = data
  return (
    <p className="text-small text-ink-2">
      {service === null
        ? 'A recording stays on this server. Nobody writes it down: choose its transcript with it, or add that afterwards.'
        : `A recording is sent to ${service.name} (${service.model}), which writes down what is said. It may be up to 4 hours long, and your organisation has ${soundLength(service.leftMs)} left this month. Transcript files are sent to nobody.`}
    </p>
  )
}
