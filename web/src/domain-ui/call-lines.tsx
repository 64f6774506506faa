import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { getAccount } from '@ringside/contract/pipeline/accounts'
import { reviewPath } from '../lib/paths.ts'
import { formatDay } from '../lib/time-format.ts'
import { TextLink } from '../ui/text-link.tsx'
import { callName, callTypeLabels, outcomeLabels } from './call-labels.ts'
import { Voiceprint } from './voiceprint.tsx'

export type AccountCall = ResponseOf<typeof getAccount>['calls'][number]

/** Calls a line each, which leads to the review; `withWhom` says with whom, where that differs. */
export function CallLines({ calls, withWhom }: { calls: readonly AccountCall[]; withWhom: boolean }) {
  return (
    <ul>
      {calls.map((call) => (
        <li key={call.simulationId} className="flex min-h-11 items-center gap-3 border-b border-line py-2">
          {withWhom && <Voiceprint seed={call.personaId} name={call.personaName} size={32} />}
          <span className="min-w-0 flex-1">
            <TextLink look="box" to={reviewPath(call.simulationId)}>
              {withWhom ? call.personaName : callName(call.type)}
            </TextLink>
            <span className="block truncate text-small text-ink-2">
              {withWhom && `${callTypeLabels[call.type]}, `}
              {call.isRetry && 'retry of a call, '}
              {formatDay(call.at)}
              {call.outcome ? `. ${outcomeLabels[call.outcome]}` : ''}
            </span>
          </span>
          <span className="numeral text-[16px]/5">{call.score ?? '–'}</span>
        </li>
      ))}
    </ul>
  )
}
