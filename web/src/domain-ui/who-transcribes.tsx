import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { getTranscriptionService } from '@ringside/contract/transcriptions'
import { useQuery } from '@tanstack/react-query'
import { transcriptionServiceQuery } from '../lib/queries/calls.ts'

const hourMs = 3_600_000

/** "3 hours", "40 minutes" */
export function soundLength(ms: number): string {
  const [count, unit] = ms >= hourMs ? [Math.floor(ms / hourMs), 'hour'] : [Math.floor(ms / 60_000), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

type Uploads = ResponseOf<typeof getTranscriptionService>

/** Where a recording goes and how much of it may, and who is sent something of a call with its words. */
export function whereCallsGo({ service, reviewsWordedBy }: Uploads): string {
  const recording =
    service === null
      ? 'A recording stays on this server. Nobody writes it down: choose its transcript with it, or add that afterwards.'
      : `A recording is sent to ${service.name} (${service.model}), which writes down what is said. It may be up to 4 hours long, and your organisation has ${soundLength(service.leftMs)} left this month.`
  if (reviewsWordedBy !== null)
    return `${recording} What we write about a call is sent to ${reviewsWordedBy}, which finds other words for it, with names and days in it and without quotes.`
  return service === null ? recording : `${recording} Transcript files are sent to nobody.`
}

/** Says before a call is chosen where it goes. Nothing until that is known. */
export function WhoTranscribes({ orgId }: { orgId: string }) {
  const { data } = useQuery({ ...transcriptionServiceQuery(orgId), staleTime: 0 })
  return data ? <p className="text-small text-ink-2">{whereCallsGo(data)}</p> : null
}
